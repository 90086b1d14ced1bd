/// A pattern of paths: `*` stands for any letters but `/`, `?` for one of these, `**/` for any folders or none, `**`
/// for anything, and `folder/` for all files in the folder.
///
/// In a rule `{word}` is a `*`, `{word/}` a `**/`, and stands for the same wherever it comes again.
package struct PathPattern: Hashable, Sendable {
    /// The texts that words stand for.
    typealias Words = [String: String]

    private enum Sign: Hashable {
        case letter(Character)
        /// `?`, `*`, `**/` and `**`.
        case anyLetter, anyName, anyFolders, anything
    }

    private struct Part: Hashable {
        var sign: Sign
        var text: String
        var word: String?

        var canBeEmpty: Bool { [.anyName, .anyFolders, .anything].contains(sign) }
    }

    private var parts: [Part] = []

    /// - Parameters:
    ///   - text: the pattern; it may end in `.png`, which names of pictures do without.
    ///   - hasWords: true if `{word}` has its meaning, as in a rule.
    package init(_ text: String, hasWords: Bool = false) {
        var rest = Self.letters(text.hasSuffix("/") ? text + "**" : Self.stem(text))[...]
        while let letter = rest.first {
            if hasWords, letter == "{", let end = rest.firstIndex(of: "}") {
                let isFolders = rest[..<end].last == "/"
                var part = Part(sign: isFolders ? .anyFolders : .anyName, text: isFolders ? "**/" : "*")
                part.word = String(rest[...end])
                parts.append(part)
                rest = rest[(end + 1)...]
                continue
            }
            let (text, sign) = Self.signs.first { rest.starts(with: $0.key) } ?? (String(letter), .letter(letter))
            rest.removeFirst(text.count)
            let part = Part(sign: sign, text: text)
            // Several in a row stand for no more than one.
            let isRepeated = parts.last.map { $0.word == nil && [sign, .anything].contains($0.sign) } ?? false
            if !isRepeated || !part.canBeEmpty { parts.append(part) }
        }
    }

    private static let signs: KeyValuePairs<String, Sign> = [
        "**/": .anyFolders, "**": .anything, "*": .anyName, "?": .anyLetter,
    ]

    /// The letters of a path. A slash is a letter of its own, also where a mark comes after it.
    private static func letters(_ path: String) -> [Character] {
        Array(path.pathParts.map(Array.init).joined(separator: ["/"]))
    }

    /// The name of a picture, which may be written with `.png`.
    package static func stem(_ path: String) -> String { PictureFile.name(of: path) ?? path }

    /// True if a text is no path, but a pattern of paths.
    static func isOne(_ text: String) -> Bool { text.contains("*") || text.contains("?") || text.hasSuffix("/") }

    var isOpen: Bool { letters < parts.count }

    /// The number of letters that stand for themselves: the more, the closer it is to its matches.
    package var letters: Int { parts.count { if case .letter = $0.sign { true } else { false } } }

    /// The pattern without braces.
    var text: String { parts.map(\.text).joined() }

    /// The pattern with words put in, and an ending: a path, unless some part is still open.
    func filled(_ words: Words, ending: String = "") -> PathPattern {
        let filled = parts.flatMap { part in
            guard let word = part.word.flatMap({ words[$0] }) else { return [part] }
            return Self.letters(word).map { Part(sign: .letter($0), text: String($0)) }
        }
        return with(self) { $0.parts = filled + Self.letters(ending).map { Part(sign: .letter($0), text: String($0)) } }
    }

    func matches(_ path: String) -> Bool { fits(Self.letters(path))[0][0] }

    /// True if it matches some path that begins so.
    func matchesAny(beginningWith start: String) -> Bool { fits(Self.letters(start), goesOn: true)[0][0] }

    /// Gives, as `fits[part][letter]`, true if the parts from one on match the letters from one on, whatever words
    /// stand for. The time is in proportion to the product of both.
    /// - Parameter goesOn: true if anything may follow the letters.
    private func fits(_ path: [Character], goesOn: Bool = false) -> [[Bool]] {
        var rows = [[Bool](repeating: false, count: path.count) + [true]]
        for part in parts.reversed() {
            let next = rows[rows.count - 1]
            var row = next
            var endsFolders = goesOn
            row[path.count] = goesOn || next[path.count] && part.canBeEmpty
            for index in path.indices.reversed() {
                switch part.sign {
                case .letter(let letter): row[index] = next[index + 1] && path[index] == letter
                case .anyLetter: row[index] = next[index + 1] && path[index] != "/"
                case .anyName: row[index] = next[index] || row[index + 1] && path[index] != "/"
                case .anything: row[index] = next[index] || row[index + 1]
                case .anyFolders:
                    endsFolders = endsFolders || next[index + 1] && path[index] == "/"
                    row[index] = next[index] || endsFolders
                }
            }
            rows.append(row)
        }
        return rows.reversed()
    }

    /// The texts that the words stand for, in each way to match a path. In the first way, earlier parts are as long as
    /// possible.
    /// - Parameter most: the most ways to find.
    /// - Throws: `badData` where there are too many.
    func readings(of path: String, most: Int = .max) throws(Failure) -> [Words] {
        let letters = Self.letters(path)
        var search = Search(parts: parts, path: letters, fits: fits(letters), most: most)
        search.visit(0, 0, [:])
        guard search.stepsLeft > 0 else {
            let source = parts.map { $0.word ?? $0.text }.joined()
            let expected = "a rule that has fewer ways to match \(SourceText.quoted(path))"
            throw Failure(.badData, "pairs: expected \(expected), found \(SourceText.quoted(source))")
        }
        return search.readings
    }

    private struct Search {
        let parts: [Part]
        let path: [Character]
        let fits: [[Bool]]
        let most: Int
        var readings: [Words] = []
        var stepsLeft = 100_000

        mutating func visit(_ part: Int, _ start: Int, _ words: Words) {
            guard fits[part][start], readings.count < most, stepsLeft > 0 else { return }
            stepsLeft -= 1
            guard part < parts.count else {
                readings.append(words)
                return
            }
            for end in ends(of: parts[part], from: start, words) {
                var words = words
                if let word = parts[part].word { words[word] = String(path[start..<end]) }
                visit(part + 1, end, words)
            }
        }

        /// The ends that a part may have, the furthest first.
        private func ends(of part: Part, from start: Int, _ words: Words) -> [Int] {
            if let word = part.word.flatMap({ words[$0] }) {
                return path[start...].starts(with: word) ? [start + word.count] : []
            }
            switch part.sign {
            case .letter, .anyLetter: return [start + 1]
            case .anyName: return (start...(path[start...].firstIndex(of: "/") ?? path.count)).reversed()
            case .anything: return (start...path.count).reversed()
            case .anyFolders:
                return path.indices[start...].filter { path[$0] == "/" }.map { $0 + 1 }.reversed() + [start]
            }
        }
    }
}
