import StepRaster
import StepTestSupport

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
