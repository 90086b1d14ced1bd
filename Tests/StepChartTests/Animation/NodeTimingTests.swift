import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

@Suite struct NodeTimingTests {
    private func animation(_ steps: [Int?], _ change: (inout ChartOptions) -> Void = { _ in }) throws -> WeekAnimation {
        var options = ChartOptions()
        change(&options)
        var animated = AnimationOptions()
        animated.nodes = .afterLine
        return try WeekChart(week(of: steps), options: options).animation(animated)
    }

    /// Where the line ends at the moment in which a node begins to show is where the node is.
    @Test(arguments: [sampleSteps, [5, nil, 900, 3, nil, 7, 8]] as [[Int?]])
    func aNodeSpringsUpWhenTheLineGetsThere(steps: [Int?]) throws {
        let animation = try animation(steps)
        let nodes = try WeekChart(week(of: steps)).layout.nodes
        for node in nodes where node.y != nil {
            let prefix = "shadow \(Double((node.x * 1000).rounded() / 1000))".replacing(".0", with: "") + ","
            func isShown(_ time: Double) -> Bool {
                animation.drawing(at: time).scene.marks.contains { $0.description.contains(prefix) }
            }
            var (before, after) = (0.0, animation.length)
            for _ in 0..<40 {
                let middle = (before + after) / 2
                if isShown(middle) { after = middle } else { before = middle }
            }
            let items = animation.drawing(at: after).scene.marks
            guard let line = items[1].line?.path else {
                // The first day's node comes before there is a line.
                #expect(node.index == 0)
                continue
            }
            switch line.elements.last {
            case .move(let p), .line(let p), .cubic(_, _, let p):
                // At a gap the next part of the line begins in the same moment.
                let next = nodes[(node.index + 1)...].first { $0.y != nil }
                let isAtGap = node.index + 1 < steps.count && steps[node.index + 1] == nil
                #expect(isClose(p.x, node.x, within: 0.05) || isAtGap && isClose(p.x, next?.x ?? 0, within: 0.05))
            default: Issue.record("no end")
            }
        }
    }

    @Test func theEndIsTheStill() throws {
        let animation = try animation(sampleSteps)
        #expect(isClose(animation.length, 1.7))
        #expect(animation.drawing(at: animation.length).scene == animation.still.scene)
    }

    @Test func barsGrowOneAfterAnother() throws {
        let animation = try animation(sampleSteps) { $0.mark = .bars }
        func heights(_ time: Double) -> Int {
            animation.drawing(at: time).scene.marks.filter { $0.description.hasPrefix("bars") }.count
        }
        #expect(heights(0) == 0)
        // All but the highlighted one are a shape.
        #expect(heights(0.3) == 1)
        #expect(heights(1.7) == 2)
    }
}
