/// The counts of the colours in pictures, from which a palette can be made.
package struct ColorCounts: Sendable {
    /// The counts by colour: red, green and blue, a byte each.
    private(set) var counts: [UInt32: Int] = [:]
    /// The bits of each component that are kept.
    private var mask: UInt32 = 0xFF
    /// True if the counted colours are exactly those of the pictures.
    var areExact: Bool { mask == 0xFF }

    package init() {}

    /// Counts the pixels that differ from an earlier picture of the same size, and subtracts those that they replace.
    package mutating func add(_ rows: Range<Int>, of picture: PixelBuffer, inPlaceOf previous: PixelBuffer?) {
        for index in rows.lowerBound * picture.width..<rows.upperBound * picture.width {
            let color = picture.pixels[index].packed
            if let previous {
                let old = previous.pixels[index].packed
                if old == color { continue }
                add(old, -1)
            }
            add(color, 1)
        }
    }

    package mutating func add(_ other: Self, times: Int) {
        for (color, count) in other.counts { add(color, count * times) }
        while !other.areExact, areExact { coarsen() }
    }

    private mutating func add(_ color: UInt32, _ count: Int) {
        counts[color & (mask * 0x10101), default: 0] += count
        // Levels are merged by two, by four and so on if there are too many colours.
        while counts.count > 1 << 16 { coarsen() }
    }

    private mutating func coarsen() {
        mask = mask << 1 & 0xFF
        counts = counts.reduce(into: [:]) { $0[$1.key & (mask * 0x10101), default: 0] += $1.value }
    }
}

extension Pixel {
    var packed: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

    init(packed: UInt32) {
        self.init(red: UInt8(packed >> 16), green: UInt8(packed >> 8 & 0xFF), blue: UInt8(packed & 0xFF))
    }
}
