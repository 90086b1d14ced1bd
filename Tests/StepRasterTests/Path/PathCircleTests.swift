import StepRaster
import Testing

@Suite struct PathCircleTests {
    @Test func aCircleIsRoundToAFewMillionths() {
        let circle = Path.circle(center: Point(10, 20), radius: 5)
        var from = Point(15, 20)
        var worst = 0.0
        #expect(circle.elements.first == .move(from))
        #expect(circle.elements.last == .close)
        for case .cubic(let a, let b, let to) in circle.elements {
            for k in 0...32 {
                let t = Double(k) / 32
                let (p, q, r) = (from.lerp(a, t), a.lerp(b, t), b.lerp(to, t))
                let place = p.lerp(q, t).lerp(q.lerp(r, t), t)
                worst = max(worst, abs((place - Point(10, 20)).length - 5))
            }
            from = to
        }
        #expect(worst < 5 * 4.4e-6)
        #expect(circle.elements.count == 10)
    }

    @Test func aCircleTurnsClockwiseOnScreen() {
        guard case .cubic(_, _, let second) = Path.circle(center: .zero, radius: 2).elements[1] else {
            Issue.record("no arc")
            return
        }
        #expect(second.x > 0 && second.y > 0)
    }
}
