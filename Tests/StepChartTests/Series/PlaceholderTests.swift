import StepData
import StepRaster
import StepTestSupport
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
        #expect(try WeekChart(sampleWeek()).drawing.scene.marks.map(\.placeholder) != placeholder.scene.marks)
    }

    /// It needs no week at all.
    @Test func isMadeOfItsNumberOfDays() throws {
        let chart = try WeekChart(WeekContent.placeholder())
        #expect(try chart.drawing == WeekChart(sampleWeek()).placeholder.drawing)
        #expect(try chart.placeholder == chart)
        #expect(
            try WeekChart(WeekContent.placeholder(days: 2)).drawing == WeekChart(week(of: [1, 2])).placeholder.drawing)
        let locked = try WeekChart(WeekContent(sampleWeek(), notice: .notAccessible)).placeholder
        #expect(try WeekChart(WeekContent.placeholder(isAccessible: false)) == locked)
    }

    /// A day is not missed in the sample; the last is as good.
    @Test func needsNoDayOfItsOwn() throws {
        var options = ChartOptions()
        options.selection = .date(try #require(CivilDate("2016-12-02")))
        let chart = try WeekChart(week(of: sampleSteps, from: "2016-11-30"), options: options)
        #expect(try chart.placeholder.drawing == WeekChart(sampleWeek()).placeholder.drawing)
    }

    @Test func hasABlockWhereEveryTextWas() throws {
        let chart = try WeekChart(StepWeek.sample())
        let texts = chart.layout.nodes.compactMap(\.label?.rect)
        let scene = try chart.placeholder.drawing.scene
        var blocks: [Rect] = []
        for mark in scene.marks {
            switch mark.geometry {
            case .text:
                Issue.record("a text is left")
            case .rect(let rect, _): blocks.append(rect)
            default: break
            }
        }
        #expect(blocks.count == texts.count)
        for (block, text) in zip(blocks, texts) {
            #expect(block.x >= text.x && block.maxX <= text.maxX && block.y >= text.y && block.maxY <= text.maxY)
        }
    }

    /// Without colours, in every theme.
    @Test(arguments: ChartTheme.BuiltIn.allCases)
    func isGrey(builtIn: ChartTheme.BuiltIn) throws {
        let image = try WeekChart(StepWeek.sample(), theme: ChartTheme(builtIn)).placeholder.image(.scale(1)).buffer
        let spread = image.pixels.map { max($0.red, $0.green, $0.blue) - min($0.red, $0.green, $0.blue) }.max()
        // Dark backgrounds are a little blue.
        #expect(try #require(spread) <= 3)
        #expect(Set(image.pixels.map(\.red)).count > 2)
    }

    @Test func tellsTheNoticeWithoutDates() throws {
        let last = WeekContent(try sampleWeek(), notice: .lastAccessible)
        let placeholder = try WeekChart(last).placeholder.drawing
        let notices = placeholder.scene.marks.filter { $0.role == .notice }.texts
        #expect(notices.map(\.string) == [Icon.lock.text, "Health data not accessible"])
        #expect(placeholder.scene.description.contains("text \"Health data not accessible\""))
        #expect(placeholder.words.title == "Steps, 7 days")
        #expect(placeholder.words.description == "Health data not accessible. Line chart of 7 days.")
        #expect(try WeekChart(sampleWeek()).placeholder.drawing.words.description == "No data. Line chart of 7 days.")
    }

    // MARK: Secrets

    /// A kind of picture, with all that may be told about it: in files, and beside them.
    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Of a content, or of its placeholder.
        let picture: @Sendable (WeekContent, _ isPlaceholder: Bool) throws -> (drawing: Drawing, words: [String])

        init(
            _ name: String,
            _ picture: @escaping @Sendable (WeekContent, Bool) throws -> (drawing: Drawing, words: [String])
        ) {
            (testDescription, self.picture) = (name, picture)
        }
    }

    static let kinds: [Kind] =
        ChartOptions.Placement.allCases.flatMap { style in
            ChartOptions.Mark.ofCharts.map { mark in
                Kind("\(style) chart of \(mark)") { content, isPlaceholder in
                    let chart = try WeekChart(content, options: telling(style, mark))
                    let shown = isPlaceholder ? try chart.placeholder : chart
                    return (shown.drawing, [shown.layoutJSON])
                }
            }
        }
        + WeekWidget.Family.allCases.map { family in
            Kind("\(family) widget") { content, isPlaceholder in
                var options = WidgetOptions(family)
                options.chart = telling()
                let widget = try WeekWidget(content, options: options)
                return (try isPlaceholder ? widget.placeholder.drawing : widget.drawing, [])
            }
        }
        + CardOptions.Preset.allCases.map { preset in
            Kind("\(preset) card") { content, isPlaceholder in
                var options = CardOptions(preset)
                options.chart.annotations.values = .all
                let card = try WeekCard(content, options: options)
                let shown = isPlaceholder ? try card.placeholder : card
                return (shown.drawing, [shown.layoutJSON])
            }
        }
        + [
            Kind("bubble") { content, isPlaceholder in
                let message = try WeekMessage(content, options: telling(.message))
                let shown = isPlaceholder ? try message.placeholder : message
                return (
                    try shown.bubble(),
                    [shown.caption, shown.summaryText, shown.accessibilityLabel, shown.detail ?? ""]
                )
            },
            Kind("link card") { content, isPlaceholder in
                let message = try WeekMessage(content, options: telling(.message))
                return (try isPlaceholder ? message.placeholder.linkCard() : message.linkCard(), [])
            },
        ]
        + [0, 0.3, 0.6, 1.5].map { time in
            Kind("moment \(time)") { content, isPlaceholder in
                let chart = try WeekChart(content, options: telling())
                let shown = isPlaceholder ? try chart.placeholder : chart
                return (try shown.animation().drawing(at: time), [])
            }
        }

    /// Everything that a chart can tell.
    private static func telling(
        _ style: ChartOptions.Placement = .chart, _ mark: ChartOptions.Mark = .line
    ) -> ChartOptions {
        var options = ChartOptions(placement: style)
        (options.mark, options.averageLine) = (mark, true)
        (options.annotations.values, options.annotations.yAxis, options.annotations.title) = (.all, true, .automatic)
        return options
    }

    private static let secretSteps = [48271, 93517, 61283, 27945, 83619, 70538, 35796]
    private static let secretLabels = ["Zebra", "Quokka", "Okapi", "Numbat", "Gnu", "Kudu", "Axolotl"]

    private static func secretWeek() throws -> StepWeek {
        let first = CivilDate("1987-03-19")
        return try StepWeek(
            days: zip(secretSteps, secretLabels).enumerated().map { index, day in
                StepDay(
                    date: first?.adding(days: index), steps: day.0, distanceMeters: Double(day.0) * 0.7, flights: 137,
                    label: day.1)
            }, selected: 3)
    }

    /// What nobody may find: the counts of days and what they come to, as they are written plainly and grouped, labels,
    /// and when it was.
    private static func secrets(in text: String) throws -> [String] {
        let week = try secretWeek()
        let counts = secretSteps + [week.total, Int(try #require(week.average).rounded())]
        let grouped = counts.map { "\($0 / 1000),\(String(1000 + $0 % 1000).dropFirst())" }
        let words = grouped + secretLabels
        // In a coordinate the same digits may stand by chance.
        let point = UInt8(ascii: ".")
        let numbers = text.utf8.split { !(48...57).contains($0) && $0 != point }
            .map { String(decoding: $0.last == point ? $0.dropLast() : $0, as: UTF8.self) }
        return (counts + [1987]).map(String.init).filter(Set(numbers).contains) + words.filter(text.contains)
    }

    /// All that can be read of a picture.
    private static func text(_ picture: (drawing: Drawing, words: [String])) throws -> String {
        let (drawing, words) = picture
        let boxes = drawing.boxes.flatMap { [$0.name, $0.text ?? ""] }
        return
            ([drawing.scene.description, try drawing.svg(), LayoutReport(drawing).json(), drawing.words.text] + boxes
            + words).joined(separator: "\n")
    }

    /// Neither in what is written nor, as the drawing is another week's too, in the pixels.
    @Test(arguments: kinds) func keepsSecrets(kind: Kind) throws {
        let week = try Self.secretWeek()
        let shown = try Self.secrets(in: Self.text(kind.picture(WeekContent(week), false)))
        #expect(shown.contains("420969") || shown.contains("420,969"), "they would be found: \(shown)")
        let others = [try StepWeek(steps: [1, 2, nil, 4, 5, 6, 0]), try sampleWeek()]
        for notice in [nil, Notice.notAccessible, .lastAccessible] {
            let placeholder = try kind.picture(WeekContent(week, notice: notice), true)
            #expect(try Self.secrets(in: Self.text(placeholder)) == [])
            for other in others {
                let same = try kind.picture(WeekContent(other, notice: notice), true)
                #expect(same.drawing == placeholder.drawing && same.words == placeholder.words)
            }
        }
    }
}
