extension Language {
    /// The language tags by codes of countries, which people easily mistake for codes of languages.
    package static let tagsByCountry = [
        "at": "de", "br": "pt", "ca": "en-CA", "ch": "de", "cn": "zh-Hans", "cz": "cs", "dk": "da", "gb": "en-GB",
        "in": "en-IN", "jp": "ja", "kr": "ko", "mx": "es", "se": "sv", "tw": "zh-Hant", "ua": "uk", "us": "en",
    ]
}
