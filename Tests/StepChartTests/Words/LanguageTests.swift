import Testing

@testable import StepChart

@Suite struct LanguageTests {
    @Test(arguments: [
        ("en", Language.english), ("en-US", .english), ("EN-gb-oxendict", .britishEnglish), ("en_US.UTF-8", .english),
        ("en-GB", .britishEnglish), ("en_AU.UTF-8", .britishEnglish), ("en-Latn-IN", .indianEnglish),
        ("en-001", .britishEnglish), ("en-CA", .canadianEnglish), ("en-Latn", .english),
        ("de", .german), ("de-AT", .german), ("de_CH", .german), ("fr-CA", .french), ("es-419", .spanish),
        ("ja-JP", .japanese), ("zh", .simplifiedChinese), ("zh-Hans", .simplifiedChinese),
        ("zh-CN", .simplifiedChinese), ("zh_CN.UTF-8", .simplifiedChinese), ("zh-hans-TW", .simplifiedChinese),
        ("zh-Hant", .traditionalChinese), ("zh-TW", .traditionalChinese), ("zh_HK.UTF-8", .traditionalChinese),
        ("pt", .portuguese), ("pt-BR", .portuguese), ("pt-PT", .europeanPortuguese), ("pt-AO", .europeanPortuguese),
        ("no", .norwegian), ("nn-NO", .norwegian), ("nb", .norwegian), ("ko-KR", .korean), ("tr_TR.UTF-8", .turkish),
    ])
    func isFoundByTag(tag: String, language: Language) throws {
        #expect(try Language(tag: tag) == language)
    }

    @Test(
        arguments: [
            ("eng", .english), ("fr1", .french), ("xx", nil), ("", nil), ("C", nil), ("ar", nil), ("hi", nil),
            ("-de", .german),
            // The codes of countries, and names.
            ("jp", .japanese), ("CZ", .czech), ("us", .english), ("se", .swedish), ("german", .german),
            ("Ukrainian", .ukrainian),
        ] as [(String, Language?)])
    func anUnknownTagNamesTheNearest(tag: String, nearest: Language?) {
        #expect(throws: ChartError.unknownLanguage(tag: tag, nearest: nearest)) {
            try Language(tag: tag)
        }
    }

    /// A request's header may hold anything: twice the subtags take no more than twice the time.
    @Test(.noHang) func aLongTagIsReadSoon() throws {
        let rest = String(repeating: "-x", count: 50_000)
        #expect(try Language(tag: "de" + rest) == .german)
        #expect(throws: ChartError.self) { try Language(tag: "tlh" + rest) }
    }

    @Test func theErrorNamesAllLanguages() {
        #expect(
            ChartError.unknownLanguage(tag: "deu", nearest: .german).description
                == """
                expected a language, one of en, en-CA, en-IN, en-GB, de, fr, es, it, pt, pt-PT, nl, sv, da, nb, fi, pl, cs, \
                ru, uk, tr, zh-Hans, zh-Hant, ja, ko (the nearest is "de"), found "deu"
                """
        )
    }
}
