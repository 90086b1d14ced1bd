/// Numbers by pairs of characters.
struct ScalarPairs: Sendable {
    private typealias Follower = (scalar: Unicode.Scalar, number: Double)

    /// The followers of each first character.
    private var followers = ScalarTable<[Follower]>()

    /// - Parameter texts: groups of three words: first characters, second ones, and the number of all their pairs. A
    ///   later number replaces that of an earlier group.
    init(_ texts: String...) {
        for text in texts {
            let words = Array(text.utf8).split { $0 <= UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self) }
            for index in stride(from: 0, to: words.count, by: 3) {
                let number = Double(words[index + 2]) ?? 0
                let added = words[index + 1].unicodeScalars.map { ($0, number) }
                for first in words[index].unicodeScalars {
                    followers.change(first, from: []) { $0 += added }
                }
            }
        }
    }

    subscript(first: Unicode.Scalar, second: Unicode.Scalar) -> Double? {
        followers[first]?.last { $0.scalar == second }?.number
    }
}
