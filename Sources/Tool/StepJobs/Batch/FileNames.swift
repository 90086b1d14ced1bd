/// The names of the files of a batch: a template in which words in braces are replaced.
///
/// `{id}` is the line's id, or its index if it has none, with every byte but `A-Z a-z 0-9 - _ . @ + = , ~` written as
/// `%` and two hexadecimal digits: no id is outside of the folder, and no two have one name. `{hash}` are 16 digits
/// that identify pictures before they are drawn, `{hash2}` the first two of them, `{index}` is the line's index.
package struct FileNames: Hashable, Sendable {
    private enum NamePlaceholder: String, CaseIterable {
        case id, hash, hash2, index

        /// The word as a template has it.
        var word: String { "{\(rawValue)}" }
    }

    let kind: PictureKind

    private let template: String
    private let placeholders: Set<NamePlaceholder>

    /// - Throws: `usage` for a template with an unknown word, one that leads out of the folder, is hidden or does not
    ///   end as a picture does, and one that gives every line the same name.
    package init(_ template: String) throws(Failure) {
        var placeholders: Set<NamePlaceholder> = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            let name = rest[rest.index(after: open)...].prefix { $0 != "}" }
            guard name.endIndex < rest.endIndex, let placeholder = NamePlaceholder(rawValue: String(name)) else {
                let names = NamePlaceholder.allCases.map(\.rawValue)
                let hint = NearestName.hint(NearestName.to(String(name), in: names))
                let found = "{\(name)\(name.endIndex < rest.endIndex ? "}" : "")"
                let words = NamePlaceholder.allCases.map(\.word).joined(separator: ", ")
                throw .option("name", expected: words + hint, found: SourceText.quoted(found))
            }
            placeholders.insert(placeholder)
            rest = rest[rest.index(after: name.endIndex)...]
        }
        guard let kind = PictureKind.allCases.first(where: { template.hasSuffix($0.ending) }) else {
            let endings = PictureKind.allCases.map(\.ending).choice
            throw .option("name", expected: "a name that ends in \(endings)", found: SourceText.quoted(template))
        }
        (self.kind, self.template, self.placeholders) = (kind, template, placeholders)
        let found = SourceText.quoted(template)
        let isSame = placeholders.isDisjoint(with: [.id, .hash, .index])
        try refuse(isSame, "name", "{id}, {hash} or {index} in the name", found: found)
        let folders = template.split(separator: "/", omittingEmptySubsequences: false)
        let isInside = folders.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") } && !template.hasControls
        try refuse(!isInside, "name", "a path inside the folder, without hidden parts", found: found)
    }

    /// True if the name identifies the file's content.
    package var hasHash: Bool { placeholders.contains(.hash) }

    /// True if the name cannot be known before the job has been read.
    var needsHash: Bool { !placeholders.isDisjoint(with: [.hash, .hash2]) }

    /// - Parameter key: the id, or the index where there is none.
    /// - Parameter hash: at least 16 digits; may be empty when the template does not need it.
    /// - Returns: nil where a part of the path is longer than names can be.
    func name(key: String, index: Int, hash: String) -> String? {
        // The texts that replace words have no braces.
        let words: [NamePlaceholder: String] = [
            .id: Self.escaped(key), .hash: String(hash.prefix(16)), .hash2: String(hash.prefix(2)), .index: "\(index)",
        ]
        let name = words.reduce(template) { $0.replacingAll($1.key.word, with: $1.value) }
        let folders = name.utf8.split(separator: UInt8(ascii: "/"))
        // File systems allow no longer names.
        return folders.allSatisfy { $0.count <= 255 } ? name : nil
    }

    private static func escaped(_ key: String) -> String {
        let name = key.percentEncoded(but: "-_.@+=,~")
        // A file that begins with a dot is hidden.
        return name.first == "." ? "%2E" + name.dropFirst() : name
    }
}
