/// An SVG file by stepchart, which is recognised by its first line, and verified by the checksum in its ids.
package struct SVGFile: Hashable, Sendable {
    /// The default size, in pixels.
    package let size: PixelSize

    /// Returns the prefix of a text's ids: a checksum (64-bit FNV-1a) of the text with `SVGDefinitions.mark` there.
    static func prefix(of text: String) -> String {
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { (hash: UInt64, byte) in
            (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        // The modulus is 36 to the 6th power.
        return "s" + Int(hash % 2_176_782_336).digits(6, radix: 36) + "_"
    }

    /// Returns true if a file that begins with these bytes is an SVG file by stepchart.
    package static func isOne(startingWith bytes: [UInt8]) -> Bool { prefix(in: line(of: bytes)) != nil }

    /// Reads a whole file; nil if it is damaged, not complete, or not by stepchart.
    package init?(_ bytes: [UInt8]) {
        let line = Self.line(of: bytes)
        guard let prefix = Self.prefix(in: line), let width = Self.measure("width", in: line),
            let height = Self.measure("height", in: line)
        else { return nil }
        let text = String(decoding: bytes, as: UTF8.self).replacingAll(prefix, with: SVGDefinitions.mark)
        guard Self.prefix(of: text) == prefix else { return nil }
        size = PixelSize(width: width, height: height)
    }

    /// Returns the first line, of which stepchart writes at most 512 bytes.
    private static func line(of bytes: [UInt8]) -> Substring {
        String(decoding: bytes.prefix(512), as: UTF8.self).prefix { $0 != "\n" }
    }

    /// Returns the prefix of ids from the comment at the end of the first line.
    private static func prefix(in line: Substring) -> String? {
        let start = line.dropLast(11)
        let prefix = line.dropFirst(start.count).prefix(8)
        guard line.hasPrefix("<svg "), line.hasSuffix("-->"), prefix.hasPrefix("s") else { return nil }
        return start.hasSuffix("<!--\(Drawing.software) ") ? String(prefix) : nil
    }

    private static func measure(_ name: String, in line: Substring) -> Int? {
        let start = "\(name)=\""
        guard let word = line.split(separator: " ").first(where: { $0.hasPrefix(start) }) else { return nil }
        return Int(word.dropFirst(start.count).prefix { $0 != "\"" }).flatMap { $0 > 0 ? $0 : nil }
    }
}
