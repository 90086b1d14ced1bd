/// Returns a copy of a value, changed by `change`.
@inlinable package func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
}
