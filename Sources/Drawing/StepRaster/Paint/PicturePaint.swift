/// A picture, scaled to fill a rectangle, and transparent outside it.
///
/// A pixel is the mean, weighted by area and premultiplied, of the part of the picture that it covers, so an enlarged
/// picture keeps the edges of its pixels. At the border, the shape determines how much of the pixel is painted.
package struct PicturePaint: Hashable, Sendable {
    package var picture: PixelBuffer
    /// The rectangle whose sides are the picture's outer edges, in points.
    package var rect: Rect

    package init(_ picture: PixelBuffer, in rect: Rect) { (self.picture, self.rect) = (picture, rect) }
}

/// A picture paint, resampled to the pixels of a canvas.
struct ResampledPicture: Equatable, Sendable {
    private let columns: Range<Int>
    private let rows: Range<Int>
    /// The colours row after row.
    private let colors: [PremultipliedColor]

    /// Resamples a paint for `columns` and `rows` of the canvas; `scale` is in pixels per point.
    init(_ paint: PicturePaint, scale: Double, columns: Range<Int>, rows: Range<Int>) {
        let picture = paint.picture
        let start = Point(paint.rect.x, paint.rect.y) * scale
        let end = Point(paint.rect.maxX, paint.rect.maxY) * scale
        let across = AxisMapping(pixels: picture.width, from: start.x, to: end.x, within: columns)
        let down = AxisMapping(pixels: picture.height, from: start.y, to: end.y, within: rows)
        self.columns = across.range
        self.rows = down.range
        let sources = across.sources
        let weights = across.range.map { across.weights(at: $0) }
        var colors: [PremultipliedColor] = []
        colors.reserveCapacity(across.range.count * down.range.count)
        var sums = [SIMD4<Double>](repeating: .zero, count: sources.count)
        for y in down.range where !sources.isEmpty {
            for i in sums.indices { sums[i] = .zero }
            for (row, weight) in down.weights(at: y) {
                for x in sources { sums[x - sources.lowerBound] += picture[x, row].premultiplied * weight }
            }
            for weights in weights {
                var sum = SIMD4<Double>.zero
                for (column, weight) in weights { sum += sums[column - sources.lowerBound] * weight }
                colors.append(PremultipliedColor(sum / 255))
            }
        }
        self.colors = colors
    }

    @inline(__always)
    func color(x: Int, y: Int) -> PremultipliedColor {
        guard columns.contains(x), rows.contains(y) else { return .zero }
        return colors[(y - rows.lowerBound) * columns.count + x - columns.lowerBound]
    }

    /// The mapping of a row or column of a picture's pixels onto a row or column of the canvas's.
    private struct AxisMapping {
        /// The pixels of the canvas that show a part of the picture.
        let range: Range<Int>
        private let pixels: Int
        private let start: Double
        private let end: Double
        /// The number of the picture's pixels per pixel of the canvas.
        private let ratio: Double

        init(pixels: Int, from start: Double, to end: Double, within limits: Range<Int>) {
            (self.pixels, self.start, self.end) = (pixels, start, end)
            ratio = Double(pixels) / (end - start)
            let low = max(start.rounded(.down), Double(limits.lowerBound))
            let high = min(end.rounded(.up), Double(limits.upperBound))
            let isShown = pixels > 0 && start < end && abs(start) < 1e15 && abs(end) < 1e15 && low < high
            range = isShown ? Int(low)..<Int(high) : 0..<0
        }

        /// The picture's pixels that are shown.
        var sources: Range<Int> {
            guard let first = range.first, let last = range.last else { return 0..<0 }
            return index(span(at: first).lowerBound)..<index(span(at: last).upperBound) + 1
        }

        /// The picture's pixels under one of the canvas, and their weights, the sum of which is 1.
        func weights(at position: Int) -> [(pixel: Int, weight: Double)] {
            let span = span(at: position)
            let length = span.upperBound - span.lowerBound
            let (first, last) = (index(span.lowerBound), index(span.upperBound))
            guard length > 0, first < last else { return [(first, 1)] }
            return (first...last).map { pixel in
                let overlap = min(span.upperBound, Double(pixel) + 1) - max(span.lowerBound, Double(pixel))
                return (pixel, max(overlap, 0) / length)
            }
        }

        /// The interval of the picture that a pixel of the canvas covers, in pixels of the picture.
        private func span(at position: Int) -> ClosedRange<Double> {
            let low = (max(Double(position), start) - start) * ratio
            let high = (min(Double(position) + 1, end) - start) * ratio
            return low...max(low, high)
        }

        private func index(_ position: Double) -> Int { Int(min(max(position, 0), Double(pixels - 1))) }
    }
}

extension Pixel {
    /// The components red, green, blue and alpha, times 255.
    fileprivate var premultiplied: SIMD4<Double> {
        let alpha = Double(alpha)
        return SIMD4(Double(red) * alpha, Double(green) * alpha, Double(blue) * alpha, 255 * alpha)
    }
}
