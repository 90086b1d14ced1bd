import StepChart
import StepRaster
import StepTestSupport
import Testing

@testable import StepJobs

struct CardJobTests {
    @Test(arguments: CardOptions.Preset.allCases)
    func drawsTheCardOfThePreset(preset: CardOptions.Preset) throws {
        let files = try job(.card) { $0.card.preset = preset }.run(to: .memory).files
        #expect(
            try files.map(\.bytes) == [WeekCard(Samples.week(), options: CardOptions(preset)).drawing.png(.scale(1))])
    }

    @Test func drawsTheCardThatTheOptionsSay() throws {
        try withFolder { folder in
            let made = job(.card) { job in
                job.canvas = CanvasSize(word: "800x600")
                job.card.options.headline = .average
                job.card.options.footer = "Anna Example"
                job.goal = DailyGoal(word: "6000")
                job.chart.annotations.title = .text("Anna’s week")
                job.appearance.theme = .builtIn(.dark)
                (job.outputs.path, job.outputs.layoutJSON) = ("\(folder)/c.png", "\(folder)/c.json")
            }
            var options = CardOptions()
            (options.width, options.height) = (800, 600)
            options.headline = .average
            options.footer = "Anna Example"
            options.chart.annotations.goal = 6000
            options.chart.annotations.title = .text("Anna’s week")
            let card = try WeekCard(Samples.week(), options: options, theme: .dark)
            #expect(try made.run().files.map(\.size) == [PixelSize(width: 800, height: 600), nil])
            #expect(try bytes("\(folder)/c.png") == card.drawing.png(.scale(1)))
            #expect(try bytes("\(folder)/c.json") == Array(card.layoutJSON.utf8))
        }
    }
}
