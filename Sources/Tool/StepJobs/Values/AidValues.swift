import StepChart
import StepSupport

extension Annotations.Values: OptionChoice {}
extension Aggregation.Span: OptionChoice {}
extension Aggregation.Summary: OptionChoice {}

extension Annotations.Baseline: OptionValue {
    package init?(word: String) {
        switch word.lowercased() {
        case "min": self = .least
        case "zero": self = .zero
        default:
            guard let steps = Int(word), StepDay.valueRange.contains(steps) else { return nil }
            self = .steps(steps)
        }
    }

    package var word: String {
        switch self {
        case .least: "min"
        case .zero: "zero"
        case .steps(let steps): "\(steps)"
        }
    }

    package static let words = ["min", "zero"]

    package static var expected: String { "min, zero or a number of steps >= 0" }

    package static var schema: [(String, JSON)] {
        .either(
            .wholeNumber() + [("maximum", .number(StepDay.valueRange.upperBound))], .text("^(min|zero|[0-9]+)$"))
    }
}

extension Annotations.Heading: OptionValue {
    package init?(word: String) {
        if word.lowercased() == "auto" {
            self = .automatic
        } else if !word.isEmpty, !word.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            self = .text(word)
        } else {
            return nil
        }
    }

    package var word: String {
        switch self {
        case .automatic: "auto"
        case .text(let text): text
        }
    }

    package static var words: [String] { ["auto"] }

    package static var expected: String { "auto, or a text of one line" }

    package static var schema: [(String, JSON)] {
        [("type", .array([.string("string"), .string("number")])), ("minLength", .number(1))]
    }
}
