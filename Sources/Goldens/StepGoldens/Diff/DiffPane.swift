struct DiffPane {
    enum Kind { case expected, actual, difference, heat, mask, overlay }

    let kind: Kind
    let content: DiffContent

    /// Lists the pictures that the pane shows with their own pixels.
    private var shown: [PixelBuffer] {
        switch kind {
        case .expected: [content.expected]
        case .actual: [content.actual]
        case .overlay: [content.expected, content.actual]
        case .difference, .heat, .mask: []
        }
    }

    var isOpaque: Bool { shown.allSatisfy { PixelDifference.isOpaque($0.pixels.span) } }

    func append(row y: Int, to row: inout [Pixel]) {
        let start = row.count
        // Of one picture they are copied: it may be very large.
        if shown.count == 1 {
            let columns = y < shown[0].height ? shown[0].width : 0
            row += shown[0].pixels[y * columns..<(y + 1) * columns]
            row += repeatElement(DiffColors.gap, count: content.size.width - columns)
            return
        }
        for x in 0..<content.size.width { row.append(color(x, y)) }
        let frame: Pixel
        switch kind {
        // A mask is read by programs.
        case .expected, .actual, .mask: return
        case .difference: frame = DiffColors.frame
        case .heat: frame = DiffColors.heatFrame
        case .overlay: frame = DiffColors.strong
        }
        content.frames?.draw(row: y, on: content, color: frame, into: &row, from: start)
    }

    private func color(_ x: Int, _ y: Int) -> Pixel {
        switch kind {
        case .expected, .actual: preconditionFailure("rows of one picture are copied")
        case .mask:
            let (expected, actual) = content[x, y]
            let isOnlyInOne = (expected == nil) != (actual == nil)
            return isOnlyInOne || content.isCounted(x, y) ? DiffColors.white : DiffColors.black
        case .difference: return fadedCopy(x, y) { DiffColors.difference(between: $0, $1) }
        case .heat: return fadedCopy(x, y) { _, difference in DiffColors.heat[Int(difference)] }
        case .overlay: return overlay(x, y)
        }
    }

    /// A pale grey copy of the expected picture, in which each class has its colour.
    /// - Parameter counted: the colour of a counted pixel by the copy's and by its difference.
    private func fadedCopy(_ x: Int, _ y: Int, counted: (Pixel, UInt8) -> Pixel) -> Pixel {
        switch content[x, y] {
        case (let e?, _?):
            let copy = DiffColors.faded(e)
            let difference = content.diff.map.difference(x, y)
            return switch content.diff.map[x, y] {
            case .equal: copy
            case .ignored: DiffColors.ignored(on: copy, x, y)
            case .withinThreshold: copy.mixed(with: counted(copy, difference), 60)
            case .antialiased: copy.mixed(with: DiffColors.antialiased, 200)
            case .counted: counted(copy, difference)
            }
        case (let p?, nil), (nil, let p?): return DiffColors.faded(p).mixed(with: DiffColors.uncovered, 96)
        case (nil, nil): return DiffColors.gap
        }
    }

    private func overlay(_ x: Int, _ y: Int) -> Pixel {
        switch content[x, y] {
        case (_?, let a?):
            switch content.diff.map[x, y] {
            case .equal: a
            case .ignored: DiffColors.ignored(on: a.onWhite, x, y)
            case .withinThreshold: a.onWhite.mixed(with: DiffColors.strong, 60)
            case .antialiased: a.onWhite.mixed(with: DiffColors.antialiased, 180)
            case .counted: a.onWhite.mixed(with: DiffColors.strong, 180)
            }
        case (let p?, nil): DiffColors.faded(p).mixed(with: DiffColors.uncovered, 96)
        case (nil, let p?): p.onWhite.mixed(with: DiffColors.uncovered, 96)
        case (nil, nil): DiffColors.gap
        }
    }
}
