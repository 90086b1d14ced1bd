/// The keys that an object may have, spelled out in UTF-8 once, since a reader compares them for every key it meets.
package struct JSONKeys<Key: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
    private let keys: [Key]
    private let spellings: [[UInt8]]

    /// - Precondition: `Key` has at most 64 cases, the bits in which a reader notes what it met.
    package init(_: Key.Type = Key.self) {
        keys = Array(Key.allCases)
        spellings = keys.map { Array($0.rawValue.utf8) }
        precondition(keys.count <= 64)
    }

    package var names: [String] { keys.map(\.rawValue) }

    /// The key that is spelled so, and a bit of its own.
    func key(spelled letters: ArraySlice<UInt8>) -> (key: Key, bit: UInt64)? {
        for (index, spelling) in spellings.enumerated() where spelling.count == letters.count {
            if spelling.elementsEqual(letters) { return (keys[index], 1 << UInt64(index)) }
        }
        return nil
    }
}
