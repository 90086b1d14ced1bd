extension Command {
    /// The whole help as JSON, for programs that make pages of it.
    static var reference: String {
        JSON.document([
            ("version", .string(Main.version)), ("summary", .string(RootHelp.summary)),
            ("examples", .strings(RootHelp.examples)), ("statuses", .string(RootHelp.statuses)),
            ("commands", .lines(all.map(\.json))),
        ])
    }

    private var json: JSON {
        .object([
            ("name", .string(name)), ("summary", .string(summary)), ("usage", .string(usage)),
            ("details", .string(details)), ("examples", .strings(examples)),
            ("sections", .array(sections.map { .object([("title", .string($0.title)), ("text", .string($0.text))]) })),
            ("options", .array(Option.typed(id).map { $0.json(of: id) })),
        ])
    }
}

extension Option {
    fileprivate func json(of command: CommandName) -> JSON {
        .object([
            ("name", .string(name)), ("usage", .string(usage)), ("group", .string(group.rawValue)),
            ("operand", .bool(isOperand)), ("help", .string(help)),
            ("choices", .strings(choices)), ("default", .string(standard(of: command))),
            ("label", .string(label)), ("kind", .string(kind.rawValue)), ("schema", .object(form)),
            ("file", .optional(file.map(json(of:)))),
        ])
    }

    /// The JSON of a file, which includes the words that may replace its path.
    private func json(of file: OptionFile) -> JSON {
        .object([
            ("access", .string(file.access.rawValue)), ("folder", .bool(file.isFolder)),
            ("endings", .strings(file.endings)), ("words", .strings(vocabulary)),
            ("contents", .text(file.contents?.rawValue)),
        ])
    }
}
