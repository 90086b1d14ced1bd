import Testing

@testable import StepRaster

@Suite struct KerningTests {
    @Test func slopesThatFaceEachOtherMoveCloser() {
        #expect(Kerning.between("A", "V") == -36)
        #expect(Kerning.between("H", "H") == 0)
        #expect(Kerning.between("v", "w") == 30)
        #expect(Kerning.between(".", "1") == -30)
        #expect(Kerning.between(".", "1", digits: .proportional) == -56)
        #expect(Kerning.between("A", "V", digits: .proportional) == -36)
    }

    @Test func greekAndCyrillicSlopesMoveCloserToo() {
        #expect(Kerning.between("Г", "д") == Kerning.between("Γ", "д"))
        #expect(Kerning.between("Т", "о") == Kerning.between("T", "o"))
        for pair in ["Го", "ГА", "Та", "Тл", "УА", "Уд", "АУ", "РЛ", "ЬТ", "г.", "ΓΑ", "ΥΛ", "ΤΔ", "Τα", "ΑΨ", "γα"] {
            let scalars = Array(pair.unicodeScalars)
            #expect(Kerning.between(scalars[0], scalars[1]) < -5, "\(pair)")
        }
        for pair in ["ΛΛ", "дц", "цд", "КД", "χχ", "її"] {
            let face = MonolineFace(weight: 300)
            let scalars = pair.unicodeScalars.map { face.layout(String($0)).width }
            let kern = face.layout(pair).width - scalars.reduce(0, +)
            #expect(pair == "дц" ? kern == 0 : kern > 15, "\(pair)")
        }
    }

    @Test func aPairThatComesAgainHasTheLastNumber() {
        let pairs = ScalarPairs("AB xy 10  C z -4", "B y 20\nÄ \u{308} 5")
        #expect(pairs["A", "x"] == 10)
        #expect(pairs["A", "y"] == 10)
        #expect(pairs["B", "x"] == 10)
        #expect(pairs["B", "y"] == 20)
        #expect(pairs["C", "z"] == -4)
        #expect(pairs["Ä", "\u{308}"] == 5)
        #expect(pairs["A", "z"] == nil)
        #expect(pairs["x", "A"] == nil)
        #expect(pairs["\u{10FFFF}", "A"] == nil)
    }

    @Test func anAccentedLetterKernsAsItsBase() {
        let face = MonolineFace(weight: 300)
        #expect(face.layout("ÀV").width == face.layout("AV").width)
        #expect(face.layout("Tö").width == face.layout("To").width)
        #expect(face.layout("TÖ").width == face.layout("TO").width)
    }
}
