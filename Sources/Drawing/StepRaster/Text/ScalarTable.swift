/// Values by character, in arrays: faster to fill than a dictionary, for processes that draw only one picture.
struct ScalarTable<Value: Sendable>: Sendable {
    private static var blockSize: Int { 64 }

    /// The block of each 64 code points in `slots`; the first block, where all are none, is that of most.
    private var blocks: [UInt16] = []
    /// The value's index plus 1, or 0 for none.
    private var slots = [UInt16](repeating: 0, count: blockSize)
    private var values: [Value] = []

    /// - Parameter pairs: characters with their values; a later value replaces an earlier one.
    init(_ pairs: [(Unicode.Scalar, Value)] = []) {
        for (scalar, value) in pairs { change(scalar, from: value) { $0 = value } }
    }

    subscript(scalar: Unicode.Scalar) -> Value? {
        let (block, offset) = Int(scalar.value).quotientAndRemainder(dividingBy: Self.blockSize)
        guard block < blocks.count, case let slot = slots[Int(blocks[block]) * Self.blockSize + offset], slot > 0 else {
            return nil
        }
        return values[Int(slot) - 1]
    }

    /// Changes a character's value, or `start` if it has none.
    @inline(__always)
    mutating func change(_ scalar: Unicode.Scalar, from start: Value, _ change: (inout Value) -> Void) {
        let (block, offset) = Int(scalar.value).quotientAndRemainder(dividingBy: Self.blockSize)
        if block >= blocks.count { blocks += repeatElement(0, count: block + 1 - blocks.count) }
        if blocks[block] == 0 {
            blocks[block] = UInt16(slots.count / Self.blockSize)
            slots += repeatElement(0, count: Self.blockSize)
        }
        let index = Int(blocks[block]) * Self.blockSize + offset
        if slots[index] == 0 {
            values.append(start)
            slots[index] = UInt16(values.count)
        }
        change(&values[Int(slots[index]) - 1])
    }
}
