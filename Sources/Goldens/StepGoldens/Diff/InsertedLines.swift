/// Rows or columns that were put into a picture, or taken out of it, so that the rest of it moved.
///
/// From one of them on the actual picture has, to the end of either picture, what is expected from another one on, bit by
/// bit. Nothing is said of what differs before. It is for people, and changes no verdict.
struct InsertedLines: CustomStringConvertible {
    enum Direction: String { case rows, columns }

    let direction: Direction
    /// The first one in the actual picture that moved.
    let start: Int
    /// How many were inserted before it; below 0 where they were removed.
    let count: Int

    /// More take time.
    private static let mostLines = 1 << 14
    /// With fewer changes from one line to the next, what moved is no content that tells it from other content.
    private static let fewestEdges = 3

    /// - Parameter expected: in the other direction as large as the actual picture.
    init?(_ direction: Direction, _ expected: PixelBuffer, _ actual: PixelBuffer) {
        guard max(expected.pixels.count, actual.pixels.count) <= PictureShift.largestPicture else { return nil }
        let before = expected.hashes(of: direction)
        let after = actual.hashes(of: direction)
        guard max(before.count, after.count) <= Self.mostLines else { return nil }
        func differs(_ line: Int) -> Bool { line >= before.count || after[line] != before[line] }
        let firstDifferent = after.indices.first(where: differs) ?? after.count
        var longest = 0..<0
        var inserted = 0
        for count in (1 - before.count)..<after.count where count != 0 {
            let end = min(after.count, before.count + count)
            let first = firstDifferent + max(count, 0)
            var start = end
            while start > first, after[start - 1] == before[start - 1 - count] { start -= 1 }
            if end - start > longest.count {
                longest = start..<end
                inserted = count
            }
        }
        let edges = longest.dropFirst().count { after[$0] != after[$0 - 1] }
        let explained = longest.count(where: differs)
        // What was inserted needs no other place that it comes from.
        let unexplained = (0..<longest.lowerBound - max(inserted, 0)).count(where: differs)
        guard edges >= Self.fewestEdges, explained > 0, explained >= unexplained else { return nil }
        self.direction = direction
        start = longest.lowerBound
        count = inserted
    }

    /// `the rows from 120 on are those expected from 104 on: 16 rows were inserted`
    var description: String {
        let lines = direction.rawValue
        let amount = abs(count) == 1 ? "1 \(lines.dropLast()) was" : "\(abs(count)) \(lines) were"
        let verb = count > 0 ? "inserted" : "removed"
        return "the \(lines) from \(start) on are those expected from \(start - count) on: \(amount) \(verb)"
    }
}

extension PixelBuffer {
    /// A number for each line, which is that of equal lines.
    fileprivate func hashes(of direction: InsertedLines.Direction) -> [UInt64] {
        var hashes = Array(repeating: UInt64(0), count: direction == .rows ? height : width)
        let bytes = pixels.span.bytes
        for y in 0..<height {
            for x in 0..<width {
                let pixel = bytes.unsafeLoadUnaligned(fromByteOffset: 4 * (y * width + x), as: UInt32.self)
                let line = direction == .rows ? y : x
                hashes[line] = (hashes[line] ^ UInt64(pixel)) &* 0x9E37_79B9_7F4A_7C15
            }
        }
        return hashes
    }
}
