extension Language {
    /// Finds the language for a BCP 47 tag, much as RFC 4647: `en-US` is English, `de-AT` German. Case and text after a
    /// dot are ignored, `_` is `-`, `zh` simplified, and the English of regions with the day before the month `en-GB`.
    /// - Throws: `ChartError.unknownLanguage` if there is none.
    public init(tag: String) throws(ChartError) {
        guard let language = Self(serving: tag) else {
            let word = tag.lowercased()
            let named = Self.allCases.first { $0.name.lowercased() == word }?.rawValue
            let near = NearestName.to(tag, in: Self.allCases.map(\.rawValue), differing: 4)
            let nearest = Self.tagsByCountry[word] ?? named ?? near
            throw .unknownLanguage(tag: tag, nearest: nearest.flatMap(Self.init(rawValue:)))
        }
        self = language
    }
}
