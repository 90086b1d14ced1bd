import Foundation
import StepTestSupport
import Testing

@testable import StepRaster

@Suite struct AccentsTests {
    @Test func anAccentedLetterIsTheLetterAndAMark() {
        let plain = strokes("e")
        let accented = strokes("é")
        #expect(Array(accented.prefix(plain.count)) == plain)
        #expect(accented.count == plain.count + 1)
        #expect(width("é") == width("e"))
    }

    @Test(arguments: [
        ("é", "e\u{301}"), ("Å", "A\u{30A}"), ("ç", "c\u{327}"), ("ï", "i\u{308}"), ("Ñ", "N\u{303}"),
    ])
    func aCombiningMarkDrawsTheComposedLetter(_ composed: String, _ sequence: String) {
        #expect(strokes(composed) == strokes(sequence))
    }

    @Test func anIGivesUpItsDotForAnAccent() {
        #expect(strokes("i").count == 2)
        #expect(strokes("ı").count == 1)
        #expect(Array(strokes("í").prefix(1)) == strokes("ı"))
    }

    /// Only i and j give something up, and only for what stands above.
    @Test(arguments: ["\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{308}", "\u{30A}", "\u{327}"])
    func whateverCarriesAMarkKeepsItsStrokes(mark: String) {
        for scalar in MonolineFaceTests.all.unicodeScalars {
            let plain = strokes(String(scalar))
            let givesUpItsDot = "ij".unicodeScalars.contains(scalar) && mark != "\u{327}"
            let kept = givesUpItsDot ? plain.dropLast() : plain[...]
            let marked = strokes(String(scalar) + mark)
            // A mark that is there already may make room for the other.
            let marks = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.count - 1
            #expect(marked.prefix(kept.count - marks) == kept.dropLast(marks), "\(scalar)")
            #expect(marked.count == kept.count + 1, "\(scalar)")
        }
    }

    @Test func aDotBelowLeavesTheDotAbove() {
        #expect(Array(strokes("ị").prefix(2)) == strokes("i"))
        #expect(strokes("ị").count == 3)
    }

    @Test func aMarkStandsInTheMiddleOfItsLetter() {
        let dots = strokes("ü")[1].path.points
        // Of each dot its top and its bottom.
        #expect(dots.count == 4)
        #expect(abs((dots[0].x + dots[2].x) / 2 - width("u") / 2) < 1e-9)
    }

    @Test(arguments: [("é", "É", 182.0), ("ç", "Ç", 0)])
    func aCapitalLiftsWhatStandsOnIt(_ small: String, _ capital: String, _ lift: Double) {
        let low = strokes(small).last?.path.points.map(\.y) ?? []
        let high = strokes(capital).last?.path.points.map(\.y) ?? []
        #expect(!low.isEmpty && low.count == high.count)
        for (a, b) in zip(low, high) { #expect(abs(a - b - lift) < 1e-9) }
    }

    private func strokes(_ text: String) -> [GlyphStroke] {
        GlyphRun(text: text, origin: .zero, size: 1000, weight: 300).letters().strokes
    }

    private func width(_ text: String) -> Double {
        GlyphRun(text: text, origin: .zero, size: 1000, weight: 300).width
    }
}
