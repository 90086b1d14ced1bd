/// The content of a file of the cache: a digest of all that follows it, the file's own name, and some parts.
///
///     stepchart-cache 1
///     SHA-256 of all that follows
///     name
///     number of bytes of each part
///     the parts
enum CacheEntry {
    private static let version = "stepchart-cache 1"
    static let anyVersion = FileKind.text("an entry of the cache", beginning: "stepchart-cache ")

    static func bytes(of parts: [[UInt8]], name: String) -> [UInt8] {
        let counts = parts.map { "\($0.count)" }.joined(separator: " ")
        let content = Array("\(name)\n\(counts)\n".utf8) + parts.joined()
        return Array("\(version)\n\(SHA256.hex(of: content))\n".utf8) + content
    }

    /// Returns the parts of an entry; nil if it is damaged, or was written under another name.
    static func parts(of bytes: [UInt8], name: String) -> [[UInt8]]? {
        var rest = bytes[...]
        guard line(from: &rest) == version, line(from: &rest) == SHA256.hex(of: rest) else { return nil }
        guard line(from: &rest) == name, let counts = line(from: &rest) else { return nil }
        var parts: [[UInt8]] = []
        for count in counts.split(separator: " ") {
            guard let count = Int(count), (0...rest.count).contains(count) else { return nil }
            parts.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return rest.isEmpty ? parts : nil
    }

    private static func line(from rest: inout ArraySlice<UInt8>) -> String? {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { rest = rest[(end + 1)...] }
        return String(decoding: rest[..<end], as: UTF8.self)
    }
}
