extension JSONReader {
    /// The most containers that may be open, one in another, in a value that is passed over.
    package static let deepest = 100

    /// Passes over a value of any kind, in which there may be no fault either.
    package mutating func skipValue() throws(TextError) {
        var none: JSONIndex?
        try skipValue(&none)
    }

    /// The same, and notes in an index what is in it.
    package mutating func skipValue(_ index: inout JSONIndex?) throws(TextError) {
        var isObject: [Bool] = []
        repeat {
            switch kind() {
            case .object:
                try enterObject(expecting: "a value")
                index?.open(.object, lastValue)
                isObject.append(true)
            case .array:
                try enterArray(expecting: "a value")
                index?.open(.array, lastValue)
                isObject.append(false)
            case .string:
                _ = try utf8(expecting: "a value")
                index?.add(.string, lastValue)
            case .number:
                _ = try number(expecting: "a value")
                index?.add(.number, lastValue)
            case .other:
                if !readNull(), (try? bool()) == nil { throw mismatch(expected: "a value") }
                index?.add(.other, lastValue)
            }
            guard isObject.count <= Self.deepest else {
                throw invalid(expected: "at most \(Self.deepest) containers one in another", found: "more")
            }
            while let inObject = isObject.last {
                guard try !(inObject ? nextKey() : nextElement()) else {
                    if inObject { noteKey(&index) }
                    break
                }
                isObject.removeLast()
                index?.close(at: offset)
            }
        } while !isObject.isEmpty
    }

    /// Notes the key read last.
    package func noteKey(_ index: inout JSONIndex?) {
        index?.add(.key, lastKeyStart..<lastKeyStart + lastKey.count + 2)
    }

    /// Whether the object has another key, of any name.
    package mutating func nextKey() throws(TextError) -> Bool { try nextKey(of: .none, orAny: true) != nil }

    /// Whether nothing but white space follows.
    package mutating func isAtEnd() -> Bool { peek() == nil }
}
