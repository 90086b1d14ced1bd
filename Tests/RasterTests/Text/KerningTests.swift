import Testing

@testable import Raster

@Suite struct KerningTests {
    @Test func slopesThatFaceEachOtherMoveCloser() {
        #expect(Kerning.between("A", "V") == -36)
        #expect(Kerning.between("H", "H") == 0)
    }

    @Test func anAccentedLetterKernsAsItsBase() {
        let face = MonolineFace(weight: 300)
        #expect(face.layout("ÀV").width == face.layout("AV").width)
        #expect(face.layout("Tö").width == face.layout("To").width)
        #expect(face.layout("TÖ").width == face.layout("TO").width)
    }

    @Test func noPairOverlaps() {
        for left in "ATVWYLPFRKrvwyfk17/" {
            for right in "ATVWYaceostuvwy.,1/" {
                let pair = GlyphRun(text: "\(left)\(right)", origin: .zero, size: 1000, weight: 300)
                #expect(pair.width > 300, "\(left)\(right)")
            }
        }
    }
}
