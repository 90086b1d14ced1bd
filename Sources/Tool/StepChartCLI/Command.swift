/// A command: what it is called, what it tells of itself, and what it does with its options.
struct Command: Sendable {
    let id: CommandName
    /// One sentence.
    let summary: String
    /// What may follow its name.
    var usage = "[<input>] -o <file> [<options>]"
    /// Paragraphs, apart by empty lines.
    var details = ""
    let examples: [String]
    /// What else there is to know, under headings; indented lines are as they are.
    var sections: [(title: String, text: String)] = []
    /// - Returns: the exit status.
    let run: @Sendable (Invocation) throws -> Int32

    var name: String { id.rawValue }

    /// In the order of the help.
    static let all = [
        render, animate, widget, message, card, batch, `import`, facts, compare, verify, review, approve, inspect,
    ]

    /// The one of this name; nil where there is none.
    static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
