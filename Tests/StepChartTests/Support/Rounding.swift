import StepRaster
import StepTestSupport

/// The path with every number rounded to six decimals, as d3's own tests compare paths.
func rounded(_ path: Path) -> String {
    path.mapped { Point(($0.x * 1e6).rounded() / 1e6, ($0.y * 1e6).rounded() / 1e6) }.description
}

func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool { a == b || abs(a - b) <= tolerance }
