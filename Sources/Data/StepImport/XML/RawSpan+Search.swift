extension RawSpan {
    /// The first index from `start` on that has either byte, or `end`. It compares eight bytes at a time.
    @inline(__always)
    func firstIndex(of a: UInt8, or b: UInt8, from start: Int, to end: Int) -> Int {
        let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        let as8 = ones &* UInt64(a)
        let bs8 = ones &* UInt64(b)
        var index = start
        while index &+ 8 <= end {
            let word = UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
            // Subtracting 1 sets the top bit of a byte that is 0. Its borrow may set higher ones, so the lowest counts.
            let x = word ^ as8
            let y = word ^ bs8
            let found = ((x &- ones) & ~x | (y &- ones) & ~y) & tops
            if found != 0 { return index &+ found.trailingZeroBitCount / 8 }
            index &+= 8
        }
        while index < end {
            let byte = self[index]
            if byte == a || byte == b { return index }
            index &+= 1
        }
        return end
    }

    @inline(__always)
    subscript(index: Int) -> UInt8 { unsafeLoad(fromByteOffset: index, as: UInt8.self) }

    @inline(__always)
    func holds(_ bytes: StaticString, at range: Range<Int>) -> Bool {
        range.count == bytes.utf8CodeUnitCount && starts(with: bytes, at: range.lowerBound)
    }

    @inline(__always)
    func starts(with bytes: StaticString, at start: Int) -> Bool {
        starts(with: UnsafeRawBufferPointer(start: bytes.utf8Start, count: bytes.utf8CodeUnitCount).bytes, at: start)
    }

    @inline(__always)
    private func starts(with other: RawSpan, at start: Int) -> Bool {
        let count = other.byteCount
        guard start &+ count <= byteCount else { return false }
        var offset = 0
        while offset &+ 8 <= count {
            let word = other.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if unsafeLoadUnaligned(fromByteOffset: start &+ offset, as: UInt64.self) != word { return false }
            offset &+= 8
        }
        while offset < count {
            if self[start &+ offset] != other[offset] { return false }
            offset &+= 1
        }
        return true
    }

    func contains(_ bytes: StaticString) -> Bool {
        let first = bytes.utf8Start[0]
        var index = 0
        while index < byteCount {
            index = firstIndex(of: first, or: first, from: index, to: byteCount)
            if starts(with: bytes, at: index) { return true }
            index += 1
        }
        return false
    }

    func holds(_ bytes: [UInt8], at range: Range<Int>) -> Bool {
        range.count == bytes.count && starts(with: bytes.span.bytes, at: range.lowerBound)
    }
}
