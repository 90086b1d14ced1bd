/// The protocol of all errors of the library. A program that only prints errors catches this one:
///
///     do { ... } catch let error as StepChartError { print(error.line) }
public protocol StepChartError: Error, CustomStringConvertible {
    /// The position in the text that is at fault; nil if there is no text.
    var position: TextPosition? { get }
}

extension StepChartError {
    /// The error on one line: the position, what was expected, and what was found.
    public var line: String { description }

    /// Nil, for errors that have no text.
    public var position: TextPosition? { nil }
}
