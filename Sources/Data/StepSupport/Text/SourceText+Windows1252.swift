extension SourceText {
    /// Text in Windows-1252, the default of some spreadsheets.
    /// - Returns: nil if a byte is none of its characters, or a control character.
    package init?(windows1252 bytes: [UInt8]) {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            let code = (0x80...0x9F).contains(byte) ? Windows1252.from0x80[Int(byte) - 0x80] : UInt32(byte)
            let isControl = code < 0x20 && ![0x09, 0x0A, 0x0D].contains(code)
            guard !isControl, let scalar = Unicode.Scalar(code) else { return nil }
            text.append(scalar)
        }
        try? self.init(String(text).utf8)
    }
}
