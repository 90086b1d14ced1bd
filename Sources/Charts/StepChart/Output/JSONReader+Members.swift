extension JSONReader {
    /// Goes through an object, of which every key must be there, but for those that may be left out.
    /// - Parameters:
    ///   - othersToo: whether other keys are skipped; else they are refused.
    ///   - missing: what a key is expected to have that is not there.
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
