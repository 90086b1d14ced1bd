import StepRaster
import StepSupport
import Testing

@testable import StepChart

/// What takes long ends early when the time is over: who asked for it asks for the time, too.
@Suite struct DeadlineTests {
    private static let over = Deadline(seconds: -1)

    @Test func noLabelIsMeasured() throws {
        let week = try StepWeek(days: [StepDay(steps: 1, label: "one"), StepDay(steps: 2, label: "two")])
        let late = with(ChartOptions()) { $0.deadline = Self.over }
        #expect(try WeekChart(week).layout.nodes.map(\.label?.string) == ["one", "two"])
        #expect(try WeekChart(week, options: late).layout.nodes.allSatisfy { $0.label == nil })
    }

    @Test func noNumberOfACardIsPlaced() throws {
        var options = CardOptions()
        options.chart.mark = .bars
        options.chart.annotations.values = .all
        func numbers() throws -> Int {
            let marks = try WeekCard(sampleWeek(), options: options).drawing.scene.marks
            return marks.count { mark in sampleSteps.indices.contains { mark.role == .value($0) } }
        }
        #expect(try numbers() > 0)
        options.chart.deadline = Self.over
        #expect(try numbers() == 0)
    }

    @Test func nothingIsRecorded() throws {
        let scene = try WeekChart(sampleWeek()).drawing.scene
        #expect(scene.canvas(scale: 1).itemCount > 0)
        #expect(scene.canvas(scale: 1, until: Self.over).itemCount == 0)
        let picture = FramePainter(scene, scale: 1, until: Self.over).picture
        #expect(picture.pixels.allSatisfy { $0 == picture[0, 0] })
    }

    @Test func noFrameIsMade() throws {
        var rendering = RenderOptions(scale: 1)
        rendering.deadline = Self.over
        var options = AnimationOptions()
        options.frameRate = FrameRate(frames: 25)
        let animation = try WeekChart(sampleWeek()).animation(options)
        var parts = 0
        let failure = #expect(throws: Failure.self) {
            try animation.gif(rendering) { _ in parts += 1 }
        }
        #expect(failure?.status == .inputOutput && parts == 0)
        #expect(throws: Failure.self) { try animation.apng(rendering, to: { _ in }) }
        #expect(throws: Failure.self) { try animation.y4m(rendering, progress: { _ in }, to: { _ in }) }
    }
}
