/// The content of one of the panes of a difference picture, named like a style that has only this pane.
enum DiffPane: String { case expected, actual, difference, heat, mask, overlay }

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
        appendDifferences(ofRow: y, in: pane, to: &row)
        let frame = pane == .heat ? DiffColors.heatFrame : pane == .overlay ? DiffColors.strong : DiffColors.frame
        // A mask has no frames, since programs read it.
        if pane != .mask { frames?.draw(row: y, on: self, color: frame, into: &row, from: start) }
    }

    func isCounted(_ x: Int, _ y: Int) -> Bool { x < diff.map.size.width && diff.map[x, y] == .counted }

    private func appendDifferences(ofRow y: Int, in pane: DiffPane, to row: inout [Pixel]) {
        let shown = pane == .overlay ? actual : expected
        let shared = y < diff.map.size.height ? diff.map.size.width : 0
        let differs = diff.map.rows.contains(y)
        var previous: DiffPoint?
        for x in 0..<shared {
            var point = DiffPoint(pixel: shown[x, y])
            if differs {
                point.pixelClass = diff.map[x, y]
                point.difference = diff.map.difference(x, y)
                point.isOnStripe = point.pixelClass == .ignored && (x + y) % 8 < 2
            }
            let repeated = point == previous ? row.last : nil
            row.append(repeated ?? point.color(in: pane))
            previous = point
        }
        for x in shared..<paneSize.width { row.append(uncoveredColor(x, y, in: pane)) }
    }

    /// The colour of a pixel that at most one picture has.
    private func uncoveredColor(_ x: Int, _ y: Int, in pane: DiffPane) -> Pixel {
        let isExpected = x < expected.width && y < expected.height
        guard isExpected || (x < actual.width && y < actual.height) else {
            return pane == .mask ? DiffColors.black : DiffColors.gap
        }
        if pane == .mask { return DiffColors.white }
        if pane == .overlay && !isExpected { return actual[x, y].onWhite.mixed(with: DiffColors.uncovered, 96) }
        return DiffColors.faded(isExpected ? expected[x, y] : actual[x, y]).mixed(with: DiffColors.uncovered, 96)
    }
}

/// The properties that determine the colour of a pixel that both pictures have.
private struct DiffPoint: Equatable {
    /// The pixel that is behind the difference: that of the actual picture in an overlay, else that of the expected one.
    let pixel: Pixel
    var pixelClass = DifferenceMap.PixelClass.equal
    var difference: UInt8 = 0
    /// True on the stripes that ignored areas have.
    var isOnStripe = false

    func color(in pane: DiffPane) -> Pixel {
        if pane == .mask { return pixelClass == .counted ? DiffColors.white : DiffColors.black }
        if pane == .overlay && pixelClass == .equal { return pixel }
        let copy = pane == .overlay ? pixel.onWhite : DiffColors.faded(pixel)
        return switch pixelClass {
        case .equal: copy
        case .ignored: copy.mixed(with: DiffColors.ignored, isOnStripe ? 150 : 40)
        case .withinThreshold: tinted(copy, 60, in: pane)
        case .antialiased: copy.mixed(with: DiffColors.antialiased, pane == .overlay ? 180 : 200)
        case .counted: tinted(copy, pane == .overlay ? 180 : 255, in: pane)
        }
    }

    private func tinted(_ copy: Pixel, _ weight: Int, in pane: DiffPane) -> Pixel {
        switch pane {
        case .overlay: copy.mixed(with: DiffColors.strong, weight)
        case .heat: copy.mixed(with: DiffColors.heat[Int(difference)], weight)
        default: copy.mixed(with: DiffColors.difference(between: copy, difference), weight)
        }
    }
}
