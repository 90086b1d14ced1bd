import StepText

/// The value of an option, which users give as a word: on the command line, in a golden's arguments, in a job's JSON.
package protocol OptionValue: Hashable, Sendable {
    /// Nil for a word that says no such value.
    init?(word: String)
    /// A word that reads back as this value.
    var word: String { get }
    /// What a word looks like, for messages.
    static var expected: String { get }
    /// All words, where there are only few.
    static var words: [String] { get }
}

extension OptionValue {
    package static var words: [String] { [] }

    /// - Parameter option: its name, without dashes.
    /// - Throws: `JobError.option` for a word that says no such value.
    package static func value(of word: String, option: String) throws(JobError) -> Self {
        guard let value = Self(word: word) else {
            throw .option(
                option, expected: expected + NearestName.hint(NearestName.to(word, in: words)),
                found: SourceText.quoted(word))
        }
        return value
    }
}

/// A choice among few names; case does not count.
package protocol OptionChoice: OptionValue, RawRepresentable<String>, CaseIterable {}

extension OptionChoice {
    package init?(word: String) {
        guard let choice = Self.named(word) else { return nil }
        self = choice
    }

    package var word: String { rawValue }

    package static var words: [String] { allCases.map(\.rawValue) }

    package static var expected: String {
        (words.count < 2 ? "" : words.dropLast().joined(separator: ", ") + " or ") + words.suffix(1).joined()
    }
}

extension Double: OptionValue {
    package init?(word: String) {
        guard let value = Double(word), value.isFinite else { return nil }
        self = value
    }

    package var word: String { shortest }

    package static var expected: String { "a number such as 1.5" }
}

extension Int: OptionValue {
    package init?(word: String) { self.init(word, radix: 10) }

    package var word: String { "\(self)" }

    package static var expected: String { "a whole number" }
}
