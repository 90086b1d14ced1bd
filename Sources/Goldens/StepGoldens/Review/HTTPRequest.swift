/// A strict request of HTTP/1.1 (RFC 9112): no body, no folded line, no header twice, and limits on everything.
package struct HTTPRequest: Hashable, Sendable {
    package struct Malformed: Error {}

    package var method: String
    /// The target as sent; it begins with a slash.
    package var target: String
    /// The values of headers by their names in small letters.
    package var headers: [String: String] = [:]

    /// The most bytes of the head. Cookies of other servers on this machine are sent along.
    package static let mostHead = 16 << 10
    package static let mostHeaders = 64

    /// Parses a request; nil if it is not complete.
    package init?(_ bytes: [UInt8]) throws(Malformed) {
        let blankLine = Array("\r\n\r\n".utf8)
        let end = bytes.indices.first { bytes[$0...].starts(with: blankLine) }
        let head = bytes[..<(end ?? bytes.count)]
        guard head.count <= Self.mostHead else { throw Malformed() }
        guard let end else { return nil }
        // "\r\n" is one character. Either of the two alone does not end a line, and is refused in it.
        let lines = String(decoding: head, as: UTF8.self).split(
            separator: "\r\n" as Character, omittingEmptySubsequences: false)
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard lines.count <= Self.mostHeaders + 1, words.count == 3, Self.isToken(words[0]), words[1].hasPrefix("/"),
            Self.isText(words[1]), words[2] == "HTTP/1.1"
        else { throw Malformed() }
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, Self.isToken(parts[0]), Self.isText(parts[1]) else { throw Malformed() }
            let value = String(parts[1].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            guard headers.updateValue(value, forKey: parts[0].lowercased()) == nil else { throw Malformed() }
        }
        guard headers["content-length"] ?? "0" == "0", headers["transfer-encoding"] == nil else { throw Malformed() }
        guard end + blankLine.count == bytes.count else { throw Malformed() }
        (method, target) = (words[0], words[1])
    }

    /// True if the text is a token of HTTP, as methods and the names of headers are.
    private static func isToken(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { 0x21...0x7E ~= $0 && !"\"(),/:;<=>?@[\\]{}".utf8.contains($0) }
    }

    private static func isText(_ text: some StringProtocol) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}
