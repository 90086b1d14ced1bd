/// Advice on words of a command line that have no meaning.
package enum Suggestion {
    /// Translates a command line whose first word is a command of another program.
    /// - Returns: the words, and a note; nil if the first word has no meaning here.
    /// - Throws: `usage` if it has several.
    package static func meaning(ofCommand words: [String]) throws(Failure) -> (words: [String], note: String)? {
        guard let first = words.first else { return nil }
        if let row = ForeignWords.commandAdvice.first(where: { first.isOne(of: $0.names) }) {
            throw Failure(.usage, "\(first): stepchart has no such command; \(row.text)")
        }
        guard let row = ForeignWords.commands.first(where: { first.isOne(of: $0.names) }) else { return nil }
        let own = row.own.split(separator: " ").map(String.init)
        return (own + words.dropFirst(), "\(first) is taken as stepchart \(row.own)")
    }

    package static func unknownCommand(_ word: String) -> Failure {
        let names = CommandName.allCases.map(\.rawValue)
        let isFile = word.contains(".") || word.contains("/")
        let output = "chart.png"
        let isFree = word != output && access(output, F_OK) != 0
        let next = isFile && isFree ? "; stepchart render \(word) -o \(output) draws it" : ""
        let known = names.joined(separator: ", ") + NearestName.hint(NearestName.to(word, in: names, differing: 5))
        return Failure(.usage, "expected a command, one of \(known), found \(SourceText.quoted(word))\(next)")
    }
}

extension Arguments {
    /// Makes the error for a surplus word, with the option for which it was probably meant.
    func surplus(_ word: String) -> Failure {
        let isFree = !word.isEmpty && access(word, F_OK) != 0
        let isNewPicture = isFree && PictureName.kind(of: word) != nil
        let (expected, general): (String, String?) =
            switch command {
            case .compare: ("two pictures", isNewPicture && !isGiven("diff") ? "--diff \(word) shows where" : nil)
            case .verify: ("one folder", isGiven("actual") ? nil : "--actual \(word) compares with it")
            case .message where isFree && !isGiven("output"): ("one input", "-o \(word) says where the files go")
            case .batch: ("one file of jobs", isFree && !isGiven("out") ? "--out \(word) says where pictures go" : nil)
            case .review, .approve: ("two folders", nil)
            case .inspect: ("one file", nil)
            default: ("one input", "one input makes one picture, batch draws several, --previous compares two")
            }
        let other = UnknownName.otherOption(for: word, among: options).map { "\($0) says that" }
        let advice = quotes ?? (isFree ? Self.period(word) ?? other : nil) ?? general
        let found = "found another, \(SourceText.quoted(word))"
        return Failure(.usage, "expected \(expected), \(found)" + (advice.map { "; \($0)" } ?? ""))
    }

    /// The advice on a text of several words without quotation marks.
    private var quotes: String? {
        guard let text = lastText, let next = text.next, access(next, F_OK) != 0 else { return nil }
        let quoted = SourceText.quoted("\(text.text) \(next)")
        return "a text of several words has quotation marks: \(text.option) \(quoted)"
    }

    /// Returns the advice on a week, a month or a year without its option.
    private static func period(_ word: String) -> String? {
        guard let span = CalendarSpan.iso(word) else { return nil }
        switch span.unit {
        case .week: return "--week \(word) draws this week"
        case .month: return "--month \(word) draws this month"
        case .year: return "--year \(word) draws this year"
        }
    }
}
