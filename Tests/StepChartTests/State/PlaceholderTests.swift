import StepData
import StepRaster
import Testing

@testable import StepChart

struct PlaceholderTests {
    /// Nothing of a week shows but its number of days.
    @Test func isTheSameForEveryWeekOfAsManyDays() throws {
        let placeholder = try WeekChart(sampleWeek()).placeholder.drawing
        let own = try StepWeek(days: (0..<7).map { _ in StepDay(steps: nil, label: "a long label") }, selected: 2)
        for other in try [week(of: [0, 0, 0, 0, 0, 0, 0], from: "2020-01-01"), own] {
            #expect(try WeekChart(other).placeholder.drawing == placeholder)
        }
        #expect(try WeekChart(week(of: [1, 2])).placeholder.drawing != placeholder)
        #expect(try WeekChart(sampleWeek()).drawing.scene.placeholder != placeholder.scene)
    }

    /// A day is not missed in the sample; the last is as good.
    @Test func needsNoDayOfItsOwn() throws {
        var options = ChartOptions()
        options.selection = .date(try #require(CivilDate("2016-12-02")))
        let chart = try WeekChart(week(of: sampleSteps, from: "2016-11-30"), options: options)
        #expect(try chart.placeholder.drawing == WeekChart(sampleWeek()).placeholder.drawing)
    }

    @Test func hasABlockWhereEveryTextWas() throws {
        let chart = try WeekChart(.sample())
        let texts = chart.layout.nodes.compactMap(\.label?.rect)
        let scene = try chart.placeholder.drawing.scene
        var blocks: [Path] = []
        for item in scene.marks {
            switch item {
            case .text:
                Issue.record("a text is left")
            case .fillStroke(let path, _, _): blocks.append(path)
            default: break
            }
        }
        #expect(blocks.count == texts.count)
        for (block, text) in zip(blocks, texts) {
            for case .move(let p) in block.elements {
                #expect(p.x >= text.x && p.x <= text.maxX && p.y >= text.y && p.y <= text.maxY)
            }
        }
    }

    /// Without colours, in every theme.
    @Test(arguments: ChartTheme.BuiltIn.allCases)
    func isGrey(builtIn: ChartTheme.BuiltIn) throws {
        let image = try WeekChart(.sample(), theme: ChartTheme(builtIn)).placeholder.image(.scale(1)).buffer
        let spread = image.pixels.map { max($0.red, $0.green, $0.blue) - min($0.red, $0.green, $0.blue) }.max()
        // Dark backgrounds are a little blue.
        #expect(try #require(spread) <= 3)
        #expect(Set(image.pixels.map(\.red)).count > 2)
    }

    @Test func tellsTheNoticeWithoutDates() throws {
        var options = ChartOptions()
        options.notice = .lastAccessible
        let placeholder = try WeekChart(sampleWeek(), options: options).placeholder.drawing
        #expect(placeholder.scene.notices.count == 1)
        #expect(placeholder.scene.description.contains("text \"Health data not accessible\""))
        #expect(placeholder.words.title == "Steps, 7 days")
        #expect(placeholder.words.description == "Health data not accessible. Line chart of 7 days.")
        #expect(try WeekChart(sampleWeek()).placeholder.drawing.words.description == "No data. Line chart of 7 days.")
    }
}
