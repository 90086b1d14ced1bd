/// Values by character, in arrays: it is filled in a fraction of the time of a dictionary, which counts where a process
/// draws one picture.
struct ScalarTable<Value: Sendable>: Sendable {
    /// By code point: the value's index and one, or 0 where there is none.
    private var places: [UInt16] = []
    private(set) var values: [Value] = []

    subscript(scalar: Unicode.Scalar) -> Value? {
        let code = Int(scalar.value)
        guard code < places.count, places[code] > 0 else { return nil }
        return values[Int(places[code]) - 1]
    }

    /// Sets a character's value, in the place of the one it may have.
    mutating func set(_ scalar: Unicode.Scalar, to value: Value) {
        let code = Int(scalar.value)
        if code >= places.count {
            places += repeatElement(0, count: code + 1 - places.count)
        }
        values.append(value)
        places[code] = UInt16(values.count)
    }
}
