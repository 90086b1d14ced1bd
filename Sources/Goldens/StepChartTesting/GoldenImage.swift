import StepChart
import StepGoldens
import StepPNG
import StepRaster
import StepSupport

/// A picture that a test compares with its golden.
///
/// Any type that has pixels can become one: extend it with a function of your own that returns `.rgba`.
public enum GoldenImage: Hashable, Sendable {
    /// A chart at `scale` pixels per point.
    case chart(WeekChart, scale: Double = 3)
    /// A picture before it becomes pixels, at `scale` pixels per point.
    case drawing(Drawing, scale: Double = 3)
    /// Rows from the top, pixels from the left, four bytes each: red, green, blue and straight alpha.
    case rgba([UInt8], width: Int, height: Int)
    /// A PNG file of any kind. Its pixels are compared, not its bytes. An animated one is compared by every shown
    /// frame, its duration, and the number of loops: `.png(try chart.animation().apng())`.
    case png([UInt8])

    /// A card at `scale` pixels per point.
    public static func card(_ card: WeekCard, scale: Double = 3) -> Self { .drawing(card.drawing, scale: scale) }

    /// A widget at `scale` pixels per point.
    public static func widget(_ widget: WeekWidget, scale: Double = 3) -> Self {
        .drawing(widget.drawing, scale: scale)
    }
}

extension GoldenImage {
    /// Draws or decodes the picture.
    /// - Throws: when it cannot be drawn at this scale, the bytes do not fill the size, or the PNG is damaged.
    func picture() throws -> Picture {
        switch self {
        case .chart(let chart, let scale): return .pixels(try chart.image(.scale(scale)).buffer, scale: scale)
        case .drawing(let drawing, let scale): return .pixels(try drawing.image(.scale(scale)).buffer, scale: scale)
        case .rgba(let bytes, let width, let height):
            let (count, overflow) = width.multipliedReportingOverflow(by: height)
            guard min(width, height) > 0, !overflow, bytes.count.isMultiple(of: 4), bytes.count / 4 == count else {
                throw Failure(
                    .usage, "expected four bytes for each of \(width) x \(height) pixels, found \(bytes.count) bytes")
            }
            let pixels = stride(from: 0, to: bytes.count, by: 4).map {
                Pixel(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3])
            }
            return .pixels(PixelBuffer(width: width, height: height, pixels: pixels), scale: 1)
        case .png(let file):
            // The pixels of a still are encoded again, so that its golden has no other chunks.
            let still = try PNGDecoder.decode(file)
            return try APNGDecoder(file) == nil
                ? .pixels(still, scale: 1) : .file(InputFile(name: "picture", bytes: file))
        }
    }
}
