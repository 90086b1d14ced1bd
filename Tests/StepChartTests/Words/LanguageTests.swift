import Testing

@testable import StepChart

@Suite struct LanguageTests {
    @Test(arguments: [
        ("en", Language.english), ("en-US", .english), ("EN-gb-oxendict", .britishEnglish), ("en_US.UTF-8", .english),
        ("en-GB", .britishEnglish), ("en_AU.UTF-8", .britishEnglish), ("en-Latn-IN", .britishEnglish),
        ("en-001", .britishEnglish), ("en-CA", .english), ("en-Latn", .english),
        ("de", .german), ("de-AT", .german), ("de_CH", .german), ("fr-CA", .french), ("es-419", .spanish),
        ("ja-JP", .japanese), ("zh", .simplifiedChinese), ("zh-Hans", .simplifiedChinese),
        ("zh-CN", .simplifiedChinese), ("zh_CN.UTF-8", .simplifiedChinese), ("zh-hans-TW", .simplifiedChinese),
    ])
    func isFoundByTag(tag: String, language: Language) throws {
        #expect(try Language(tag: tag) == language)
    }

    @Test(
        arguments: [
            ("eng", .english), ("fr1", .french), ("xx", nil), ("", nil), ("C", nil), ("-de", .german),
            ("zh-Hant", .simplifiedChinese), ("zh-TW", .simplifiedChinese), ("jp", .japanese),
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
                == "expected a language, one of en, en-GB, de, fr, es, zh-Hans, ja (the nearest is \"de\"), found \"deu\""
        )
    }
}
