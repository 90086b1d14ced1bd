/// The pictures that a run left as failures, and what a person decides about each of them.
///
/// One that is accepted becomes the golden. Rejecting changes no file: it is only remembered here.
package struct Review: Sendable {
    package enum Decision: String, CaseIterable, Sendable { case accepted, rejected, undecided }

    package struct Item: Hashable, Sendable {
        let entry: FailureList.Entry
        /// The path of the run's picture, and that of its golden.
        let picture: String
        package let golden: String
        /// The golden's bytes when the review began; nil where there was none.
        let before: [UInt8]?
        var decision = Decision.undecided
    }

    package private(set) var items: [Item] = []
    /// Of the goldens.
    private let folder: String

    /// - Parameters:
    ///   - failures: what `verify --failures` wrote to.
    ///   - golden: the folder of the goldens.
    ///   - patterns: which cases to review, by their names; empty for all.
    /// - Throws: when the run left no list, a pattern matches none of its failures, a golden cannot be read or is behind a
    ///   linked folder, or one file is to be two goldens, or a golden and a picture.
    package init(of failures: String, into golden: String, only patterns: [String] = []) throws(Failure) {
        let entries = try FailureList(in: failures).entries
        let names = entries.map(\.name)
        for pattern in patterns where !names.isEmpty && !names.contains(where: PathPattern(pattern).matches) {
            throw CaseSelection.refusal(of: [pattern], "a failure", names: names)
        }
        folder = golden
        var store = GoldenStore(folder: golden)
        if Folder.isDirectory(golden) { store.paths = try PictureListing(golden, leavingOut: [failures]).paths }
        var roles = PathConflicts()
        let selection = CaseSelection(patterns)
        for entry in entries where selection.contains(entry.name) {
            let picture = GoldenStore.failurePaths(of: entry.name, in: failures).actual
            try store.checkFolders(of: entry.name)
            let path = store.path(of: entry.name)
            var item = Item(entry: entry, picture: picture, golden: path, before: try Self.bytes(ofGolden: path))
            if item.isPicture(item.before) { item.decision = .accepted }
            items.append(item)
            roles.reads(picture, as: "<failures>")
            roles.writes(path, as: "<dir>")
        }
        try roles.check()
    }

    private static func bytes(ofGolden path: String) throws(Failure) -> [UInt8]? {
        Folder.exists(path) ? try InputFile(path).bytes : nil
    }

    /// Makes every picture the golden, or none.
    /// - Throws: when a picture is not the one that the run left, or no sound PNG file; or as writing does.
    package func acceptAll() throws(Failure) { try accept(items) }

    /// Decides about a case, or takes that back: the golden of one that was accepted is then as it was before.
    /// - Throws: when there is no such case, or its golden was changed by others; or as `acceptAll`.
    package mutating func decide(_ decision: Decision, about name: String) throws(Failure) {
        guard let index = items.firstIndex(where: { $0.entry.name == name }) else {
            throw Failure(.usage, "expected a case of this review, found \(name)")
        }
        let (item, wasAccepted) = (items[index], items[index].decision == .accepted)
        if item.decision == decision { return }
        if wasAccepted || decision == .accepted {
            let golden = try Self.bytes(ofGolden: item.golden)
            guard wasAccepted ? item.isPicture(golden) : golden == item.before else {
                throw Failure(.badData, "\(item.golden): expected the golden as this review knows it, found another")
            }
        }
        if decision == .accepted {
            try accept([item])
        } else if wasAccepted {
            try takeBack(item)
        }
        items[index].decision = decision
    }

    private func accept(_ items: [Item]) throws(Failure) {
        if items.isEmpty { return }
        let transaction = try Transaction(filling: folder)
        for item in items {
            let file = try InputFile(item.picture)
            guard item.isPicture(file.bytes) else {
                throw Failure(.badData, "\(item.picture): expected the picture that the last run left, found another")
            }
            try LoadedPicture(file).validateFrames()
            _ = try transaction.write(file.bytes, to: item.golden, unlessEqual: false)
        }
        try transaction.commit()
    }

    private func takeBack(_ item: Item) throws(Failure) {
        if let before = item.before { return try OutputFile.write(before, to: item.golden) }
        let transaction = try Transaction()
        try transaction.remove(item.golden)
        try transaction.commit()
    }

    /// The cases that are not accepted.
    package var names: Set<String> { Set(items.filter { $0.decision != .accepted }.map(\.entry.name)) }

    /// A line for each case, and how many there are of each kind.
    package var text: String {
        if items.isEmpty { return "nothing to approve: the last run left no pictures\n" }
        let counts = Decision.allCases.map { decision in "\(items.count { $0.decision == decision }) \(decision)" }
        let rows = items.map { ["\($0.decision)", "\($0.entry.kind)", $0.entry.name.printable] }
        return TextTable.text(rows) + counts.joined(separator: ", ") + "\n"
    }

    /// For the page: what was decided about each of its cases.
    func json(of cases: [CaseResult]) -> JSON {
        .strings(cases.map { result in "\(items.first { $0.entry.name == result.name }?.decision ?? .undecided)" })
    }
}

extension Review.Item {
    /// Whether a file is the picture that the run left.
    fileprivate func isPicture(_ bytes: [UInt8]?) -> Bool { bytes.map { SHA256.hex(of: $0) } == entry.sha256 }
}
