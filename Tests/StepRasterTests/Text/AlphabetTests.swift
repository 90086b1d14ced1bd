import Foundation
import StepTestSupport
import Testing

@testable import StepRaster

@Suite struct AlphabetTests {
    /// The small letters of each language's alphabet; loan words' letters are in it where dictionaries have them.
    static let alphabets: [String: String] = [
        "Albanian": "abcçdeëfghijklmnopqrstuvxyz",
        "Basque": "abcçdefghijklmnñopqrstuvwxyz",
        "Belarusian": "абвгґдеёжзійклмнопрстуўфхцчшыьэюя",
        "Bulgarian": "абвгдежзийклмнопрстуфхцчшщъьюяѝ",
        "Catalan": "aàbcçdeéèfghiíïjklmnoóòpqrstuúüvwxyz·",
        "Croatian": "abcčćdđefghijklmnoprsštuvzž",
        "Czech": "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž",
        "Danish": "abcdefghijklmnopqrstuvwxyzæøåé",
        "Dutch": "abcdefghijklmnopqrstuvwxyzéëïóöüĳ",
        "English": "abcdefghijklmnopqrstuvwxyz",
        "Esperanto": "abcĉdefgĝhĥijĵklmnoprsŝtuŭvz",
        "Estonian": "abcdefghijklmnopqrsšzžtuvwõäöüxy",
        "Faroese": "aábdðefghiíjklmnoóprstuúvyýæø",
        "Finnish": "abcdefghijklmnopqrsštuvwxyzžåäö",
        "French": "aàâæbcçdeéèêëfghiîïjklmnoôœpqrstuùûüvwxyÿz",
        "German": "aäbcdefghijklmnoöpqrsßtuüvwxyz",
        "Greek": "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ",
        "Hungarian": "aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz",
        "Icelandic": "aábdðeéfghiíjklmnoóprstuúvxyýþæö",
        "Irish": "aábcdeéfghiíjklmnoópqrstuúvwxyz",
        "Italian": "aàbcdeéèfghiìîjklmnoòpqrstuùvwxyz",
        "Latvian": "aābcčdeēfgģhiījkķlļmnņoprsštuūvzž",
        "Lithuanian": "aąbcčdeęėfghiįyjklmnoprsštuųūvzž",
        "Macedonian": "абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ",
        "Maltese": "abċdefġgħhijklmnopqrstuvwxżz",
        "Northern Sami": "aábcčdđefghijklmnŋoprsštŧuvzž",
        "Norwegian": "abcdefghijklmnopqrstuvwxyzæøåéòôó",
        "Polish": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
        "Portuguese": "aáâãàbcçdeéêfghiíjklmnoóôõpqrstuúvwxyz",
        "Romanian": "aăâbcdefghiîjklmnopqrsștțuvwxyzşţ",
        "Russian": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "Serbian": "абвгдђежзијклљмнњопрстћуфхцчџш",
        "Slovak": "aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž",
        "Slovenian": "abcčdefghijklmnoprsštuvzž",
        "Spanish": "aábcdeéfghiíjklmnñoópqrstuúüvwxyz",
        "Swedish": "abcdefghijklmnopqrstuvwxyzåäöé",
        "Turkish": "abcçdefgğhıijklmnoöprsştuüvyzâîû",
        "Ukrainian": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
        "Vietnamese":
            "aàảãáạăằẳẵắặâầẩẫấậbcdđeèẻẽéẹêềểễếệghiìỉĩíịklmnoòỏõóọôồổỗốộơờởỡớợpqrstuùủũúụưừửữứựvxyỳỷỹýỵ",
        "Welsh": "aâbcdeêfghiîïjklmnoôprstuûwŵyŷ",
    ]

    static let extendedA = string(0x100...0x17F)
    static let romanian = "ȘșȚț"
    static let vietnamese = "ƠơƯư" + string(0x1EA0...0x1EF9)
    static let welsh = string(0x1E80...0x1E85)
    static let greek = "\u{37E}\u{386}\u{387}" + string(0x388...0x3CE, but: [0x38B, 0x38D, 0x3A2])
    static let cyrillic = string(0x400...0x45F) + "Ґґ"
    static let signs =
        "‘’ʼ‚“”„‹›«»…–—―\u{2010}\u{2011}\u{2009}•€£¥$¢₺₴₽₹₩₪₫≤≥±≈≠×÷·ẞ§©®™ªº¹²³№†‡′″←↓"

    static let beyondLatin = vietnamese + welsh + greek + cyrillic

    private static func string(_ range: ClosedRange<UInt32>, but gaps: [UInt32] = []) -> String {
        String(String.UnicodeScalarView(range.filter { !gaps.contains($0) }.compactMap(Unicode.Scalar.init)))
    }

    private static func capitals(_ language: String, _ letters: String) -> String {
        letters.uppercased(with: Locale(identifier: language == "Turkish" ? "tr" : "en"))
            .filter { $0 != "·" }
    }

    @Test(arguments: alphabets.keys.sorted()) func everyLetterIsThere(_ language: String) throws {
        let small = try #require(Self.alphabets[language])
        #expect(MonolineFace.missing(in: small + Self.capitals(language, small)) == [])
    }

    @Test func theCapitalOfTheDottedIIsDotted() {
        #expect(Self.capitals("Turkish", "ıi") == "Iİ")
    }

    @Test(arguments: [extendedA, romanian, vietnamese, welsh, greek, cyrillic, signs])
    func everyPromisedCharacterIsDrawn(_ characters: String) {
        #expect(MonolineFace.missing(in: characters) == [])
        for character in characters where !character.isWhitespace {
            let run = GlyphRun(text: String(character), origin: .zero, size: 1, weight: 300)
            #expect(!run.letters().strokes.isEmpty && run.width > 0, "\(character)")
        }
    }

    /// The neighbours of what the face has.
    @Test func otherLettersAreStillMissing() {
        #expect(MonolineFace.missing(in: "ƀȗȜẆỺϏἀѣ") == ["ƀ", "ȗ", "Ȝ", "Ẇ", "Ỻ", "Ϗ", "ἀ", "ѣ"])
    }

    /// Letters and marks that Unicode says are one letter look like it.
    @Test func decomposedLettersLookTheSame() {
        for scalar in (Self.extendedA + Self.romanian + MonolineFaceTests.latin + Self.beyondLatin).unicodeScalars {
            let composed = String(scalar)
            let decomposed = composed.decomposedStringWithCanonicalMapping
            for weight in [300.0, 700] {
                let (a, b) = (run(composed, weight), run(decomposed, weight))
                #expect(a.width == b.width, "\(scalar)")
                #expect(a.letters().strokes == b.letters().strokes, "\(scalar)")
            }
        }
    }

    /// And so do words: neighbours keep their distance from both.
    @Test(arguments: [
        "Ľubo ďakuje „šťastie“", "naująją", "Vīns fîn Tö", "gâscă ģimene", "її Йод", "Ώρα Όχι αΐ", "giữa đầu Ở ậ",
    ])
    func decomposedWordsLookTheSame(_ words: String) {
        let decomposed = words.decomposedStringWithCanonicalMapping
        #expect(decomposed.unicodeScalars.count > words.unicodeScalars.count)
        for weight in [300.0, 700] {
            let (a, b) = (run(words, weight), run(decomposed, weight))
            #expect(a.width == b.width)
            #expect(a.letters().strokes == b.letters().strokes)
        }
    }

    /// Letters that look like Latin ones are drawn and kerned as they are, and take marks as they do.
    @Test func lookalikesAreTheSameDrawings() {
        let twins = [
            ("АВЕЗКМНОРСТХ", "ABEЗKMHOPCTX"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), ("аеорсухѕіј", "aeopcyxsij"),
            ("ТАТО. АТА", "TATO. ATA"), ("Ёё Ѐѐ Ў ў", "Ëë Èè Ў y̆"), ("Ϊ Ϋ ό", "Ï Ÿ ó"), ("ГПФ", "ΓΠΦ"),
            ("\u{37E}\u{387}", ";·"),
        ]
        for (text, twin) in twins {
            for weight in [300.0, 700] {
                #expect(run(text, weight).width == run(twin, weight).width, "\(text)")
                #expect(run(text, weight).letters().strokes == run(twin, weight).letters().strokes, "\(text)")
            }
        }
    }

    private func run(_ text: String, _ weight: Double) -> GlyphRun {
        GlyphRun(text: text, origin: .zero, size: 1000, weight: weight)
    }
}
