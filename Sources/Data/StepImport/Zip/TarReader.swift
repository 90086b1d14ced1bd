/// A POSIX tar, read entry by entry in one pass, with long names of GNU and pax. Links and folders are skipped. It does
/// not use libarchive, which is a megabyte, as a tar only adds a header of 512 bytes to each file.
final class TarReader {
    private let stream: ByteStream
    /// The number of bytes of the open entry that were not read yet, and of the padding up to the next header.
    private var rest = 0
    private var padding = 0

    private static let block = 512

    init(_ stream: ByteStream) { self.stream = stream }

    static func isTar(_ stream: ByteStream) throws(Failure) -> Bool {
        let head = try stream.head(block)
        return head.count == block && head[(head.startIndex + 257)...].starts(with: "ustar".utf8)
    }

    /// The next file and its bytes, valid until the next call; nil after the last.
    func next() throws(Failure) -> ByteStream? {
        var longName: String?
        while true {
            _ = try bytes(rest + padding)
            rest = 0
            padding = 0
            let header = try bytes(Self.block)
            guard header.contains(where: { $0 != 0 }) else { return nil }
            guard header.count == Self.block else { throw damaged }
            let digits = Self.text(header[124..<136]).filter { $0 != " " }
            guard let size = Int(digits, radix: 8) else { throw damaged }
            let kind = header[156]
            let name = longName ?? Self.name(header)
            padding = (Self.block - size % Self.block) % Self.block
            switch kind {
            case UInt8(ascii: "L"): longName = Self.text(try bytes(size)[...])
            case UInt8(ascii: "x"): longName = Self.path(try bytes(size)) ?? longName
            case 0, UInt8(ascii: "0"):
                rest = size
                return entry(name)
            default:
                longName = nil
                rest = size
            }
        }
    }

    private func entry(_ name: String) -> ByteStream {
        ByteStream(name: "\(stream.name)/\(name)") { [self] (buffer, start) throws(Failure) in
            guard rest > 0 else { return 0 }
            var piece = [UInt8](repeating: 0, count: min(rest, buffer.count - start, 1 << 16))
            let count = try stream.read(into: &piece)
            guard count > 0 else { throw damaged }
            buffer.replaceSubrange(start..<start + count, with: piece[..<count])
            rest -= count
            return count
        }
    }

    private var damaged: Failure { Failure(damaged: stream.name, "tar") }

    private func bytes(_ count: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var left = count
        while left > 0 {
            var piece = [UInt8](repeating: 0, count: min(left, 1 << 16))
            let read = try stream.read(into: &piece)
            if read == 0, bytes.isEmpty { return [] }
            guard read > 0 else { throw damaged }
            // Bytes of large entries are skipped, and not kept in memory.
            if count <= 1 << 20 { bytes += piece[..<read] }
            left -= read
        }
        return bytes
    }

    private static func text(_ field: ArraySlice<UInt8>) -> String {
        String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    }

    private static func name(_ header: [UInt8]) -> String {
        let name = text(header[0..<100])
        let folder = text(header[345..<500])
        return folder.isEmpty ? name : "\(folder)/\(name)"
    }

    /// Returns the path in a pax header, which has lines such as `27 path=Takeout/Fitbit/a.json`.
    private static func path(_ header: [UInt8]) -> String? {
        let lines = header.split(separator: UInt8(ascii: "\n"))
        let records = lines.map { $0.drop { $0 != UInt8(ascii: " ") }.dropFirst() }
        let path = records.first { $0.starts(with: "path=".utf8) }
        return path.map { String(decoding: $0.dropFirst(5), as: UTF8.self) }
    }
}
