extension Command {
    static let `import` = Command(
        id: .import,
        summary: "Converts what phones and apps export to JSON or CSV, for the other commands or a spreadsheet.",
        usage: "<source> ... [-o <file>] [<options>]",
        details: """
            A source is a file, a folder, a zip, or - for standard input: any table of days, or an export of one of these \
            kinds: \(ImportFormats.names.joined(separator: ", ")).
            """,
        examples: [
            "stepchart import export.zip -o days.json",
            "stepchart import export.zip --list",
            "stepchart import Takeout --week 2026-W46 --format csv -o week.csv",
        ]
    ) { invocation in
        let writing = invocation.days
        let format = try writing.writtenFormat()
        var roles = PathConflicts()
        for source in writing.sources { roles.reads(source, as: "<source>") }
        roles.writes(writing.output, as: "--output", writing.list ? .sourceTable : format.fileKind)
        try roles.check(replacingAny: invocation.force)

        let days = try invocation.importedDays()
        let text = writing.list ? days.sourceTable : format.text(days.days)
        let transaction = try Transaction()
        try transaction.write(writing.output).write(text)
        try transaction.commit()
        return 0
    }
}
