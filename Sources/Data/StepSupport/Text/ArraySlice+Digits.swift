extension ArraySlice<UInt8> {
    /// The number that these digits of ASCII are, at most 18; nil where there are none, or anything else.
    @inlinable package var digits: Int? {
        guard (1...18).contains(count), allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
        return reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }

    /// Takes the digits at the front away, which are at most so many.
    @inlinable package mutating func takeDigits(_ counts: ClosedRange<Int>) -> (value: Int, count: Int)? {
        let front = prefix { $0 &- 0x30 < 10 }
        guard counts.contains(front.count), let value = front.digits else { return nil }
        self = dropFirst(front.count)
        return (value, front.count)
    }
}
