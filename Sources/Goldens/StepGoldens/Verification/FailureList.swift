/// What a run left in its folder of failures, so that nothing else is ever approved: `failures.json` there.
package struct FailureList: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// The case's.
        package var name: String
        package var kind: CaseResult.Kind
        /// Of the file `actual/NAME.png`, 64 hexadecimal digits.
        package var sha256: String
    }

    package var entries: [Entry]

    static let fileName = "failures.json"

    package static func path(in failures: String) -> String { "\(failures)/\(fileName)" }

    /// The cases that left a picture, in the order of their names.
    init(_ results: [CaseResult]) {
        entries = results.compactMap { result in
            result.actualDigest.map { Entry(name: result.name, kind: result.kind, sha256: $0) }
        }.sorted { $0.name < $1.name }
    }

    /// Also where nothing failed, which is known by it.
    func write(in failures: String) throws(Failure) {
        let list = entries.map { entry in
            JSON.object([
                ("name", .string(entry.name)), ("kind", .string(entry.kind.rawValue)),
                ("sha256", .string(entry.sha256)),
            ])
        }
        let text = JSON.document([("version", .number(1)), ("failures", .lines(list))])
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
        entries = try InputFile(path).read { bytes throws(TextError) in
            var reader = JSONReader(try SourceText(bytes))
            return try reader.failureList()
        }
    }

    /// The cases that the last run listed, where its list can be read.
    static func names(in failures: String) -> [String] {
        (try? FailureList(in: failures))?.entries.map(\.name) ?? []
    }

    /// Removes the folders of pictures of these cases that are empty.
    static func removeEmptyFolders(of names: Set<String>, in failures: String) {
        for path in names.flatMap({ GoldenStore.failurePaths(of: $0, in: failures).all }) {
            var folder = Folder.parent(of: path)
            while folder.utf8.count > failures.utf8.count, rmdir(folder) == 0 { folder = Folder.parent(of: folder) }
        }
    }
}

private enum ListKey: String, CaseIterable { case version, failures }
private enum EntryKey: String, CaseIterable { case name, kind, sha256 }

extension JSONReader {
    fileprivate mutating func failureList() throws(TextError) -> [FailureList.Entry] {
        var entries: [FailureList.Entry]?
        let keys = JSONKeys(ListKey.self)
        try enterObject(expecting: "an object with version and failures")
        while let key = try nextKey(of: keys) {
            switch key {
            case .version:
                guard try wholeNumber(expecting: "1") == 1 else { throw invalid(expected: "1") }
            case .failures:
                entries = try array(expecting: "failures in an array") { json throws(TextError) in try json.failure() }
            }
        }
        try finish()
        guard let entries else {
            throw invalid(field: "failures", at: text.start, expected: "an array", found: "none")
        }
        return entries
    }

    private mutating func failure() throws(TextError) -> FailureList.Entry {
        var (name, kind, sha256): (String?, CaseResult.Kind?, String?)
        let keys = JSONKeys(EntryKey.self)
        let field = self.field
        try enterObject(expecting: "a failure with name, kind and sha256")
        let start = lastValue.lowerBound
        while let key = try nextKey(of: keys) {
            switch key {
            case .name: name = try string(expecting: "the name of a case", where: CaseName.isInside)
            case .kind:
                let expected = "different, size or new"
                kind = CaseResult.Kind(rawValue: try string(expecting: expected))
                guard [.different, .size, .new].contains(kind) else { throw invalid(expected: expected) }
            case .sha256: sha256 = try string(expecting: "64 hexadecimal digits")
            }
        }
        guard let name, let kind, let sha256 else {
            throw invalid(field: field, at: start, expected: "name, kind and sha256", found: "less")
        }
        return FailureList.Entry(name: name, kind: kind, sha256: sha256)
    }
}
