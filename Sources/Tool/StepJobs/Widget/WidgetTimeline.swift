import StepChart
import StepData
import StepGoldens
import StepPNG
import StepSupport

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
        enum Week {
            case file(String)
            case inline(StepWeek)
        }

        var date: TimelineDate
        var week: Week
    }

    enum Policy: String, CaseIterable { case after, atEnd }

    let entries: [Entry]
    let policy: Policy

    /// When to refresh; nil is as soon as the last entry is shown.
    var refreshDate: TimelineDate? {
        guard policy == .after, let last = entries.last else { return nil }
        return last.date.nextMidnight
    }

    /// - Parameter path: of the file, from whose folder on the weeks' paths go.
    init(_ file: InputFile, path: String) throws(Failure) {
        (entries, policy) = try file.read(Self.read)
        folder = Folder.parent(of: path)
    }

    private let folder: String

    /// A job for each scheme of each entry.
    /// - Parameter job: what they have in common.
    func jobs(like job: Job, _ schemes: [ColorScheme]) -> [Job] {
        entries.flatMap { entry in
            schemes.map { scheme in
                var own = job
                own.looks.scheme = scheme == .light ? .light : .dark
                switch entry.week {
                case .inline(let week): own.source.week = .week(week)
                case .file(let name): own.source.path = folder.isEmpty ? name : Folder.path(name, in: folder)
                }
                return own
            }
        }
    }

    private enum Key: String, CaseIterable { case entries, policy }
    private enum EntryKey: String, CaseIterable { case date, week }

    /// No file is looked at.
    static func read(_ bytes: [UInt8]) throws(TextError) -> ([Entry], Policy) {
        var reader = JSONReader(try SourceText(bytes))
        var entries: [Entry]?
        var policy = Policy.after
        let keys = JSONKeys(Key.self)
        try reader.enterObject(expecting: "a timeline, an object with entries")
        while let key = try reader.nextKey(of: keys) {
            switch key {
            case .entries: entries = try Self.entries(&reader)
            case .policy:
                let expected = "\"after\" or \"atEnd\""
                guard let known = Policy(rawValue: try reader.string(expecting: expected)) else {
                    throw reader.invalid(expected: expected)
                }
                policy = known
            }
        }
        try reader.finish()
        guard let entries else {
            throw reader.invalid(
                field: "entries", at: reader.text.start, expected: "entries in an array", found: "no such key")
        }
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
        var date: TimelineDate?
        var week: Entry.Week?
        let keys = JSONKeys(EntryKey.self)
        let field = reader.field
        try reader.enterObject(expecting: "an entry with date and week")
        let start = reader.lastValue.lowerBound
        while let key = try reader.nextKey(of: keys) {
            switch key {
            case .date:
                date = TimelineDate(try reader.string(expecting: TimelineDate.expected))
                guard let date else { throw reader.invalid(expected: TimelineDate.expected) }
                if let previous, date <= previous { throw reader.invalid(expected: "a date after \(previous)") }
            case .week:
                if reader.kind() == .string {
                    week = .file(try reader.string(expecting: "the path of a week"))
                } else {
                    switch try ParsedWeek(in: &reader) {
                    case .week(let read): week = .inline(read)
                    case .protected: throw reader.invalid(expected: "a week that can be read", found: "a protected one")
                    }
                }
            }
        }
        guard let date else {
            throw reader.invalid(
                field: "\(field).date", at: start, expected: TimelineDate.expected, found: "no such key")
        }
        guard let week else {
            throw reader.invalid(
                field: "\(field).week", at: start, expected: "a week, or the path of one", found: "no such key")
        }
        return Entry(date: date, week: week)
    }
}

extension WidgetTimeline {
    /// What an entry shows in a scheme, and the file where that is.
    struct Picture {
        var date: TimelineDate
        var scheme: ColorScheme
        var file: String
        var digest: PictureDigest
    }

    /// timeline.json
    func json(_ pictures: [Picture], _ options: WidgetOptions, scale: Double) -> String {
        let policy: [(String, JSON)] =
            refreshDate.map { [("kind", .string("after")), ("date", .string("\($0)"))] }
            ?? [("kind", .string("atEnd"))]
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
