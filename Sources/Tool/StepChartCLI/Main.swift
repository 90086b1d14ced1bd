@main
enum Main {
    static let version = "0.3.0"

    static func main() {
        Descriptor.openStandardStreams()
        do {
            // Linux has the arguments in /proc, which may be missing.
            guard CommandLine.argc > 0 else {
                throw Failure(.internal, "the arguments cannot be read: is there no /proc?")
            }
            end(try run(try words()))
        } catch {
            let failure = error as? Failure ?? Failure(.internal, "\(error)")
            if failure.status != .ended { StandardError.report(failure.line) }
            end(failure.status.code, isEarly: failure.status == .ended)
        }
    }

    /// - Throws: if an argument is not UTF-8: repaired, it would name another file.
    private static func words() throws(Failure) -> [String] {
        var words: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = CommandLine.unsafeArgv[index] else { break }
            guard let word = String(validatingCString: bytes) else {
                throw Failure(
                    .usage, "argument \(index): expected UTF-8, found \(SourceText.quoted(String(cString: bytes)))")
            }
            words.append(word)
        }
        return words
    }

    /// - Parameter isEarly: true if the process was asked to end, or its output is no longer read.
    private static func end(_ status: Int32, isEarly: Bool = false) -> Never {
        // Pending signals, which were blocked while there were temporary files, may end the process now.
        TerminationSignals.release(isPipeClosed: isEarly)
        exit(status)
    }

    /// - Returns: the exit status.
    private static func run(_ words: [String]) throws -> Int32 {
        switch words.first {
        case "help" where words.count > 1 && !words[1].hasPrefix("-"): try write(HelpPage.text(about: words[1]))
        case nil, "--help", "-h", "help": try write(HelpPage.root)
        case "--version", "-V": try write("\(version)\n")
        case "--complete": try write(Completions.offers(Array(words.dropFirst())))
        case "--generate-completion-script", "--generate": try generate(words.dropFirst().first ?? "")
        case let word?:
            if let command = Command.named(word) { return try run(command, Array(words.dropFirst())) }
            guard let (meaning, note) = try Suggestion.meaning(ofCommand: words) else {
                throw Suggestion.unknownCommand(word)
            }
            if !words.contains("--quiet") { StandardError.report(note) }
            return try run(meaning)
        }
        return 0
    }

    private static func run(_ command: Command, _ words: [String]) throws -> Int32 {
        // Words after `--` are no options.
        for index in 0..<(words.firstIndex(of: "--") ?? words.count) {
            let word = words[index]
            let next = index + 1 < words.count ? words[index + 1] : ""
            if word == "--help" { return try write(HelpPage(command: command).text) }
            // A `-h` before a number is a height.
            if word == "-h", Double(next) == nil { return try write(HelpPage(command: command, isShort: true).text) }
            if word == "--version" || word == "-V" { return try write("\(version)\n") }
        }
        if command.id == .compare, let status = try runDiffDriver(words) { return status }
        var invocation = try Arguments.readOverDefaults(words, of: command.id, hasInput: StandardStreams.hasInput)
        if command.id.drawn != nil { invocation.takeRedirections() }
        invocation.note(invocation.notes)
        // Signals are watched before there are other threads and files, so that none of these is missed.
        TerminationSignals.watch()
        return try command.run(invocation)
    }

    /// Compares as git's diff driver: for a path, file, hash and mode of the old, the same of the new, and a new path.
    /// - Returns: 0, since git stops at any other status; nil for other words.
    private static func runDiffDriver(_ words: [String]) throws -> Int32? {
        let words = words.last?.hasPrefix("similarity index") == true ? words.dropLast(2) : words
        let call = Array(words.suffix(7))
        let isCall = call.count == 7 && [call[3], call[6]].allSatisfy { $0 == "." || Int($0, radix: 8) != nil }
        guard isCall else { return nil }
        try write("\(call[0].printable)\n")
        if call.contains("/dev/null") { return try write(call[1] == "/dev/null" ? "added\n" : "removed\n") }
        do {
            _ = try run(.compare, words.dropLast(7) + [call[1], call[4]])
        } catch let failure as Failure where failure.status == .badData {
            StandardError.report(failure.line)
        }
        return 0
    }

    private static func generate(_ kind: String) throws(Failure) {
        let texts: KeyValuePairs<String, () -> String> = [
            "bash": { Completions.bash }, "zsh": { Completions.zsh }, "fish": { Completions.fish },
            "reference": { Command.reference }, "job-schema": { JobSchema.text },
        ]
        guard let text = texts.first(where: { $0.key == kind })?.value else {
            throw .option("generate", expected: texts.map(\.key).choice, found: SourceText.quoted(kind))
        }
        try write(text())
    }

    /// Writes a text to standard output, and returns the exit status.
    @discardableResult
    static func write(_ text: String) throws(Failure) -> Int32 {
        try OutputFile.standardOutput.write(text)
        return 0
    }
}
