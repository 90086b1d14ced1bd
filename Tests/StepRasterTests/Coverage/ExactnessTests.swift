import StepRaster
import StepTestSupport
import Testing

/// The renderer's coverage against exact areas, in levels of 1/255, over edge pixels: those neither empty nor full.
@Suite struct ExactnessTests {
    @Test(arguments: RandomShapes.Kind.allCases)
    func coverageIsTheExactAreaRounded(kind: RandomShapes.Kind) {
        var shapes = RandomShapes(seed: 2016)
        var errors = EdgeErrors()
        for shape in Walk.sample(shapes.shapes(kind, count: 24), every: 3) { errors.add(shape) }
        #expect(errors.mean <= errors.roundingMean + 0.01, "\(errors)")
        #expect(errors.percentile99 <= 0.6, "\(errors)")
        #expect(errors.greatest <= Self.greatestError(kind), "\(errors.worst)")
    }

    /// The greatest error of a pixel: straight edges are exact but for the rounding to whole levels.
    private static func greatestError(_ kind: RandomShapes.Kind) -> Double {
        switch kind {
        case .triangle, .polygon, .axisAligned, .sliver, .degenerate: 0.502
        // Curves are drawn as arcs, which leave them by up to .004 of a pixel.
        case .blob, .thickStroke, .hairline, .cusp: 0.7
        // Where a wide pen turns tightly, a pixel of its inner edge may hold many such arcs.
        case .tightTurn: 1.1
        }
    }
}

/// How far inked pixels are from exact ones.
private struct EdgeErrors: CustomStringConvertible {
    private var errors: [Double] = []
    private var roundingErrors: [Double] = []
    private(set) var greatest = 0.0
    /// The shape and place of the greatest error.
    private(set) var worst = ""

    mutating func add(_ shape: InkedShape) {
        let side = Int(RandomShapes.extent)
        var canvas = Canvas(size: Size(RandomShapes.extent, RandomShapes.extent), scale: 1, background: .white)
        let exact: [Double]
        switch shape {
        case .fill(let path):
            canvas.fill(path, with: .solid(.black))
            exact = ExactCoverage.fill(path: path, width: side, height: side)
        case .stroke(let path, let style):
            canvas.stroke(path, style: style, with: .solid(.black))
            exact = ExactCoverage.stroke(path: path, style: style, width: side, height: side)
        }
        for (index, (pixel, coverage)) in zip(canvas.image().pixels, exact).enumerated() {
            let levels = coverage * 255
            let error = abs(Double(255 - pixel.red) - levels)
            if error > greatest {
                greatest = error
                worst = "x \(index % side), y \(index / side): \(255 - pixel.red) for \(levels) in \(shape)"
            }
            // Full and empty pixels count for the greatest error only; they would flatter the mean.
            guard coverage > 1e-6 && coverage < 1 - 1e-6 else { continue }
            errors.append(error)
            roundingErrors.append(abs(levels - levels.rounded()))
        }
    }

    var mean: Double { errors.reduce(0, +) / Double(errors.count) }

    /// What exact areas, rounded to whole levels, would score.
    var roundingMean: Double { roundingErrors.reduce(0, +) / Double(errors.count) }

    var percentile99: Double { errors.sorted()[errors.count * 99 / 100] }

    var description: String {
        func short(_ level: Double) -> Double { (level * 1000).rounded() / 1000 }
        return "\(errors.count) edge pixels, mean \(short(mean)) (rounding alone \(short(roundingMean))), "
            + "p99 \(short(percentile99)), max \(short(greatest))"
    }
}
