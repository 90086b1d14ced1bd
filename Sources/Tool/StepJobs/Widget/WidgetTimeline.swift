/// When a widget is to show which week:
///
///     {"entries": [{"date": "2016-09-17T22:00", "week": "saturday.json"},
///                  {"date": "2016-09-18", "week": [7314, 2583, 16105]}],
///      "policy": "after"}
///
/// A week is a path, from the file's folder on, or stands here itself. The policy says when to ask for more: `after` the
/// next midnight, or `atEnd`, as soon as the last entry is shown.
struct WidgetTimeline {
    struct Entry {
        var date: TimelineDate
        /// Of a week, from the timeline's folder on; nil where the week stands here.
        var path: String?
        var week: StepHistory?
    }

    enum Policy: String, CaseIterable { case after, atEnd }

    let entries: [Entry]
    let policy: Policy

    /// When to refresh; nil is as soon as the last entry is shown.
    var refreshDate: TimelineDate? { policy == .after ? entries.last?.date.nextMidnight : nil }

    /// - Parameter path: of the file, from whose folder on the weeks' paths go; those in a `data:` URL go from where all
    ///   paths of the job do.
    init(_ file: InputFile, path: String, _ access: FileAccess) throws(Failure) {
        (entries, policy) = try file.read(Self.read)
        folder = DataURL.isOne(path) ? access.base : Folder.parent(of: path)
    }

    /// Of the files of its weeks.
    var paths: [String] { entries.compactMap(path) }

    private func path(of entry: Entry) -> String? { entry.path.map { Folder.path($0, in: folder) } }

    /// Of its pictures, for each scheme of each entry.
    func names(_ schemes: Schemes, _ kind: PictureKind) -> [String] {
        entries.flatMap { schemes.paths($0.date.fileName + kind.ending) }
    }

    private let folder: String

    /// A job for each scheme of each entry.
    /// - Parameter job: what they have in common.
    func jobs(like job: Job, _ schemes: [Schemes]) -> [Job] {
        entries.flatMap { entry in
            schemes.map { scheme in
                var own = job.ofOneWidget
                own.looks.scheme = scheme
                own.source.week = entry.week.map { .days($0) }
                own.source.path = path(of: entry)
                return own
            }
        }
    }

    private enum Key: String, CaseIterable {
        case entries, policy
        var expected: String { "entries in an array" }
    }
    private enum EntryKey: String, CaseIterable {
        case date, week
        var expected: String { self == .date ? TimelineDate.expected : "a week, or the path of one" }
    }

    /// No file is looked at.
    static func read(_ bytes: [UInt8]) throws(TextError) -> ([Entry], Policy) {
        var reader = JSONReader(try SourceText(bytes))
        var (entries, policy) = ([Entry](), Policy.after)
        try reader.members(
            of: JSONKeys(Key.self), but: [.policy], expecting: "a timeline, an object with entries", missing: \.expected
        ) { json, key throws(TextError) in
            switch key {
            case .entries: entries = try Self.entries(&json)
            case .policy: policy = try json.choice(of: Policy.self)
            }
        }
        try reader.finish()
        return (entries, policy)
    }

    private static func entries(_ reader: inout JSONReader) throws(TextError) -> [Entry] {
        var entries: [Entry] = []
        try reader.enterArray(expecting: "entries in an array")
        let start = reader.lastValue.lowerBound
        while try reader.nextElement() { entries.append(try entry(&reader, after: entries.last?.date)) }
        guard !entries.isEmpty else { throw reader.invalid(at: start, expected: "at least one entry", found: "none") }
        return entries
    }

    private static func entry(
        _ reader: inout JSONReader, after previous: TimelineDate?
    ) throws(TextError) -> Entry {
        var entry = Entry(date: TimelineDate(.earliest))
        try reader.members(
            of: JSONKeys(EntryKey.self), expecting: "an entry with date and week",
            missing: \.expected
        ) { json, key throws(TextError) in
            switch key {
            case .date:
                guard let date = TimelineDate(try json.string(expecting: TimelineDate.expected)) else {
                    throw json.invalid(expected: TimelineDate.expected)
                }
                if let previous, date <= previous { throw json.invalid(expected: "a date after \(previous)") }
                entry.date = date
            case .week where json.kind() == .string: entry.path = try json.string(expecting: "the path of a week")
            case .week:
                guard case .days(let read) = try ParsedWeek(in: &json) else {
                    throw json.invalid(expected: "a week that can be read", found: "a protected one")
                }
                entry.week = read
            }
        }
        return entry
    }
}

extension WidgetTimeline {
    /// What an entry shows in a scheme, and the file where that is.
    typealias Picture = (date: TimelineDate, scheme: Schemes, file: String, digest: PictureDigest)

    /// timeline.json
    func json(_ pictures: [Picture], _ options: WidgetOptions, scale: Double) -> String {
        let policy: [(String, JSON)] =
            refreshDate.map { [("kind", .string("after")), ("date", .string("\($0)"))] } ?? [("kind", .string("atEnd"))]
        let entries = pictures.map { picture in
            JSON.object([
                ("date", .string("\(picture.date)")), ("scheme", .string(picture.scheme.rawValue)),
                ("file", .string(picture.file)), ("sha256", .string(picture.digest.sha256)),
            ])
        }
        return JSON.document([
            ("version", .number(1)),
            ("family", .string(options.family.rawValue)),
            ("width", .number(options.width)),
            ("height", .number(options.height)),
            ("scale", .number(scale)),
            ("entries", .lines(entries)),
            ("policy", .object(policy)),
        ])
    }
}
