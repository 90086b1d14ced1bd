import Foundation
import StepChart
import StepPNG
import StepRaster
import StepTestSupport
import Testing

@Suite struct AnimationTests {
    @Test(arguments: cases) func animation(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] =
        // Of 91, at 60 a second.
        [0, 12, 45, 90].map { index in frame("week-frame-\(index)", index) }
        + [
            frame("week-frame-45-3x", 45, scale: 3),
            // A node that has begun to fade in, over its guide and on nothing.
            frame("widget-frame-60", 60, scale: 3, style: .widget),
            // The average line on its way.
            frame("widget-frame-65", 65, style: .widget),
            frame("widget-dark-frame-65", 65, style: .widget, theme: .dark),
            // In the first gap.
            frame("gaps-frame-30", 30, "gaps.json"),
            frame("month-frame-45", 45, "month.json"),
            frame("select-change-frame-4", 4, scale: 2) { $0.selectionChange = .init(from: .index(2), to: .last) },
            frame("only-line-frame-30", 30) { $0.part = .line },
            frame("only-nodes-frame-30", 30) { $0.part = .nodes },
        ]

    /// A frame of the animation of a file in samples/.
    private static func frame(
        _ name: String, _ index: Int, _ sample: String = "week.json", scale: Double = 1,
        style: ChartOptions.Placement = .chart, theme: ChartTheme = .light,
        _ configure: @escaping @Sendable (inout AnimationOptions) -> Void = { _ in }
    ) -> GoldenCase {
        GoldenCase(topic: "animation", name: name) { threads in
            let bytes = try Samples.bytes(sample)
            var options = AnimationOptions()
            configure(&options)
            let chart = try WeekChart(StepWeek(json: bytes), options: ChartOptions(placement: style), theme: theme)
            let animation = try chart.animation(options)
            return try animation.drawing(at: animation.time(ofFrame: index))
                .image(RenderOptions(scale: scale, threads: threads)).buffer
        }
    }

    /// The last frame has its own golden, and it is the still's.
    @Test func theLastFrameIsTheStill() throws {
        func golden(_ name: String) throws -> PixelBuffer {
            try PNGDecoder.decode(Array(Data(contentsOf: project.appending(path: "golden/\(name).png"))))
        }
        #expect(try golden("animation/week-frame-90") == golden("chart/week-1x"))
    }
}
