extension Command {
    static let facts = Command(
        id: .facts,
        summary: "Prints facts about days: totals, averages, best days and streaks, by week, month and weekday.",
        usage: "<source> ... [--goal <steps>] [--json] [<options>]",
        details: """
            A source is whatever import takes. All of its days count, unless --week, --year and the like say which; the \
            same days before them are compared with them, as far as the source has them.
            """,
        examples: [
            "stepchart facts week.json --goal 10000",
            "stepchart facts export.zip --year 2026 --json",
        ]
    ) { invocation in
        let facts = try invocation.importedDays(comparing: true).facts(invocation.job)
        try OutputFile.standardOutput.write(
            invocation.json ? facts.document : facts.table(in: invocation.job.chart.language))
        return 0
    }
}
