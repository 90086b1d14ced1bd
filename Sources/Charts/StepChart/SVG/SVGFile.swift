/// An SVG file by stepchart: told from others by its first line, and from damaged ones by the checksum in its ids.
package struct SVGFile: Hashable, Sendable {
    /// In pixels, as it is shown where nothing says otherwise.
    package let size: PixelSize

    /// No first line that stepchart writes is longer.
    private static let longestLine = 512
    private static let comment = Array("<!--\(Drawing.software) ".utf8)

    /// A checksum of a text whose ids begin with a mark, to take the mark's place (64-bit FNV-1a).
    static func prefix(of text: some Sequence<UInt8>) -> String {
        let hash = text.reduce(0xCBF2_9CE4_8422_2325) { (hash: UInt64, byte) in
            (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        // 36 to the 6th.
        return "s" + Int(hash % 2_176_782_336).digits(6, radix: 36) + "_"
    }

    /// Whether a file that begins so is one.
    package static func isOne(startingWith bytes: [UInt8]) -> Bool { prefix(in: bytes) != nil }

    /// Nil for one that is not whole, and for any other file.
    package init?(_ bytes: [UInt8]) {
        guard let prefix = Self.prefix(in: bytes),
            let width = Self.measure("width", in: bytes), let height = Self.measure("height", in: bytes)
        else { return nil }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.first {
            if byte == prefix.first, rest.starts(with: prefix) {
                text += SVGDefinitions.mark.utf8
                rest = rest.dropFirst(prefix.count)
            } else {
                text.append(byte)
                rest.removeFirst()
            }
        }
        guard Self.prefix(of: text).utf8.elementsEqual(prefix) else { return nil }
        size = PixelSize(width: width, height: height)
    }

    /// What ids begin with: the comment at the end of the first line says so.
    private static func prefix(in bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: "<svg ".utf8) else { return nil }
        let line = bytes.prefix(longestLine).prefix { $0 != UInt8(ascii: "\n") }
        let end = Array("-->".utf8)
        let start = line.count - end.count - 8
        guard start >= comment.count, line[start...].dropFirst(8).elementsEqual(end) else { return nil }
        let prefix = line[start...].prefix(8)
        guard line[..<start].suffix(comment.count).elementsEqual(comment), prefix.first == UInt8(ascii: "s") else {
            return nil
        }
        return Array(prefix)
    }

    /// A number among the attributes of the first line.
    private static func measure(_ name: String, in bytes: [UInt8]) -> Int? {
        let line = bytes.prefix(longestLine)
        let key = Array(" \(name)=\"".utf8)
        guard let start = line.indices.first(where: { line[$0...].starts(with: key) }) else { return nil }
        let digits = line[start...].dropFirst(key.count).prefix { $0 != UInt8(ascii: "\"") }
        return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
    }
}
