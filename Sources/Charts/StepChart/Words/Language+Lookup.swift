extension Language {
    /// Finds the language for a BCP 47 tag, similar to the lookup of RFC 4647: `en-US` is English, `de-AT` German. Case
    /// is ignored, `_` is read as `-`, and the text after a dot, as in `de_DE.UTF-8`, is ignored. The tag `zh` means
    /// simplified characters. The English of a region that writes the day before the month is `en-GB`.
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
