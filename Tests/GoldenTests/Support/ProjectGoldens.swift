import StepChartTesting
import StepRaster
import StepTestSupport

/// This repository's golden pictures, golden/<topic>/<case>.png.
enum ProjectGoldens {
    static let folder = project.appending(path: "golden").path
}

extension GoldenImage {
    static func pixels(_ image: PixelBuffer) -> GoldenImage {
        .rgba(image.pixels.withUnsafeBytes { Array($0) }, width: image.width, height: image.height)
    }
}
