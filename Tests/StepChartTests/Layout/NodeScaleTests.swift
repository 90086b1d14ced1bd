import StepTestSupport
import Testing

@testable import StepChart

@Suite struct NodeScaleTests {
    /// Outer diameter 15 and gap 3: days 18 pt apart or more have full nodes.
    @Test(arguments: [
        (52.5, 1.0, 1.3), (18, 1, 1.3), (9, 0.5, 0.65), (7.5, 7.5 / 18, 1.3 * 7.5 / 18),
        // The disc inside the ring, 11 pt, would be no wider than one and a half lines of 3 pt.
        // Then the selected one is three lines wide.
        (7.3, 0, 0.6), (0, 0, 0.6), (.infinity, 1, 1.3),
    ])
    func nodesShrinkTogetherAndThenGo(spacing: Double, others: Double, selected: Double) {
        let scale = NodeScale(spacing: spacing, .light)
        #expect(isClose(scale(isSelected: false), others))
        #expect(isClose(scale(isSelected: true), selected))
    }

    @Test(arguments: 2...60)
    func drawnNodesNeverTouch(count: Int) throws {
        let nodes = try WeekChart(week(of: Array(repeating: 1, count: count))).layout.nodes
        // One alone may be larger than its days are apart.
        for (a, b) in zip(nodes, nodes.dropFirst()) where a.radius > 0 && b.radius > 0 {
            #expect(a.radius + b.radius < b.x - a.x)
        }
    }
}
