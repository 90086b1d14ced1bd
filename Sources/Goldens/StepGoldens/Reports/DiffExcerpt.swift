/// A small part of pictures that differ, for a page that others host.
enum DiffExcerpt {
    /// The most pixels of each picture in an excerpt, in each direction.
    static let side = 320

    /// Cuts the same square out of panes that are side by side, with most of the differences in its middle.
    /// - Parameter panes: the panes of `DiffPicture` in the style `sideBySide`, or one picture alone.
    /// - Parameter diff: the result of the comparison; nil for one picture.
    static func cut(_ panes: PixelBuffer, _ diff: ImageDiff?) -> PixelBuffer {
        let count = diff == nil ? 1 : 3
        let pane = PixelSize(width: (panes.width + DiffPicture.gap) / count - DiffPicture.gap, height: panes.height)
        let window = window(side, in: pane, of: diff) { diff in DensestWindow(of: diff.map, side: side / 2).window }
        return cut(panes, count, to: window)
    }

    /// Cuts the same part out of each of several panes.
    static func cut(_ panes: PixelBuffer, _ count: Int = 1, to window: PixelRect) -> PixelBuffer {
        let step = (panes.width + DiffPicture.gap) / count
        var pixels: [Pixel] = []
        for row in window.rows {
            for index in 0..<count {
                if index > 0 { pixels += repeatElement(DiffColors.gap, count: DiffPicture.gap) }
                let left = row * panes.width + index * step + window.x
                pixels += panes.pixels[left..<left + window.width]
            }
        }
        return PixelBuffer(width: pixels.count / window.height, height: window.height, pixels: pixels)
    }

    /// Returns a square inside the picture, with the differences in its middle, or their densest part where they are
    /// too far apart. If only sizes differ, the corner of the smaller picture is in its middle.
    static func window(
        _ side: Int, in size: PixelSize, of diff: ImageDiff?, densest: (ImageDiff) -> PixelRect?
    ) -> PixelRect {
        let shared = diff?.verdict == .size ? diff?.map.size : nil
        var focus = diff?.bounds ?? PixelRect(x: shared?.width ?? 0, y: shared?.height ?? 0, width: 0, height: 0)
        if let diff, focus.width > side || focus.height > side { focus = densest(diff) ?? focus }
        func start(_ start: Int, _ length: Int, in all: Int) -> Int {
            max(0, min(start + (length - side) / 2, all - side))
        }
        return PixelRect(
            x: start(focus.x, focus.width, in: size.width), y: start(focus.y, focus.height, in: size.height),
            width: min(side, size.width), height: min(side, size.height))
    }
}

extension GoldenStore {
    func leaveExcerpt(_ panes: PixelBuffer, _ diff: ImageDiff?, of result: inout CaseResult) throws(Failure) {
        guard let excerpts else { return }
        try OutputFile.write(DiffExcerpt.cut(panes, diff).png(), to: "\(excerpts)/\(result.name).png")
        result.hasExcerpt = true
    }
}
