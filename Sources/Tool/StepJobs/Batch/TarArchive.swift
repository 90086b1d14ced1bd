/// Writes a tar archive (POSIX ustar, pax headers for long names), whose bytes depend only on its files: times are 0.
struct TarArchive {
    private let transaction: Transaction
    private let output: OutputFile

    /// - Parameter path: the path of the archive; `-` is standard output.
    init(_ path: String) throws(Failure) {
        transaction = try Transaction()
        output = try transaction.write(path)
        try output.refuseTerminal()
    }

    private static let blockSize = 512

    /// Recognises an archive that stepchart wrote: its entries have no owner and no time.
    static let kind = FileKind("a tar archive by stepchart") { start in
        let own = header("", size: 0, kind: "0")
        return start.count >= blockSize && [100..<124, 136..<148, 257..<265].allSatisfy { start[$0] == own[$0] }
    }

    /// Adds a file part by part.
    func add(
        _ name: String, size: Int, _ parts: (_ write: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) -> Void
    ) throws(Failure) {
        // Values that do not fit the fields of the older format are in records before the file.
        var records: [UInt8] = []
        if name.utf8.count > 100 || name.utf8.contains(where: { $0 >= 0x80 }) { records += Self.record("path", name) }
        if size >= 1 << 33 { records += Self.record("size", "\(size)") }
        if !records.isEmpty {
            try output.write(Self.header("pax", size: records.count, kind: "x").span)
            try output.write(records.span)
            try pad(records.count)
        }
        try output.write(Self.header(name, size: min(size, 1 << 33 - 1), kind: "0").span)
        try parts { (part) throws(Failure) in try output.write(part) }
        try pad(size)
    }

    /// Writes the two empty blocks that end every archive, and gives the file its name.
    func finish() throws(Failure) {
        try output.write([UInt8](repeating: 0, count: 2 * Self.blockSize).span)
        try transaction.commit()
    }

    private func pad(_ size: Int) throws(Failure) {
        let rest = size % Self.blockSize
        if rest > 0 { try output.write([UInt8](repeating: 0, count: Self.blockSize - rest).span) }
    }

    /// Makes a record such as `25 path=name\n`, where the number is the length of all of it.
    private static func record(_ key: String, _ value: String) -> [UInt8] {
        let rest = " \(key)=\(value)\n"
        var count = rest.utf8.count
        while "\(count)".utf8.count + rest.utf8.count != count { count = "\(count)".utf8.count + rest.utf8.count }
        return Array("\(count)\(rest)".utf8)
    }

    private static func header(_ name: String, size: Int, kind: Character) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: blockSize)
        func put(_ text: String, at offset: Int, _ most: Int) {
            for (index, byte) in text.utf8.prefix(most).enumerated() { block[offset + index] = byte }
        }
        put(name, at: 0, 100)
        for (number, offset, digits) in [(0o644, 100, 7), (0, 108, 7), (0, 116, 7), (size, 124, 11), (0, 136, 11)] {
            put(number.digits(digits, radix: 8), at: offset, digits)
        }
        put(String(kind), at: 156, 1)
        put("ustar\u{0}00", at: 257, 8)
        // The checksum is computed with spaces in its own field.
        put("        ", at: 148, 8)
        put(block.reduce(0) { $0 + Int($1) }.digits(6, radix: 8), at: 148, 6)
        block[154] = 0
        return block
    }
}
