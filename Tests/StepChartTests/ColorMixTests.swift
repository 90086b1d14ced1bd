import Testing

@testable import StepChart

@Suite struct ColorMixTests {
    /// Worked out in Python with the powers of its mathematics library.
    @Test(arguments: [
        ("#000000", "#FFFFFF", 0.5, "#636363"), ("#FF9900", "#38AFE7", 0.5, "#B1AC99"),
        ("#FF0000", "#0000FF", 0.25, "#C6496D"),
    ])
    func mixesAreStraightInOklab(from: String, to: String, part: Double, mixed: String) throws {
        let (a, b) = (try #require(ChartTheme.Color(from)), try #require(ChartTheme.Color(to)))
        let expected = try #require(ChartTheme.Color(mixed))
        let color = a.mixed(with: b, part)
        for (component, other) in [
            (color.red, expected.red), (color.green, expected.green), (color.blue, expected.blue),
        ] {
            #expect(isClose(component, other, within: 1.01 / 255))
        }
        #expect(color.alpha == 1)
    }

    @Test func theEndsAreTheColours() {
        let (a, b) = (ChartTheme.light.selectedNodeColor, ChartTheme.Color.clear)
        #expect(a.mixed(with: b, 0) == a && a.mixed(with: b, 1) == b)
        #expect(a.mixed(with: b, 0.25).alpha == 0.75)
    }

    @Test func equalColoursStay() {
        let color = ChartTheme.light.nodeColor
        let mixed = color.mixed(with: color, 0.3)
        #expect(isClose(mixed.red, color.red, within: 1e-6) && isClose(mixed.blue, color.blue, within: 1e-6))
    }
}
