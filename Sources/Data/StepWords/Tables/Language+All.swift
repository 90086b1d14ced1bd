extension Language {
    /// The languages of Catalogue; those that stepchart writes come first, in the order of its lists for people.
    static let all = [
        english, canadianEnglish, indianEnglish, britishEnglish, german, french, spanish, italian, portuguese,
        europeanPortuguese, dutch, swedish, danish, norwegian, finnish, polish, czech, russian, ukrainian, turkish,
        simplifiedChinese, traditionalChinese, japanese, korean, slovak, hungarian, romanian, croatian, greek,
        bulgarian, arabic, hebrew, hindi, thai, icelandic, lithuanian, latvian, estonian, vietnamese, indonesian,
    ]
}
