/// The metadata that cameras store in pictures.
package enum EXIF {
    /// The orientation in which the picture is stored, 1...8: 1 is upright, also if the first directory has none.
    package static func orientation(_ tiff: [UInt8]) -> Int {
        let isLittle = tiff.starts(with: "II*\0".utf8)
        guard isLittle || tiff.starts(with: "MM\0*".utf8) else { return 1 }
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset + count <= tiff.count else { return nil }
            let bytes = tiff[offset..<offset + count]
            return isLittle ? Int(bigEndian: bytes.reversed()) : Int(bigEndian: bytes)
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return 1 }
        let entries = (0..<count).lazy.map { directory + 2 + 12 * $0 }
        // The value is one number of 16 bits.
        guard let entry = entries.first(where: { number($0, 2) == 0x0112 }), number(entry + 2, 2) == 3,
            number(entry + 4, 4) == 1, let value = number(entry + 8, 2), 1...8 ~= value
        else { return 1 }
        return value
    }
}
