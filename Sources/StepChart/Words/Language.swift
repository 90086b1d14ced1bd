import StepData
import StepText

/// A language that stepchart speaks. The raw value is its BCP 47 tag.
public enum Language: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case simplifiedChinese = "zh-Hans"
    case japanese = "ja"

    /// The language that serves a BCP 47 tag best, by the lookup of RFC 4647: subtags are dropped from the end, so
    /// that `en-US` is English, until one is known. Case does not count, `_` stands for `-`, and what follows a dot,
    /// as in `de_DE.UTF-8`, is dropped. Chinese is written in simplified letters where the tag does not say otherwise.
    /// - Throws: `UnknownLanguage` when none does.
    public init(tag: String) throws(UnknownLanguage) {
        let name = tag.prefix { $0 != "." }
        var subtags = name.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        if subtags.first == "zh", Self.traditionalChinese.isDisjoint(with: subtags) { subtags = ["zh", "hans"] }
        while !subtags.isEmpty {
            let spelling = subtags.joined(separator: "-")
            if let language = Self.allCases.first(where: { $0.rawValue.lowercased() == spelling }) {
                self = language
                return
            }
            subtags.removeLast()
        }
        throw UnknownLanguage(tag: tag)
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

/// A tag of no language that stepchart speaks.
public struct UnknownLanguage: Error, Hashable, Sendable, CustomStringConvertible {
    public let tag: String

    /// The known tag that is spelled most like it.
    public var nearest: String? { NearestName.to(tag, in: Language.allCases.map(\.rawValue)) }

    /// One line.
    public var description: String {
        let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
        return "expected a language, one of \(known)\(NearestName.hint(nearest)), "
            + "found \"\(SourceText.excerpt(tag))\""
    }
}
