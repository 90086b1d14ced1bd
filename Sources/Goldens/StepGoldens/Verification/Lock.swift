/// Digests in place of goldens, for projects that keep no pictures beside their sources. The text has a line for each
/// case, in the order of their names: `sha256  WIDTHxHEIGHT  name`.
package struct Lock: Hashable, Sendable {
    package var path = ""
    package var digests: [String: PictureDigest] = [:]

    package init() {}

    /// Reads a lock. Lines may end with CRLF.
    /// - Throws: `badData` for the first line that is not of this form, or that names a case again.
    package init(_ file: InputFile) throws(Failure) {
        path = file.name
        digests = try file.read { bytes throws(TextError) in try Self.digests(SourceText(bytes)) }
    }

    private static func digests(_ text: SourceText) throws(TextError) -> [String: PictureDigest] {
        var digests: [String: PictureDigest] = [:]
        for line in text.bytes[text.start...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if line.isEmpty { continue }
            func invalid(_ expected: String, found: String) -> TextError {
                .invalid(at: text.position(of: line.startIndex), field: "", expected: expected, found: found)
            }
            guard let (name, digest) = entry(String(decoding: line, as: UTF8.self)) else {
                throw invalid("sha256  WIDTHxHEIGHT  name", found: text.quoted(line.indices))
            }
            guard digests.updateValue(digest, forKey: name) == nil else {
                throw invalid("each name once", found: "\(SourceText.quoted(name)) again")
            }
        }
        return digests
    }

    /// Sets digests in the lock at a path, which may not exist yet, while no other process does; nil removes a name.
    static func update(_ path: String, _ digests: [(name: String, digest: PictureDigest?)]) throws(Failure) {
        try Folder.locked(Folder.parent(of: path)) { () throws(Failure) in
            let current = Folder.exists(path) ? try Lock(InputFile(path)) : Lock()
            var lock = current
            for (name, digest) in digests { lock.digests[name] = digest }
            if lock != current { try OutputFile.write(Array(lock.text.utf8), to: path) }
        }
    }

    package var text: String {
        digests.sorted { $0.key < $1.key }
            .map { "\($0.value.sha256)  \($0.value.size.words)  \($0.key)\n" }.joined()
    }

    private static func entry(_ line: String) -> (name: String, digest: PictureDigest)? {
        // Two spaces separate the fields; the name may contain any.
        let fields = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 4, omittingEmptySubsequences: false)
            .map { Substring($0) }
        guard fields.count == 5, fields[1].isEmpty, fields[3].isEmpty, !fields[4].isEmpty else { return nil }
        let sides = fields[2].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard SHA256.isHex(fields[0]), sides.count == 2, sides[0] > 0, sides[1] > 0 else { return nil }
        let size = PixelSize(width: sides[0], height: sides[1])
        return (String(fields[4]), PictureDigest(size: size, sha256: String(fields[0])))
    }
}

extension PixelSize {
    /// The size, as in `1125x600`.
    package var words: String { "\(width)x\(height)" }
}

extension PictureDigest { var words: String { "\(size.words) \(sha256)" } }
