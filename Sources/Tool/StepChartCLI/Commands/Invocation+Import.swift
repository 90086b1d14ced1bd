extension Invocation {
    func runImport() throws -> Int32 {
        let writing = self.days
        let format = try writing.writtenFormat()
        var roles = PathConflicts()
        for source in writing.sources { roles.reads(source, as: "<source>") }
        let table = FileKind.text("a table of sources", beginning: "source ")
        roles.writes(writing.output, as: "--output", list ? table : format.fileKind)
        try roles.check(replacingAny: job.outputs.force)

        let days = try importedDays()
        let text = list ? days.sourceTable : format.text(days.days)
        try OutputFile.write(Array(text.utf8), to: writing.output)
        return 0
    }

    func runFacts() throws -> Int32 {
        if people {
            try refuse(days.sources.count != 1, "people", "one table", found: "\(days.sources.count) sources")
            let table = try PeopleTable(days.sources[0], job, JobInputs())
            note(table.notes)
            let facts = PeopleFacts(table.people)
            return try Main.write(json ? facts.document(job) : facts.table(in: job.chart.language))
        }
        let facts = try importedDays(comparing: true).facts(job)
        return try Main.write(json ? facts.document : facts.table(in: job.chart.language))
    }
}
