/// A language that stepchart speaks. The raw value is its BCP 47 tag.
public enum Language: String, Hashable, Sendable, CaseIterable {
    /// English, with dates as in the United States: 9/18.
    case english = "en"
    /// English, with dates as in the rest of the world: 18/9.
    case britishEnglish = "en-GB"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Chinese, in simplified letters.
    case simplifiedChinese = "zh-Hans"
    /// Japanese.
    case japanese = "ja"

    /// The language that serves a BCP 47 tag best, by the lookup of RFC 4647: subtags are dropped from the end, so
    /// that `en-US` is English, until one is known. Case does not count, `_` stands for `-`, and what follows a dot,
    /// as in `de_DE.UTF-8`, is dropped. Chinese is written in simplified letters where the tag does not say otherwise, and
    /// the English of any region whose dates begin with the day is that of `en-GB`.
    /// - Throws: `ChartError.unknownLanguage` when none does.
    public init(tag: String) throws(ChartError) {
        let name = tag.prefix { $0 != "." }
        var subtags = name.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        if subtags.first == "zh", Self.traditionalChinese.isDisjoint(with: subtags) { subtags = ["zh", "hans"] }
        if subtags.first == "en", let region = subtags.dropFirst().first(where: { $0.count == 2 || $0.count == 3 }),
            !Self.monthFirst.contains(region)
        {
            subtags = ["en", "gb"]
        }
        // No language has more, and a tag may have as many as there is room for.
        subtags = subtags.prefix(2)
        while !subtags.isEmpty {
            if let language = Self.named(subtags.joined(separator: "-")) {
                self = language
                return
            }
            subtags.removeLast()
        }
        let nearest = NearestName.to(tag, in: Self.allCases.map(\.rawValue))
        throw .unknownLanguage(tag: tag, nearest: nearest.flatMap(Self.init(rawValue:)))
    }

    /// The regions where English writes the month first, or the year, by the Unicode CLDR.
    private static let monthFirst: Set<Substring> = ["us", "as", "bi", "ca", "gu", "mh", "mp", "ph", "pr", "um", "vi"]

    /// The script, and the regions that use it unless the tag names another.
    private static let traditionalChinese: Set<Substring> = ["hant", "tw", "hk", "mo"]
}

extension Language: CustomStringConvertible {
    /// The tag.
    public var description: String { rawValue }
}

extension Language {
    /// The language's words.
    var catalogue: Catalogue {
        switch self {
        case .english: .english
        case .britishEnglish: .britishEnglish
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .simplifiedChinese: .simplifiedChinese
        case .japanese: .japanese
        }
    }

    /// The same with the thousands of counts set apart, or not.
    func catalogue(groupsDigits: Bool) -> Catalogue { with(catalogue) { $0.groupsDigits = groupsDigits } }
}
