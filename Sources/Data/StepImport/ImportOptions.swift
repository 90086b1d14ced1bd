/// Options for turning data into days: everything is left to the data by default.
public struct ImportOptions: Hashable, Sendable {
    /// The treatment of several sources that counted at the same time.
    public enum Merge: Hashable, Sendable {
        /// The source of the highest rank is used, and the others fill its gaps.
        case ranked
        /// The source with the highest count is used for each day.
        case greatest
        /// All sources are added up.
        case sum
        /// Only the source with this name is used.
        case only(String)
    }

    /// The kind of export, as in `apple-health`; nil recognises it.
    public var kind: String?
    /// The rule for several sources; nil is `ranked`, as long as all sources are of one kind of data.
    public var merge: Merge?
    var rule: Merge { merge ?? .ranked }
    /// The time zone that decides the days, as in `Europe/Helsinki`, `UTC` or `+02:00`; nil leaves it to the data.
    public var timeZone: String?
    /// The names of sources that come before all others, the first one first.
    public var sourcePriority: [String] = []
    /// True to leave out values that a person has typed in.
    public var leavesManualOut = false
    /// Options for tables with a row for each day, and for JSON. Its zone has the rules of `timeZone`, for all formats.
    public var reading = ReadingOptions()
    /// The maximum number of bytes that are read, unpacked.
    package var maxSize = ByteCount(16 << 30)
    package var window: ClosedRange<CivilDate>?

    /// Makes options that leave everything to the data.
    public init() {}

    /// The zone that was chosen, otherwise UTC, with a note for data without a time zone.
    func zone(_ notes: inout [String]) -> TimeZoneRules {
        if let zone = reading.zone { return zone }
        notes.append("days are those of UTC, as the export does not say the time zone; --time-zone Area/City does")
        return TimeZoneRules(offset: 0)
    }
}

/// A number of bytes, as in `500M` or `16G`: powers of 1024.
package struct ByteCount: OptionValue, Hashable {
    package var count: Int

    private static let units: [(letter: String, shift: Int)] = [("T", 40), ("G", 30), ("M", 20), ("K", 10)]

    package init(_ count: Int) { self.count = count }

    package init?(word: String) {
        let shift = word.last.flatMap { letter in Self.units.first { $0.letter == letter.uppercased() }?.shift }
        guard let number = Int(shift == nil ? word : String(word.dropLast())), number > 0,
            case (let count, let overflow) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0)), !overflow
        else { return nil }
        self.count = count
    }

    package var word: String {
        guard let unit = Self.units.first(where: { count % (1 << $0.shift) == 0 }) else { return "\(count)" }
        return "\(count >> unit.shift)\(unit.letter)"
    }

    package static let expected = "a number of bytes above 0, as in 500M or 16G"

    package static var schema: [(String, JSON)] { .either(.wholeNumber(from: 1), .text("^[0-9]+[KMGTkmgt]?$")) }
}
