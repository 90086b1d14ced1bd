import StepTestSupport
import Testing

@testable import StepRaster

@Suite struct GlyphRunTests {
    /// The drawing of "1" at 1000 points an em: a stem of the digits' full height, and a flag that ends level with its top.
    @Test func oneIsAStemAndAFlag() {
        let one = GlyphRun(text: "1", origin: .zero, size: 1000, weight: 300).letters().strokes
        let flag = "M147,-564L147,-565L214,-613L214,-612L147,-564L147,-565M201,-604L296,-672L336,-672"
        #expect(one.map { $0.path.rounded.description } == ["M336,0L336,-708" + flag])
        #expect(one.map(\.style) == [StrokeStyle(width: 72, cap: .butt, join: .miter)])
    }

    @Test func labelHasTheWidthOfItsDigitsAndSlash() {
        let label = GlyphRun(text: "9/12", origin: .zero, size: 11, weight: 300)
        #expect(abs(label.width - 11 * (3 * 0.563 + 0.363)) < 1e-9)
    }

    @Test(arguments: ["AV", "To", "7/", "1/"])
    func aKernedPairIsNarrowerThanItsLetters(_ pair: String) {
        let letters = pair.map { width(String($0)) }.reduce(0, +)
        #expect(width(pair) < letters - 0.01)
    }

    @Test func widthIsTheSumOfLettersAndKerns() {
        let text = "Daily Average: 5380 steps"
        let scalars = Array(text.unicodeScalars)
        let letters = scalars.map { width(String($0)) }.reduce(0, +)
        let kerns = zip(scalars, scalars.dropFirst()).map { Kerning.between($0, $1) / 1000 }.reduce(0, +)
        #expect(kerns < 0)
        #expect(abs(width(text) - letters - kerns) < 1e-9)
    }

    @Test func originAndSizePlaceTheStrokes() {
        let unit = GlyphRun(text: "No. 5", origin: .zero, size: 1, weight: 400).letters().strokes
        let placed = GlyphRun(text: "No. 5", origin: Point(30, 70), size: 20, weight: 400).letters().strokes
        #expect(unit.count == placed.count)
        for (a, b) in zip(unit, placed) {
            #expect(abs(a.style.width * 20 - b.style.width) < 1e-9)
            let moved = a.path.mapped { $0 * 20 + Point(30, 70) }
            for (p, q) in zip(moved.points, b.path.points) { #expect((p - q).length < 1e-9) }
        }
    }

    @Test func emptyTextHasNoWidthAndNoStrokes() {
        #expect(width("") == 0)
        #expect(GlyphRun(text: "", origin: .zero, size: 1, weight: 300).letters().strokes.isEmpty)
    }

    @Test func aCharacterTheFaceLacksIsReportedOnceAndDrawnAsABox() {
        let run = GlyphRun(text: "步a数步", origin: .zero, size: 1000, weight: 300)
        #expect(run.missing == ["步", "数"])
        let boxes = run.letters().strokes.filter { $0.path.elements.last == .close && $0.path.elements.count == 5 }
        #expect(boxes.count == 3)
    }

    private func width(_ text: String) -> Double {
        GlyphRun(text: text, origin: .zero, size: 1, weight: 300).width
    }
}

extension Path {
    /// Every point, controls included.
    var points: [Point] {
        elements.flatMap { element -> [Point] in
            switch element {
            case .move(let p), .line(let p): [p]
            case .cubic(let a, let b, let p): [a, b, p]
            case .close: []
            }
        }
    }

    /// The path with whole coordinates, for people to read.
    var rounded: Path { mapped { Point($0.x.rounded(), $0.y.rounded()) } }
}
