/// What stands before a JPEG's pixels and says how they are meant. Garbage says nothing.
struct JPEGHeader {
    /// Whether a segment of Adobe's is there: its programs store inks inverted, and other programs do as they do.
    private(set) var isAdobe = false
    /// How the picture is stored, as EXIF numbers it: 1 is upright.
    private(set) var orientation = 1
    /// What follows the segments.
    private var rest: ArraySlice<UInt8>

    init(_ file: [UInt8]) {
        rest = file.dropFirst(2)
        var hasEXIF = false
        while let segment = next() {
            if segment.marker == 0xEE, segment.data.starts(with: "Adobe".utf8) { isAdobe = true }
            if segment.marker == 0xE1, segment.data.starts(with: "Exif\0\0".utf8), !hasEXIF {
                hasEXIF = true
                orientation = Self.orientation(Array(segment.data.dropFirst(6))) ?? 1
            }
        }
    }

    /// Whether the mark of the end is there; within pixels it cannot be.
    var hasEnd: Bool { zip(rest, rest.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 } }

    /// The next segment before the pixels.
    private mutating func next() -> (marker: UInt8, data: ArraySlice<UInt8>)? {
        while let start = rest.firstIndex(of: 0xFF) {
            let after = rest[start...].drop { $0 == 0xFF }
            guard let marker = after.first, marker != 0xDA, marker != 0xD9 else { return nil }
            rest = after.dropFirst()
            // These have no length.
            if marker < 2 || 0xD0...0xD8 ~= marker { continue }
            let length = rest.prefix(2).reduce(0) { $0 << 8 | Int($1) }
            guard length >= 2, length <= rest.count else { return nil }
            defer { rest = rest.dropFirst(length) }
            return (marker, rest.prefix(length).dropFirst(2))
        }
        return nil
    }

    /// The tag in the first directory of a TIFF; nil where none says it, or anything else than EXIF knows.
    private static func orientation(_ tiff: [UInt8]) -> Int? {
        let isLittle = tiff.starts(with: "II*\0".utf8)
        guard isLittle || tiff.starts(with: "MM\0*".utf8) else { return nil }
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place + count <= tiff.count else { return nil }
            let bytes = tiff[place..<place + count]
            return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = number(entry, 2) else { return nil }
            guard tag == 0x0112 else { continue }
            // One number of 16 bits.
            guard number(entry + 2, 2) == 3, number(entry + 4, 4) == 1, let value = number(entry + 8, 2) else {
                return nil
            }
            return 1...8 ~= value ? value : nil
        }
        return nil
    }
}
