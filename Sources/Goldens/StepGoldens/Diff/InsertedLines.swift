/// Rows or columns that were inserted into a picture, or removed from it, so that the rest of it moved.
///
/// The actual picture's lines from the first that moved to the end of either picture equal, bit by bit, those of the
/// expected one from an earlier or later line on. Differences before them are not described. No verdict depends on it.
enum InsertedLines {
    enum Direction: String { case rows, columns }

    /// The most lines that are compared, since more take time.
    private static let mostLines = 1 << 14
    /// The fewest changes from one line to the next: moved lines with fewer are too plain to be recognized.
    private static let fewestEdges = 3

    /// Returns a sentence such as `the rows from 120 on are those expected from 104 on: 16 rows were inserted`; nil if
    /// no lines were.
    /// - Parameter expected: a picture as large as the actual one in the other direction.
    static func sentence(_ direction: Direction, _ expected: PixelBuffer, _ actual: PixelBuffer) -> String? {
        guard max(expected.pixels.count, actual.pixels.count) <= PictureShift.largestPicture else { return nil }
        let before = expected.hashes(of: direction)
        let after = actual.hashes(of: direction)
        guard max(before.count, after.count) <= mostLines else { return nil }
        func differs(_ line: Int) -> Bool { line >= before.count || after[line] != before[line] }
        let firstDifferent = after.indices.first(where: differs) ?? after.count
        // The lines that moved, and the number of lines inserted before them; below 0 where lines were removed.
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
        // Inserted lines need no counterpart in the expected picture.
        let unexplained = (0..<longest.lowerBound - max(inserted, 0)).count(where: differs)
        guard edges >= fewestEdges, explained > 0, explained >= unexplained else { return nil }
        let start = longest.lowerBound
        let lines = direction.rawValue
        let amount = abs(inserted) == 1 ? "1 \(lines.dropLast()) was" : "\(abs(inserted)) \(lines) were"
        let verb = inserted > 0 ? "inserted" : "removed"
        return "the \(lines) from \(start) on are those expected from \(start - inserted) on: \(amount) \(verb)"
    }
}

extension PixelBuffer {
    /// Returns a hash of each line; equal lines have equal ones.
    fileprivate func hashes(of direction: InsertedLines.Direction) -> [UInt64] {
        var hashes = Array(repeating: UInt64(0), count: direction == .rows ? height : width)
        var lines = hashes.mutableSpan
        for y in 0..<height {
            let row = pixels.span.extracting(y * width..<(y + 1) * width).bytes
            if direction == .rows {
                var hash: UInt64 = 0
                for x in 0..<width { hash.combine(pixel: x, of: row) }
                lines[y] = hash
            } else {
                for x in 0..<width { lines[x].combine(pixel: x, of: row) }
            }
        }
        return hashes
    }
}

extension UInt64 {
    @inline(__always)
    fileprivate mutating func combine(pixel index: Int, of row: RawSpan) {
        let pixel = row.unsafeLoadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self)
        self = (self ^ UInt64(pixel)) &* 0x9E37_79B9_7F4A_7C15
    }
}
