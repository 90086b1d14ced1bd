import StepRaster

@testable import StepChart

/// The spec's week, from a recording of the original.
let sampleSteps = [7314, 2583, 16105, 6015, 60, 3942, 1641]

func sampleWeek() throws -> StepWeek { try week(of: sampleSteps) }

/// Days in a row from `first`, one per count.
func week(of steps: [Int?], from first: String = "2016-09-12", selected: Int? = nil) throws -> StepWeek {
    let start = CivilDate(first)
    return try StepWeek(
        days: steps.enumerated().map { StepDay(date: start?.adding(days: $0), steps: $1) }, selected: selected)
}

/// The path with every number rounded to six decimals, as d3's own tests compare paths.
func rounded(_ path: Path) -> String {
    func round(_ p: Point) -> Point { Point((p.x * 1e6).rounded() / 1e6, (p.y * 1e6).rounded() / 1e6) }
    return Path(
        elements: path.elements.map { element in
            switch element {
            case .move(let p): .move(round(p))
            case .line(let p): .line(round(p))
            case .cubic(let a, let b, let p): .cubic(round(a), round(b), round(p))
            case .close: .close
            }
        }
    ).description
}

func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool { a == b || abs(a - b) <= tolerance }

extension [Mark] {
    /// All texts that are drawn, those of groups too.
    var texts: [ChartLayout.Text] {
        flatMap { mark -> [ChartLayout.Text] in
            switch mark.geometry {
            case .text(let text): [text]
            case .group(let marks): marks.texts
            default: []
            }
        }
    }
}

extension Mark {
    /// What is stroked and not filled.
    var line: (path: Path, pen: StrokeStyle, paint: Paint)? {
        guard case .path(let path) = geometry, fill == nil, let stroke else { return nil }
        return (path, stroke.pen, stroke.paint)
    }

    var text: ChartLayout.Text? {
        guard case .text(let text) = geometry else { return nil }
        return text
    }

    /// A node's shadow: its centre and its radius.
    var shadow: (center: Point, radius: Double)? {
        guard blur != nil, case .disc(let center, let radius) = geometry else { return nil }
        return (center, radius)
    }
}

extension ChartOptions.Mark {
    /// Those that a chart has, where there is no card around it.
    static let ofCharts = allCases.filter { $0 != .ring }
}
