import ArgumentParser
import StepFiles
import StepGoldens
import StepJobs
import StepPNG

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Tells whether pictures still look like their goldens.",
        usage: "stepchart verify [<dir>] [--actual <dir>] [<options>]",
        discussion: """
            Draws every case that <dir>/golden.json lists and compares it with <dir>/NAME.png; or, with --actual, \
            compares two folders of PNG files that any program made. Ends with 0 when all are the same, 1 when any is \
            not, 64 or more when nothing could be verified. Limits and places below are for --actual, and for cases \
            that golden.json does not list: those in it have a reason.

            EXAMPLES
              stepchart verify golden
              stepchart verify golden --record missing
              stepchart verify expected --actual build/pictures --report-junit report.xml
            """)

    @Argument(help: "The folder of goldens.", completion: .directory)
    var folder = "golden"

    @Option(
        help: ArgumentHelp(
            "Compare the PNG files of this folder, by their names. (default: draw the cases of golden.json)",
            valueName: "dir"),
        completion: .directory)
    var actual: String?

    @Option(
        help: ArgumentHelp(
            """
            Only cases whose names match, as in 'week/*'. May be given several times; goldens without a case are then \
            not looked for. (default: all)
            """, valueName: "pattern"))
    var only: [String] = []

    @Option(
        help: """
            Which goldens to write: none, those that are not there yet, also those that differ, or all. A run that \
            records ends with 1.
            """)
    var record = Recording.never

    @Flag(help: "Let --record and --prune work where CI is set. (default: refused)")
    var allowRecordInCI = false

    @Flag(help: "Remove goldens without a case. (default: they are kept, and reported)")
    var prune = false

    @Option(
        help: ArgumentHelp(
            """
            Compare with the SHA-256 of pixels in this file, without pictures and so without limits; --record then \
            writes this file. (default: compare with pictures)
            """, valueName: "file"),
        completion: .file())
    var lock: String?

    @Option(
        help: ArgumentHelp(
            "Leave pictures of what is not the same, in actual/ and difference/. (default: not written)",
            valueName: "dir"),
        completion: .directory)
    var failures: String?

    @Option(help: "Most cases at a time; 0 is one for each core. The result is the same.")
    var threads = 0

    @Flag(
        help: "Also a line for each case that is the same, and for each file left out. (default: only for the others)")
    var verbose = false

    @Flag(help: "Only the summary. (default: a line for each case that is not the same)")
    var quiet = false

    @OptionGroup(title: "Reports") var reports: ReportArguments

    @OptionGroup(title: "Limits") var limits: LimitArguments

    @OptionGroup(title: "Places") var places: IgnoreArguments

    func validate() throws {
        guard threads >= 0 else { throw ValidationError("--threads: expected a number >= 0, found \(threads)") }
        guard !verbose || !quiet else { throw ValidationError("--quiet: expected it without --verbose, found both") }
        guard !prune || only.isEmpty else {
            throw ValidationError("--prune: expected it without --only, which leaves goldens out, found both")
        }
    }

    func run() throws {
        // Before there are threads and files, so that every one of them is under the same rule.
        EndingSignals.hold()
        PictureMemory.keep()
        try refuseRecordingOnBuildServer()
        let start = ContinuousClock.now
        let plan = try plan()
        var roles = FileRoles()
        plan.add(to: &roles, recording: record)
        reports.add(to: &roles)
        try roles.check()
        let outputs = try reports.open()
        let findings = try findings(of: plan)

        var report = VerificationReport(
            title: lock ?? folder, cases: findings.results, toolVersion: StepChartCommand.configuration.version)
        report.recorded = findings.recorded
        report.pruned = findings.pruned
        report.leftOut = findings.leftOut
        report.isRecording = record != .never
        report.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        try outputs.write(report)
        for warning in report.cases.flatMap(\.warnings) { StandardError.write("stepchart: \(warning)\n") }
        let text = TextReport(report, detail: verbose ? .everything : quiet ? .summary : .failures).text
        if reports.usesStandardOutput {
            StandardError.write(text)
        } else {
            try OutputFile("-").write(text)
        }
        if !report.passes { throw ExitCode(1) }
    }

    private func refuseRecordingOnBuildServer() throws(Failure) {
        let ci = getenv("CI").map { String(cString: $0) }
        guard Recording.isBuildServer(ci: ci), !allowRecordInCI else { return }
        for (option, isGiven) in [("--record", record != .never), ("--prune", prune)] where isGiven {
            throw Failure(
                .usage,
                "\(option): refused because CI is set: goldens are changed by people (--allow-record-in-ci allows it)")
        }
    }

    private func plan() throws(Failure) -> VerificationPlan {
        let tolerance = Tolerance(
            limits: try limits.limits(), ignoredRectangles: try places.rectangles(), mask: places.mask)
        let inputs = JobInputs()
        var plan = try VerificationPlan(
            folder: folder, actual: actual, only: only, lock: lock, failures: failures, tolerance: tolerance
        ) { $0.pictures(in: folder, inputs) }
        plan.verification.threads = threads == 0 ? Cores.all : threads
        plan.verification.prunes = prune
        return plan
    }

    private func findings(of plan: VerificationPlan) throws(Failure) -> Verification.Findings {
        var plan = plan
        let bar = ProgressBar()
        let total = plan.verification.cases.count
        plan.verification.progress = { done, failed in
            bar?.show(done: done, of: total, "pictures", note: failed == 0 ? "" : "\(failed) not the same")
        }
        defer { bar?.clear() }
        return try plan.run(
            recording: record, measures: reports.json != nil || reports.html != nil, keepsPictures: reports.html != nil)
    }
}

extension Recording: ExpressibleByArgument {}
