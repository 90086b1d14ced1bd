/// Why bytes or values are not a week of steps.
///
/// `field` is the path of the offending value, as in `days[3].steps`, empty when it is the whole input. `found` is as
/// written in the source, shortened and escaped, so that the description is one line whatever the input holds.
public enum StepDataError: Error, Hashable, Sendable {
    /// The text breaks the rules of UTF-8, JSON or CSV.
    case malformed(at: TextPosition, field: String, expected: String, found: String)
    /// A well-formed value that a week cannot hold. It has no position when it did not come from a text.
    case invalid(at: TextPosition?, field: String, expected: String, found: String)
    /// A key or column that does not exist; `nearest` is the known one that is spelled most like it.
    case unknownName(at: TextPosition, field: String, nearest: String, found: String)
    /// A key or column that was given before.
    case repeatedName(at: TextPosition, field: String, found: String)
    /// The source says that health data cannot be read now, as while the phone is locked. The text itself is in order.
    case protected(at: TextPosition)
}

extension StepDataError: CustomStringConvertible {
    /// One line without the file's name: `7:18: days[3].steps: expected a whole number >= 0, found "many"`.
    public var description: String {
        switch self {
        case .malformed(let at, let field, let expected, let found):
            Self.line(at, field, expected, found)
        case .invalid(let at, let field, let expected, let found):
            Self.line(at, field, expected, found)
        case .unknownName(let at, let field, let nearest, let found):
            Self.line(at, field, "a known name (the nearest is \"\(nearest)\")", found)
        case .repeatedName(let at, let field, let found):
            Self.line(at, field, "each name once", found + " again")
        case .protected(let at):
            Self.line(at, "status", "health data that can be read", "\"protected\"")
        }
    }

    private static func line(_ at: TextPosition?, _ field: String, _ expected: String, _ found: String) -> String {
        let place = at.map { "\($0.line):\($0.column): " } ?? ""
        let subject = field.isEmpty ? "" : field + ": "
        return "\(place)\(subject)expected \(expected), found \(found)"
    }
}
