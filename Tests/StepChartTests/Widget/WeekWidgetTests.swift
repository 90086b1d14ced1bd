import Testing

@testable import StepChart

@Suite struct WeekWidgetTests {
    @Test func aWidgetInThreeLines() throws {
        let week = try sampleWeek()
        let options = WidgetOptions(.large, on: .standard)
        let png = try WeekWidget(week, options: options, theme: .dark).drawing.png(.scale(3))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test(arguments: WeekWidget.Family.allCases) func hasTheSizeOfItsFamily(family: WeekWidget.Family) throws {
        let options = WidgetOptions(family)
        let image = try WeekWidget(sampleWeek(), options: options).drawing.image(.scale(3))
        #expect([image.width, image.height] == [Int(options.width * 3), Int(options.height * 3)])
    }

    /// A theme may have selected nodes smaller than others.
    @Test func nodesStayBelowTheHeadline() throws {
        var theme = ChartTheme.dark
        theme.nodeRadius = 14
        theme.selectedNodeScale = 0.1
        var options = WidgetOptions(.large)
        options.chart.mark = .line
        let boxes = try WeekWidget(sampleWeek(), options: options, theme: theme).drawing.boxes
        let headline = try #require(boxes.first { $0.text == "1,641" })
        let nodes = boxes.filter { $0.name.hasPrefix("node") }
        #expect(!nodes.isEmpty)
        // The box of a node has its shadow, too.
        let reach = theme.nodeRadius + theme.nodeRingWidth
        for node in nodes { #expect(node.rect.midY - reach >= headline.rect.maxY, "\(node.name)") }
    }

    /// Opaque in the theme's colour; outside of round corners transparent.
    @Test func standsOnItsContainer() throws {
        func pixels(_ radius: Double) throws -> (corner: [UInt8], isOpaque: Bool) {
            var options = WidgetOptions(.small)
            options.cornerRadius = radius
            let rgba = try WeekWidget(sampleWeek(), options: options, theme: .dark).drawing.image(.scale(1)).rgba
            return (Array(rgba.prefix(4)), stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 })
        }
        let plain = try pixels(0)
        #expect(plain.corner == [28, 28, 30, 255])
        #expect(plain.isOpaque)
        let round = try pixels(22)
        #expect(round.corner == [0, 0, 0, 0])
        #expect(!round.isOpaque)
    }

    /// The area that four quarter circles leave out is (4 - pi) r^2.
    @Test func cornersAreQuarterCircles() throws {
        var options = WidgetOptions(.compact)
        options.cornerRadius = 22
        let rgba = try WeekWidget(sampleWeek(), options: options).drawing.image(.scale(4)).rgba
        let missing = stride(from: 3, to: rgba.count, by: 4).reduce(0) { $0 + 255 - Int(rgba[$1]) }
        let left = Double(missing) / 255 / 16
        #expect(isClose(left, (4 - Double.pi) * 22 * 22, within: 0.5))
    }

    @Test func knowsItsWords() throws {
        let words = try WeekWidget(sampleWeek()).drawing.words
        let bars = with(ChartOptions(placement: .widget)) { $0.mark = .bars }
        #expect(words == AltText(WeekContent(try sampleWeek()), bars))
    }

    @Test func refusesWhatCannotBeDrawn() throws {
        var options = WidgetOptions(.large)
        options.chart.language = .japanese
        let week = try StepWeek(days: [StepDay(steps: 1, flights: 25)])
        #expect(throws: ChartError.missingGlyph("\u{968E}", place: "flights \"25\u{968E}\u{5206}\"")) {
            try WeekWidget(week, options: options)
        }
        options.chart.missingGlyph = .box
        _ = try WeekWidget(week, options: options)
        options.cornerRadius = .nan
        #expect(throws: ChartError.self) { try WeekWidget(week, options: options) }
        options = WidgetOptions()
        options.width = 0
        #expect(throws: ChartError.invalidSize(width: 0, height: 158)) { try WeekWidget(week, options: options) }
    }
}
