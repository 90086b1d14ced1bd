extension Invocation {
    func runReview() throws -> Int32 {
        PictureMemory.keep()
        let options = verification
        let output = OutputFile.standardOutput
        if !options.list { try refuseOnBuildServers(.review) }
        var review = try Review(of: options.failures ?? "", into: options.folder, only: options.only)
        if !options.list, !review.names.isEmpty {
            var server = try ReviewServer(review, report(on: review))
            try output.write("\(server.site.address)\n")
            note(["open this address in a browser; closing the page ends the review, and so does Ctrl-C"])
            server.run()
            TerminationSignals.discardPending()
            review = server.site.review
        }
        try output.write(review.text)
        return review.names.isEmpty ? 0 : 1
    }

    func runApprove() throws -> Int32 {
        try refuseOnBuildServers(.approve)
        let options = verification
        let review = try Review(of: options.failures ?? "", into: options.folder, only: options.only)
        try review.acceptAll()
        let lines = review.items.map { "approved   \($0.golden.printable)\n" }
        try OutputFile.standardOutput.write(lines.isEmpty ? review.text : lines.joined())
        return 0
    }

    private func refuseOnBuildServers(_ command: CommandName) throws(Failure) {
        guard Recording.isBuildServer() else { return }
        throw Failure(.usage, "\(command): refused because CI is set: goldens are changed by people")
    }

    /// What the run found of the cases to review, but for limits that only its command line had.
    private func report(on review: Review) throws(Failure) -> VerificationReport {
        let folder = verification.folder
        var plan = try VerificationPlan(
            folder: folder, actual: "\(verification.failures ?? "")/actual", commands: Job.Command.words
        ) { _ in [] }
        plan.verification.cases.removeAll { !review.names.contains($0.name) }
        (plan.verification.isPartial, plan.verification.threads) = (true, Cores.all)
        let findings = try plan.run(recording: .never, detail: [.measures, .pictures])
        return VerificationReport(title: folder, findings, toolVersion: Main.version)
    }
}
