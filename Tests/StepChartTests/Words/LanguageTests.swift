import Testing

@testable import StepChart

@Suite struct LanguageTests {
    @Test(arguments: [
        ("en", Language.english), ("en-US", .english), ("EN-gb-oxendict", .english), ("en_US.UTF-8", .english),
        ("de", .german), ("de-AT", .german), ("de_CH", .german), ("fr-CA", .french), ("es-419", .spanish),
        ("ja-JP", .japanese), ("zh", .simplifiedChinese), ("zh-Hans", .simplifiedChinese),
        ("zh-CN", .simplifiedChinese), ("zh_CN.UTF-8", .simplifiedChinese), ("zh-hans-TW", .simplifiedChinese),
    ])
    func isFoundByTag(tag: String, language: Language) throws {
        #expect(try Language(tag: tag) == language)
    }

    @Test(arguments: [
        ("eng", "en"), ("fr1", "fr"), ("xx", "en"), ("", "en"), ("C", "en"), ("-de", "de"), ("zh-Hant", "zh-Hans"),
        ("zh-TW", "zh-Hans"), ("jp", "ja"),
    ])
    func anUnknownTagNamesTheNearest(tag: String, nearest: String) {
        let error = #expect(throws: UnknownLanguage.self) { try Language(tag: tag) }
        #expect(error?.tag == tag)
        #expect(error?.nearest == nearest)
    }

    @Test func theErrorNamesAllLanguages() {
        #expect(
            UnknownLanguage(tag: "deu").description
                == "expected a language, one of en, de, fr, es, zh-Hans, ja (the nearest is \"de\"), found \"deu\"")
    }
}
