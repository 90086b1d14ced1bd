/// A picture to verify: where it comes from, and how far it may be from its golden.
package struct VerificationCase: Sendable {
    package var name: String
    package var tolerance: Tolerance
    /// The paths of what it is drawn or read from.
    package var inputs: [String]
    /// How names of more pictures may begin that belong to it, where these are not known, since it is in trouble.
    package var possibleNames: [String] = []
    /// The golden's name where it is not the case's own: of several pictures with one golden.
    package var golden: String?
    /// Whether its picture may become the golden.
    package var isRecordable = true
    /// Draws or reads it; called on any thread.
    package var picture: @Sendable () throws(Failure) -> Picture

    package init(
        name: String, tolerance: Tolerance = Tolerance(), inputs: [String] = [],
        picture: @escaping @Sendable () throws(Failure) -> Picture
    ) {
        (self.name, self.tolerance, self.inputs, self.picture) = (name, tolerance, inputs, picture)
    }
}

/// Verifies many cases, several at a time. One that is in trouble never stops the others.
package struct Verification: Sendable {
    package var cases: [VerificationCase]
    package var threads: Int
    /// Whether there are other cases that this run leaves out, so that goldens without a case prove nothing.
    package var isPartial = false
    /// The names of all cases, of this run or not: none of them is an alternate of another.
    package var knownNames: Set<String> = []
    /// Whether goldens without a case are removed.
    package var prunes = false
    /// Which pictures of the folder are goldens, where not all are.
    var pairs: PicturePairs?
    /// Paths of files and folders that are no goldens even where they are among them.
    package var excludedPaths: [String] = []
    /// Hears after each case how many are done, and how many of them are not the same.
    package var progress: @Sendable (_ done: Int, _ failed: Int) -> Void = { _, _ in }

    package struct Findings: Sendable {
        /// In no order.
        package var results: [CaseResult]
        /// Paths of the goldens that were written, in order.
        package var recorded: [String] = []
        /// Paths of the goldens that were removed because no case draws them, in order.
        package var pruned: [String] = []
        /// Why none was removed, though that was asked for: one line; nil where it was not refused.
        package var pruningRefusal: String?
        /// What was not looked at in the folders of pictures, and why.
        package var leftOut: [Folder.LeftOut] = []
        /// Why a golden is among them.
        static let withoutPicture = "no picture"
    }

    // MARK: Pictures

    /// Holds every picture against its golden.
    /// - Throws: `noInput` when the folder of goldens cannot be listed, `ended` when the process is asked to end.
    package func run(against store: GoldenStore) throws(Failure) -> Findings {
        // Where goldens are going to be recorded, the folder may still have to be made.
        let isThere = Folder.exists(store.folder)
        guard isThere || store.recording != .never else {
            let found = "found no such folder (--record missing makes it of the pictures)"
            throw Failure(.noInput, "\(store.folder): expected a folder of goldens, \(found)")
        }
        let listing = isThere ? try PictureListing(store.folder, leavingOut: excludedPaths) : PictureListing()
        var store = store
        store.paths = listing.paths
        let names = listing.names.filter { pairs?.goldens.contains($0) ?? true }
        let passed = pairs?.passed ?? []
        let index = GoldenIndex(names, cases: knownNames.union(cases.map(\.name)).union(passed))
        for item in cases {
            guard let golden = item.golden, golden != item.name else { continue }
            for ending in [""] + (index.variants[golden] ?? []).map({ "@\($0)" }) {
                store.paths[item.name + ending] = store.path(of: golden + ending)
            }
        }
        var findings = Findings(
            results: try check { [store] (item, picture: Picture) in
                var store = store
                if !item.isRecordable { store.recording = .never }
                let variants = index.variants[item.golden ?? item.name] ?? []
                return store.check(picture, named: item.name, tolerance: item.tolerance, variants: variants)
            })
        findings.recorded = findings.results.filter(\.recorded).map { store.path(of: $0.name) }.sorted()
        findings.leftOut = listing.leftOut
        if store.detail.contains(.pictures) {
            for place in findings.results.indices where findings.results[place].kind == .error {
                let golden = try? InputFile(store.path(of: findings.results[place].name))
                guard let golden, (try? LoadedPicture(golden)) != nil else { continue }
                findings.results[place].expectedPNG = golden.bytes
            }
        }
        guard !isPartial else { return findings }
        findings.leftOut += passed.sorted().map { golden in
            Folder.LeftOut(path: store.path(of: golden), reason: Findings.withoutPicture)
        }
        let prunes = allowsPruning(&findings)
        var orphans: [String] = []
        for name in index.orphans where !mayDraw(name) {
            let path = store.path(of: name)
            var result = CaseResult(name: name, .missing, message: "no picture for \(path)")
            if store.detail.contains(.pictures) { result.expectedPNG = try? InputFile(path).bytes }
            if store.excerpts != nil, let picture = try? InputFile(path).pixels() {
                try store.leaveExcerpt(picture, nil, of: &result)
            }
            if store.failures != nil, !prunes { result.failure = try store.entry(of: result) }
            findings.results.append(result)
            orphans.append(path)
        }
        if prunes {
            try Self.remove(orphans, in: store.folder)
            findings.pruned = orphans
        }
        return findings
    }

    /// Removes all of these goldens, or none.
    private static func remove(_ goldens: [String], in folder: String) throws(Failure) {
        if goldens.isEmpty { return Folder.removeLeftovers(in: folder) }
        let transaction = try Transaction(filling: folder)
        for path in goldens { try transaction.remove(path) }
        try transaction.commit()
    }

    /// Whether a golden without a case may be that of a case in trouble.
    private func mayDraw(_ name: String) -> Bool {
        cases.contains { item in item.possibleNames.contains { name.utf8.starts(with: $0.utf8) } }
    }

    /// Whether goldens without a case are to be removed. In a run with any error nothing proves that they have none.
    private func allowsPruning(_ findings: inout Findings) -> Bool {
        let errors = findings.results.count { $0.kind == .error }
        if prunes, errors > 0 {
            let cases = errors == 1 ? "1 case is an error" : "\(errors) cases are errors"
            findings.pruningRefusal = "nothing is removed: \(cases), which may hide what belongs to a case"
        }
        return prunes && errors == 0
    }

    // MARK: Digests

    /// Holds every picture against its digest in the lock at `path`.
    /// - Parameter failures: where to leave pictures that do not match; nil for nowhere.
    /// - Throws: when there is no lock to be had, or when it cannot be written.
    package func run(againstLockAt path: String, recording: Recording, failures: String?) throws(Failure) -> Findings {
        let isFresh = recording != .never && !Folder.exists(path)
        let before = isFresh ? Lock() : try Lock(try InputFile(path))
        var findings = Findings(
            results: try check { (item, picture: Picture) in
                before.check(picture, named: item.name, recording: recording, failures: failures)
            })
        var lock = before
        for result in findings.results where result.recorded { lock.digests[result.name] = result.digests?.actual }
        if !isPartial {
            let prunes = allowsPruning(&findings)
            let orphans = Set(before.digests.keys).subtracting(cases.map(\.name)).sorted()
            for name in orphans where !mayDraw(name) {
                findings.results.append(
                    CaseResult(name: name, .missing, message: "no picture for its digest in \(path)"))
                if prunes {
                    lock.digests[name] = nil
                    findings.pruned.append("\(path): \(name)")
                }
            }
        }
        if lock != before {
            try OutputFile.write(Array(lock.text.utf8), to: path)
            findings.recorded = findings.results.filter(\.recorded).map { "\(path): \($0.name)" }.sorted()
        }
        return findings
    }

    // MARK: Threads

    private func check(
        _ body: @escaping @Sendable (VerificationCase, Picture) -> CaseResult
    ) throws(Failure) -> [CaseResult] {
        var results: [CaseResult] = []
        var failed = 0
        // Results are kept anyway, so a slow case need not hold up those after it.
        try inOrder(count: cases.count, threads: threads, lookAhead: cases.count) { index throws(Failure) in
            if TerminationSignals.arePending { throw Failure(.ended, "interrupted") }
            let (item, start) = (cases[index], ContinuousClock.now)
            var result: CaseResult
            do throws(Failure) {
                result = body(item, try item.picture())
            } catch {
                result = CaseResult(name: item.name, .error, message: error.line)
            }
            result.tolerance = item.tolerance
            result.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
            return result
        } use: { result throws(Failure) in
            results.append(result)
            if result.kind != .same { failed += 1 }
            progress(results.count, failed)
        }
        if TerminationSignals.arePending { throw Failure(.ended, "interrupted") }
        return results
    }
}
