/// What the user may say about how data becomes days: all is left to the data by default.
public struct ImportOptions: Hashable, Sendable {
    /// What to do where several sources have counted at the same time.
    public enum Merge: Hashable, Sendable {
        /// The source of the highest rank counts, and the others fill its gaps.
        case ranked
        /// Of each day the source that has counted most.
        case greatest
        /// All are added up.
        case sum
        /// One source alone, by its name.
        case only(String)
    }

    /// The kind of export, as in `apple-health`; nil recognises it.
    public var kind: String?
    /// The rule that the user asks for; nil is that of the first rank, as long as sources are of one kind of data.
    public var merge: Merge?
    var rule: Merge { merge ?? .ranked }
    /// In which days begin, as in `Europe/Helsinki`, `UTC` or `+02:00`; nil leaves it to the data.
    public var timeZone: String?
    /// Names of sources that come before all others, the first one first.
    public var sourcePriority: [String] = []
    /// Whether what a person has typed in does not count.
    public var leavesManualOut = false
    /// Of tables that have a row for each day, and of JSON. Its zone has the rules of `timeZone`, for all formats.
    public var reading = ReadingOptions()
    /// The most bytes that are read, unpacked.
    package var maxSize = ByteCount(16 << 30)
    /// Only these days; nil is all.
    package var window: ClosedRange<CivilDate>?

    /// All is left to the data.
    public init() {}

    /// The zone that was chosen, else UTC, with a note for data that do not say theirs.
    func zone(_ notes: inout [String]) -> TimeZoneRules {
        if let zone = reading.zone { return zone }
        notes.append("days are those of UTC, as the export does not say the time zone; --time-zone Area/City does")
        return TimeZoneRules(offset: 0)
    }
}

/// A number of bytes, as in `500M` or `16G`: powers of 1024.
package struct ByteCount: OptionValue {
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
