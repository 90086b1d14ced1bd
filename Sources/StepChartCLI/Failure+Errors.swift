import Files
import PNGCodec
import StepChart
import StepData

extension Failure {
    /// Nil for what argument parsing throws, which has its own words and statuses.
    init?(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        // A theme's figures are checked as they are read, so that what a chart refuses is one of the options.
        case let error as ChartError: self.init(.usage, error.description)
        case let error as PNGError: self.init(.internal, error.description)
        default: return nil
        }
    }

    /// A fault in the text of the named file.
    init(_ error: StepDataError, in name: String) {
        self.init(.badData, "\(name):\(error)")
    }
}
