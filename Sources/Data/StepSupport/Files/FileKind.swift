/// The kind of content of an output, by which an existing file is recognised as one that it may replace.
package struct FileKind: Sendable {
    let name: String
    /// True if a file is of this kind, by its first 2,048 bytes, or fewer if it has no more.
    let recognises: @Sendable (_ start: [UInt8]) -> Bool

    package init(_ name: String, recognises: @escaping @Sendable (_ start: [UInt8]) -> Bool) {
        self.name = name
        self.recognises = recognises
    }

    package static let picture = FileKind("a picture", recognises: isPicture)

    package static let text = FileKind("a text") { !$0.contains(0) && !isPicture($0) }

    /// The kind of a file that is only known as one of an earlier run by another one: a stream, or a file of its kind.
    package func beside(_ path: String, _ other: FileKind, _ access: FileAccess = .unlimited) -> FileKind {
        FileKind("\(name) beside \(other.name)") { start in
            recognises(start) && other.mayReplace(path, access)
                && (access.exists(path) || OutputFile.isStandardOutput(path))
        }
    }

    /// An object of JSON that begins with these keys.
    package static func json(_ name: String, keys: String...) -> FileKind {
        FileKind(name) { firstKeys(of: $0, keys.count) == keys }
    }

    package static func text(_ name: String, beginning: String) -> FileKind {
        FileKind(name) { text($0).starts(with: beginning.utf8) }
    }

    /// True if an output may be written to this path: nothing has the name, or an empty file, a device or pipe, or a
    /// file of this kind. It is also true for a folder, which fails when it is opened.
    package func mayReplace(_ path: String, _ access: FileAccess = .unlimited) -> Bool {
        if path == "-" { return true }
        guard let status = access.status(of: path) else { return errno == ENOENT }
        if status.kind != S_IFREG || status.st_size == 0 { return true }
        return (try? Self.start(of: path, access)).map(recognises) ?? false
    }

    /// True if there is a file of this name and kind.
    /// - Throws: `noInput` or `inputOutput` if it cannot be read.
    package func isKind(of path: String, _ access: FileAccess) throws(Failure) -> Bool {
        guard let status = access.status(of: path) else {
            if [ENOENT, ENOTDIR].contains(errno) { return false }
            throw Failure(.noInput, system: path)
        }
        return status.kind == S_IFREG ? recognises(try Self.start(of: path, access)) : false
    }

    /// Describes a file of another kind, for messages.
    func description(ofOther path: String, _ access: FileAccess) -> String {
        guard let start = try? Self.start(of: path, access) else { return "a file that cannot be read" }
        let text = Self.text(start)
        if Self.isPicture(start) { return name.hasPrefix("a picture by") ? "one by another program" : "a picture" }
        for (signature, name) in FileSignatures.others where start.starts(with: signature) { return name }
        if start.contains(0) { return "a file of another kind" }
        return text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") ? "JSON" : "a text"
    }

    private static func start(of path: String, _ access: FileAccess) throws(Failure) -> [UInt8] {
        let descriptor = try Descriptor.reading(path, access)
        defer { close(descriptor) }
        // The mark in a PNG by stepchart follows a palette and its transparency, at most 1,048 bytes.
        var bytes = [UInt8](repeating: 0, count: 2048)
        let count = try Descriptor.read(descriptor, into: &bytes, name: path)
        return Array(bytes[..<count])
    }

    private static func text(_ start: [UInt8]) -> ArraySlice<UInt8> {
        let text = start.starts(with: SourceText.utf8Mark) ? start.dropFirst(3) : start[...]
        return text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    private static func firstKeys(of start: [UInt8], _ count: Int) -> [String] {
        // The last character may be cut in two.
        let text = String(decoding: text(start), as: UTF8.self)
        guard let source = try? SourceText(Array(text.utf8)) else { return [] }
        var keys: [String] = []
        _ = JSONReader(source).member { key in
            keys.append(String(decoding: key, as: UTF8.self))
            return keys.count == count
        }
        return keys
    }

    @Sendable private static func isPicture(_ start: [UInt8]) -> Bool {
        if FileSignatures.pictures.contains(where: start.starts) { return true }
        let isWebP = start.starts(with: "RIFF".utf8) && start.dropFirst(8).starts(with: "WEBP".utf8)
        let text = text(start)
        let isXML = text.first == UInt8(ascii: "<")
        return isWebP || isXML && text.indices.contains { text[$0...].starts(with: "<svg".utf8) }
    }
}
