extension Invocation {
    func runReview() throws -> Int32 {
        PNGDecoder.keepMemory()
        if !list { try refuseOnBuildServers("review") }
        var review = try review()
        if !list, !review.names.isEmpty {
            let findings = try review.findings(threads: Cores.all, commands: Job.DrawingCommand.words)
            let report = VerificationReport(title: review.folder, findings, toolVersion: Main.version)
            var server = try ReviewServer(review, report)
            try Main.write("\(server.site.address)\n")
            note(["open this address in a browser; closing the page ends the review, and so does Ctrl-C"])
            server.run()
            TerminationSignals.discardPending()
            review = server.site.review
        }
        try Main.write(review.text)
        return review.names.isEmpty ? 0 : 1
    }

    func runApprove() throws -> Int32 {
        try refuseOnBuildServers("approve")
        let review = try review()
        try review.acceptAll()
        let lines = review.items.map { item in
            let golden = item.golden.printable
            return item.isMissing
                ? "kept       \(golden): its picture is gone (review can accept that)\n" : "approved   \(golden)\n"
        }
        return try Main.write(lines.isEmpty ? review.text : lines.joined() + review.errorText)
    }

    /// Makes the review. The last of several folders may be that of the goldens.
    private func review() throws(Failure) -> Review {
        var failures = verification.failureFolders
        let endsInGoldens = failures.count > 1 && failures.last.map { Folder.exists(FailureList.path(in: $0)) } == false
        let golden = endsInGoldens ? failures.removeLast() : nil
        return try Review(of: failures, into: golden, only: verification.only)
    }

    /// - Parameter command: the command, or the option, that changes goldens.
    func refuseOnBuildServers(_ command: String, hint: String = "") throws(Failure) {
        guard Recording.isBuildServer() else { return }
        throw Failure(.usage, "\(command): refused because CI is set: goldens are changed by people\(hint)")
    }
}
