extension DisplayChunks {
    /// The types of the chunks.
    static let types = ["gAMA", "cHRM", "iCCP", "cICP", "mDCV", "eXIf"]

    /// The contents with the same effect as no chunk: upright pixels in sRGB. Of eXIf, only the orientation counts.
    static let standard: [String: [UInt8]] = [
        "gAMA": UInt32(45_455).bigEndianBytes,
        "cHRM": [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000].flatMap { UInt32($0).bigEndianBytes },
        "cICP": [1, 13, 0, 1], "eXIf": [1],
    ]
}
