/// Values by character, in arrays: faster to fill than a dictionary, for processes that draw only one picture.
struct ScalarTable<Value: Sendable>: Sendable {
    /// The value's index plus 1, or 0 for none, by code point.
    private var slots: [UInt16] = []
    private var values: [Value] = []

    /// - Parameter pairs: characters with their values; a later value replaces an earlier one.
    init(_ pairs: [(Unicode.Scalar, Value)] = []) {
        for (scalar, value) in pairs { change(scalar, from: value) { $0 = value } }
    }

    subscript(scalar: Unicode.Scalar) -> Value? {
        let code = Int(scalar.value)
        guard code < slots.count, slots[code] > 0 else { return nil }
        return values[Int(slots[code]) - 1]
    }

    /// Changes a character's value, or `start` if it has none.
    @inline(__always)
    mutating func change(_ scalar: Unicode.Scalar, from start: Value, _ change: (inout Value) -> Void) {
        let code = Int(scalar.value)
        if code >= slots.count { slots += repeatElement(0, count: code + 1 - slots.count) }
        if slots[code] == 0 {
            values.append(start)
            slots[code] = UInt16(values.count)
        }
        change(&values[Int(slots[code]) - 1])
    }
}
