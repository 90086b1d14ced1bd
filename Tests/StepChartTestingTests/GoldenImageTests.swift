import StepChart
import StepPNG
import StepRaster
import StepSupport
import Testing

@testable import StepChartTesting

struct GoldenImageTests {
    @Test func rgbaIsRowsOfPixels() throws {
        let image = try GoldenImage.swatch.pixels()
        #expect((image.width, image.height) == (3, 2))
        #expect(image[0, 0] == Pixel(red: 255, green: 0, blue: 0))
        #expect(image[1, 1] == Pixel(red: 90, green: 60, blue: 30, alpha: 128))
    }

    @Test func aPNGIsItsPixels() throws {
        #expect(try GoldenImage.png(GoldenImage.swatch.png()).pixels() == GoldenImage.swatch.pixels())
    }

    /// A still is written anew when it becomes a golden, an animation stays as it is.
    @Test func anAnimatedPNGIsAllItsFrames() throws {
        let chart = try WeekChart(StepWeek(steps: [1, 2, 3]))
        let file = try chart.animation().apng(.scale(0.25))
        guard case .file(let picture) = try GoldenImage.png(file).picture() else {
            Issue.record("it is taken for a still")
            return
        }
        #expect(picture.bytes == file)
        guard case .pixels = try GoldenImage.png(chart.png(.scale(0.25))).picture() else {
            Issue.record("it is taken for an animation")
            return
        }
    }

    @Test func aChartIsItsPixelsAtAScale() throws {
        let chart = try WeekChart(StepWeek(steps: [1, 2, 3]))
        #expect(try GoldenImage.chart(chart, scale: 0.5).pixels() == chart.image(.scale(0.5)).buffer)
        #expect(try GoldenImage.chart(chart).pixels().width == 3 * Int(chart.layout.width))
    }

    @Test func anyPictureIsItsPixels() throws {
        let week = StepWeek.sample()
        let card = try WeekCard(week)
        let widget = try WeekWidget(week)
        #expect(try GoldenImage.card(card, scale: 0.5).pixels() == card.image(.scale(0.5)).buffer)
        #expect(try GoldenImage.widget(widget).pixels() == widget.image(.scale(3)).buffer)
        #expect(try GoldenImage.drawing(card.drawing, scale: 1).pixels() == card.image(.scale(1)).buffer)
    }

    @Test(
        arguments: [(0, 1, 1), (3, 1, 1), (5, 1, 1), (8, 1, 1), (4, 0, 1), (4, -1, -1), (0, 0, 0), (4, .max, .max)])
    func bytesThatDoNotFillTheSizeAreRefused(count: Int, width: Int, height: Int) {
        #expect(throws: (any Error).self) {
            try GoldenImage.rgba(Array(repeating: 0, count: count), width: width, height: height).pixels()
        }
    }

    @Test func aRefusalTellsBoth() {
        let error = #expect(throws: Failure.self) { try GoldenImage.rgba([0], width: 2, height: 3).pixels() }
        #expect(error?.line == "expected four bytes for each of 2 x 3 pixels, found 1 bytes")
    }
}

extension GoldenImage {
    func pixels() throws -> PixelBuffer { try picture().loaded().pixels }
}
