extension SourceText {
    /// Text in Windows-1252, the default of some spreadsheets.
    /// - Returns: nil if a byte is none of its characters, or a control character.
    package init?(windows1252 bytes: [UInt8]) {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            let code = (0x80...0x9F).contains(byte) ? Self.windows1252[Int(byte) - 0x80] : UInt32(byte)
            let isControl = code < 0x20 && ![0x09, 0x0A, 0x0D].contains(code)
            guard !isControl, let scalar = Unicode.Scalar(code) else { return nil }
            text.append(scalar)
        }
        try? self.init(String(text).utf8)
    }

    /// The code points of the bytes from 0x80 to 0x9F, where the encoding differs from Latin-1; 0 if there is none.
    private static let windows1252: [UInt32] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
        0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E,
        0x0178,
    ]
}
