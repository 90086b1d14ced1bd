import Raster

/// Tells pixels that render the same edge differently from pixels that show something else.
struct Antialiasing {
    private let expected: PixelBuffer
    private let actual: PixelBuffer
    private let size: PixelSize

    init(expected: PixelBuffer, actual: PixelBuffer) {
        self.expected = expected
        self.actual = actual
        size = PixelSize(of: expected).shared(with: PixelSize(of: actual))
    }

    /// Whether moving the edge that both pictures have there explains both values.
    func explains(x: Int, y: Int) -> Bool {
        let e = expected[x, y]
        let a = actual[x, y]
        return [\Pixel.red, \.green, \.blue, \.alpha].allSatisfy { channel in
            isReached(a[keyPath: channel], in: expected, x, y, channel)
                && isReached(e[keyPath: channel], in: actual, x, y, channel)
        }
    }

    /// Whether the value lies among those of the pixel and its eight neighbours.
    private func isReached(
        _ value: UInt8, in picture: PixelBuffer, _ x: Int, _ y: Int, _ channel: KeyPath<Pixel, UInt8>
    ) -> Bool {
        var (low, high) = (UInt8.max, UInt8.min)
        for row in max(0, y - 1)...min(size.height - 1, y + 1) {
            for column in max(0, x - 1)...min(size.width - 1, x + 1) {
                let found = picture[column, row][keyPath: channel]
                low = min(low, found)
                high = max(high, found)
            }
        }
        return low <= value && value <= high
    }
}
