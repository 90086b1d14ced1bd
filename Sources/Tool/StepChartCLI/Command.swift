/// A command: its name, its help, and the function that runs it with its options.
struct Command: Sendable {
    let id: CommandName
    /// One sentence.
    let summary: String
    /// The words that may follow its name.
    var usage = "[<input>] -o <file> [<options>]"
    /// Further paragraphs, separated by empty lines.
    var details = ""
    let examples: [String]
    /// Further sections, under headings; indented lines are kept as they are.
    var sections: [(title: String, text: String)] = []
    /// - Returns: the exit status.
    let run: @Sendable (Invocation) throws -> Int32

    var name: String { id.rawValue }

    static var all: [Command] { CommandName.allCases.map(of) }

    static func named(_ name: String) -> Command? { CommandName(rawValue: name).map(of) }
}
