/// The two pictures of a difference picture, aligned at the top left, and what is known of each place.
struct DiffContent {
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

    /// The pixel that each picture has there; nil beyond its edges.
    subscript(x: Int, y: Int) -> (expected: Pixel?, actual: Pixel?) {
        (
            x < expected.width && y < expected.height ? expected[x, y] : nil,
            x < actual.width && y < actual.height ? actual[x, y] : nil
        )
    }

    func isCounted(_ x: Int, _ y: Int) -> Bool { x < diff.map.size.width && diff.map[x, y] == .counted }
}
