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

    @Test func anAccentedLetterKernsAsItsBase() {
        let face = MonolineFace(weight: 300)
        #expect(face.layout("ÀV").width == face.layout("AV").width)
        #expect(face.layout("Tö").width == face.layout("To").width)
        #expect(face.layout("TÖ").width == face.layout("TO").width)
    }
}
