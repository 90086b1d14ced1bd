/// The difference of two pictures as a whole, in figures that other tools use. No verdict depends on them. The figures
/// are about the compared pixels of the shared area, at 8 bits; without any they are those of no change.
package struct DiffFigures: Hashable, Sendable {
    /// The mean of the absolute differences of all premultiplied channels, 0...255. Alpha is a channel where either
    /// picture has any transparency, so that figures for opaque pictures are those of other tools.
    package let meanDifference: Double
    /// The root of the mean square of the same differences, 0...255.
    package let rms: Double
    /// Peak signal-to-noise ratio in decibels, 20 log10(255 / rms); infinite when equal.
    package let psnr: Double
    /// The greatest `OklabDistance` of a pixel.
    package let oklabGreatest: Double
    package let oklabMean: Double

    package init(expected: PixelBuffer, actual: PixelBuffer, ignored: [Bool] = []) {
        let shared = PixelSize(of: expected).shared(with: PixelSize(of: actual))
        var pixels = 0
        var isOpaque = true
        var absolute = 0
        var square = 0
        var colors = OklabColors()
        var oklabSum = 0.0
        var oklabGreatest = 0.0
        for y in 0..<shared.height {
            let expectedRow = expected.pixels.span.extracting(y * expected.width..<y * expected.width + shared.width)
            let actualRow = actual.pixels.span.extracting(y * actual.width..<y * actual.width + shared.width)
            if ignored.isEmpty, isSame(expectedRow.bytes, actualRow.bytes) {
                pixels += shared.width
                isOpaque = isOpaque && PixelDifference.isOpaque(expectedRow)
                continue
            }
            func isCompared(_ x: Int) -> Bool { ignored.isEmpty || !ignored[y * shared.width + x] }
            for x in 0..<shared.width where isCompared(x) {
                pixels += 1
                isOpaque = isOpaque && expectedRow[x].alpha == 255 && actualRow[x].alpha == 255
            }
            var start = 0
            while let run = DifferingRun.next(from: start, expectedRow, actualRow) {
                start = run.upperBound
                let e = expectedRow[run.lowerBound]
                let a = actualRow[run.lowerBound]
                let count = run.count { isCompared($0) }
                guard count > 0, !e.isEqual(to: a) else { continue }
                let channels = PixelDifference.channels(e, a)
                let oklab = colors.distance(e, a)
                absolute += count * Int(channels.wrappedSum())
                square += count * Int((channels &* channels).wrappedSum())
                oklabSum += Double(count) * oklab
                oklabGreatest = max(oklabGreatest, oklab)
            }
        }
        let values = Double(max(pixels, 1) * (isOpaque ? 3 : 4))
        meanDifference = Double(absolute) / values
        rms = (Double(square) / values).squareRoot()
        psnr = square == 0 ? .infinity : 20 * Elementary.ln(255 / rms) / Elementary.ln(10)
        self.oklabGreatest = oklabGreatest
        oklabMean = oklabSum / Double(max(pixels, 1))
    }
}
