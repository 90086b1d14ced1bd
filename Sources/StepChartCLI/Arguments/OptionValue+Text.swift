import StepJobs

// Options are plain texts: argument parsing looks up every type of theirs at start-up, which takes longer than reading
// the words. What a text means, and whether it means anything, is for jobs to say.

extension OptionValue {
    /// Takes the value that an option's text means; without a text stays what it is.
    mutating func read(_ text: String?, of option: String) throws(JobError) {
        if let text { self = try Self.value(of: text, option: option) }
    }
}

extension Optional where Wrapped: OptionValue {
    /// Takes the value that an option's text means; without a text stays what it is.
    mutating func read(_ text: String?, of option: String) throws(JobError) {
        if let text { self = try Wrapped.value(of: text, option: option) }
    }
}
