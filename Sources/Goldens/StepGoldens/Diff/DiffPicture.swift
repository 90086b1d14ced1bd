/// A picture that shows a person where two pictures differ. It can be made row by row, without memory for all of it.
///
/// Panes are as large as the larger of the two pictures in each direction, which are aligned at the top left. An area
/// that only one of them covers is tinted blue; one that neither covers has the colour of the gap between panes.
package struct DiffPicture: Sendable {
    package enum DiffStyle: String, OptionChoice {
        /// A faded copy with each counted pixel in a colour that is darker the further apart the two pixels are.
        case heat
        /// White where pixels are counted or only one picture exists, black elsewhere.
        case mask
        /// The actual picture, each counted pixel tinted in one strong colour.
        case overlay
        /// Expected, difference and actual picture, from left to right.
        case sideBySide = "side-by-side"
    }

    /// Pixels between two panes.
    package static let gap = 8

    let diff: ImageDiff
    let expected: PixelBuffer
    let actual: PixelBuffer
    private let panes: [DiffPane]
    /// The size of a pane, which holds both pictures.
    let paneSize: PixelSize
    /// The frames; nil where the viewer of the picture draws its own.
    let frames: DiffFrames?

    /// - Parameter style: nil for the middle pane of `sideBySide` without frames, which grow with an enlarged picture.
    package init(of diff: ImageDiff, expected: PixelBuffer, actual: PixelBuffer, style: DiffStyle?) {
        self.diff = diff
        self.expected = expected
        self.actual = actual
        let pane = style.flatMap { DiffPane(rawValue: $0.rawValue) } ?? .difference
        panes = style == .sideBySide ? [.expected, .difference, .actual] : [pane]
        paneSize = PixelSize(width: max(expected.width, actual.width), height: max(expected.height, actual.height))
        frames = style == nil ? nil : DiffFrames(around: diff, in: paneSize)
    }

    package var size: PixelSize {
        PixelSize(width: panes.count * (paneSize.width + Self.gap) - Self.gap, height: paneSize.height)
    }

    package var isOpaque: Bool { panes.flatMap(shown).allSatisfy { PixelDifference.isOpaque($0.pixels.span) } }

    package func draw(row y: Int, into row: inout [Pixel]) {
        row.removeAll(keepingCapacity: true)
        for (index, pane) in panes.enumerated() {
            if index > 0 { row.append(contentsOf: repeatElement(DiffColors.gap, count: Self.gap)) }
            append(row: y, of: pane, to: &row)
        }
    }

    package var pixels: PixelBuffer {
        var pixels: [Pixel] = []
        pixels.reserveCapacity(size.width * size.height)
        var row: [Pixel] = []
        for y in 0..<size.height {
            draw(row: y, into: &row)
            pixels += row
        }
        return PixelBuffer(width: size.width, height: size.height, pixels: pixels)
    }
}
