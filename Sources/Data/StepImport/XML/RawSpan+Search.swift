extension RawSpan {
    /// The first index from `start` on that has either byte, or `end`. It compares sixteen bytes at a time.
    @inline(__always)
    func firstIndex(of a: UInt8, or b: UInt8, from start: Int, to end: Int) -> Int {
        let manyA = SIMD16(repeating: a)
        let manyB = SIMD16(repeating: b)
        var index = start
        while index &+ 16 <= end {
            let bytes = unsafeLoadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
            // A byte that is found has all bits set, all others have none.
            let found = unsafeBitCast((bytes .== manyA) .| (bytes .== manyB), to: SIMD2<UInt64>.self)
            if found[0] != 0 { return index &+ found[0].trailingZeroBitCount / 8 }
            if found[1] != 0 { return index &+ 8 &+ found[1].trailingZeroBitCount / 8 }
            index &+= 16
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
        if count < 8 {
            while offset < count, self[start &+ offset] == other[offset] { offset &+= 1 }
            return offset == count
        }
        while offset < count {
            // The last eight bytes may overlap with those before.
            let first = min(offset, count &- 8)
            let word = other.unsafeLoadUnaligned(fromByteOffset: first, as: UInt64.self)
            if unsafeLoadUnaligned(fromByteOffset: start &+ first, as: UInt64.self) != word { return false }
            offset &+= 8
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
