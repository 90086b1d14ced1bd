/// What a page shows that others host: a small part of pictures that differ.
enum DiffExcerpt {
    /// The most pixels that it shows of each picture, in each direction.
    static let side = 320

    /// The same square of panes that stand side by side: where most of what differs is in the middle of it.
    /// - Parameters:
    ///   - panes: as `DiffPicture.sideBySide` has them, or one picture alone.
    ///   - diff: what comparing has found; nil for one picture.
    static func cut(_ panes: PixelBuffer, _ diff: ImageDiff?) -> PixelBuffer {
        let count = diff == nil ? 1 : 3
        let pane = PixelSize(width: (panes.width + DiffPicture.gap) / count - DiffPicture.gap, height: panes.height)
        var focus = diff?.bounds ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
        if let diff, focus.width > side || focus.height > side {
            focus = DensestWindow(of: diff.map, side: side / 2).window ?? focus
        }
        func start(_ start: Int, _ length: Int, in all: Int) -> Int {
            max(0, min(start + (length - side) / 2, all - side))
        }
        let (x, y) = (start(focus.x, focus.width, in: pane.width), start(focus.y, focus.height, in: pane.height))
        let (width, height) = (min(side, pane.width), min(side, pane.height))
        var pixels: [Pixel] = []
        for row in y..<y + height {
            for index in 0..<count {
                if index > 0 { pixels += repeatElement(DiffColors.gap, count: DiffPicture.gap) }
                let left = row * panes.width + index * (pane.width + DiffPicture.gap) + x
                pixels += panes.pixels[left..<left + width]
            }
        }
        return PixelBuffer(width: pixels.count / height, height: height, pixels: pixels)
    }
}

extension GoldenStore {
    /// Leaves it where excerpts are asked for.
    func leaveExcerpt(_ panes: PixelBuffer, _ diff: ImageDiff?, of result: inout CaseResult) throws(Failure) {
        guard let excerpts else { return }
        try OutputFile.write(DiffExcerpt.cut(panes, diff).png(), to: "\(excerpts)/\(result.name).png")
        result.hasExcerpt = true
    }
}
