extension JSONReader {
    /// The maximum number of containers nested in a value that is skipped.
    package static let deepest = 100

    package mutating func skipValue() throws(TextError) {
        var none: JSONIndex?
        try skipValue(&none)
    }

    /// Skips a value, and adds it and the values in it to an index.
    package mutating func skipValue(_ index: inout JSONIndex?) throws(TextError) {
        var isObject: [Bool] = []
        repeat {
            let kind = kind()
            switch kind {
            case .object: try enterObject(expecting: "a value")
            case .array: try enterArray(expecting: "a value")
            case .string: _ = try utf8(expecting: "a value")
            case .number: _ = try number(expecting: "a value")
            case .other, .key:
                // Python writes NaN for a missing number.
                let isNothing = readNull() || index != nil && readNaN()
                if !isNothing, (try? bool()) == nil { throw mismatch(expected: "a value") }
            }
            if kind == .object || kind == .array {
                index?.open(kind, lastValue)
                isObject.append(kind == .object)
            } else {
                index?.add(kind, lastValue)
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

    package func noteKey(_ index: inout JSONIndex?) {
        if let key = path.last?.key { index?.add(.key, key) }
    }

    /// True if the object has another key, of any name.
    package mutating func nextKey() throws(TextError) -> Bool { try nextKey(of: .none, orAny: true) != nil }

    /// A reader of the value that the next object has for a key; nil if it has none, or is no object.
    package func member(_ key: String) -> JSONReader? { member { $0.elementsEqual(key.utf8) } }

    /// A reader of the value of the first key that `isWanted` accepts.
    func member(_ isWanted: (ArraySlice<UInt8>) -> Bool) -> JSONReader? {
        var reader = self
        guard (try? reader.enterObject(expecting: "an object")) != nil else { return nil }
        // A faulty object has no such key here; its error is reported when the object is read.
        while (try? reader.nextKey()) == true {
            if isWanted(reader.lastKey) { return reader }
            guard (try? reader.skipValue()) != nil else { return nil }
        }
        return nil
    }

    /// True if only white space follows.
    package mutating func isAtEnd() -> Bool { peek() == nil }
}
