import StepTestSupport
import Testing

@testable import StepRaster

/// Letters that repeat are drawn from kept outlines: with the pixels that their strokes have.
@Suite struct InkedGlyphsTests {
    private func image(scale: Double = 2, _ record: (inout Canvas) -> Void) -> PixelBuffer {
        var canvas = Canvas(size: Size(120, 40), scale: scale, background: .white)
        record(&canvas)
        return canvas.image()
    }

    /// Letters of one stroke each, none of which touches another, drawn from new strokes.
    private func strokeByStroke(_ runs: [GlyphRun], scale: Double) -> PixelBuffer {
        image(scale: scale) { canvas in
            for stroke in runs.flatMap({ $0.letters().strokes }) {
                canvas.stroke(stroke.path, style: stroke.style, with: .solid(.black))
            }
        }
    }

    @Test(arguments: [1, 2, 3])
    func repeatedLettersHaveThePixelsOfTheirStrokes(scale: Double) {
        let runs = [
            GlyphRun(text: "121/212", origin: Point(3.3, 12.7), size: 11, weight: 300),
            GlyphRun(text: "21S1", origin: Point(60.125, 12.2), size: 11, weight: 300),
            // Another size, and another weight.
            GlyphRun(text: "12/2", origin: Point(4.1, 33), size: 14, weight: 300),
            GlyphRun(text: "2S1", origin: Point(60.4, 33), size: 11, weight: 600),
        ]
        let text = image(scale: scale) { canvas in
            for run in runs { canvas.text(run, color: .black) }
        }
        #expect(text.pixels == strokeByStroke(runs, scale: scale).pixels)
        #expect(text.pixels.contains { $0.red < 128 })
    }

    @Test func moreLettersThanAreKeptAreDrawn() {
        let sizes = (0..<150).map { 8 + Double($0) / 64 }
        let runs = sizes.map { GlyphRun(text: "11", origin: Point(5, 20), size: $0, weight: 300) }
        let twice = runs + runs.suffix(1)
        let text = image { canvas in
            for run in twice { canvas.text(run, color: .black) }
        }
        #expect(text.pixels == strokeByStroke(twice, scale: 2).pixels)
    }

    @Test(arguments: [Point(.infinity, 10), Point(10, .nan), Point(1e13, 10)])
    func aTextNowhereDrawsNothing(origin: Point) {
        let blank = image { _ in }
        let text = image { $0.text(GlyphRun(text: "12", origin: origin, size: 11, weight: 300), color: .black) }
        #expect(text.pixels == blank.pixels)
    }
}
