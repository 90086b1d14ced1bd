/// Whole numbers by pairs of characters.
struct ScalarPairs: Sendable {
    private struct Pair: BitwiseCopyable {
        let second: Unicode.Scalar
        let number: Int16
        /// The index of the pair before it with the same first character; -1 if there is none.
        let previous: Int16
    }

    private var pairs: [Pair] = []
    /// The index of the last pair of each first character.
    private var last = ScalarTable<Int16>()

    /// - Parameter texts: groups of three words: first characters, second ones, and the number of all their pairs. A
    ///   later number replaces that of an earlier group.
    init(_ texts: String...) {
        for text in texts {
            let scalars = Array(capacity: text.utf8.count) { scalars in
                for scalar in text.unicodeScalars { scalars.append(scalar) }
            }
            var end = 0
            while end < scalars.count {
                let firsts = Self.word(in: scalars, &end)
                let seconds = Self.word(in: scalars, &end)
                let number = Self.number(scalars[Self.word(in: scalars, &end)])
                for first in firsts { append(scalars[first], scalars[seconds], number) }
            }
        }
    }

    private mutating func append(_ first: Unicode.Scalar, _ seconds: ArraySlice<Unicode.Scalar>, _ number: Int16) {
        var previous = last[first] ?? -1
        for second in seconds {
            pairs.append(Pair(second: second, number: number, previous: previous))
            previous = Int16(pairs.count - 1)
        }
        last.change(first, from: previous) { $0 = previous }
    }

    /// Returns the indices of the next word from `end` on, and moves `end` behind it.
    private static func word(in scalars: [Unicode.Scalar], _ end: inout Int) -> Range<Int> {
        while end < scalars.count, scalars[end] <= " " { end += 1 }
        let start = end
        while end < scalars.count, scalars[end] > " " { end += 1 }
        return start..<end
    }

    private static func number(_ word: ArraySlice<Unicode.Scalar>) -> Int16 {
        let digits = word.drop { $0 == "-" }
        let magnitude = digits.reduce(0) { $0 * 10 + Int16($1.value - 0x30) }
        return digits.count < word.count ? -magnitude : magnitude
    }

    subscript(first: Unicode.Scalar, second: Unicode.Scalar) -> Double? {
        var index = Int(last[first] ?? -1)
        while index >= 0, pairs[index].second != second { index = Int(pairs[index].previous) }
        return index < 0 ? nil : Double(pairs[index].number)
    }
}
