import StepTestSupport

/// Zips that Python makes.
enum ZipSample {
    /// - Parameter kind: `deflate`, `stored`, `zip64` or `streamed`, whose headers have no sizes.
    static func zip(_ entries: [(name: String, bytes: [UInt8])], _ kind: String = "deflate") throws -> [UInt8] {
        let script = """
            import io, sys, zipfile
            words = sys.stdin.read().split("\\n")
            class Pipe(io.RawIOBase):
                def __init__(self): self.data = bytearray()
                def writable(self): return True
                def write(self, data): self.data += data; return len(data)
                def flush(self): pass
            kind = sys.argv[1]
            out = Pipe() if kind == "streamed" else io.BytesIO()
            method = zipfile.ZIP_STORED if kind == "stored" else zipfile.ZIP_DEFLATED
            with zipfile.ZipFile(out, "w", method) as archive:
                for name, data in zip(words[::2], words[1::2]):
                    with archive.open(bytes.fromhex(name).decode(), "w", force_zip64=kind == "zip64") as entry:
                        entry.write(bytes.fromhex(data))
            print((out.data if kind == "streamed" else out.getvalue()).hex())
            """
        let words = entries.flatMap { [hex(Array($0.name.utf8)), hex($0.bytes)] }
        let text = try python(script, [kind], input: Array(words.joined(separator: "\n").utf8))
        let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }

    private static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
