import Synchronization

/// A picture to verify, with its source and its allowed difference from the golden.
package struct VerificationCase: Sendable {
    package var name: String
    package var tolerance: Tolerance
    /// The paths of the files that it is drawn or read from.
    package var inputs: [String]
    /// The beginnings of names of further pictures that may belong to the case, which it cannot list if it is an error.
    package var possibleNames: [String] = []
    /// The golden's name where it is not the case's own, as when several pictures have one golden.
    package var golden: String?
    /// True if its picture may become the golden.
    package var isRecordable = true
    /// A function that draws or reads the picture, on any thread.
    package var picture: @Sendable () throws(Failure) -> Picture

    package init(
        name: String, tolerance: Tolerance = Tolerance(), inputs: [String] = [],
        picture: @escaping @Sendable () throws(Failure) -> Picture
    ) {
        (self.name, self.tolerance, self.inputs, self.picture) = (name, tolerance, inputs, picture)
    }
}

/// Verifies many cases, several at a time. An error in one never stops the others.
package struct Verification: Sendable {
    package var cases: [VerificationCase]
    package var threads: Int
    /// True if only some goldens are checked, so that those without a case prove nothing.
    package var isPartial = false
    /// Cases that this run leaves out: their goldens are neither orphans nor alternates of another.
    package var otherCases: [VerificationCase] = []
    /// True if goldens without a case are removed.
    package var prunes = false
    /// True if no case is begun after one that is not the same. Then no golden is reported as having no case.
    package var stopsAtFailure = false
    /// The pairs that decide which pictures of the folder are goldens; nil if all are.
    var pairs: PicturePairs?
    var endings = ReadFormat.endings
    /// Paths of files and folders that are no goldens even if they are in the folder.
    package var excludedPaths: [String] = []
    /// A function called after each case with the number of cases done, and of those that are not the same.
    package var progress: @Sendable (_ done: Int, _ failed: Int) -> Void = { _, _ in }

    package struct Findings: Sendable {
        /// The results, in no order.
        package var results: [CaseResult]
        /// The number of cases that were not begun.
        package var notRun = 0
        /// Paths of the goldens that were written, in order.
        package var recorded: [String] = []
        /// Paths of the goldens that were removed because no case draws them, in order.
        package var pruned: [String] = []
        /// The reason why none was removed, in one line; nil if that was not refused.
        package var pruningRefusal: String?
        /// Files that were left out of the folders of pictures, and why.
        package var leftOut: [Folder.LeftOut] = []
        /// The reason in `leftOut` of a golden without a picture.
        static let withoutPicture = "no picture"
    }

    // MARK: Pictures

    /// Compares every picture with its golden, or with its digest in the store's lock.
    /// - Parameter listed: the names of the cases that the last run reported as failures; their pictures are removed.
    /// - Throws: `noInput` when the folder of goldens cannot be listed, `ended` when the process is asked to end.
    package func run(against store: GoldenStore, removing listed: [String] = []) throws(Failure) -> Findings {
        // The folder may not exist yet if goldens are going to be recorded.
        let isThere = Folder.exists(store.folder)
        guard isThere || !store.keepsPictures || store.recording != .never else {
            let found = "found no such folder (--record missing makes it of the pictures)"
            throw Failure(.noInput, "\(store.folder): expected a folder of goldens, \(found)")
        }
        var store = store
        let listing = isThere && store.lock == nil ? try goldens(in: store.folder) : PictureListing()
        store.paths = listing.paths
        let names = store.lock?.digests.keys.sorted() ?? listing.names.filter { pairs?.goldens.contains($0) ?? true }
        let passed = pairs?.passed ?? []
        let allCases = cases + otherCases
        let index = GoldenIndex(names, cases: passed.union(allCases.map(\.name)))
        if let failures = store.failures {
            // An interrupted run leaves an empty list, which nobody can approve.
            try OutputFile.write([], to: FailureList.path(in: failures))
            for name in listed { GoldenStore.FailurePaths(of: name, in: failures).all.forEach(Folder.remove) }
        }
        var findings = Findings(results: try check(against: store, variants: index.variants))
        findings.notRun = cases.count - findings.results.count
        findings.recorded = findings.results.filter(\.recorded).map { store.location(of: $0.golden) }.sorted()
        findings.leftOut = listing.leftOut
        if store.detail.contains(.pictures), store.keepsPictures {
            for position in findings.results.indices where findings.results[position].kind == .error {
                let golden = try? InputFile(store.path(of: findings.results[position].golden))
                guard let golden, (try? LoadedPicture(golden)) != nil else { continue }
                findings.results[position].expectedFile = golden.bytes
            }
        }
        if !isPartial, findings.notRun == 0 {
            findings.leftOut += passed.sorted().map { golden in
                Folder.LeftOut(path: store.path(of: golden), reason: Findings.withoutPicture)
            }
            // An orphan may be a golden of a case that is an error.
            let starts = allCases.flatMap(\.possibleNames)
            let missing = index.orphans.filter { name in !starts.contains { name.utf8.starts(with: $0.utf8) } }
            try addMissing(missing, of: store, to: &findings)
        }
        return findings
    }

    /// Adds goldens without a case. If requested, removes all of them, or none.
    private func addMissing(_ names: [String], of store: GoldenStore, to findings: inout Findings) throws(Failure) {
        // A run with an error cannot prove that they have no case.
        let errors = findings.results.count { $0.kind == .error }
        let prunes = prunes && errors == 0
        if self.prunes, !prunes {
            let cases = errors == 1 ? "1 case is an error" : "\(errors) cases are errors"
            findings.pruningRefusal = "nothing is removed: \(cases), which may hide what belongs to a case"
        }
        for name in names {
            let path = store.path(of: name)
            let golden = store.lock.map { "its digest in \($0.path)" } ?? path
            var result = CaseResult(name: name, .missing, message: "no picture for \(golden)")
            if store.detail.contains(.pictures), store.keepsPictures {
                result.expectedFile = try? InputFile(path).bytes
            }
            if store.excerpts != nil, let picture = try? LoadedPicture(InputFile(path)).pixels {
                try store.leaveExcerpt(picture, nil, of: &result)
            }
            if store.failures != nil, store.keepsPictures, !prunes { result.failure = try store.entry(of: result) }
            findings.results.append(result)
        }
        guard prunes else { return }
        findings.pruned = names.map(store.location)
        if store.lock != nil { return }
        if names.isEmpty { return Folder.removeLeftovers(in: store.folder) }
        let transaction = try Transaction(filling: store.folder)
        for path in findings.pruned { try transaction.remove(path) }
        try transaction.commit()
    }

    func goldens(in folder: String) throws(Failure) -> PictureListing {
        try PictureListing(folder, endings: endings, leavingOut: excludedPaths)
    }

    // MARK: Threads

    /// - Parameter variants: the approved alternates of each golden.
    private func check(against store: GoldenStore, variants: [String: [String]]) throws(Failure) -> [CaseResult] {
        var results: [CaseResult] = []
        var failed = 0
        let isStopped = Atomic(false)
        // All results are kept, so a slow case need not delay those after it.
        try inOrder(count: cases.count, threads: threads, lookAhead: cases.count) {
            index throws(Failure) -> CaseResult? in
            try TerminationSignals.check()
            if isStopped.load(ordering: .relaxed) { return nil }
            let (item, start) = (cases[index], MonotonicClock.now)
            var result: CaseResult
            do throws(Failure) {
                let picture = try item.picture()
                let variants = variants[item.golden ?? item.name] ?? []
                let store = with(store) { if !item.isRecordable { $0.recording = .never } }
                result = store.check(
                    picture, named: item.name, golden: item.golden, tolerance: item.tolerance, variants: variants)
            } catch {
                result = CaseResult(name: item.name, golden: item.golden, .error, message: error.line)
            }
            result.tolerance = item.tolerance
            result.milliseconds = (MonotonicClock.now - start) / .milliseconds(1)
            if stopsAtFailure, result.kind != .same { isStopped.store(true, ordering: .relaxed) }
            return result
        } use: { result throws(Failure) in
            guard let result else { return }
            results.append(result)
            if result.kind != .same { failed += 1 }
            progress(results.count, failed)
        }
        try TerminationSignals.check()
        return results
    }
}
