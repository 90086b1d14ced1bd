/// A run's failures, each with a person's decision: accepting makes the picture the golden, rejecting changes no file.
package struct Review: Sendable {
    package enum Decision: String, CaseIterable, Sendable { case accepted, rejected, undecided }

    package struct Item: Hashable, Sendable {
        let entry: FailureList.FailureEntry
        /// The path of the run's picture.
        let picture: String
        /// The path of its golden, or the golden's line in the lock.
        package let golden: String
        /// The golden's bytes when the review began; nil where there was none.
        let before: [UInt8]?
        /// The golden's digest in the lock when the review began; nil where it had none.
        let digestBefore: PictureDigest?
        var decision = Decision.undecided

        /// True if there is no picture: accepting that removes the golden.
        package var isMissing: Bool { entry.sha256 == nil }

        /// True if a file is the picture that the run left there, or if there is neither.
        fileprivate func isPicture(_ bytes: [UInt8]?) -> Bool { bytes.map { SHA256.hex(of: $0) } == entry.sha256 }
    }

    package private(set) var items: [Item] = []
    package let folder: String
    /// The path of the lock, where goldens are named by their digests.
    private let lock: String?
    /// The names of cases that the runs could not compare.
    private var errors: [String] = []

    /// - Parameter failures: folders that `verify --failures` wrote to; a golden that several have counts once.
    /// - Parameter golden: the folder of the goldens; nil for the one that the runs compared with.
    /// - Parameter patterns: patterns of the names of cases to review; empty for all.
    /// - Throws: when a run left no list, a pattern matches none of its failures, a golden is not the one that was
    ///   compared or is behind a linked folder, or one file is to be two goldens, or a golden and a picture.
    package init(of failures: [String], into golden: String? = nil, only patterns: [String] = []) throws(Failure) {
        let lists = try failures.map { path throws(Failure) in try FailureList(in: path) }
        let names = lists.flatMap(\.entries).map(\.name)
        for pattern in patterns where !names.isEmpty && !names.contains(where: PathPattern(pattern).matches) {
            throw CaseSelection.refusal(of: [pattern], "a failure", names: names)
        }
        let folders = lists.map(\.goldens)
        folder = golden ?? folders.first ?? ""
        lock = lists.first?.lock
        guard lists.allSatisfy({ $0.lock == lock }) else {
            throw Failure(.usage, "expected failures of one lock, found several")
        }
        guard names.isEmpty || Folder.isDirectory(folder) else {
            throw Failure(
                .noInput, "\(folder): expected the folder of goldens, found none (name it after \(failures[0]))")
        }
        if golden == nil, let other = folders.first(where: { $0 != folder && !Folder.isSame($0, folder) }) {
            throw Failure(.usage, "expected failures of one folder of goldens, found \(folder) and \(other)")
        }
        let store = try store(of: lists.flatMap(\.entries))
        var roles = PathConflicts()
        let selection = CaseSelection(patterns)
        for (list, failures) in zip(lists, failures) {
            for entry in list.entries where selection.contains(entry.name) {
                try add(entry, in: failures, store, &roles)
            }
        }
        try roles.check()
    }

    private mutating func add(
        _ entry: FailureList.FailureEntry, in failures: String, _ store: GoldenStore, _ roles: inout PathConflicts
    ) throws(Failure) {
        if entry.kind == .error { return errors.append(entry.name) }
        if items.contains(where: { $0.entry.golden == entry.golden && $0.entry.sha256 == entry.sha256 }) { return }
        if store.lock == nil { try store.checkFolders(of: entry.golden) }
        let path = store.location(of: entry.goldenName)
        let picture = GoldenStore.FailurePaths(of: entry.name, in: failures).actual
        let before = try Self.bytes(of: entry, in: store)
        let digest = store.digest(of: entry.goldenName)
        var item = Item(entry: entry, picture: picture, golden: path, before: before, digestBefore: digest)
        if item.isPicture(item.before) {
            item.decision = .accepted
        } else if item.before.map({ SHA256.hex(of: $0) }) != entry.goldenSHA256 {
            let found = item.before == nil ? "none" : "another"
            throw Failure(
                .badData, "\(path): expected the golden that the run compared, found \(found): run verify again")
        }
        items.append(item)
        if entry.sha256 != nil { roles.reads(picture, as: "<failures>") }
        if store.lock == nil { roles.writes(path, as: "<dir>") }
    }

    /// Returns the store of the goldens of some failures, with the current lock.
    private func store(of entries: [FailureList.FailureEntry]) throws(Failure) -> GoldenStore {
        var store = GoldenStore(folder: folder)
        if let lock { store.lock = try Lock(InputFile(lock)) }
        for entry in entries { store.paths[entry.goldenName] = "\(folder)/\(entry.golden)" }
        return store
    }

    /// Reads the current golden; nil where there is none.
    private static func bytes(of entry: FailureList.FailureEntry, in store: GoldenStore) throws(Failure) -> [UInt8]? {
        let name = entry.goldenName
        if store.lock != nil, store.digest(of: name) == nil { return nil }
        let path = store.path(of: name)
        return Folder.exists(path) ? try InputFile(path).bytes : nil
    }

    /// Accepts every picture, or none; goldens without a picture are kept.
    /// - Throws: when a picture is not the one that the run left, is damaged, or cannot be written.
    package func acceptAll() throws(Failure) { try accept(items.filter { !$0.isMissing }) }

    /// Sets the decision about a case. If it was accepted, its former golden is restored.
    /// - Throws: when there is no such case, or another program changed its golden; or as `acceptAll`.
    package mutating func decide(_ decision: Decision, about name: String) throws(Failure) {
        guard let index = items.firstIndex(where: { $0.entry.name == name }) else {
            throw Failure(.usage, "expected a case of this review, found \(name)")
        }
        let (item, wasAccepted) = (items[index], items[index].decision == .accepted)
        if item.decision == decision { return }
        if wasAccepted || decision == .accepted {
            let golden = try Self.bytes(of: item.entry, in: try store(of: [item.entry]))
            guard wasAccepted ? item.isPicture(golden) : golden == item.before else {
                throw Failure(.badData, "\(item.golden): expected the golden as this review knows it, found another")
            }
        }
        if decision == .accepted {
            try accept([item])
        } else if wasAccepted {
            try replace([item]) { ($0.before, $0.digestBefore) }
        }
        items[index].decision = decision
    }

    private func accept(_ items: [Item]) throws(Failure) {
        if items.isEmpty { return }
        try replace(items, filling: folder) { item throws(Failure) in
            if item.isMissing { return (nil, nil) }
            let file = try InputFile(item.picture)
            guard item.isPicture(file.bytes) else {
                throw Failure(.badData, "\(item.picture): expected the picture that the last run left, found another")
            }
            return (file.bytes, try LoadedPicture(file).digest())
        }
    }

    /// Replaces the golden of each case by a picture, or removes it. A lock's store keeps the old picture.
    private func replace(
        _ items: [Item], filling folder: String? = nil,
        by golden: (Item) throws(Failure) -> (picture: [UInt8]?, digest: PictureDigest?)
    ) throws(Failure) {
        var store = try store(of: items.map(\.entry))
        let transaction = try Transaction(filling: folder)
        // Equal pictures of several cases have one path in a store.
        var written: Set<String> = []
        for item in items {
            let (picture, digest) = try golden(item)
            store.lock?.digests[item.entry.goldenName] = digest
            let path = store.path(of: item.entry.goldenName)
            if let picture, written.insert(path).inserted {
                _ = try transaction.write(picture, to: path, unlessEqual: lock != nil)
            } else if picture == nil, lock == nil {
                try transaction.remove(item.golden)
            }
        }
        try transaction.commit()
        if let lock { try Lock.update(lock, items.map(\.entry.goldenName).map { ($0, store.digest(of: $0)) }) }
    }

    package var names: Set<String> { Set(openItems.map(\.entry.name)) }

    private var openItems: [Item] { items.filter { $0.decision != .accepted } }

    /// Compares the pictures that are not accepted with their goldens, with the limits of golden.json, not of the run.
    package func findings(threads: Int, commands: [String]) throws(Failure) -> Verification.Findings {
        let manifest = try Manifest.read(in: folder, commands: commands) ?? Manifest()
        var verification = Verification(
            cases: [], threads: threads, isPartial: true, excludedPaths: ["\(folder)/node_modules"])
        for item in openItems where !item.isMissing {
            let golden = item.entry.goldenName
            var subject = VerificationCase(
                name: item.entry.name, tolerance: try manifest.tolerance(of: golden, otherwise: Tolerance())
            ) { () throws(Failure) in .file(try InputFile(item.picture)) }
            subject.golden = golden
            verification.cases.append(subject)
        }
        var store = try store(of: [])
        store.detail = Set(CaseResult.CaseDetail.allCases)
        var findings = try verification.run(against: store)
        for item in openItems where item.isMissing {
            var result = CaseResult(name: item.entry.name, .missing, message: "no picture for \(item.golden)")
            result.expectedFile = item.before
            findings.results.append(result)
        }
        return findings
    }

    /// A line for each case, and the number of cases of each decision.
    package var text: String {
        let none = "nothing to approve: the last run left no picture that may become a golden"
        if items.isEmpty { return "\(none)\n\(errorText)" }
        let counts = Decision.allCases.map { value in "\(items.count { $0.decision == value }) \(value.rawValue)" }
        let rows = items.map { [$0.decision.rawValue, $0.entry.kind.rawValue, $0.entry.name.printable] }
        return TextTable.text(rows) + counts.joined(separator: ", ") + "\n" + errorText
    }

    /// A line for each case that the runs could not compare.
    package var errorText: String {
        errors.map { "error      \($0.printable): it was not compared, and verify reports why\n" }.joined()
    }

    /// The decision about each of the page's cases, as JSON.
    func json(of cases: [CaseResult]) -> JSON {
        let decisions = cases.map { result in items.first { $0.entry.name == result.name }?.decision ?? .undecided }
        return .strings(decisions.map(\.rawValue))
    }
}
