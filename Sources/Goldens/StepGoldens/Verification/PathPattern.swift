/// A pattern of paths: `*` matches any letters but `/`, `?` one of these, `**/` any folders or none, `**` anything, and
/// `folder/` all files in the folder.
///
/// A rule may have `{word}`, a `*`, and `{word/}`, a `**/`, that match the same text wherever they are repeated.
package struct PathPattern: Hashable, Sendable {
    /// The texts that words match.
    typealias Words = [String: String]

    private enum Sign: Hashable {
        case letter(Character)
        /// `?`, `*`, `**/` and `**`.
        case anyLetter, anyName, anyFolders, anything
    }

    private struct Token: Hashable {
        var sign: Sign
        var text: String
        var word: String?

        var canBeEmpty: Bool { [.anyName, .anyFolders, .anything].contains(sign) }

        /// Lists the positions at which the token may end, the furthest first.
        func ends(in path: [Character], from start: Int, _ words: Words) -> [Int] {
            if let word = word.flatMap({ words[$0] }) {
                return path[start...].starts(with: word) ? [start + word.count] : []
            }
            switch sign {
            case .letter, .anyLetter: return [start + 1]
            case .anyName: return (start...(path[start...].firstIndex(of: "/") ?? path.count)).reversed()
            case .anything: return (start...path.count).reversed()
            case .anyFolders:
                return path.indices[start...].filter { path[$0] == "/" }.map { $0 + 1 }.reversed() + [start]
            }
        }
    }

    private var tokens: [Token] = []

    /// - Parameter text: the pattern; it may end in `.png`, which names of pictures do without.
    /// - Parameter hasWords: true if `{word}` has its meaning, as in a rule.
    package init(_ text: String, hasWords: Bool = false) {
        var rest = Self.letters(text.hasSuffix("/") ? text + "**" : Self.stem(text))[...]
        while let letter = rest.first {
            if hasWords, letter == "{", let end = rest.firstIndex(of: "}") {
                let isFolders = rest[..<end].last == "/"
                var token = Token(sign: isFolders ? .anyFolders : .anyName, text: isFolders ? "**/" : "*")
                token.word = String(rest[...end])
                tokens.append(token)
                rest = rest[(end + 1)...]
                continue
            }
            let (text, sign) = Self.signs.first { rest.starts(with: $0.key) } ?? (String(letter), .letter(letter))
            rest.removeFirst(text.count)
            let token = Token(sign: sign, text: text)
            // Several in a row match no more than one does.
            let isRepeated = tokens.last.map { $0.word == nil && [sign, .anything].contains($0.sign) } ?? false
            if !isRepeated || !token.canBeEmpty { tokens.append(token) }
        }
    }

    private static let signs: KeyValuePairs<String, Sign> = [
        "**/": .anyFolders, "**": .anything, "*": .anyName, "?": .anyLetter,
    ]

    /// The letters of a path. A slash is a letter of its own, also if a combining mark follows it.
    private static func letters(_ path: String) -> [Character] {
        Array(path.pathParts.map(Array.init).joined(separator: ["/"]))
    }

    /// The name of a picture, which may be written with `.png`.
    package static func stem(_ path: String) -> String { PictureFile.name(of: path) ?? path }

    /// True if a text is no path, but a pattern of paths.
    static func isOne(_ text: String) -> Bool { text.contains("*") || text.contains("?") || text.hasSuffix("/") }

    var isOpen: Bool { letters < tokens.count }

    /// The number of literal letters: the more, the closer the pattern is to its matches.
    package var letters: Int { tokens.count { if case .letter = $0.sign { true } else { false } } }

    /// The pattern without braces.
    var text: String { tokens.map(\.text).joined() }

    /// Replaces words by their texts and appends an ending. The result is a path, unless it is still open.
    func filled(_ words: Words, ending: String = "") -> PathPattern {
        let filled = tokens.flatMap { token in
            guard let word = token.word.flatMap({ words[$0] }) else { return [token] }
            return Self.letters(word).map { Token(sign: .letter($0), text: String($0)) }
        }
        let end = Self.letters(ending).map { Token(sign: .letter($0), text: String($0)) }
        return with(self) { $0.tokens = filled + end }
    }

    func matches(_ path: String) -> Bool { fits(Self.letters(path))[0][0] }

    /// True if the pattern matches some path with this beginning.
    func matchesAny(beginningWith start: String) -> Bool { fits(Self.letters(start), goesOn: true)[0][0] }

    /// Computes a table in which `fits[token][letter]` is true if the tokens from one on match the letters from one on,
    /// whatever the words match. The time is proportional to the product of both numbers.
    /// - Parameter goesOn: true if anything may follow the letters.
    private func fits(_ path: [Character], goesOn: Bool = false) -> [[Bool]] {
        var rows = [[Bool](repeating: false, count: path.count) + [true]]
        for token in tokens.reversed() {
            let next = rows[rows.count - 1]
            var row = next
            var endsFolders = goesOn
            row[path.count] = goesOn || next[path.count] && token.canBeEmpty
            for index in path.indices.reversed() {
                switch token.sign {
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

    /// Returns the texts of the words in each way to match a path. In the first one earlier tokens match the most.
    /// - Parameter most: the most ways to return.
    /// - Throws: `badData` where there are too many.
    func readings(of path: String, most: Int = .max) throws(Failure) -> [Words] {
        let letters = Self.letters(path)
        let fits = fits(letters)
        var readings: [Words] = []
        var stepsLeft = 100_000
        func visit(_ token: Int, _ start: Int, _ words: Words) {
            guard fits[token][start], readings.count < most, stepsLeft > 0 else { return }
            stepsLeft -= 1
            guard token < tokens.count else {
                readings.append(words)
                return
            }
            for end in tokens[token].ends(in: letters, from: start, words) {
                var words = words
                if let word = tokens[token].word { words[word] = String(letters[start..<end]) }
                visit(token + 1, end, words)
            }
        }
        visit(0, 0, [:])
        guard stepsLeft > 0 else {
            let source = tokens.map { $0.word ?? $0.text }.joined()
            let expected = "a rule that has fewer ways to match \(SourceText.quoted(path))"
            throw Failure(.badData, "pairs: expected \(expected), found \(SourceText.quoted(source))")
        }
        return readings
    }
}
