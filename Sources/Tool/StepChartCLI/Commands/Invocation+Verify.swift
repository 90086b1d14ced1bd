extension Invocation {
    func runVerify() throws -> Int32 {
        PNGDecoder.keepMemory()
        let options = verification
        try check()
        let start = MonotonicClock.now
        let plan = try plan()
        if let name = options.explain {
            return try Main.write(plan.explanation(of: PathPattern.stem(name), limits: words))
        }
        var roles = PathConflicts()
        plan.add(to: &roles, recording: options.record)
        if let seen = options.seen { roles.reads(seen, as: "--seen") }
        let reports = try ReportFiles(options, beside: roles, replacingAny: job.outputs.force)
        let findings = try findings(of: plan)

        var report = VerificationReport(title: options.lock ?? options.folder, findings, toolVersion: Main.version)
        if let pictures = options.pictures {
            let folder = Folder.parent(of: options.reportMarkdown ?? options.reportMarkdownAppend ?? "")
            try Folder.make(folder)
            report.excerpts = options.picturesURL ?? Folder.path(to: pictures, from: folder)
        }
        report.isRecording = options.record != .never
        report.milliseconds = (MonotonicClock.now - start) / .milliseconds(1)
        try reports.write(report)
        note(report.cases.flatMap(\.warnings))
        let text = report.text(options.verbose ? .everything : quiet ? .summary : .failures)
        try show(text, besideOutput: reports.usesStandardOutput, quietly: quiet && report.passes)
        return report.passes ? 0 : 1
    }

    private func check() throws(Failure) {
        let options = verification
        try refuse(options.verbose && quiet, "quiet", "it without --verbose", found: "both")
        let prunesSome = options.prune && !options.only.isEmpty
        try refuse(prunesSome, "prune", "it without --only, which leaves goldens out", found: "both")
        let hasPictures = options.pictures != nil
        let hasDigestsOnly = options.lock != nil && options.store == nil
        try refuse(hasPictures && hasDigestsOnly, "pictures", "it without --lock", found: "both")
        try refuse(options.store != nil && options.lock == nil, "store", "--lock beside it", found: "none")
        let changesGoldens = options.prune || options.record != .never
        let other = options.explain == nil ? "--fail-fast, which leaves cases out" : "--explain, which verifies nothing"
        let isRefused = changesGoldens && (options.failFast || options.explain != nil)
        try refuse(isRefused, options.prune ? "prune" : "record", "it without \(other)", found: "both")
        let hasMarkdown = options.reportMarkdown != nil || options.reportMarkdownAppend != nil
        try refuse(hasPictures && !hasMarkdown, "pictures", "--report-markdown beside it", found: "none")
        try refuse(options.picturesURL != nil && !hasPictures, "pictures-url", "--pictures beside it", found: "none")
        if options.allowRecordInCI { return }
        for (option, isGiven) in [("--record", options.record != .never), ("--prune", options.prune)] where isGiven {
            try refuseOnBuildServers(option, hint: " (--allow-record-in-ci allows it)")
        }
    }

    private func plan() throws(Failure) -> VerificationPlan {
        let options = verification
        let inputs = JobInputs()
        let list = try options.seen.map { path throws(Failure) in
            String(decoding: try InputFile(path).bytes, as: UTF8.self)
        }
        let seen = list?.split(whereSeparator: \.isNewline).map(String.init)
        var plan = try VerificationPlan(
            options, seen: seen, tolerance: tolerance, commands: Job.DrawingCommand.words
        ) { $0.pictures(in: options.folder, inputs) }
        plan.verification.threads = job.outputs.cores
        plan.verification.prunes = options.prune
        plan.verification.stopsAtFailure = options.failFast
        return plan
    }

    private func words(_ tolerance: Tolerance) -> String {
        let invocation = with(Invocation(.verify)) { $0.tolerance = tolerance }
        return Option.typed(.verify).filter { [.limits, .places].contains($0.group) }.flatMap { option in
            let words = option.words(invocation)
            if words == option.words(Invocation(.verify)) { return [String]() }
            return words.map { option.kind == .flag ? option.title : "\(option.title) \($0)" }
        }.joined(separator: " ")
    }

    private func findings(of plan: VerificationPlan) throws(Failure) -> Verification.Findings {
        var plan = plan
        let bar = ProgressBar(quiet)
        let total = plan.verification.cases.count
        plan.verification.progress = { done, failed in
            bar?.show(done: done, of: total, "pictures", note: failed == 0 ? "" : "\(failed) not the same")
        }
        defer { bar?.clear() }
        let options = verification
        var detail: Set<CaseResult.CaseDetail> = [.visible]
        if options.reportJSON != nil { detail.insert(.measures) }
        if options.reportHTML != nil { detail.formUnion(CaseResult.CaseDetail.allCases) }
        return try plan.run(recording: options.record, detail: detail)
    }
}
