extension Language {
    /// The language that serves a BCP 47 tag best, much as by the lookup of RFC 4647: `en-US` is English, `de-AT` German.
    /// Case does not count, `_` stands for `-`, and what follows a dot, as in `de_DE.UTF-8`, is dropped. The tag `zh`
    /// means simplified characters. The English of a region that writes the day before the month is `en-GB`.
    /// - Throws: `ChartError.unknownLanguage` when no language serves it.
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
