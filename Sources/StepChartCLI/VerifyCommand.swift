import ArgumentParser
import StepData
import StepFiles
import StepGoldens
import StepJobs

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

    @Flag(help: "Also a line for each case that is the same. (default: only for the others)")
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
        try refuseRecordingOnBuildServer()
        let start = ContinuousClock.now
        let outputs = try reports.open()
        let findings = try findings(of: plan())

        var report = VerificationReport(
            title: lock ?? folder, cases: findings.results, toolVersion: StepChartCommand.configuration.version)
        report.recorded = findings.recorded
        report.pruned = findings.pruned
        report.isRecording = record != .never
        report.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        try outputs.write(report)
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

    private func findings(of plan: Verification) throws(Failure) -> Verification.Findings {
        var verification = plan
        let bar = ProgressBar()
        verification.progress = { done, failed in
            bar?.show(done: done, of: plan.cases.count, "pictures", note: failed == 0 ? "" : "\(failed) not the same")
        }
        defer { bar?.clear() }
        if let lock { return try verification.run(againstLockAt: lock, recording: record, failures: failures) }
        var store = GoldenStore(folder: folder, failures: failures, recording: record)
        store.measures = reports.json != nil || reports.html != nil
        store.keepsPictures = reports.html != nil
        return try verification.run(against: store)
    }

    // MARK: Cases

    private func plan() throws(Failure) -> Verification {
        let manifest = try readManifest()
        let all = if let actual { try cases(in: actual, manifest) } else { try cases(of: manifest) }
        let selected = all.filter { item in only.isEmpty || only.contains { fnmatch($0, item.name, 0) == 0 } }
        guard !selected.isEmpty else {
            throw Failure(
                .usage, "--only: expected a pattern that a case matches, found \(only.joined(separator: ", "))")
        }
        if lock != nil, let limited = selected.first(where: { !$0.tolerance.isExact }) {
            throw Failure(
                .usage, "--lock: expected no limits, since a digest is equal or not, found some for \(limited.name)")
        }
        var plan = Verification(cases: selected, threads: threads == 0 ? Cores.all : threads)
        plan.isPartial = !only.isEmpty
        plan.prunes = prune
        plan.strangers = [actual, failures].compactMap(\.self) + all.compactMap { $0.tolerance.mask }
        return plan
    }

    /// The cases that golden.json lists; without one, two folders are compared without exception.
    private func readManifest() throws(Failure) -> Manifest {
        let path = "\(folder)/\(Manifest.fileName)"
        if actual != nil, !Folder.holds(path) { return Manifest() }
        let file = try InputFile(path)
        do {
            return try Manifest(file.bytes, in: folder)
        } catch {
            throw JobError.text(error, in: file.name).failure
        }
    }

    private func cases(of manifest: Manifest) throws(Failure) -> [VerificationCase] {
        guard try commandLineTolerance().isExact else {
            throw Failure(.usage, "limits: expected them in \(Manifest.fileName), with a reason, or with --actual")
        }
        let inputs = JobInputs()
        var cases: [VerificationCase] = []
        for item in manifest.cases { cases += try item.pictures(in: folder, inputs) }
        return cases
    }

    /// Every picture in the folder, and those that golden.json promises.
    private func cases(in actual: String, _ manifest: Manifest) throws(Failure) -> [VerificationCase] {
        guard !Folder.isSame(actual, folder) else {
            throw Failure(.usage, "--actual: expected another folder than that of the goldens, found \(actual)")
        }
        let names = try Folder.files(in: actual, ending: ".png", leavingOut: [failures].compactMap(\.self))
            .map { String($0.dropLast(4)) }
        guard !names.isEmpty else { throw Failure(.noInput, "\(actual): expected PNG files, found none") }
        var tolerances = Dictionary(uniqueKeysWithValues: manifest.cases.map { ($0.name, $0.tolerance) })
        let given = try commandLineTolerance()
        for name in names where tolerances[name] == nil {
            tolerances[name] = given.isExact ? manifest.defaults : given
        }
        return tolerances.map { name, tolerance in
            VerificationCase(name: name, tolerance: tolerance) { () throws(Failure) in
                .file(try InputFile("\(actual)/\(name).png"))
            }
        }
    }

    private func commandLineTolerance() throws(Failure) -> Tolerance {
        Tolerance(limits: try limits.limits(), ignoredRectangles: try places.rectangles(), mask: places.mask)
    }
}

extension Recording: ExpressibleByArgument {}
