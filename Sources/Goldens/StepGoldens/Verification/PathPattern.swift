/// Paths that look alike: `*` stands for any letters but `/`, `?` for one of these, `**/` for any folders or none, and
/// `**` for whatever comes. `{word}` is a `*`, `{word/}` a `**/`, and stands for the same wherever it comes again.
package struct PathPattern: Hashable, Sendable {
    /// What words stand for.
    typealias Words = [String: String]

    private struct Part: Hashable {
        /// A letter, or what stands for many things.
        var sign: String
        var word: String?

        var isOpen: Bool { ["*", "?", "**/", "**"].contains(sign) }
    }

    private var parts: [Part] = []

    /// - Parameter text: may end in `.png`, which paths of pictures here do without.
    package init(_ text: String) {
        var rest = Self.stem(text)[...]
        while let letter = rest.first {
            var part = Part(sign: ["**/", "**"].first(where: rest.hasPrefix) ?? String(letter))
            var length = part.sign.count
            if letter == "{", let end = rest.firstIndex(of: "}") {
                part = Part(sign: rest[..<end].hasSuffix("/") ? "**/" : "*", word: String(rest[...end]))
                length = rest[...end].count
            }
            parts.append(part)
            rest.removeFirst(length)
        }
    }

    /// Without `.png`.
    package static func stem(_ path: String) -> String { path.hasSuffix(".png") ? String(path.dropLast(4)) : path }

    /// Whether a text is no path, but a pattern of some.
    static func isOne(_ text: some StringProtocol) -> Bool { text.contains("*") || text.contains("?") }

    /// How many letters stand for themselves: the more, the closer it is to what it matches.
    package var letters: Int { parts.count { !$0.isOpen } }

    /// With words put in: a path, unless something is left open.
    func filled(_ words: Words) -> String { parts.map { $0.word.flatMap { words[$0] } ?? $0.sign }.joined() }

    /// Whether it matches a path in a way that `accepts` its words. What comes first in it takes as much as it can, in
    /// the way that is tried first.
    /// - Parameter words: what some stand for already.
    func matches(_ path: String, _ words: Words = [:], accepts: (Words) -> Bool = { _ in true }) -> Bool {
        Self.match(parts[...], path[...], words, accepts)
    }

    private static func match(
        _ parts: ArraySlice<Part>, _ path: Substring, _ words: Words, _ accepts: (Words) -> Bool
    ) -> Bool {
        guard let part = parts.first else { return path.isEmpty && accepts(words) }
        return lengths(of: part, in: path, words).contains { length in
            var words = words
            if let word = part.word { words[word] = String(path.prefix(length)) }
            return match(parts.dropFirst(), path.dropFirst(length), words, accepts)
        }
    }

    /// How many letters of a path it may stand for, most first.
    private static func lengths(of part: Part, in path: Substring, _ words: Words) -> [Int] {
        if let text = part.isOpen ? part.word.flatMap({ words[$0] }) : part.sign {
            return path.hasPrefix(text) ? [text.count] : []
        }
        let name = path.prefix { $0 != "/" }.count
        switch part.sign {
        case "?": return name > 0 ? [1] : []
        case "*": return (0...name).reversed()
        case "**/": return path.enumerated().filter { $0.element == "/" }.map { $0.offset + 1 }.reversed() + [0]
        default: return (0...path.count).reversed()
        }
    }
}
