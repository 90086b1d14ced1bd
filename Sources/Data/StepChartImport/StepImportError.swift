/// The reason why days cannot be read as requested.
public struct StepImportError: StepChartError, Hashable, Sendable {
    /// True if the file states that health data cannot be read now, as while the phone is locked.
    public let isProtected: Bool
    /// One line, as in the command's output: the file, the position in it, what was expected and found, and what to do.
    /// Its `--time-zone` is `timeZone` of `ImportOptions`; other options are properties of their `reading`.
    public let description: String

    package init(_ failure: Failure, in path: String, isProtected: Bool = false) {
        description = failure.option == nil ? failure.line : "\(path.printable): \(failure.line)"
        self.isProtected = isProtected
    }
}
