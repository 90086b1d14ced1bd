extension JSONReader {
    mutating func number(expecting expected: String, where isValid: (Double) -> Bool) throws(TextError) -> Double {
        let value = try number(expecting: expected)
        guard isValid(value) else { throw invalid(expected: expected) }
        return value
    }

    /// Reads an object that must have all but optional keys. Unknown keys are errors, unless `othersToo` ignores them.
    /// - Parameter missing: the expected value of a missing key, for the error.
    package mutating func members<Key: RawRepresentable<String> & CaseIterable & Hashable>(
        of keys: JSONKeys<Key>, othersToo: Bool = false, but optional: Set<Key> = [], expecting expected: String,
        missing: String = "a value", read: (inout JSONReader, Key) throws(TextError) -> Void
    ) throws(TextError) {
        let object = field
        let start = try enterObject(expecting: expected)
        var left = Set(Key.allCases).subtracting(optional)
        while let key = othersToo ? try nextKey(among: keys) : try nextKey(of: keys) {
            left.remove(key)
            try read(&self, key)
        }
        if let key = Key.allCases.first(where: left.contains) {
            throw invalid(
                field: object.isEmpty ? key.rawValue : "\(object).\(key.rawValue)", at: start, expected: missing,
                found: "no such key")
        }
    }
}
