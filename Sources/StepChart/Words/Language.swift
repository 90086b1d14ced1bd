import StepData
import StepText

/// A language that stepchart speaks. The raw value is its BCP 47 tag.
public enum Language: String, Hashable, Sendable, CaseIterable {
    /// English.
    case english = "en"
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
    /// as in `de_DE.UTF-8`, is dropped. Chinese is written in simplified letters where the tag does not say otherwise.
    /// - Throws: `ChartError.unknownLanguage` when none does.
    public init(tag: String) throws(ChartError) {
        let name = tag.prefix { $0 != "." }
        var subtags = name.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
        if subtags.first == "zh", Self.traditionalChinese.isDisjoint(with: subtags) { subtags = ["zh", "hans"] }
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

    /// The script, and the regions that use it unless the tag names another.
    private static let traditionalChinese: Set<Substring> = ["hant", "tw", "hk", "mo"]
}

extension Language: CustomStringConvertible {
    /// The tag.
    public var description: String { rawValue }
}

extension Language {
    /// The language's words.
    var catalogue: any Catalogue {
        switch self {
        case .english: English()
        case .german: German()
        case .french: French()
        case .spanish: Spanish()
        case .simplifiedChinese: SimplifiedChinese()
        case .japanese: Japanese()
        }
    }
}
