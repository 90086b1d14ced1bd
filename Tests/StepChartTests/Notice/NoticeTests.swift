import StepData
import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

struct NoticeTests {
    @Test func tellsThatDataIsNotAccessibleAndOfWhenTheWeekIs() throws {
        let lines = try notices(.lastAccessible, of: sampleWeek())
        #expect(lines.map(\.string) == ["Health data not accessible", "September 12–18, 2016"])
        #expect(lines[0].size == 17)
        #expect(lines[1].size < lines[0].size)
        #expect(try notices(.notAccessible, of: sampleWeek()).map(\.string) == ["Health data not accessible"])
        #expect(try notices(.lastAccessible, of: StepWeek(steps: [1, 2])).count == 1)
        #expect(try notices(.lastAccessible, of: week(of: [5])).last?.string == "September 12, 2016")
    }

    /// One thing is said at a time.
    @Test func standsInPlaceOfNoData() throws {
        #expect(try notices(.notAccessible, of: week(of: [0, 0])).map(\.string) == ["Health data not accessible"])
    }

    @Test(arguments: Language.allCases)
    func staysInsideTheCanvasAndClearOfLabels(language: Language) throws {
        for (width, height) in [
            (375.0, 200.0), (158, 158), (158, 60), (90, 90), (60, 200), (40, 30), (600, 14), (5, 5),
        ] {
            for labels in [ChartOptions.Labels.automatic, .hidden] {
                var options = ChartOptions()
                (options.width, options.height, options.labels) = (width, height, labels)
                (options.language, options.missingGlyph) = (language, .box)
                let layout = try WeekChart(Self.last(), options: options).layout
                var bottom = 0.0
                for rect in layout.notices.map(\.rect) {
                    #expect(rect.x >= -1e-9 && rect.maxX <= width + 1e-9 && rect.y >= -1e-9, "\(width)x\(height)")
                    #expect(rect.y >= bottom - 1e-9, "lines overlap")
                    bottom = rect.maxY
                }
                let labelsTop = layout.nodes.compactMap(\.label?.rect.y).min() ?? height
                #expect(bottom <= labelsTop + 1e-9, "\(width)x\(height)")
            }
        }
    }

    @Test func breaksALineThatIsTooLong() throws {
        var options = ChartOptions()
        (options.width, options.height) = (158, 158)
        let lines = try WeekChart(Self.last(), options: options).layout.notices
        #expect(lines.map(\.string) == ["Health data", "not accessible", "September 12–18, 2016"])
        (options.width, options.height) = (90, 30)
        #expect(try WeekChart(Self.last(), options: options).layout.notices.allSatisfy { !$0.string.contains("2016") })
    }

    /// All but labels and notice is faded as one thing, in which nothing is missing.
    @Test func fadesTheChart() throws {
        let plain = try WeekChart(sampleWeek()).drawing.scene
        let scene = try WeekChart(Self.last()).drawing.scene
        let group = try #require(scene.marks.first)
        guard case .group(let faded) = group.geometry else {
            Issue.record("nothing is faded")
            return
        }
        #expect(group.opacity == 0.2)
        #expect(faded + scene.marks.dropFirst().prefix(7) == plain.marks)
        #expect(scene.marks.dropFirst(8).count == 3 && scene.marks.dropFirst(8).allSatisfy { $0.role == .notice })
    }

    /// A line with gaps would say that days have no data: it runs as it does without a notice, however many days it has.
    @Test(arguments: [(375.0, 200.0), (158, 110)], [7, 31, 366, 8000])
    func theLineRunsWhole(size: (width: Double, height: Double), days: Int) throws {
        for mark in [ChartOptions.Mark.line, .bars] {
            var options = ChartOptions()
            (options.width, options.height, options.mark) = (size.width, size.height, mark)
            let week = try week(of: (0..<days).map { $0 * 7919 % 10_007 })
            let plain = try WeekChart(week, options: options).layout
            let noticed = try WeekChart(WeekContent(week, notice: .lastAccessible), options: options).layout
            #expect(noticed.nodes == plain.nodes)
            let lines = [noticed, plain].map { DataLine.all($0, options, .light).last?.mark }
            #expect(lines[0] == lines[1])
        }
    }

    /// What is under the letters is as faint as all else: nothing veils a part of it.
    @Test(arguments: ChartTheme.BuiltIn.allCases) func canBeReadOverTheLine(builtIn: ChartTheme.BuiltIn) throws {
        let theme = ChartTheme(builtIn)
        for (width, height) in [(375.0, 200.0), (158, 110), (300, 120), (600, 90)] {
            for mark in ChartOptions.Mark.ofCharts {
                for placement in [ChartOptions.Placement.chart, .widget] {
                    var options = ChartOptions(placement: placement)
                    (options.width, options.height, options.mark) = (width, height, mark)
                    let chart = try WeekChart(Self.last(), options: options, theme: theme)
                    let faults = PictureFaults(chart.drawing, ground: theme.background)
                    #expect(faults.faintTexts { $0.role == .notice ? 4.5 : 0 } == [], "\(width) \(mark) \(placement)")
                    #expect(chart.marks.allSatisfy { $0.role != .notice || $0.fill == nil })
                    // A padlock is before it.
                    #expect(chart.marks.texts.contains { $0.string == Icon.lock.text } || width < 200)
                }
            }
        }
    }

    @Test func isToldInWords() throws {
        var options = ChartOptions()
        options.language = .german
        let words = try WeekChart(Self.last(), options: options).drawing.words
        #expect(words.title == "Schritte, 12.–18. September 2016")
        #expect(words.description.hasPrefix("Kein Zugriff auf Gesundheitsdaten. Liniendiagramm über 7 Tage. Insgesamt"))
    }

    private func notices(_ notice: Notice, of week: StepWeek) throws -> [ChartLayout.Text] {
        try WeekChart(WeekContent(week, notice: notice)).layout.notices
    }

    /// The sample week, the last that could be read.
    private static func last() throws -> WeekContent { WeekContent(try sampleWeek(), notice: .lastAccessible) }
}
