extension Failure {
    /// A fault in the named file, which was to hold a week.
    init(_ error: StepDataError, in name: String) {
        let field: String? = if case .text(let text) = error { text.field } else { nil }
        self.init(.badData, "\(name):\(error)", field: field)
    }

    /// What is asked for cannot be drawn; the name is that of the file where the week comes from.
    init(_ error: ChartError, of name: String) {
        switch error {
        case .missingGlyph:
            self.init(
                .badData, "\(name): \(error); --font FILE brings letters, --missing-glyph box draws a box in its place")
        case .needsShaping: self.init(.badData, "\(name): \(error); --missing-glyph box draws a box in its place")
        case .notEncoded: self.init(.internal, error.description)
        default: self.init(.usage, error.description)
        }
    }

    /// Calls `body`, in which files are written by functions that also throw what their closures do.
    /// - Parameter name: of the file where the week comes from.
    static func translating<Result>(of name: String, _ body: () throws -> Result) throws(Failure) -> Result {
        do {
            return try body()
        } catch let error as Failure {
            throw error
        } catch let error as ChartError {
            throw Failure(error, of: name)
        } catch {
            throw Failure(.internal, "\(error)")
        }
    }
}
