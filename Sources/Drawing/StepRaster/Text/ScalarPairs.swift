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
            let words = Array(text.unicodeScalars).split { $0 <= " " }
            for index in stride(from: 0, to: words.count, by: 3) {
                let number = Self.number(words[index + 2])
                for first in words[index] {
                    for second in words[index + 1] {
                        let position = Int16(pairs.count)
                        pairs.append(Pair(second: second, number: number, previous: last[first] ?? -1))
                        last.change(first, from: position) { $0 = position }
                    }
                }
            }
        }
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
