/// Numbers by pairs of characters.
struct ScalarPairs: Sendable {
    private struct Follower: Sendable {
        let scalar: Unicode.Scalar
        let number: Double
    }

    /// The followers of each first character.
    private var followers = ScalarTable<[Follower]>()

    /// - Parameter texts: groups of three words: first characters, second ones, and the number of all their pairs. A
    ///   later number replaces that of an earlier group.
    init(_ texts: String...) {
        for text in texts {
            let words = Self.words(of: text)
            for index in stride(from: 0, to: words.count, by: 3) {
                let number = Double(words[index + 2]) ?? 0
                let added = words[index + 1].unicodeScalars.map { Follower(scalar: $0, number: number) }
                for first in words[index].unicodeScalars {
                    followers.change(first, from: []) { $0 += added }
                }
            }
        }
    }

    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let word = rest[..<(rest.firstIndex { $0 <= UInt8(ascii: " ") } ?? rest.endIndex)]
            if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
            rest = rest[word.endIndex...].dropFirst()
        }
        return words
    }

    subscript(first: Unicode.Scalar, second: Unicode.Scalar) -> Double? {
        followers[first]?.last { $0.scalar == second }?.number
    }
}
