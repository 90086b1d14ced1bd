/// The names of the files of a batch: a template in which words in braces are replaced.
///
/// `{id}` is the line's id, or its index if it has none, with every byte but `A-Z a-z 0-9 - _ . @ + = , ~` written as
/// `%` and two hexadecimal digits: no id is outside of the folder, and no two have one name. `{hash}` are 16 digits
/// that identify pictures before they are drawn, `{hash2}` the first two of them, `{index}` is the line's index.
package struct FileNames: Hashable, Sendable {
    private static let words = ["{id}", "{hash}", "{hash2}", "{index}"]

    /// The ending that all pictures have, without the dot; nil where each has that of its kind.
    let ending: String?

    private let template: String

    /// - Throws: `usage` for an unknown word, a path that leads out or is hidden, a wrong ending, and one name for all.
    package init(_ template: String) throws(Failure) {
        self.template = template
        let found = SourceText.quoted(template)
        let plain = Self.words.reduce(template) { $0.replacingAll($1, with: "") }
        try refuse(plain.contains("{"), "name", "no other words than \(Self.words.choice)", found: found)
        let endings = (PictureKind.allCases.map(\.rawValue) + ["gif", "y4m"]).map { ".\($0)" }
        ending = endings.first(where: template.hasSuffix).map { String($0.dropFirst()) }
        let isOther = ending == nil && template.last != "}"
        try refuse(isOther, "name", "a name that ends in \(endings.choice), or in braces", found: found)
        let isSame = !["{id}", "{hash}", "{index}"].contains(where: has)
        try refuse(isSame, "name", "{id}, {hash} or {index} in the name", found: found)
        let folders = template.split(separator: "/", omittingEmptySubsequences: false)
        let isInside = folders.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") } && !template.hasControls
        try refuse(!isInside, "name", "a path inside the folder, without hidden parts", found: found)
    }

    private func has(_ word: String) -> Bool { template.replacingAll(word, with: "") != template }

    /// True if the name identifies the file's content.
    package var hasHash: Bool { has("{hash}") }

    /// True if the name cannot be known before the job has been read.
    var needsHash: Bool { hasHash || has("{hash2}") }

    /// - Parameter key: the id, or the index where there is none.
    /// - Parameter hash: at least 16 digits; may be empty when the template does not need it.
    /// - Parameter usual: the ending of the picture's kind, without the dot.
    /// - Returns: nil where a part of the path is longer than names can be.
    func name(key: String, index: Int, hash: String, ending usual: String) -> String? {
        // The texts that replace words have no braces.
        let plain = key.percentEncoded(but: "-_.@+=,~")
        // A file that begins with a dot is hidden.
        let visible = plain.first == "." ? "%2E" + plain.dropFirst() : plain
        let texts = [visible, String(hash.prefix(16)), String(hash.prefix(2)), "\(index)"]
        let start = zip(Self.words, texts).reduce(template) { $0.replacingAll($1.0, with: $1.1) }
        let name = ending == nil ? "\(start).\(usual)" : start
        // File systems allow no longer names.
        return name.utf8.split(separator: UInt8(ascii: "/")).allSatisfy { $0.count <= 255 } ? name : nil
    }
}
