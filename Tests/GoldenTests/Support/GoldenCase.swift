import StepChartTesting
import StepRaster
import Testing

/// A picture that has a golden: golden/<topic>/<name>.png.
struct GoldenCase: Sendable, CustomTestStringConvertible {
    let topic: String
    let name: String
    /// The picture, drawn on at most so many threads.
    let render: @Sendable (_ threads: Int) throws -> PixelBuffer

    var testDescription: String { "\(topic)/\(name)" }

    /// A drawing on a canvas of `width` x `height` points.
    static func drawing(
        _ topic: String, _ name: String, _ width: Double, _ height: Double, scale: Double = 2,
        background: Color = .white, _ draw: @escaping @Sendable (inout Canvas) -> Void
    ) -> GoldenCase {
        GoldenCase(topic: topic, name: name) { threads in
            var canvas = Canvas(size: Size(width, height), scale: scale, background: background)
            draw(&canvas)
            return canvas.image(threads: threads)
        }
    }

    /// Expects the golden's pixels, from one thread and from two.
    func verify(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let image = try render(1)
        #expect(try render(2) == image, "two threads draw other pixels than one", sourceLocation: sourceLocation)
        expectGolden(
            .pixels(image), named: testDescription, in: ProjectGoldens.folder, sourceLocation: sourceLocation)
    }
}
