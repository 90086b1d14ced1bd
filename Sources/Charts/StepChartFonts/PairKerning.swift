/// The kerning of letter pairs in a font's GPOS table (OpenType 1.9): the `kern` features of all scripts. It reads pair
/// adjustments (lookup type 2) by letter (format 1) and by class (format 2), also inside extensions (type 9), and uses
/// only the advance of the first letter. A damaged part adjusts nothing.
struct PairKerning: Sendable {
    /// The whole table. Its numbers are big-endian; the accessors return nil beyond its end.
    private let bytes: [UInt8]
    /// The offsets of each lookup's subtables, in the order in which the lookups apply.
    private var subtables: [[Int]] = []

    /// The most features, lookups and subtables that are read, which is more than fonts have.
    private static let mostParts = 4096

    init(_ table: [UInt8]) {
        bytes = table
        subtables = lookups.map(pairs).filter { !$0.isEmpty }
    }

    /// Returns the kerning of two letters, in font units: the sum of the first value that each lookup has for the pair.
    func kern(_ left: UInt32, _ right: UInt32) -> Int {
        subtables.reduce(0) { sum, subtables in
            for subtable in subtables {
                if let value = value(Int(left), Int(right), subtable) { return sum + value }
            }
            return sum
        }
    }

    /// The offsets of the lookups of `kern` features, each once, in ascending order.
    private var lookups: [Int] {
        guard u16(0) == 1, let features = u16(6), let list = u16(8) else { return [] }
        var numbers: Set<Int> = []
        var lookupsLeft = Self.mostParts
        for index in 0..<min(u16(features) ?? 0, Self.mostParts) {
            let record = features + 2 + 6 * index
            // `kern`
            guard u32(record) == 0x6B65_726E, let offset = u16(record + 4) else { continue }
            let count = min(u16(features + offset + 2) ?? 0, lookupsLeft)
            lookupsLeft -= count
            numbers.formUnion((0..<count).compactMap { u16(features + offset + 4 + 2 * $0) })
        }
        let count = u16(list) ?? 0
        return numbers.filter { $0 < count }.sorted().compactMap { u16(list + 2 + 2 * $0).map { list + $0 } }
    }

    /// Returns the offsets of a lookup's pair adjustment subtables.
    private func pairs(of lookup: Int) -> [Int] {
        let count = u16(lookup + 4) ?? 0
        guard let type = u16(lookup), type == 2 || type == 9 else { return [] }
        return (0..<min(count, Self.mostParts)).compactMap { index in
            guard let offset = u16(lookup + 6 + 2 * index) else { return nil }
            let subtable = lookup + offset
            guard type == 9 else { return subtable }
            return u16(subtable + 2) == 2 ? u32(subtable + 4).map { subtable + $0 } : nil
        }
    }

    /// Returns the kerning that a subtable has for a pair; nil if it does not contain the pair.
    private func value(_ left: Int, _ right: Int, _ subtable: Int) -> Int? {
        guard let format = u16(subtable), let coverage = u16(subtable + 2),
            let index = coverageIndex(of: left, subtable + coverage), let first = u16(subtable + 4),
            let second = u16(subtable + 6)
        else { return nil }
        let both = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
        let record: Int
        switch format {
        case 1:
            guard let offset = u16(subtable + 10 + 2 * index) else { return nil }
            let count = u16(subtable + offset) ?? 0
            let size = 2 + both
            let start = subtable + offset + 2
            guard let index = self.index(of: right, in: start, count: count, size: size) else { return nil }
            record = start + size * index + 2
        case 2:
            guard let firstClasses = u16(subtable + 8), let secondClasses = u16(subtable + 10),
                let count = u16(subtable + 14)
            else { return nil }
            let row = glyphClass(of: left, subtable + firstClasses)
            let column = glyphClass(of: right, subtable + secondClasses)
            guard row < u16(subtable + 12) ?? 0, column < count else { return nil }
            record = subtable + 16 + (row * count + column) * both
        default: return nil
        }
        guard first & 4 != 0 else { return 0 }
        // The value record has the fields of placement before the advance.
        return Int(Int16(truncatingIfNeeded: u16(record + 2 * (first & 3).nonzeroBitCount) ?? 0))
    }

    /// Returns a letter's index in a coverage table; nil if the table does not contain it.
    private func coverageIndex(of glyph: Int, _ at: Int) -> Int? {
        let count = u16(at + 2) ?? 0
        if u16(at) == 1 { return index(of: glyph, in: at + 4, count: count, size: 2) }
        guard let index = self.index(of: glyph, in: at + 4, count: count, size: 6, last: 2) else { return nil }
        return (u16(at + 8 + 6 * index) ?? 0) + glyph - (u16(at + 4 + 6 * index) ?? 0)
    }

    /// Returns a letter's class; 0 if the table has none for it.
    private func glyphClass(of glyph: Int, _ at: Int) -> Int {
        switch u16(at) {
        case 1:
            let index = glyph - (u16(at + 2) ?? 0)
            return 0..<(u16(at + 4) ?? 0) ~= index ? u16(at + 6 + 2 * index) ?? 0 : 0
        case 2:
            let count = u16(at + 2) ?? 0
            let index = self.index(of: glyph, in: at + 4, count: count, size: 6, last: 2)
            return index.flatMap { u16(at + 8 + 6 * $0) } ?? 0
        default: return 0
        }
    }

    private func u16(_ at: Int) -> Int? { at + 2 <= bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : nil }

    private func u32(_ at: Int) -> Int? {
        guard let high = u16(at), let low = u16(at + 2) else { return nil }
        return high << 16 | low
    }

    /// Returns the index of the record that contains a letter, by binary search in ascending records of `size` bytes. A
    /// record begins with its first letter, and has its last one, if there are several, at the offset `last`.
    private func index(of glyph: Int, in start: Int, count: Int, size: Int, last: Int = 0) -> Int? {
        var indices = 0..<count
        while !indices.isEmpty {
            let middle = (indices.lowerBound + indices.upperBound) / 2
            let record = start + size * middle
            guard let from = u16(record), let to = u16(record + last), from <= to else { return nil }
            if from...to ~= glyph { return middle }
            indices = glyph < from ? indices.lowerBound..<middle : middle + 1..<indices.upperBound
        }
        return nil
    }
}
