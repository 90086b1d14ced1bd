import StepData
import StepRaster
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

    /// All but labels and notice is faded as one thing.
    @Test func fadesTheChart() throws {
        let plain = try WeekChart(sampleWeek()).drawing.scene
        let scene = try WeekChart(Self.last()).drawing.scene
        guard case .group(let faded, let opacity) = try #require(scene.marks.first).shape else {
            Issue.record("nothing is faded")
            return
        }
        #expect(opacity == 0.2)
        // A line and a node less may be there, under the letters.
        #expect(faded.count >= 3 && faded.count <= plain.marks.count)
        let (around, notices) = (scene.marks.dropFirst().dropLast(2), scene.marks.suffix(2))
        #expect(Array(around) == plain.marks.suffix(around.count) && around.count == 7)
        #expect(notices.allSatisfy { $0.role == .notice })
    }

    /// Neither line nor node nor guide comes near the letters, on any ground.
    @Test(arguments: [(375.0, 200.0), (158, 110), (300, 120), (600, 90)])
    func standsOnCalmGround(width: Double, height: Double) throws {
        for notice in [Notice.lastAccessible, .notAccessible] {
            for mark in ChartOptions.Mark.allCases {
                for language in [Language.english, .german, .french, .spanish] {
                    var options = ChartOptions(placement: .widget)
                    (options.width, options.height, options.mark) = (width, height, mark)
                    options.language = language
                    let chart = try WeekChart(WeekContent(sampleWeek(), notice: notice), options: options)
                    let layout = chart.layout
                    var scene = chart.drawing.scene
                    scene.marks.removeAll { $0.role == .notice }
                    let pixels = scene.canvas(scale: 2).image()
                    for rect in layout.notices.map(\.rect) {
                        // Shadows end softly.
                        for y in Int((rect.y + 2) * 2)..<Int((rect.maxY - 2) * 2) {
                            for x in Int(rect.x * 2)..<Int(rect.maxX * 2) where pixels[x, y].alpha > 8 {
                                Issue.record("\(width)x\(height) \(mark) \(language): ink at \(x), \(y)")
                                return
                            }
                        }
                    }
                }
            }
        }
    }

    /// An envelope gives way like a line: where the notice stands or, when that hides much of it, altogether.
    @Test(arguments: [(375.0, false), (1_200, true)])
    func anEnvelopeMakesRoom(width: Double, isShown: Bool) throws {
        var options = ChartOptions()
        options.width = width
        let steps = (0..<8_000).map { ($0 * 7919) % 10_007 as Int? }
        let chart = try WeekChart(WeekContent(week(of: steps), notice: .notAccessible), options: options)
        let ground = NoticeGround(chart.layout.notices, .light)
        let whole = DataLine(chart.layout, .monotone, .light).mark
        guard case .fillStroke(let path, _, _) = ground.clear(whole)?.shape else {
            #expect(!isShown)
            return
        }
        #expect(isShown && ground.clear(whole) != whole)
        let box = try #require(ground.box)
        // No shreds of it are left above and below.
        #expect(path.elements.compactMap(\.end).allSatisfy { $0.x <= box.x || box.maxX <= $0.x })
    }

    /// Where there is a free place beside the line, nothing of it has to go.
    @Test func looksForAFreePlace() throws {
        var options = ChartOptions()
        options.width = 500
        let layout = try WeekChart(Self.last(), options: options).layout
        #expect(layout.nodes.allSatisfy { $0.radius > 0 })
        let line = DataLine(layout, .monotone, .light).mark
        #expect(NoticeGround(layout.notices, .light).clear(line) == line)
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
