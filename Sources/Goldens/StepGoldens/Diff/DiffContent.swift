/// The two pictures of a difference picture, aligned at the top left, and what is known of each place.
struct DiffContent {
    enum Place {
        case both(expected: Pixel, actual: Pixel, DifferenceMap.PixelClass, difference: UInt8)
        case onlyExpected(Pixel)
        case onlyActual(Pixel)
        case neither
    }

    let diff: ImageDiff
    let expected: PixelBuffer
    let actual: PixelBuffer
    /// That holds both.
    let size: PixelSize
    /// Nil where whoever shows the picture draws its own.
    let frames: DiffFrames?

    init(_ diff: ImageDiff, expected: PixelBuffer, actual: PixelBuffer, isFramed: Bool = true) {
        (self.diff, self.expected, self.actual) = (diff, expected, actual)
        size = PixelSize(
            width: max(expected.width, actual.width), height: max(expected.height, actual.height))
        frames = isFramed ? DiffFrames(around: diff, in: size) : nil
    }

    subscript(x: Int, y: Int) -> Place {
        let isExpected = x < expected.width && y < expected.height
        let isActual = x < actual.width && y < actual.height
        return switch (isExpected, isActual) {
        case (true, true):
            .both(
                expected: expected[x, y], actual: actual[x, y], diff.map[x, y], difference: diff.map.difference(x, y))
        case (true, false): .onlyExpected(expected[x, y])
        case (false, true): .onlyActual(actual[x, y])
        case (false, false): .neither
        }
    }
}
