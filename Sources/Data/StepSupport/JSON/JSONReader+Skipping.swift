extension JSONReader {
    /// The most containers that may be open, one in another, in a value that is passed over.
    package static let deepest = 100

    /// Passes over a value of any kind, in which there may be no fault either.
    package mutating func skipValue() throws(TextError) {
        var isObject: [Bool] = []
        repeat {
            switch kind() {
            case .object:
                try enterObject(expecting: "a value")
                isObject.append(true)
            case .array:
                try enterArray(expecting: "a value")
                isObject.append(false)
            case .string: _ = try utf8(expecting: "a value")
            case .number: _ = try number(expecting: "a value")
            case .other: if !readNull(), !isBool() { throw mismatch(expected: "a value") }
            }
            guard isObject.count <= Self.deepest else {
                throw invalid(expected: "at most \(Self.deepest) containers one in another", found: "more")
            }
            while let inObject = isObject.last, try !(inObject ? nextKey() : nextElement()) { isObject.removeLast() }
        } while !isObject.isEmpty
    }

    /// Whether the object has another key, of any name.
    package mutating func nextKey() throws(TextError) -> Bool {
        try nextKey(of: .none, orAny: true) != nil
    }

    /// Whether the next value is true or false, which is then read.
    private mutating func isBool() -> Bool { (try? bool()) != nil }

    /// Whether nothing but white space follows.
    package mutating func isAtEnd() -> Bool { peek() == nil }
}
