/// What a run left in its folder of failures, so that nothing else is ever approved: `failures.json` there.
package struct FailureList: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// The case's.
        package var name: String
        package var kind: CaseResult.Kind
        /// Of the file `actual/NAME.png`, 64 hexadecimal digits; nil where the picture is gone.
        package var sha256: String?
        /// The path of the golden in its folder.
        package var golden: String
        /// Of the golden that was compared; nil where there was none.
        package var goldenSHA256: String?
    }

    package var entries: [Entry]
    /// The folder of goldens.
    var goldens: String

    static let fileName = "failures.json"

    package static func path(in failures: String) -> String { "\(failures)/\(fileName)" }

    /// The cases that left a picture or lost it, in the order of their names.
    init(_ results: [CaseResult], goldens: String) {
        self.goldens = goldens
        var entries: [Entry] = []
        for result in results {
            guard let golden = result.golden, result.actualDigest != nil || result.kind == .missing else { continue }
            entries.append(
                Entry(
                    name: result.name, kind: result.kind, sha256: result.actualDigest, golden: golden.path,
                    goldenSHA256: golden.sha256))
        }
        self.entries = entries.sorted { $0.name < $1.name }
    }

    /// Also where nothing failed, which is known by it.
    func write(in failures: String) throws(Failure) {
        try Folder.make(failures)
        let list = entries.map { entry in
            let words = [
                ("name", entry.name), ("kind", entry.kind.rawValue), ("sha256", entry.sha256), ("golden", entry.golden),
                ("goldenSHA256", entry.goldenSHA256),
            ]
            return JSON.object(words.compactMap { key, word in word.map { (key, .string($0)) } })
        }
        let folder = Folder.path(to: goldens, from: failures) ?? goldens
        let text = JSON.document([
            ("version", .number(2)), ("goldens", .string(folder)), ("failures", .lines(list)),
        ])
        try OutputFile.write(Array(text.utf8), to: Self.path(in: failures))
    }

    /// - Throws: when there is no list in the folder, or it is not as a run writes it.
    package init(in failures: String) throws(Failure) {
        let path = Self.path(in: failures)
        guard Folder.exists(path) else {
            throw Failure(
                .noInput,
                "\(failures): expected what a whole run of verify --failures left, found no \(Self.fileName)")
        }
        self = try InputFile(path).read { bytes throws(TextError) in
            var reader = JSONReader(try SourceText(bytes))
            return try reader.failureList()
        }
        let folder = Folder.path(goldens, in: failures)
        goldens = Folder.path(to: folder, from: "") ?? folder
    }

    /// Lists a case of a test as it fails now, or takes it from the list; what other tests have listed stays.
    /// - Parameters:
    ///   - result: what the test found of a golden in `goldens`.
    ///   - name: what its pictures are called in `failures`.
    ///   - root: the folder from which names in `failures` begin.
    package static func update(
        _ result: CaseResult, named name: String, in failures: String, root: String
    ) throws(Failure) {
        try Folder.make(failures)
        try Folder.locked(failures) { () throws(Failure) in
            var list = (try? FailureList(in: failures)) ?? FailureList(entries: [], goldens: root)
            list.goldens = root
            list.entries.removeAll { $0.name == name }
            if let actual = result.actualPNG, result.kind != .same, !result.recorded {
                let golden = "\(root)/\(name).png"
                let digest = Folder.exists(golden) ? SHA256.hex(of: try InputFile(golden).bytes) : nil
                list.entries.append(
                    Entry(
                        name: name, kind: result.kind, sha256: SHA256.hex(of: actual), golden: "\(name).png",
                        goldenSHA256: digest))
                list.entries.sort { $0.name < $1.name }
            }
            try list.write(in: failures)
        }
    }

    /// The cases that the last run listed, where its list can be read.
    static func names(in failures: String) -> [String] {
        (try? FailureList(in: failures))?.entries.map(\.name) ?? []
    }

    fileprivate init(entries: [Entry], goldens: String) {
        self.entries = entries
        self.goldens = goldens
    }

    /// Removes the folders of pictures of these cases that are empty.
    static func removeEmptyFolders(of names: Set<String>, in failures: String) {
        for path in names.flatMap({ GoldenStore.failurePaths(of: $0, in: failures).all }) {
            var folder = Folder.parent(of: path)
            while folder.utf8.count > failures.utf8.count, rmdir(folder) == 0 { folder = Folder.parent(of: folder) }
        }
    }
}

private enum ListKey: String, CaseIterable { case version, goldens, failures }
private enum EntryKey: String, CaseIterable { case name, kind, sha256, golden, goldenSHA256 }

extension JSONReader {
    fileprivate mutating func failureList() throws(TextError) -> FailureList {
        var entries: [FailureList.Entry]?
        var goldens: String?
        let keys = JSONKeys(ListKey.self)
        try enterObject(expecting: "an object with version and failures")
        while let key = try nextKey(of: keys) {
            switch key {
            case .version:
                let expected = "2, as this version writes it: run verify --failures again"
                guard try wholeNumber(expecting: expected) == 2 else { throw invalid(expected: expected) }
            case .goldens: goldens = try string(expecting: "the path of a folder")
            case .failures:
                entries = try array(expecting: "failures in an array") { json throws(TextError) in try json.failure() }
            }
        }
        try finish()
        guard let entries, let goldens else {
            throw invalid(at: text.start, expected: "an object with goldens and failures", found: "less")
        }
        return FailureList(entries: entries, goldens: goldens)
    }

    private mutating func failure() throws(TextError) -> FailureList.Entry {
        var name: String?
        var kind: CaseResult.Kind?
        var golden: String?
        var sha256: String?
        var goldenSHA256: String?
        let keys = JSONKeys(EntryKey.self)
        let field = self.field
        try enterObject(expecting: "a failure with name, kind and golden")
        let start = lastValue.lowerBound
        while let key = try nextKey(of: keys) {
            switch key {
            case .name: name = try string(expecting: "the name of a case", where: CaseName.isInside)
            case .kind:
                let expected = "different, size, new or missing"
                kind = CaseResult.Kind(rawValue: try string(expecting: expected))
                guard [.different, .size, .new, .missing].contains(kind) else { throw invalid(expected: expected) }
            case .sha256: sha256 = try string(expecting: "64 hexadecimal digits")
            case .golden: golden = try string(expecting: "the path of a golden", where: CaseName.isInside)
            case .goldenSHA256: goldenSHA256 = try string(expecting: "64 hexadecimal digits")
            }
        }
        guard let name, let kind, let golden, kind == .missing || sha256 != nil else {
            throw invalid(field: field, at: start, expected: "name, kind, sha256 and golden", found: "less")
        }
        return FailureList.Entry(
            name: name, kind: kind, sha256: sha256, golden: golden, goldenSHA256: goldenSHA256)
    }
}
