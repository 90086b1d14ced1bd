import StepSupport

extension TextError {
    /// Whether there was no time to read on.
    package var isLate: Bool {
        description == "1:1: expected less to read in the time that there is, found more"
    }
}
