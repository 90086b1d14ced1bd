/// The reason why a text is not as expected: a week, a theme, a list of devices, a layout, a template.
///
/// `field` is the path of the offending value, as in `days[3].steps`, empty when it is the whole text. `found` is as
/// written in the source, shortened and escaped, so that the description is one line for any text.
public enum TextError: StepChartError, Hashable, Sendable {
    /// The text breaks the rules of UTF-8, JSON or CSV.
    case malformed(at: TextPosition, field: String, expected: String, found: String)
    /// A well-formed value that is not allowed here. It has no position when it did not come from a text.
    case invalid(at: TextPosition?, field: String, expected: String, found: String)
    /// A key or column that does not exist; `nearest` is the known one that it most likely means, if any is near.
    case unknownName(at: TextPosition, field: String, nearest: String?, found: String)
    /// A key or column that was given before.
    case repeatedName(at: TextPosition, field: String, found: String)

    /// One line without the file's name: `7:18: days[3].steps: expected a whole number >= 0, found "many"`.
    public var description: String { Self.line(words.at, words.field, words.expected, words.found) }

    public var position: TextPosition? { words.at }

    package var field: String { words.field }

    private var words: (at: TextPosition?, field: String, expected: String, found: String) {
        switch self {
        case .malformed(let at, let field, let expected, let found): (at, field, expected, found)
        case .invalid(let at, let field, let expected, let found): (at, field, expected, found)
        case .unknownName(let at, let field, let nearest, let found):
            (at, field, "a known name" + NearestName.hint(nearest), found)
        case .repeatedName(let at, let field, let found): (at, field, "each name once", found + " again")
        }
    }

    /// `position: field: expected ..., found ...`; the position and the field are left out where there are none.
    package static func line(_ at: TextPosition?, _ field: String, _ expected: String, _ found: String) -> String {
        let location = at.map { "\($0.line):\($0.column): " } ?? ""
        let subject = field.isEmpty ? "" : field + ": "
        return "\(location)\(subject)expected \(expected), found \(found)"
    }
}
