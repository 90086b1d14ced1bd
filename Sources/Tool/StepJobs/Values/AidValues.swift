import StepChart
import StepSupport

extension Annotations.Values: OptionChoice {}
extension Aggregation.Span: OptionChoice {}
extension Aggregation.Summary: OptionChoice {}

extension Annotations.Baseline: NamedValue {
    package static let names: KeyValuePairs<String, Self> = ["min": .least, "zero": .zero]

    package init?(form: String) {
        guard let steps = Int(form), StepDay.valueRange.contains(steps) else { return nil }
        self = .steps(steps)
    }

    package var form: String { if case .steps(let steps) = self { "\(steps)" } else { "" } }

    package static var expected: String { "min, zero or a number of steps >= 0" }

    package static var schema: [(String, JSON)] {
        .either(
            .wholeNumber() + [("maximum", .number(StepDay.valueRange.upperBound))], .text("^(min|zero|[0-9]+)$"))
    }
}

extension Annotations.Heading: NamedValue {
    package static let names: KeyValuePairs<String, Self> = ["auto": .automatic]

    package init?(form: String) {
        if form.isEmpty || form.unicodeScalars.contains(where: \.isControl) { return nil }
        self = .text(form)
    }

    package var form: String { if case .text(let text) = self { text } else { "" } }

    package static var expected: String { "auto, or a text of one line" }

    package static var schema: [(String, JSON)] {
        [("type", .array([.string("string"), .string("number")])), ("minLength", .number(1))]
    }
}
