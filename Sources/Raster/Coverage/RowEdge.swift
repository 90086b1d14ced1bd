/// The part of an edge within one row of pixels. Heights run from 0 at the row's top to 1 at its bottom.
struct RowEdge: BitwiseCopyable {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    var winding: Int

    var minX: Double { min(x0, x1) }
    var maxX: Double { max(x0, x1) }
    var height: Double { y1 - y0 }

    func x(at y: Double) -> Double {
        if y <= y0 { return x0 }
        if y >= y1 { return x1 }
        let x = x0 + (x1 - x0) * ((y - y0) / (y1 - y0))
        return min(max(x, minX), maxX)
    }
}

extension Edge {
    /// Cuts the edge at the rows' borders and hands each piece to `body` with its row.
    func forEachRow(in rows: Range<Int>, _ body: (Int, RowEdge) -> Void) {
        let first = max(Int(y0), rows.lowerBound)
        let last = min(Int(y1.rounded(.up)), rows.upperBound)
        guard first < last else { return }
        let slope = (x1 - x0) / (y1 - y0)
        let low = min(x0, x1)
        let high = max(x0, x1)
        var y = max(y0, Double(first))
        var x = y == y0 ? x0 : min(max(x0 + (y - y0) * slope, low), high)
        for row in first..<last {
            let top = Double(row)
            let nextY = min(y1, top + 1)
            let nextX = nextY == y1 ? x1 : min(max(x0 + (nextY - y0) * slope, low), high)
            if nextY > y {
                body(row, RowEdge(x0: x, y0: y - top, x1: nextX, y1: nextY - top, winding: winding))
            }
            (x, y) = (nextX, nextY)
        }
    }
}
