/// What a TZif file says (RFC 8536), of version 1 and later.
struct TZif {
    static let magic = Array("TZif".utf8)

    var changes: [Int] = []
    /// One more than there are changes.
    var offsets: [Int] = []
    /// As in `EET-2EEST,M3.5.0/3,M10.5.0/4`; empty when the file says nothing of later years.
    var footer: ArraySlice<UInt8> = []

    /// Nil when the file is damaged.
    init?(_ bytes: [UInt8]) {
        var rest = bytes[...]
        guard let first = Header(&rest) else { return nil }
        if first.version == 0 {
            guard read(&rest, first, timeSize: 4) else { return nil }
            return
        }
        // The same once more follows, with all of the times.
        rest = rest.dropFirst(first.size(timeSize: 4))
        guard let header = Header(&rest), read(&rest, header, timeSize: 8) else { return nil }
        let newline = UInt8(ascii: "\n")
        guard rest.popFirst() == newline, let end = rest.firstIndex(of: newline) else { return nil }
        footer = rest[..<end]
    }

    private struct Header {
        var version: UInt8
        var universalCount, standardCount, leapCount, changeCount, kindCount, letterCount: Int

        init?(_ rest: inout ArraySlice<UInt8>) {
            guard rest.count >= 44, rest.starts(with: TZif.magic) else { return nil }
            let bytes = rest.prefix(44)
            rest = rest.dropFirst(44)
            version = bytes[bytes.startIndex + 4]
            let counts = (0..<6).map { TZif.number(bytes.dropFirst(20 + 4 * $0).prefix(4)) }
            // No file has nearly as many.
            guard counts.allSatisfy({ (0..<100_000).contains($0) }), counts[4] > 0 else { return nil }
            (universalCount, standardCount, leapCount) = (counts[0], counts[1], counts[2])
            (changeCount, kindCount, letterCount) = (counts[3], counts[4], counts[5])
        }

        func size(timeSize: Int) -> Int {
            changeCount * (timeSize + 1) + kindCount * 6 + letterCount + leapCount * (timeSize + 4) + standardCount
                + universalCount
        }
    }

    private mutating func read(_ rest: inout ArraySlice<UInt8>, _ header: Header, timeSize: Int) -> Bool {
        let size = header.size(timeSize: timeSize)
        guard rest.count >= size else { return false }
        let bytes = Array(rest.prefix(size))
        rest = rest.dropFirst(size)
        let kindsStart = header.changeCount * timeSize
        let offsetsStart = kindsStart + header.changeCount
        let kinds = (0..<header.kindCount).map { Self.number(bytes[(offsetsStart + 6 * $0)...].prefix(4)) }
        // Of a day at most, as no clock shows more.
        guard kinds.allSatisfy({ $0.magnitude < 26 * 3600 }) else { return false }
        offsets = [kinds[0]]
        for index in 0..<header.changeCount {
            let time = Self.number(bytes[(index * timeSize)...].prefix(timeSize))
            let kind = Int(bytes[kindsStart + index])
            guard kind < kinds.count, time > changes.last ?? .min, time.magnitude < 1 << 60 else { return false }
            changes.append(time)
            offsets.append(kinds[kind])
        }
        return true
    }

    /// Big-endian, with a sign.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        guard let first = bytes.first else { return 0 }
        return bytes.dropFirst().reduce(Int(Int8(bitPattern: first))) { $0 << 8 | Int($1) }
    }
}
