import StepRaster

/// One pane of a difference picture.
struct DiffPane {
    enum Kind { case expected, actual, difference, heat, mask, overlay, amplified }

    private let kind: Kind
    private let content: DiffContent

    init(_ kind: Kind, of content: DiffContent) {
        self.kind = kind
        self.content = content
    }

    var isOpaque: Bool {
        switch kind {
        case .expected: content.expected.isOpaque
        case .actual: content.actual.isOpaque
        case .overlay: content.actual.isOpaque && content.expected.isOpaque
        case .difference, .heat, .mask, .amplified: true
        }
    }

    func append(row y: Int, to row: inout [Pixel]) {
        let start = row.count
        switch kind {
        case .expected:
            append(row: y, to: &row) { place, _ in
                switch place {
                case .both(let e, _, _, _), .onlyExpected(let e): e
                case .onlyActual, .neither: DiffColors.gap
                }
            }
        case .actual:
            append(row: y, to: &row) { place, _ in
                switch place {
                case .both(_, let a, _, _), .onlyActual(let a): a
                case .onlyExpected, .neither: DiffColors.gap
                }
            }
        case .difference:
            append(row: y, to: &row) { place, x in
                fadedCopy(place, x, y) { DiffColors.difference(between: $0, $1) }
            }
        case .heat:
            append(row: y, to: &row) { place, x in
                fadedCopy(place, x, y) { _, difference in DiffColors.heat[Int(difference)] }
            }
        case .mask:
            append(row: y, to: &row) { place, _ in
                switch place {
                case .both(_, _, .counted, _), .onlyExpected, .onlyActual: DiffColors.white
                case .both, .neither: DiffColors.black
                }
            }
        case .overlay:
            append(row: y, to: &row) { place, x in overlay(place, x, y) }
        case .amplified:
            let greatest = content.diff.greatestDifference
            append(row: y, to: &row) { place, x in amplified(place, greatest, x, y) }
        }
        switch kind {
        case .difference, .mask:
            content.frames.draw(row: y, on: content, color: DiffColors.frame, into: &row, from: start)
        case .heat, .amplified:
            content.frames.draw(row: y, on: content, color: DiffColors.heatFrame, into: &row, from: start)
        case .overlay: content.frames.draw(row: y, on: content, color: DiffColors.strong, into: &row, from: start)
        case .expected, .actual: break
        }
    }

    private func append(row y: Int, to row: inout [Pixel], _ color: (DiffContent.Place, Int) -> Pixel) {
        for x in 0..<content.size.width { row.append(color(content[x, y], x)) }
    }

    /// A pale grey copy of the expected picture, in which each class has its colour.
    /// - Parameter counted: the colour of a counted pixel by the copy's and by its difference.
    private func fadedCopy(
        _ place: DiffContent.Place, _ x: Int, _ y: Int, counted: (Pixel, UInt8) -> Pixel
    ) -> Pixel {
        switch place {
        case .both(let e, _, let pixelClass, let difference):
            let copy = DiffColors.faded(e)
            return switch pixelClass {
            case .equal: copy
            case .ignored: DiffColors.ignored(on: copy, x, y)
            case .withinThreshold: copy.mixed(with: counted(copy, difference), 60)
            case .antialiased: copy.mixed(with: DiffColors.antialiased, 200)
            case .counted: counted(copy, difference)
            }
        case .onlyExpected(let p), .onlyActual(let p):
            return DiffColors.faded(p).mixed(with: DiffColors.uncovered, 96)
        case .neither:
            return DiffColors.gap
        }
    }

    private func overlay(_ place: DiffContent.Place, _ x: Int, _ y: Int) -> Pixel {
        switch place {
        case .both(_, let a, let pixelClass, _):
            switch pixelClass {
            case .equal: a
            case .ignored: DiffColors.ignored(on: a.onWhite, x, y)
            case .withinThreshold: a.onWhite.mixed(with: DiffColors.strong, 60)
            case .antialiased: a.onWhite.mixed(with: DiffColors.antialiased, 180)
            case .counted: a.onWhite.mixed(with: DiffColors.strong, 180)
            }
        case .onlyExpected(let p): DiffColors.faded(p).mixed(with: DiffColors.uncovered, 96)
        case .onlyActual(let p): p.onWhite.mixed(with: DiffColors.uncovered, 96)
        case .neither: DiffColors.gap
        }
    }

    private func amplified(_ place: DiffContent.Place, _ greatest: UInt8, _ x: Int, _ y: Int) -> Pixel {
        switch place {
        case .both(_, _, .equal, _): DiffColors.black
        case .both(_, _, .ignored, _): DiffColors.ignored(on: DiffColors.black, x, y)
        case .both(let e, let a, _, let difference):
            DiffColors.amplified(PixelDifference.channels(e, a), difference, greatest: greatest)
        case .onlyExpected, .onlyActual: DiffColors.black.mixed(with: DiffColors.uncovered, 96)
        case .neither: DiffColors.gap
        }
    }
}

extension PixelBuffer {
    fileprivate var isOpaque: Bool { pixels.allSatisfy { $0.alpha == 255 } }
}
