import StepFiles
import StepJobs
import StepPNG

extension Failure {
    /// Nil for what argument parsing throws, which has its own words and statuses.
    init?(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as JobError: self = error.failure
        case let error as PNGError: self.init(.internal, error.description)
        default: return nil
        }
    }
}
