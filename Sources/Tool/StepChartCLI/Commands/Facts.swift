extension Invocation {
    func runFacts() throws -> Int32 {
        let facts = try importedDays(comparing: true).facts(job)
        try OutputFile.standardOutput.write(
            json ? facts.document : facts.table(in: job.chart.language))
        return 0
    }
}
