/// The content of one of the panes of a difference picture.
enum DiffPane { case expected, actual, difference, heat, mask, overlay }

extension DiffPicture {
    /// Lists the pictures that a pane shows with their own pixels.
    func shown(in pane: DiffPane) -> [PixelBuffer] {
        switch pane {
        case .expected: [expected]
        case .actual: [actual]
        case .overlay: [expected, actual]
        case .difference, .heat, .mask: []
        }
    }

    func append(row y: Int, of pane: DiffPane, to row: inout [Pixel]) {
        let start = row.count
        let shown = shown(in: pane)
        // The pixels of a single picture are copied: it may be very large.
        if shown.count == 1 {
            let columns = y < shown[0].height ? shown[0].width : 0
            row += shown[0].pixels[y * columns..<(y + 1) * columns]
            row += repeatElement(DiffColors.gap, count: paneSize.width - columns)
            return
        }
        for x in 0..<paneSize.width { row.append(color(x, y, in: pane)) }
        let frame = pane == .heat ? DiffColors.heatFrame : pane == .overlay ? DiffColors.strong : DiffColors.frame
        // A mask has no frames, since programs read it.
        if pane != .mask { frames?.draw(row: y, on: self, color: frame, into: &row, from: start) }
    }

    func isCounted(_ x: Int, _ y: Int) -> Bool { x < diff.map.size.width && diff.map[x, y] == .counted }

    /// The colour behind the differences: the actual picture in an overlay, else a pale grey copy of the expected one.
    private func color(_ x: Int, _ y: Int, in pane: DiffPane) -> Pixel {
        let expected = x < expected.width && y < expected.height ? expected[x, y] : nil
        let actual = x < actual.width && y < actual.height ? actual[x, y] : nil
        if pane == .mask {
            let isOnlyInOne = (expected == nil) != (actual == nil)
            return isOnlyInOne || isCounted(x, y) ? DiffColors.white : DiffColors.black
        }
        switch (expected, actual) {
        case (_?, let a?) where pane == .overlay:
            return diff.map[x, y] == .equal ? a : tinted(a.onWhite, x, y, in: pane)
        case (let e?, _?): return tinted(DiffColors.faded(e), x, y, in: pane)
        case (nil, let p?) where pane == .overlay: return p.onWhite.mixed(with: DiffColors.uncovered, 96)
        case (let p?, nil), (nil, let p?): return DiffColors.faded(p).mixed(with: DiffColors.uncovered, 96)
        case (nil, nil): return DiffColors.gap
        }
    }

    /// Tints a pixel that both pictures have in the colour of its class.
    private func tinted(_ pixel: Pixel, _ x: Int, _ y: Int, in pane: DiffPane) -> Pixel {
        func mixed(_ weight: Int) -> Pixel {
            let difference = diff.map.difference(x, y)
            return switch pane {
            case .overlay: pixel.mixed(with: DiffColors.strong, weight)
            case .heat: pixel.mixed(with: DiffColors.heat[Int(difference)], weight)
            default: pixel.mixed(with: DiffColors.difference(between: pixel, difference), weight)
            }
        }
        return switch diff.map[x, y] {
        case .equal: pixel
        case .ignored: DiffColors.ignored(on: pixel, x, y)
        case .withinThreshold: mixed(60)
        case .antialiased: pixel.mixed(with: DiffColors.antialiased, pane == .overlay ? 180 : 200)
        case .counted: mixed(pane == .overlay ? 180 : 255)
        }
    }
}
