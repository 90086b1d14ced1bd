/// The keys that an object may have, spelled out in UTF-8 once, since a reader compares them for every key it meets.
package struct JSONKeys<Key: RawRepresentable<String> & CaseIterable & Sendable>: Sendable where Key.AllCases == [Key] {
    package let keys: [Key]
    package let spellings: JSONSpellings

    package init(_: Key.Type = Key.self, only keys: [Key] = Key.allCases) {
        self.keys = keys
        spellings = JSONSpellings(names: keys.map { $0.rawValue })
    }
}

/// The spellings of keys without their type, so that the work on each key is compiled only once, in this module.
package struct JSONSpellings: Sendable {
    package let names: [String]
    private let spellings: [[UInt8]]

    package init(names: [String]) {
        self.names = names
        spellings = names.map { Array($0.utf8) }
    }

    static let none = JSONSpellings(names: [])

    func index(of letters: ArraySlice<UInt8>) -> Int? {
        spellings.firstIndex { $0.count == letters.count && $0.elementsEqual(letters) }
    }
}
