extension ArraySlice<UInt8> {
    /// The number written in these ASCII digits, at most 18; nil if there are none, or any other byte.
    @inlinable package var digits: Int? {
        guard (1...18).contains(count), allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
        return reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }

    /// Removes the digits at the front, if their number is in the range, and returns their value.
    @inlinable package mutating func takeDigits(_ counts: ClosedRange<Int>) -> (value: Int, count: Int)? {
        let front = prefix { $0 &- 0x30 < 10 }
        guard counts.contains(front.count), let value = front.digits else { return nil }
        self = dropFirst(front.count)
        return (value, front.count)
    }
}
