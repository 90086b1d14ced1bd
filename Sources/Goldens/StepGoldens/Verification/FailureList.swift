/// The list of pictures that a run left in its folder of failures, `failures.json`: nothing else is ever approved.
package struct FailureList: Hashable, Sendable {
    package struct FailureEntry: Hashable, Sendable {
        package var name: String
        /// Its kind; an `error` is listed only for people, and has no picture.
        package var kind: CaseResult.CaseKind
        /// The digest of the picture in `actual`, 64 hexadecimal digits; nil where there is no picture.
        package var sha256: String?
        package var golden: String
        /// The golden's path without its ending.
        var goldenName: String { PathPattern.stem(golden) }
        /// The digest of the golden that was compared; nil where there was none.
        package var goldenSHA256: String?
    }

    package var entries: [FailureEntry]
    var goldens: String
    /// The path of the lock, if goldens are named by digests.
    var lock: String?

    static let fileName = "failures.json"
    static let kind = FileKind.json("a list of failures", keys: "version", "goldens")

    package static func path(in failures: String) -> String { "\(failures)/\(fileName)" }

    /// Writes the list, also when nothing failed: then it is empty. Entries are sorted by their names.
    func write(in failures: String) throws(Failure) {
        try Folder.make(failures)
        let list = entries.sorted { $0.name < $1.name }.map { entry in
            JSON.present([
                ("name", .string(entry.name)), ("kind", .string(entry.kind.rawValue)),
                ("sha256", entry.sha256.map { .string($0) }), ("golden", .string(entry.golden)),
                ("goldenSHA256", entry.goldenSHA256.map { .string($0) }),
            ])
        }
        func path(to goldens: String) throws(Failure) -> JSON {
            guard let path = Folder.path(to: goldens, from: failures) ?? (Folder.exists(goldens) ? nil : goldens) else {
                throw Failure(.cannotCreate, system: goldens)
            }
            return .string(path)
        }
        var members: [(String, JSON)] = [("version", .number(2)), ("goldens", try path(to: goldens))]
        if let lock { members.append(("lock", try path(to: lock))) }
        let text = JSON.document(members + [("failures", .lines(list))])
        try OutputFile.write(Array(text.utf8), to: Self.path(in: failures))
    }

    /// Adds the current failure of a test's case, or removes the case from the list; entries of other tests are kept.
    /// - Parameter root: the folder of the goldens, to which names in `failures` are relative.
    package static func update(
        _ result: CaseResult, named name: String, in failures: String, root: String
    ) throws(Failure) {
        try Folder.locked(failures) { () throws(Failure) in
            let others = (try? FailureList(in: failures))?.entries.filter { $0.name != name } ?? []
            var list = FailureList(entries: others, goldens: root)
            if result.actualFile != nil, result.kind != .same, !result.recorded {
                let golden = "\(name).png"
                list.entries.append(try FailureEntry(result, named: name, golden: golden, at: "\(root)/\(golden)"))
            }
            try list.write(in: failures)
        }
    }

    /// Removes the empty folders of pictures of these cases.
    static func removeEmptyFolders(of names: Set<String>, in failures: String) {
        for path in names.flatMap({ GoldenStore.FailurePaths(of: $0, in: failures).all }) {
            var folder = Folder.parent(of: path)
            while folder.utf8.count > failures.utf8.count, rmdir(folder) == 0 { folder = Folder.parent(of: folder) }
        }
    }
}

extension FailureList {
    /// - Throws: when there is no list in the folder, or it is not as a run writes it.
    package init(in failures: String) throws(Failure) {
        let path = Self.path(in: failures)
        guard Folder.exists(path), FileStatus(path)?.size != 0 else {
            let found = "found no \(Self.fileName)"
            throw Failure(.noInput, "\(failures): expected what a whole run of verify --failures left, \(found)")
        }
        self = try InputFile(path).read { bytes throws(TextError) in
            var reader = JSONReader(try SourceText(bytes))
            return try reader.failureList()
        }
        func plain(_ path: String) -> String {
            let path = Folder.path(path, in: failures)
            return Folder.path(to: path, from: "") ?? path
        }
        goldens = plain(goldens)
        lock = lock.map(plain)
    }
}

extension FailureList.FailureEntry {
    /// Makes the entry of a result. `golden` is the golden's path in its folder; `path` leads to it, if it exists.
    /// - Throws: when the golden cannot be read.
    init(_ result: CaseResult, named name: String, golden: String, at path: String) throws(Failure) {
        self.init(
            name: name, kind: result.kind, sha256: result.actualFile.map { SHA256.hex(of: $0) }, golden: golden,
            goldenSHA256: Folder.exists(path) ? SHA256.hex(of: try InputFile(path).bytes) : nil)
    }
}

private enum ListKey: String, CaseIterable { case version, goldens, lock, failures }
private enum FailureKey: String, CaseIterable { case name, kind, sha256, golden, goldenSHA256 }

extension JSONReader {
    fileprivate mutating func failureList() throws(TextError) -> FailureList {
        var entries: [FailureList.FailureEntry]?
        var goldens: String?
        var lock: String?
        let keys = JSONKeys(ListKey.self)
        try enterObject(expecting: "an object with version and failures")
        while let key = try nextKey(of: keys) {
            switch key {
            case .version:
                let expected = "2, as this version writes it: run verify --failures again"
                guard try wholeNumber(expecting: expected) == 2 else { throw invalid(expected: expected) }
            case .goldens: goldens = try string(expecting: "the path of a folder")
            case .lock: lock = try string(expecting: "the path of a lock")
            case .failures:
                entries = try array(expecting: "failures in an array") { json throws(TextError) in try json.failure() }
            }
        }
        try finish()
        guard let entries, let goldens else {
            throw invalid(at: text.start, expected: "an object with goldens and failures", found: "less")
        }
        return FailureList(entries: entries, goldens: goldens, lock: lock)
    }

    private mutating func failure() throws(TextError) -> FailureList.FailureEntry {
        var words: [FailureKey: String] = [:]
        let keys = JSONKeys(FailureKey.self)
        let field = self.field
        let start = try enterObject(expecting: "a failure with name, kind and golden")
        while let key = try nextKey(of: keys) {
            words[key] =
                switch key {
                case .name: try string(expecting: "the name of a case", where: CaseName.isInside)
                case .kind: try value(CaseResult.CaseKind.self).rawValue
                case .sha256, .goldenSHA256: try string(expecting: "64 hexadecimal digits")
                case .golden:
                    try string(expecting: "the path of a picture in the folder of goldens") {
                        CaseName.isInside($0) && PictureFile.hasEnding($0)
                    }
                }
        }
        guard let name = words[.name], let kind = words[.kind].flatMap(CaseResult.CaseKind.init),
            let golden = words[.golden], [.missing, .error].contains(kind) || words[.sha256] != nil
        else { throw invalid(field: field, at: start, expected: "name, kind, sha256 and golden", found: "less") }
        return FailureList.FailureEntry(
            name: name, kind: kind, sha256: words[.sha256], golden: golden, goldenSHA256: words[.goldenSHA256])
    }
}
