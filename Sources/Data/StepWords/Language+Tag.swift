extension Language {
    /// Finds the language that serves a BCP 47 tag best, much like RFC 4647's lookup: `en-US` is English, `de-AT`
    /// German; nil if none does. Case does not count, `_` is read as `-`, and a dot ends the tag, as in `de_DE.UTF-8`.
    package init?(serving tag: String) {
        let subtags = tag.prefix { $0 != "." }.uppercased()
            .split(maxSplits: 8, omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let script = subtags.dropFirst().first { $0.count == 4 }
        let region = subtags.dropFirst().first { $0.count == 2 || $0.count == 3 }
        let own = Self.names[String(subtags[0])].map { $0[...] } ?? subtags[0]
        guard let language = Self.allCases.first(where: { $0.serves(own, script, region) }) else { return nil }
        self = language
    }

    /// The codes of languages that serve others, by the codes of those: Bokmål serves Norwegian and Nynorsk.
    private static let names = ["NO": "NB", "NN": "NB"]

    /// The language and the script of the tag: `en` for `en-GB`.
    package var tagWithoutRegion: String {
        rawValue.split(separator: "-").enumerated().filter { $0.offset == 0 || $0.element.count == 4 }.map(\.element)
            .joined(separator: "-")
    }

    /// True if the language serves a tag with these parts, which are in capitals.
    private func serves(_ language: Substring, _ script: Substring?, _ region: Substring?) -> Bool {
        let own = rawValue.uppercased().split(separator: "-")
        guard own[0] == language else { return false }
        let ownScript = own.dropFirst().first { $0.count == 4 }
        if let script, let ownScript { return script == ownScript }
        guard let region else { return true }
        return switch regions {
        case .only(let list): list.split(separator: " ").contains(region)
        case .except(let list): !list.split(separator: " ").contains(region)
        }
    }
}
