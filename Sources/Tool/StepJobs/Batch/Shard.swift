/// A part of a batch, which one of several machines works on.
package struct Shard: OptionValue, Hashable {
    package let index: Int
    package let count: Int

    /// - Parameter word: a word as in `3/16`; the result is nil for any other.
    package init?(word: String) {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Array($0.utf8)[...].digits }
        guard parts.count == 2, numbers.count == 2, numbers[0] < numbers[1] else { return nil }
        (index, count) = (numbers[0], numbers[1])
    }

    package var word: String { "\(index)/\(count)" }

    package static let expected = "K/N with K from 0 to N - 1, as in 3/16"

    /// True if the line of this key is in the shard, which is the same on every machine and in every version.
    func holds(_ key: String) -> Bool { StableHash.of(key) % UInt64(count) == UInt64(index) }
}

enum StableHash {
    /// The first 8 bytes of the SHA-256 of a text, as a number, the most significant first.
    static func of(_ text: String) -> UInt64 {
        var hash = SHA256()
        hash.update(text.utf8)
        return hash.finish().prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
