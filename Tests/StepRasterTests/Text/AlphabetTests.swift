import Foundation
import Testing

@testable import StepRaster

@Suite struct AlphabetTests {
    /// The small letters of each language's alphabet; loan words' letters are in it where dictionaries have them.
    static let alphabets: [String: String] = [
        "Albanian": "abcçdeëfghijklmnopqrstuvxyz",
        "Basque": "abcçdefghijklmnñopqrstuvwxyz",
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
        "Hungarian": "aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz",
        "Icelandic": "aábdðeéfghiíjklmnoóprstuúvxyýþæö",
        "Irish": "aábcdeéfghiíjklmnoópqrstuúvwxyz",
        "Italian": "aàbcdeéèfghiìîjklmnoòpqrstuùvwxyz",
        "Latvian": "aābcčdeēfgģhiījkķlļmnņoprsštuūvzž",
        "Lithuanian": "aąbcčdeęėfghiįyjklmnoprsštuųūvzž",
        "Maltese": "abċdefġgħhijklmnopqrstuvwxżz",
        "Northern Sami": "aábcčdđefghijklmnŋoprsštŧuvzž",
        "Norwegian": "abcdefghijklmnopqrstuvwxyzæøåéòôó",
        "Polish": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
        "Portuguese": "aáâãàbcçdeéêfghiíjklmnoóôõpqrstuúvwxyz",
        "Romanian": "aăâbcdefghiîjklmnopqrsștțuvwxyzşţ",
        "Slovak": "aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž",
        "Slovenian": "abcčdefghijklmnoprsštuvzž",
        "Spanish": "aábcdeéfghiíjklmnñoópqrstuúüvwxyz",
        "Swedish": "abcdefghijklmnopqrstuvwxyzåäöé",
        "Turkish": "abcçdefgğhıijklmnoöprsştuüvyzâîû",
        "Welsh": "aâbcdeêfghiîïjklmnoôprstuûwŵyŷ",
    ]

    static let extendedA = String(String.UnicodeScalarView((0x100...0x17F).compactMap(Unicode.Scalar.init)))
    static let romanian = "ȘșȚț"
    static let signs = "‘’‚“”„‹›«»…–—\u{2010}\u{2011}\u{2009}•€£¥$¢₺≤≥±×÷·ẞ"

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

    @Test(arguments: [extendedA, romanian, signs]) func everyPromisedCharacterIsDrawn(_ characters: String) {
        #expect(MonolineFace.missing(in: characters) == [])
        for character in characters where !character.isWhitespace {
            let run = GlyphRun(text: String(character), origin: .zero, size: 1, weight: 300)
            #expect(!run.strokes().isEmpty && run.width > 0, "\(character)")
        }
    }

    /// The neighbours of what the face has.
    @Test func otherLettersAreStillMissing() {
        #expect(MonolineFace.missing(in: "ƀȗȜḂя") == ["ƀ", "ȗ", "Ȝ", "Ḃ", "я"])
    }

    /// Letters and marks that Unicode says are one letter look like it.
    @Test func decomposedLettersLookTheSame() {
        for scalar in (Self.extendedA + Self.romanian + MonolineFaceTests.latin).unicodeScalars {
            let composed = String(scalar)
            let decomposed = composed.decomposedStringWithCanonicalMapping
            for weight in [300.0, 700] {
                let (a, b) = (run(composed, weight), run(decomposed, weight))
                #expect(a.width == b.width, "\(scalar)")
                #expect(a.strokes() == b.strokes(), "\(scalar)")
            }
        }
    }

    /// And so do words: neighbours keep their distance from both.
    @Test(arguments: ["Ľubo ďakuje „šťastie“", "naująją", "Vīns fîn Tö", "gâscă ģimene"])
    func decomposedWordsLookTheSame(_ words: String) {
        let decomposed = words.decomposedStringWithCanonicalMapping
        #expect(decomposed.unicodeScalars.count > words.unicodeScalars.count)
        for weight in [300.0, 700] {
            let (a, b) = (run(words, weight), run(decomposed, weight))
            #expect(a.width == b.width)
            #expect(a.strokes() == b.strokes())
        }
    }

    private func run(_ text: String, _ weight: Double) -> GlyphRun {
        GlyphRun(text: text, origin: .zero, size: 1000, weight: weight)
    }
}
