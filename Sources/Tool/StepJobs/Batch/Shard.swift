/// A part of a batch: the lines of which some are for one machine and the others for others.
package struct Shard: OptionValue {
    /// From 0.
    package let index: Int
    package let count: Int

    /// - Parameter word: as in `3/16`; nil when it is no shard.
    package init?(word: String) {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1]), index < count
        else { return nil }
        (self.index, self.count) = (index, count)
    }

    package var word: String { "\(index)/\(count)" }

    package static let expected = "K/N with K from 0 to N - 1, as in 3/16"

    /// Whether the line of this key is in the shard: the same on every machine and in every version.
    func holds(_ key: String) -> Bool { StableHash.of(key) % UInt64(count) == UInt64(index) }

    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }
}

enum StableHash {
    /// The first 8 bytes of the SHA-256 of a text, as a number, the most significant first.
    static func of(_ text: String) -> UInt64 {
        var hash = SHA256()
        hash.update(text.utf8)
        return hash.finish().prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
