/// The kinds of text that hold a week.
public enum StepDataFormat: String, Hashable, Sendable, CaseIterable {
    /// JSON, as `StepWeek.init(json:)` reads it.
    case json
    /// CSV, as `StepWeek.init(csv:)` reads it.
    case csv

    /// The format by the extension of a file's name, nil if it has another or none.
    public init?(path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }

    /// The format that the text itself suggests: JSON when it begins with a bracket, otherwise CSV. It may be UTF-16.
    public init(guessing bytes: some Sequence<UInt8>) {
        let blankOrMark: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0]
        let first = bytes.first { !blankOrMark.contains($0) }
        self = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .csv
    }
}
