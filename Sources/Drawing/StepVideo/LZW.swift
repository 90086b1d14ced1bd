/// The compression of GIF (GIF89a, appendix F), Lempel-Ziv-Welch: codes grow to 12 bits, and are reset if all are used.
enum LZW {
    private static let codeLimit = 4096

    /// Returns the size of codes, and the codes in blocks of at most 255 bytes.
    /// - Parameter bits: the number of bits of an index, from 2 to 8.
    /// - Parameter other: an index that may replace any that is equal in `before`, if a longer run then has a code.
    /// - Parameter before: the indices of the picture before, as many, or fewer if the deadline has passed.
    /// - Parameter isOver: returns true if the deadline has passed; the result is then not to be used.
    static func blocks(
        _ indices: [UInt8], bits: Int, or other: UInt8? = nil, whereAsIn before: [UInt8] = [],
        unless isOver: () -> Bool = { false }
    ) -> [UInt8] {
        let clear = 1 << bits
        var codes = BitWriter()
        // The code of each code followed by an index, or 0 if there is none.
        var longer = [UInt16](repeating: 0, count: codeLimit << bits)
        var next = clear + 2
        var width = bits + 1
        codes.write(clear, width)
        // The code of the pixels since the last written code.
        var code: Int?
        for position in indices.indices {
            if position % (1 << 16) == 0, isOver() { break }
            let index = Int(indices[position])
            // The index that is tried first.
            let isAsBefore = position < before.count && before[position] == indices[position]
            let choice = isAsBefore ? Int(other ?? indices[position]) : index
            if let known = code {
                let first = longer[known << bits | choice]
                let found = first > 0 ? first : longer[known << bits | index]
                if found > 0 {
                    code = Int(found)
                    continue
                }
                codes.write(known, width)
                longer[known << bits | choice] = UInt16(next)
                if next == 1 << width { width += 1 }
                next += 1
                if next == codeLimit {
                    codes.write(clear, width)
                    longer = [UInt16](repeating: 0, count: codeLimit << bits)
                    next = clear + 2
                    width = bits + 1
                }
            }
            code = choice
        }
        if let code { codes.write(code, width) }
        if next == 1 << width { width += 1 }
        codes.write(clear + 1, width)
        return [UInt8(bits)] + codes.blocks
    }

    private struct BitWriter {
        private var bytes: [UInt8] = []
        private var rest: UInt32 = 0
        private var count = 0

        mutating func write(_ code: Int, _ width: Int) {
            rest |= UInt32(code) << UInt32(count)
            count += width
            while count >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: rest))
                rest >>= 8
                count -= 8
            }
        }

        /// The bytes in blocks that begin with their length, and an empty one.
        var blocks: [UInt8] {
            let whole = count > 0 ? bytes + [UInt8(truncatingIfNeeded: rest)] : bytes
            let starts = stride(from: 0, to: whole.count, by: 255)
            return starts.flatMap { [UInt8(min(255, whole.count - $0))] + whole[$0..<min($0 + 255, whole.count)] } + [0]
        }
    }
}
