import StepChart
import StepData
import StepFiles
import StepGoldens
import StepText

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
        var week: StepWeek
        /// What messages call the week.
        var source: String
    }

    enum Policy: String, CaseIterable { case after, atEnd }

    let entries: [Entry]
    let policy: Policy

    /// When to refresh; nil is as soon as the last entry is shown.
    var refreshDate: TimelineDate? {
        guard policy == .after, let last = entries.last else { return nil }
        return last.date.nextMidnight
    }

    init(_ path: String) throws(Failure) {
        let file = try InputFile(path)
        let entries: [ReadEntry]
        do {
            (entries, policy) = try Self.read(file.bytes)
        } catch {
            throw Failure(error, in: file.name)
        }
        let folder = Folder.parent(of: path)
        var loaded: [Entry] = []
        for entry in entries {
            switch entry.week {
            case .inline(let week): loaded.append(Entry(date: entry.date, week: week, source: file.name))
            case .file(let name):
                let weekFile = WeekFile(path: folder.isEmpty ? name : Folder.path(name, in: folder))
                loaded.append(Entry(date: entry.date, week: try weekFile.week(), source: weekFile.name))
            }
        }
        self.entries = loaded
    }

    private struct ReadEntry {
        enum Week {
            case file(String)
            case inline(StepWeek)
        }

        var date: TimelineDate
        var week: Week
    }

    private enum Key: String, CaseIterable { case entries, policy }
    private enum EntryKey: String, CaseIterable { case date, week }

    private static func read(_ bytes: [UInt8]) throws(TextError) -> ([ReadEntry], Policy) {
        var reader = JSONReader(try SourceText(bytes))
        var entries: [ReadEntry]?
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

    private static func entries(_ reader: inout JSONReader) throws(TextError) -> [ReadEntry] {
        var entries: [ReadEntry] = []
        try reader.enterArray(expecting: "entries in an array")
        let start = reader.lastValue.lowerBound
        while try reader.nextElement() { entries.append(try entry(&reader, after: entries.last?.date)) }
        guard !entries.isEmpty else { throw reader.invalid(at: start, expected: "at least one entry", found: "none") }
        return entries
    }

    private static func entry(
        _ reader: inout JSONReader, after previous: TimelineDate?
    ) throws(TextError) -> ReadEntry {
        var date: TimelineDate?
        var week: ReadEntry.Week?
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
                    switch try WeekReading(in: &reader) {
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
        return ReadEntry(date: date, week: week)
    }
}

/// A moment on a wall clock, without a time zone: `2016-09-18`, which is its midnight, or `2016-09-18T22:30`.
struct TimelineDate: Hashable {
    let day: CivilDate
    /// From 0; nil when only the day was given.
    let minute: Int?

    static let expected = "a date that exists, as in \"2016-09-18\" or \"2016-09-18T22:30\""

    init(_ day: CivilDate, minute: Int? = nil) {
        self.day = day
        self.minute = minute
    }

    init?(_ text: String) {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let day = parts.first.flatMap({ CivilDate(String($0)) }) else { return nil }
        guard parts.count == 2 else {
            self.init(day)
            return
        }
        let time = parts[1].split(separator: ":", omittingEmptySubsequences: false)
        guard time.count == 2, time.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let hour = Int(time[0]), let minute = Int(time[1]), hour < 24, minute < 60
        else { return nil }
        self.init(day, minute: hour * 60 + minute)
    }

    var nextMidnight: TimelineDate? { day.adding(days: 1).map { TimelineDate($0, minute: 0) } }

    /// The date in the name of a file, where a colon would not do: `2016-09-18T2230`.
    var fileName: String { description.filter { $0 != ":" } }
}

extension TimelineDate: Comparable {
    static func < (a: Self, b: Self) -> Bool { (a.day, a.minute ?? 0) < (b.day, b.minute ?? 0) }
}

extension TimelineDate: CustomStringConvertible {
    var description: String {
        guard let minute else { return "\(day)" }
        func padded(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
        return "\(day)T\(padded(minute / 60)):\(padded(minute % 60))"
    }
}
