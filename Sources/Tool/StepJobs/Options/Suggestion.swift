/// What to do instead, where words of a command line mean nothing.
package enum Suggestion {
    static func unknown(_ name: String, _ command: CommandName, _ options: [Option]) -> Failure {
        let word = String(name.drop { $0 == "-" })
        if command == .widget, let other = retired.first(where: { $0.key == word })?.value {
            return Failure(.usage, "\(name) is gone: \(other); stepchart help batch", field: word)
        }
        let names = options.map(\.name)
        let known = command.rawValue
        let other = Option.all.first { $0.name == word && $0.place != .json }
        let others = CommandName.allCases.filter { other?.commands.contains($0) == true }.map(\.rawValue)
        // What another command has is spelled as it was meant.
        let nearest =
            meant(by: word, in: names) ?? (others.isEmpty ? NearestName.to(word, in: names, differing: 4) : nil)
        let owners = others.isEmpty ? "" : ", \(others.joined(separator: ", ")) \(others.count == 1 ? "has" : "have")"
        let next = nearest.map { " (the nearest is --\($0))" } ?? owners
        return Failure(
            .usage, "\(name): \(known) has no such option\(next); stepchart help \(known) lists them", field: word)
    }

    /// One of another name, or one that begins so, or with which the word begins.
    private static func meant(by word: String, in names: [String]) -> String? {
        let word = word.lowercased()
        if let known = synonyms.first(where: { $0.key == word })?.value,
            names.contains(where: { $0 == known.prefix { $0 != " " } })
        {
            return known
        }
        let longer = names.filter { $0.hasPrefix(word) }
        if word.count > 1, longer.count == 1 { return longer[0] }
        return names.filter { word.hasPrefix("\($0)-") }.max { $0.count < $1.count }
    }

    /// A word too many. It may have been meant for an output, but what is there already is never proposed for one.
    /// - Parameter isGiven: whether a word says the option of this name.
    static func surplus(_ word: String, _ command: CommandName, isGiven: (String) -> Bool) -> Failure {
        let isFree = !word.isEmpty && access(word, F_OK) != 0
        let isPicture = PictureName.kind(of: word) != nil || command == .animate && FrameFormat(named: word) != nil
        let several = "one input makes one picture, batch draws several"
        let (expected, advice): (String, String?) =
            switch command {
            case .compare:
                ("two pictures", isFree && isPicture && !isGiven("diff") ? "--diff \(word) draws the difference" : nil)
            case .verify:
                ("one folder", isGiven("actual") ? nil : "--actual \(word) compares with it")
            case .message:
                ("one input", isFree && !isGiven("output") ? "-o \(word) says where the files go" : several)
            case .batch:
                ("one file of jobs", isFree && !isGiven("out") ? "--out \(word) says where pictures go" : nil)
            case .review, .approve: ("two folders", nil)
            case .inspect: ("one file", nil)
            default:
                (
                    "one input",
                    isFree && isPicture && !isGiven("output") ? "-o \(word) says where the picture goes" : several
                )
            }
        let found = "found another, \(SourceText.quoted(word))"
        return Failure(.usage, "expected \(expected), \(found)" + (advice.map { "; \($0)" } ?? ""))
    }

    /// The first word is no command.
    package static func unknownCommand(_ word: String) -> Failure {
        let names = CommandName.allCases.map(\.rawValue)
        let isFile = word.contains(".") || word.contains("/")
        let output = "chart.png"
        let isFree = word != output && access(output, F_OK) != 0
        let next = isFile && isFree ? "; stepchart render \(word) -o \(output) draws it" : ""
        let known = names.joined(separator: ", ") + NearestName.hint(NearestName.to(word, in: names))
        return Failure(.usage, "expected a command, one of \(known), found \(SourceText.quoted(word))\(next)")
    }
}
