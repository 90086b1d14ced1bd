import ArgumentParser
import StepJobs

/// An option's value as it was typed. What it means, and whether it means anything, is for jobs to say.
struct Word<Value: OptionValue>: ExpressibleByArgument {
    let text: String

    init(argument: String) {
        text = argument
    }

    init(_ value: Value) {
        text = value.word
    }

    /// - Parameter option: its name, without dashes.
    func value(of option: String) throws(JobError) -> Value { try Value.value(of: text, option: option) }

    var defaultValueDescription: String { text }

    static var allValueStrings: [String] { Value.self is any OptionChoice.Type ? Value.words : [] }

    static var defaultCompletionKind: CompletionKind { Value.words.isEmpty ? .default : .list(Value.words) }
}

/// Puts the values of words into a job.
struct WordReader {
    var job: Job

    mutating func set<Value>(_ option: String, _ path: WritableKeyPath<Job, Value>, _ word: Word<Value>)
        throws(JobError)
    {
        job[keyPath: path] = try word.value(of: option)
    }

    mutating func set<Value>(_ option: String, _ path: WritableKeyPath<Job, Value?>, _ word: Word<Value>?)
        throws(JobError)
    {
        if let word { job[keyPath: path] = try word.value(of: option) }
    }

    /// The same of a plain text. Every kind of `Word` costs start-up time, which options that few need should not.
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
