import StepTestSupport
import Testing

@testable import StepRaster

/// Pictures that follow one another: what is drawn anew is what looks unlike, and no more.
@Suite struct CanvasFramesTests {
    private static let height = 4 * Bands.rows

    /// A bar over the whole height, and something small in the middle of a band.
    private func canvas(band: Int, bar: Color = .black) -> Canvas {
        var canvas = Canvas(size: Size(20, Double(Self.height)), scale: 1, background: .white)
        canvas.fill(.rectangle(2, 0, 5, Double(Self.height)), with: .solid(bar))
        let red = Color(red: 1, green: 0, blue: 0)
        canvas.fill(.rectangle(4, Double(band * Bands.rows) + 1.5, 9, 2), with: .solid(red))
        return canvas
    }

    private func changes(
        _ canvas: Canvas, _ places: Range<Int>? = nil, from other: Canvas, _ otherPlaces: Range<Int>? = nil
    ) -> RangeSet<Int> {
        var rows = RangeSet<Int>()
        canvas.findChanges(
            places ?? 0..<canvas.itemCount, from: other, otherPlaces ?? 0..<other.itemCount, in: &rows)
        return rows
    }

    @Test func whatStaysIsNotDrawnAnew() {
        #expect(changes(canvas(band: 1), from: canvas(band: 1)).bands == [])
        #expect(changes(canvas(band: 3), from: canvas(band: 1)).bands == [1, 3])
        #expect(changes(canvas(band: 1, bar: .white), from: canvas(band: 1)).bands == [0, 1, 2, 3])
        // One that comes, and one that goes.
        #expect(changes(canvas(band: 2), from: canvas(band: 2), 0..<1).bands == [2])
        #expect(changes(canvas(band: 2), 0..<1, from: canvas(band: 2)).bands == [2])
    }

    @Test func whatIsDrawnAnewIsEnough() {
        let (before, after) = (canvas(band: 1), canvas(band: 3))
        var picture = before.image()
        after.render(changes(after, from: before), into: &picture)
        #expect(picture.pixels == after.image().pixels)
    }
}

extension RangeSet<Int> {
    /// Those that the rows are in.
    fileprivate var bands: [Int] { ranges.flatMap(Bands.touching) }
}
