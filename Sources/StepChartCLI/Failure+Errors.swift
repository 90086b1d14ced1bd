import StepChart
import StepData
import StepFiles
import StepPNG
import StepText

extension Failure {
    /// Nil for what argument parsing throws, which has its own words and statuses.
    init?(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as ChartError: self.init(error)
        case let error as PNGError: self.init(.internal, error.description)
        default: return nil
        }
    }

    /// A theme's figures are checked as they are read, so that what a chart refuses is one of the options.
    private init(_ error: ChartError) {
        self.init(.usage, error.description)
    }

    /// The same, unless it is a text in the named file that cannot be drawn.
    init(_ error: ChartError, drawing name: String) {
        if case .missingGlyph = error {
            self.init(.badData, "\(name): \(error); --missing-glyph box draws a box in its place")
        } else {
            self.init(error)
        }
    }

    /// A fault in the text of the named file.
    init(_ error: TextError, in name: String) {
        self.init(.badData, "\(name):\(error)")
    }

    init(_ error: StepDataError, in name: String) {
        self.init(.badData, "\(name):\(error)")
    }
}

/// Draws what the named input holds, which is where a text that cannot be drawn comes from.
func naming<Result>(_ name: String, _ draw: () throws(ChartError) -> Result) throws(Failure) -> Result {
    do {
        return try draw()
    } catch {
        throw Failure(error, drawing: name)
    }
}
