/// A strict reader of JSON (RFC 8259), which returns one value after the other and has the position of each.
///
/// The caller asks for the kind of value, so no tree is built, no nesting recurses, and every error names line, column,
/// path, what was expected and found. Keys must be known and unique; comments, trailing commas and NaN are refused.
///
/// JSONDecoder took 280 ms (date and steps) and 337 ms (four keys) for 100,000 days, this reader 33 and 53 ms (release
/// build, best of a dozen in one session); nor does JSONDecoder find repeated keys or give positions.
///
/// A copy made before a value can read it later, with the same positions and paths in its errors.
package struct JSONReader: Hashable, Sendable {
    package let text: SourceText
    package internal(set) var lastValue: Range<Int>
    package internal(set) var offset: Int
    /// The containers that are open, outermost first.
    private(set) var path: [Container] = []
    /// The offset from which the deadline is checked again.
    var nextCheck = 0

    struct Container: Hashable {
        /// The key of an object, or the index in an array, that is being read; neither before the first value.
        var key: Range<Int>?
        var index = -1
        /// A bit for each of the first 128 known keys, set if the key was read.
        private var keysSeen: UInt128 = 0
        /// The indices of further known keys that were read.
        private var othersSeen: [Int] = []

        var isFresh: Bool { key == nil && index < 0 }

        /// Notes that a known key was read. Returns true if it had not been read before.
        mutating func note(_ key: Int) -> Bool {
            guard key < UInt128.bitWidth else {
                if othersSeen.contains(key) { return false }
                othersSeen.append(key)
                return true
            }
            let bit: UInt128 = 1 << UInt128(key)
            defer { keysSeen |= bit }
            return keysSeen & bit == 0
        }
    }

    package enum ValueKind: UInt8, Sendable {
        case object, array, string, number
        /// Null, true, false, or no value.
        case other
        /// A key of an object, in an index: its value is the next value of the index.
        case key
    }

    package init(_ text: SourceText) {
        self.text = text
        offset = text.start
        lastValue = text.start..<text.start
    }

    /// The kind of the next value, by its first byte; never `key`.
    package mutating func kind() -> ValueKind {
        guard let first = peek() else { return .other }
        return switch first {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
        default: .other
        }
    }

    /// Opens an array: `while try json.nextElement() { read one value }` reads its elements and leaves it.
    /// - Returns: the offset of its first byte.
    @discardableResult
    package mutating func enterArray(expecting expected: String) throws(TextError) -> Int {
        try enter(UInt8(ascii: "["), expecting: expected)
    }

    /// Opens an object: `while let key = try json.nextKey(of: keys) { read one value }` reads its members and leaves
    /// it. The outermost object may also have a `$schema`, a string that is skipped.
    /// - Returns: the offset of its first byte.
    @discardableResult
    package mutating func enterObject(expecting expected: String) throws(TextError) -> Int {
        try enter(UInt8(ascii: "{"), expecting: expected)
    }

    package mutating func nextElement() throws(TextError) -> Bool {
        guard try moveToNext(before: UInt8(ascii: "]")) else { return false }
        path[path.count - 1].index += 1
        return true
    }

    /// The next key of the object, or nil at its end.
    /// - Throws: `unknownName` for a key that is not among `keys`, `repeatedName` for one that was there before.
    @inlinable package mutating func nextKey<Key>(of keys: JSONKeys<Key>) throws(TextError) -> Key? {
        guard let index = try nextKey(of: keys.spellings, orAny: false) else { return nil }
        return keys.keys[index]
    }

    /// The next key of the object that is one of `keys`, or nil at its end; other keys are skipped with their values.
    @inlinable package mutating func nextKey<Key>(among keys: JSONKeys<Key>) throws(TextError) -> Key? {
        while let index = try nextKey(of: keys.spellings, orAny: true) {
            if index >= 0 { return keys.keys[index] }
            try skipValue()
        }
        return nil
    }

    /// The key read last, without its quotes and escapes.
    package var lastKey: ArraySlice<UInt8> {
        guard let key = path.last?.key else { return [] }
        return text.unescaped(key.dropFirst().dropLast())
    }

    /// The index of the next key: not generic, as a generic call into this module would cost more than reading the key.
    /// - Parameter orAny: true if unknown keys are allowed; the result for one is negative, and `lastKey` is its name.
    @usableFromInline package mutating func nextKey(of keys: JSONSpellings, orAny: Bool) throws(TextError) -> Int? {
        guard try moveToNext(before: UInt8(ascii: "}")) else { return nil }
        let object = path.count - 1
        path[object].key = nil
        let name = try utf8(expecting: "a key in quotes")
        let known = keys.index(of: name)
        // `$schema` is for editors, which find the schema by it; this reader ignores it.
        let isSchema = known == nil && path.count == 1 && name.elementsEqual("$schema".utf8)
        guard let index = isSchema ? keys.names.count : known ?? (orAny ? -1 : nil) else {
            let name = String(decoding: name, as: UTF8.self)
            throw .unknownName(
                at: text.position(of: lastValue.lowerBound), field: field,
                nearest: NearestName.to(name, in: keys.names), found: text.excerpt(lastValue))
        }
        guard index < 0 || path[object].note(index) else {
            throw .repeatedName(
                at: text.position(of: lastValue.lowerBound), field: field, found: text.excerpt(lastValue))
        }
        path[object].key = lastValue
        guard peek() == UInt8(ascii: ":") else { throw malformed(expected: "a colon after the key") }
        offset += 1
        guard isSchema else { return index }
        _ = try utf8(expecting: "the address of a schema")
        return try nextKey(of: keys, orAny: orAny)
    }

    /// Throws unless only white space follows.
    package mutating func finish() throws(TextError) {
        if peek() != nil { throw malformed(expected: "the end of the input") }
    }

    private mutating func enter(_ bracket: UInt8, expecting expected: String) throws(TextError) -> Int {
        guard peek() == bracket else { throw mismatch(expected: expected) }
        lastValue = offset..<offset + 1
        offset += 1
        path.append(Container())
        return lastValue.lowerBound
    }

    /// Moves to the next value of the innermost container; at its end, moves past its bracket and returns false.
    private mutating func moveToNext(before closing: UInt8) throws(TextError) -> Bool {
        try text.checkDeadline(offset, from: &nextCheck)
        let byte = peek()
        if byte == closing {
            path.removeLast()
            offset += 1
            return false
        }
        if path[path.count - 1].isFresh { return true }
        guard byte == UInt8(ascii: ",") else {
            throw malformed(expected: "a comma or \(Character(Unicode.Scalar(closing)))")
        }
        offset += 1
        if peek() == closing { throw malformed(expected: "a value after the comma") }
        return true
    }

    /// The byte after any white space, nil at the end of the input.
    mutating func peek() -> UInt8? {
        while offset < text.bytes.count {
            switch text.bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
            case let byte: return byte
            }
        }
        return nil
    }
}
