import StepJobs

/// Puts the values of options into a job. What a word means, and whether it means anything, is for jobs to say.
///
/// Options are plain texts: argument parsing looks up every type of theirs at start-up, which takes longer than reading
/// the words.
struct WordReader {
    var job: Job

    mutating func set<Value: OptionValue>(_ option: String, _ path: WritableKeyPath<Job, Value>, _ text: String?)
        throws(JobError)
    {
        if let text { job[keyPath: path] = try Value.value(of: text, option: option) }
    }

    mutating func set<Value: OptionValue>(_ option: String, _ path: WritableKeyPath<Job, Value?>, _ text: String?)
        throws(JobError)
    {
        if let text { job[keyPath: path] = try Value.value(of: text, option: option) }
    }
}
