import Foundation
import StepChartTesting
import StepRaster

/// This repository's golden pictures, golden/<topic>/<case>.png.
enum ProjectGoldens {
    static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    static let folder = root.appending(path: "golden").path
    static let samples = root.appending(path: "samples")
}

extension GoldenImage {
    static func pixels(_ image: PixelBuffer) -> GoldenImage {
        .rgba(image.pixels.withUnsafeBytes { Array($0) }, width: image.width, height: image.height)
    }
}
