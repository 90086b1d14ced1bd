import Raster

/// The few of many points that shape a line much wider than their spacing.
///
/// Each column of the canvas keeps its first, lowest, highest and last point, in their order, so no peak is lost
/// (U. Jugel et al., "M4: A visualization-oriented time series data aggregation", VLDB 2014). Only a column without any
/// point is a gap: a shorter one would be hidden under the line's caps.
/// - Parameter points: in ascending x; nil is a day without data.
func thinned(_ points: [Point?], columnWidth: Double) -> [Point?] {
    struct Column {
        let number: Double
        let first: Int
        var lowest: (index: Int, y: Double)
        var highest: (index: Int, y: Double)
        var last: Int

        init(_ number: Double, startingAt index: Int, _ y: Double) {
            self.number = number
            (first, lowest, highest, last) = (index, (index, y), (index, y), index)
        }

        mutating func add(_ index: Int, _ y: Double) {
            if y < highest.y { highest = (index, y) }
            if y > lowest.y { lowest = (index, y) }
            last = index
        }
    }

    var kept: [Point?] = []
    func keep(_ column: Column) {
        var previous = -1
        let extremes = (column.lowest.index, column.highest.index)
        for index in [column.first, min(extremes.0, extremes.1), max(extremes.0, extremes.1), column.last]
        where index > previous {
            kept.append(points[index])
            previous = index
        }
    }

    var column: Column?
    for (index, point) in points.enumerated() {
        guard let point else { continue }
        let number = (point.x / columnWidth).rounded(.down)
        guard let current = column, current.number == number else {
            if let full = column {
                keep(full)
                if number > full.number + 1 { kept.append(nil) }
            }
            column = Column(number, startingAt: index, point.y)
            continue
        }
        column?.add(index, point.y)
    }
    if let column { keep(column) }
    return kept
}
