@main
enum Main {
    static let version = "0.2.0"

    static func main() {
        Descriptor.openStandardStreams()
        do {
            // The system has it from /proc, which may be missing.
            guard !CommandLine.arguments.isEmpty else {
                throw Failure(.internal, "the arguments cannot be read: is there no /proc?")
            }
            end(try run(try words()))
        } catch let failure as Failure {
            if failure.status != .ended { StandardError.tell(failure.line) }
            end(failure.status.code, isEarly: failure.status == .ended)
        } catch {
            StandardError.tell("\(error)")
            end(Failure.Status.internal.code)
        }
    }

    /// - Throws: where one is not UTF-8: repaired, it would name another file.
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

    /// - Parameter isEarly: whether the process was asked to end, or nobody reads its output any more.
    private static func end(_ status: Int32, isEarly: Bool = false) -> Never {
        // What was blocked while there were temporary files may end the process now.
        TerminationSignals.release(isPipeClosed: isEarly)
        exit(status)
    }

    /// - Returns: the exit status.
    private static func run(_ words: [String]) throws -> Int32 {
        switch words.first {
        case "help" where words.count > 1 && !words[1].hasPrefix("-"):
            try write(HelpPage(command: .named(words[1])).text)
        case nil, "--help", "-h", "help": try write(HelpPage.root)
        case "--version": try write("\(version)\n")
        case "--complete": try write(Completions.offers(Array(words.dropFirst())))
        case "--generate-completion-script", "--generate": try generate(words.dropFirst().first ?? "")
        case let word?:
            let command = try Command.named(word)
            let words = Array(words.dropFirst())
            // Behind `--` are no options.
            for word in words.prefix(while: { $0 != "--" }) {
                if word == "--help" { return try write(HelpPage(command: command).text) }
                if word == "-h" { return try write(HelpPage(command: command, isShort: true).text) }
                if word == "--version" { return try write("\(version)\n") }
            }
            let invocation = try Arguments.read(words, of: command.id)
            // Before there are other threads and files, so that the same holds for all of them.
            TerminationSignals.watch()
            return try command.run(invocation)
        }
        return 0
    }

    private static func generate(_ kind: String) throws(Failure) {
        let text: String
        switch kind {
        case "bash": text = Completions.bash
        case "zsh": text = Completions.zsh
        case "fish": text = Completions.fish
        case "reference": text = Reference.json
        case "job-schema": text = JobSchema.text
        default:
            let kinds = "bash, zsh, fish, reference or job-schema"
            throw .option("generate", expected: kinds, found: SourceText.quoted(kind))
        }
        try write(text)
    }

    @discardableResult
    private static func write(_ text: String) throws(Failure) -> Int32 {
        try OutputFile.standardOutput.write(text)
        return 0
    }
}
