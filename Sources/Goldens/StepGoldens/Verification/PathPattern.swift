/// Paths that look alike: `*` stands for any letters but `/`, `?` for one of these, `**/` for any folders or none, and
/// `**` for whatever comes. `{word}` is a `*`, `{word/}` a `**/`, and stands for the same wherever it comes again.
package struct PathPattern: Hashable, Sendable {
    /// What words stand for.
    typealias Words = [String: String]

    private enum Part: Hashable {
        case letter(Unicode.Scalar)
        case one
        case many(Extent, word: String?)
    }

    private enum Extent { case name, folders, everything }

    private let parts: [Part]

    private init(parts: [Part]) { self.parts = parts }

    /// - Parameter text: may end in `.png`, which paths of pictures here do without.
    package init(_ text: String) {
        var parts: [Part] = []
        var rest = Self.stem(text).unicodeScalars[...]
        while let letter = rest.popFirst() {
            if letter == "?" {
                parts.append(.one)
            } else if letter == "{", let end = rest.firstIndex(of: "}") {
                let word = String(rest[..<end])
                parts.append(.many(word.hasSuffix("/") ? .folders : .name, word: word))
                rest = rest[rest.index(after: end)...]
            } else if letter != "*" {
                parts.append(.letter(letter))
            } else if rest.first != "*" {
                parts.append(.many(.name, word: nil))
            } else {
                rest.removeFirst()
                let isFolders = rest.first == "/"
                if isFolders { rest.removeFirst() }
                parts.append(.many(isFolders ? .folders : .everything, word: nil))
            }
        }
        self.parts = parts
    }

    /// Without `.png`.
    package static func stem(_ path: String) -> String { path.hasSuffix(".png") ? String(path.dropLast(4)) : path }

    /// How many letters stand for themselves: the more, the closer a pattern describes what it matches.
    package var letters: Int { parts.count { if case .letter = $0 { true } else { false } } }

    /// The part of it behind the last `/`.
    var name: PathPattern {
        let end = parts.lastIndex {
            if case .many(let extent, _) = $0 { extent != .name } else { $0 == .letter("/") }
        }
        return PathPattern(parts: Array(parts[(end.map { $0 + 1 } ?? 0)...]))
    }

    /// With words put in; `isPath` where nothing is left open.
    func filled(_ words: Words) -> (text: String, isPath: Bool) {
        var (text, isPath) = ("", true)
        for part in parts {
            switch part {
            case .letter(let letter): text.unicodeScalars.append(letter)
            case .many(_, let word?) where words[word] != nil: text += words[word] ?? ""
            case .one: (text, isPath) = (text + "?", false)
            case .many(let extent, _):
                (text, isPath) = (text + (extent == .name ? "*" : extent == .folders ? "**/" : "**"), false)
            }
        }
        return (text, isPath)
    }

    /// Whether it matches a path in a way that `accepts` its words. What comes first in it takes as much as it can, in
    /// the way that is tried first.
    /// - Parameter words: what some stand for already.
    func matches(_ path: String, _ words: Words = [:], accepts: (Words) -> Bool = { _ in true }) -> Bool {
        Self.match(parts[...], Array(path.unicodeScalars)[...], words, accepts)
    }

    private static func match(
        _ parts: ArraySlice<Part>, _ path: ArraySlice<Unicode.Scalar>, _ words: Words, _ accepts: (Words) -> Bool
    ) -> Bool {
        guard let part = parts.first else { return path.isEmpty && accepts(words) }
        let others = parts.dropFirst()
        switch part {
        case .letter(let letter): return path.first == letter && match(others, path.dropFirst(), words, accepts)
        case .one: return ![nil, "/"].contains(path.first) && match(others, path.dropFirst(), words, accepts)
        case .many(let extent, let word):
            if let value = word.flatMap({ words[$0] })?.unicodeScalars {
                return path.starts(with: value) && match(others, path.dropFirst(value.count), words, accepts)
            }
            return ends(of: extent, in: path).reversed().contains { end in
                var words = words
                if let word { words[word] = String(String.UnicodeScalarView(path[..<end])) }
                return match(others, path[end...], words, accepts)
            }
        }
    }

    private static func ends(of extent: Extent, in path: ArraySlice<Unicode.Scalar>) -> [Int] {
        switch extent {
        case .name: Array(path.startIndex...(path.firstIndex(of: "/") ?? path.endIndex))
        case .folders: [path.startIndex] + path.indices.filter { path[$0] == "/" }.map { $0 + 1 }
        case .everything: Array(path.startIndex...path.endIndex)
        }
    }
}
