/// The reason why bytes or values are not a week of steps.
public enum StepDataError: StepChartError, Hashable, Sendable {
    /// The text, or a value, does not fit a week; has the position and the reason.
    case text(TextError)
    /// The source states that health data cannot be read now, as while the phone is locked. The text itself is valid.
    case protected(at: TextPosition)

    /// One line without the file's name: `7:18: days[3].steps: expected a whole number >= 0, found "many"`.
    public var description: String {
        switch self {
        case .text(let error): error.description
        case .protected(let at): TextError.line(at, "status", "health data that can be read", "\"protected\"")
        }
    }

    public var position: TextPosition? {
        switch self {
        case .text(let error): error.position
        case .protected(let at): at
        }
    }
}

extension SourceText {
    package func invalid(at offset: Int, _ field: String = "", expected: String, found: String) -> TextError {
        .invalid(at: position(of: offset), field: field, expected: expected, found: found)
    }

    /// Quotes another value of the text with its line, for messages, as in `"7,3" in line 4`.
    func cited(_ range: Range<Int>) -> String { "\(quoted(range)) in line \(position(of: range.lowerBound).line)" }
}
