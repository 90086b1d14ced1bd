/// The area of a box with a margin, which is used to find the box at a point.
struct HitArea {
    let name: String
    /// The rectangle that holds the whole area, in points.
    let bounds: Rect
    private let kind: LayoutBox.Kind
    /// The distance from a line's middle to the edge of its area, in points.
    private let reach: Double
    /// Straight pieces of a line, by the columns of its bounds that they cross.
    private let columns: [[Piece]]

    private typealias Piece = (start: Point, end: Point)

    private static let columnCount = 64
    private static let piecesPerCurve = 32

    /// - Parameter margin: the distance from its ink up to which a point is in the area, in points.
    init(_ box: LayoutBox, margin: Double) {
        (name, kind) = (box.name, box.kind)
        bounds = box.rect.grown(by: margin)
        reach = (box.lineWidth ?? 0) / 2 + margin
        var columns = [[Piece]](repeating: [], count: Self.columnCount)
        for piece in box.segments.flatMap(Self.pieces) {
            let (left, right) = (min(piece.start.x, piece.end.x) - reach, max(piece.start.x, piece.end.x) + reach)
            for column in Self.column(left, in: bounds)...Self.column(right, in: bounds) {
                columns[column].append(piece)
            }
        }
        self.columns = columns
    }

    func contains(_ p: Point) -> Bool {
        guard bounds.x <= p.x, p.x <= bounds.maxX, bounds.y <= p.y, p.y <= bounds.maxY else { return false }
        switch kind {
        case .text, .bar, .shape: return true
        case .disc, .shadow: return (p - bounds.center).length <= bounds.width / 2
        case .line, .area:
            let pieces = columns[Self.column(p.x, in: bounds)]
            return pieces.contains { p.distance(to: $0) <= reach } || kind == .area && Self.surrounds(p, pieces)
        }
    }

    private static func column(_ x: Double, in bounds: Rect) -> Int {
        let part = (x - bounds.x) / max(bounds.width, 1e-9)
        return Int(max(0, min(part, 1)) * Double(columnCount - 1))
    }

    private static func pieces(of segment: [Double]) -> [Piece] {
        var points = stride(from: 0, to: segment.count - 1, by: 2).map { Point(segment[$0], segment[$0 + 1]) }
        if points.count == 4 {
            let curve = Cubic(points[0], points[1], points[2], points[3])
            points = (0...piecesPerCurve).map { curve.point(at: Double($0) / Double(piecesPerCurve)) }
        }
        return zip(points, points.dropFirst()).map { ($0, $1) }
    }

    /// True if a point is inside the outline: an odd number of pieces passes above it.
    private static func surrounds(_ p: Point, _ pieces: [Piece]) -> Bool {
        let above = pieces.count { start, end in
            guard (start.x <= p.x) != (end.x <= p.x) else { return false }
            return start.y + (end.y - start.y) * ((p.x - start.x) / (end.x - start.x)) < p.y
        }
        return !above.isMultiple(of: 2)
    }
}

extension Point {
    fileprivate func distance(to piece: (start: Point, end: Point)) -> Double {
        let direction = piece.end - piece.start
        let square = direction.dot(direction)
        let t = square > 0 ? max(0, min(1, (self - piece.start).dot(direction) / square)) : 0
        return (self - piece.start.lerp(piece.end, t)).length
    }
}
