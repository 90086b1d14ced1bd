import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

@Suite struct WidgetLayoutTests {
    /// The spec's words for the sample's third day, and where they stand: figures from margin to margin, the stat line
    /// below them, then the chart.
    @Test func aLargeWidget() throws {
        var options = WidgetOptions(.large)
        options.chart.selection = .index(2)
        let week = try StepWeek(
            days: sampleSteps.enumerated().map { index, steps in
                index == 2
                    ? StepDay(steps: steps, distanceMeters: 11_690, flights: 25, label: "c")
                    : StepDay(steps: steps, label: "x")
            })
        let layout = try WeekWidget(week, options: options).layout
        #expect([layout.width, layout.height] == [338, 354])
        #expect(layout.figures.map(\.kind) == [.steps, .distance, .flights])
        #expect(layout.figures.map(\.text.string) == ["16,105", "11.7 km", "25 floors"])
        #expect(layout.figures.map(\.text.size) == [34, 13, 13])
        #expect(layout.figures.allSatisfy { $0.icon?.size == $0.text.size })
        #expect(isClose(try #require(layout.figures[0].icon).rect.x, 16))
        #expect(isClose(layout.figures[2].text.rect.maxX, 338 - 16))
        let stats = try #require(layout.summaryLine)
        #expect(stats.string == "Daily average 5,380 · Total 37,660")
        #expect([stats.size, stats.rect.x] == [13, 16])
        let chart = try #require(layout.chart)
        // A line without a text would have no meaning.
        #expect(chart.averageLine == nil && chart.guides == nil)
        let bars = chart.nodes.compactMap(\.bar)
        #expect(isClose(bars[0].x, 28 - 9.75) && isClose(bars[6].maxX, 338 - 28 + 9.75))
        #expect(isClose(bars[0].height / bars[2].height, 7314.0 / 16_105), "from zero")
        #expect(chart.nodes.map(\.label?.string) == ["x", "x", "c", "x", "x", "x", "x"])
    }

    @Test func everyFamilyHasItsParts() throws {
        func layout(_ family: WeekWidget.Family) throws -> WidgetLayout {
            try WeekWidget(sampleWeek(), options: WidgetOptions(family)).layout
        }
        let small = try layout(.small)
        #expect(small.summaryLine == nil)
        #expect(small.figures.map(\.text.rect.y) == small.figures.map(\.text.rect.y).sorted())
        #expect(small.chart?.nodes.filter { $0.radius > 0 }.map(\.index) == [6])
        #expect(small.chart?.nodes.allSatisfy { $0.label == nil } == true)
        #expect(small.chart?.guides == nil)
        let medium = try layout(.medium)
        #expect(medium.summaryLine == nil && medium.summaryList.map(\.string) == ["Daily average", "5,380 steps"])
        #expect(medium.chart?.averageLine == nil && medium.chart?.guides == nil)
        #expect(medium.chart?.nodes.allSatisfy { $0.label != nil && $0.bar != nil } == true)
        let compact = try layout(.compact)
        #expect(compact.summaryLine == nil)
        #expect(compact.chart == nil)
        #expect(compact.figures.map(\.kind) == [.steps])
        let expanded = try layout(.expanded)
        #expect(expanded.summaryLine != nil)
        #expect(expanded.chart?.averageLine != nil)
    }

    /// Beside the chart: figures above, average and total below.
    @Test func anExtraLargeWidgetHasTwoPanes() throws {
        let device = try #require(WidgetDevice.builtIn.device(named: "820x1180"))
        let layout = try WeekWidget(Self.fullWeek(), options: WidgetOptions(.extraLarge, on: device)).layout
        #expect(layout.summaryLine == nil)
        #expect(layout.summaryList.map(\.string) == ["Daily average", "5,380 steps", "Total", "37,660 steps"])
        let chart = try #require(layout.chart)
        let texts = layout.figures.map(\.text) + layout.summaryList + [layout.day].compactMap(\.self)
        #expect(texts.count == 8)
        #expect(texts.allSatisfy { $0.rect.maxX < chart.plot.x })
        #expect(chart.averageLine == nil && chart.nodes.allSatisfy { $0.label != nil && $0.bar != nil })
    }

    @Test func aSmartStackHasADayAndASparkline() throws {
        for device in WidgetDevice.builtIn where device.sizes[.smartStack] != nil {
            let layout = try WeekWidget(Self.fullWeek(), options: WidgetOptions(.smartStack, on: device)).layout
            #expect(layout.day?.string == "September 18")
            #expect(layout.figures.map(\.kind).starts(with: [.steps, .distance]))
            let chart = try #require(layout.chart)
            #expect(chart.guides == nil && chart.nodes.allSatisfy { $0.label == nil })
            #expect(chart.nodes.filter { $0.radius > 0 }.map(\.index) == [6])
        }
    }

    @Test func saysItsDay() throws {
        func day(_ family: WeekWidget.Family, _ selection: ChartOptions.Selection, _ language: Language) throws
            -> String?
        {
            var options = WidgetOptions(family)
            (options.chart.selection, options.chart.language) = (selection, language)
            return try WeekWidget(sampleWeek(), options: options).layout.day?.string
        }
        for family in [WeekWidget.Family.small, .medium, .large, .compact, .expanded] {
            #expect(try day(family, .automatic, .english) == "September 18")
            #expect(try day(family, .index(2), .german) == "14. September")
        }
        #expect(try WeekWidget(StepWeek(steps: [1, 2])).layout.day == nil)
    }

    /// The figure becomes smaller before the day goes.
    @Test func aSmallPhoneHasTheDayToo() throws {
        let device = try #require(WidgetDevice.builtIn.device(named: "320x568"))
        for week in [try sampleWeek(), try Self.fullWeek()] {
            let layout = try WeekWidget(week, options: WidgetOptions(.small, on: device)).layout
            #expect(layout.day?.string == "September 18")
            #expect(try #require(layout.figures.first).text.size >= 0.65 * 34)
        }
    }

    @Test func daysWithoutRoomHaveALetterEach() throws {
        func labels(_ days: Int, _ language: Language = .english) throws -> [String?] {
            let start = CivilDate("2016-09-12")
            let week = try StepWeek(days: (0..<days).map { StepDay(date: start?.adding(days: $0), steps: 5000 + $0) })
            var options = WidgetOptions(.large)
            (options.chart.language, options.chart.missingGlyph) = (language, .box)
            return try #require(WeekWidget(week, options: options).layout.chart).nodes.map(\.label?.string)
        }
        let letters = ["M", "T", "W", "T", "F", "S", "S"]
        #expect(try labels(14) == letters + letters)
        #expect(try labels(14, .spanish).prefix(7) == ["L", "M", "X", "J", "V", "S", "D"])
        #expect(try labels(14, .simplifiedChinese).prefix(2) == ["一", "二"])
        #expect(try labels(7) == letters)
        // A letter alone would not tell one of three Mondays from another.
        #expect(try labels(21).contains("M") == false)
    }

    /// What no day of the week has is no figure; what only this day lacks is a gap.
    @Test func leavesOutFiguresThatNoDayHas() throws {
        func figures(_ days: [StepDay]) throws -> [String] {
            try WeekWidget(StepWeek(days: days)).layout.figures.map(\.text.string)
        }
        #expect(try figures([StepDay(steps: 3), StepDay(steps: 5)]) == ["5"])
        #expect(try figures([StepDay(steps: 3, flights: 1), StepDay(steps: 5)]) == ["5", "–"])
        #expect(
            try figures([StepDay(steps: 3, distanceMeters: 9), StepDay(steps: 5, flights: 1)]) == [
                "5", "–", "1 floor",
            ])
    }

    /// A number alone beside its icon, where a word has no room.
    @Test func floorsAreWordsWhereThereIsRoom() throws {
        func floors(_ width: Double, _ language: Language) throws -> String? {
            var options = WidgetOptions(.medium)
            (options.width, options.chart.language) = (width, language)
            return try WeekWidget(Self.fullWeek(), options: options).layout.figures.last?.text.string
        }
        #expect(try floors(338, .english) == "2 floors")
        #expect(try floors(338, .german) == "2 Etagen")
        #expect(try floors(170, .english) == "2 floors")
        var options = WidgetOptions(.compact)
        options.width = 170
        let narrow = try WeekWidget(Self.fullWeek(), options: options)
        #expect(narrow.layout.figures.last?.text.string == "2")
        let told = narrow.omissions.map(\.part)
        #expect(told.contains(.words), "the word is missed")
    }

    /// Letters become smaller before a word goes, and never so small that they cannot be read.
    @Test func lettersShrinkBeforeAWordGoes() throws {
        func figures(_ options: WidgetOptions, _ week: StepWeek) throws -> [WidgetLayout.Figure] {
            try WeekWidget(week, options: options).layout.figures
        }
        let large = try figures(WidgetOptions(.expanded, contentSize: .extraExtraExtraLarge), Self.fullWeek())
        #expect(large.last?.text.string == "2 floors")
        for family in [WeekWidget.Family.expanded, .small] {
            let many = try figures(WidgetOptions(family), Self.week(digits: 7))
            #expect(many.last?.text.string == "8,888,888 floors", "\(family)")
            #expect(many.allSatisfy { $0.text.size >= WidgetBuilder.leastSize })
        }
        // The word goes only where the others would be too small with it.
        let narrow = WidgetBuilder.leastSize
        var options = WidgetOptions(.medium)
        options.width = 170
        #expect(try figures(options, Self.fullWeek()).dropFirst().allSatisfy { $0.text.size >= narrow })
    }

    /// Icons of a narrow column take as much less room as the figure beside them.
    @Test func iconsShrinkWithTheFigures() throws {
        func indent(_ digits: Int) throws -> (Double, Double) {
            let figures = try WeekWidget(Self.week(digits: digits), options: WidgetOptions(.small)).layout.figures
            let first = try #require(figures.first)
            return (first.text.rect.x + first.text.leftBearing - 16, first.text.size)
        }
        let (wide, full) = try indent(4)
        let (narrow, shrunk) = try indent(7)
        #expect(shrunk < full)
        #expect(isClose(narrow / wide, shrunk / full, within: 0.02), "\(narrow) of \(wide), \(shrunk) of \(full)")
    }

    /// The ink of a sparkline, line or node, ends where texts do.
    @Test func aSparklineIsFlushWithTheMargins() throws {
        for selection in [ChartOptions.Selection.last, .index(0), .index(3)] {
            var options = WidgetOptions(.small)
            options.chart.selection = selection
            let chart = try #require(WeekWidget(Self.fullWeek(), options: options).layout.chart)
            func reach(_ node: ChartLayout.Node) -> Double { max(node.radius, 1.5) }
            let (first, last) = (chart.nodes[0], chart.nodes[6])
            #expect(isClose(first.x - reach(first), 16) && isClose(last.x + reach(last), options.width - 16))
        }
    }

    /// What is seen of the texts begins at one x, whatever their size and first letter.
    @Test func textsOfAColumnBeginTogether() throws {
        let layout = try WeekWidget(Self.fullWeek(), options: WidgetOptions(.small)).layout
        var starts: [Double] = []
        for figure in layout.figures {
            var canvas = Canvas(size: Size(158, 158), scale: 8, background: .clear)
            canvas.text(figure.text.letters, color: .black)
            let pixels = canvas.image()
            let column = try #require(
                (0..<pixels.width).first { x in
                    (0..<pixels.height).contains { pixels[x, $0].alpha > 127 }
                })
            starts.append(Double(column) / 8)
        }
        #expect(starts.count == 3)
        #expect((starts.max() ?? 9) - (starts.min() ?? 0) <= 0.5, "\(starts)")
    }

    /// A line cannot show a day between two that are not known.
    @Test func aDayAloneIsADotInASparkline() throws {
        let week = try StepTestSupport.week(of: [5, nil, 3, nil, 4, 6, 7])
        let nodes = try #require(WeekWidget(week, options: WidgetOptions(.small)).layout.chart).nodes
        #expect(nodes.filter { $0.radius > 0 }.map(\.index) == [0, 2, 6])
        #expect(nodes[0].radius > 2 && nodes[0].radius < nodes[6].radius)
    }

    @Test func aWeekOfZerosKeepsItsNode() throws {
        let chart = try #require(
            WeekWidget(StepTestSupport.week(of: [0, 0, 0, 0, 0, 0, 0]), options: WidgetOptions(.small)).layout.chart)
        #expect(chart.nodes.filter { $0.radius > 0 }.map(\.index) == [6])
        #expect(chart.notices.isEmpty)
    }

    @Test func aSparklineHasNoAnnotationsAndANoteSaysSo() throws {
        var options = WidgetOptions(.small)
        let plain = try WeekWidget(sampleWeek(), options: options)
        #expect(plain.omissions.isEmpty)
        options.chart.annotations.values = .all
        options.chart.annotations.yAxis = true
        options.chart.annotations.title = .automatic
        let widget = try WeekWidget(sampleWeek(), options: options)
        #expect(widget.layout == plain.layout)
        #expect(widget.omissions.map(\.part) == [.values, .yAxis, .title])
        options = WidgetOptions(.large)
        (options.chart.annotations.values, options.chart.annotations.yAxis, options.chart.annotations.goal) = (
            .all, true, 5000
        )
        let chart = try #require(WeekWidget(sampleWeek(), options: options).layout.chart)
        #expect(chart.goalLine != nil && chart.yAxis != nil && chart.nodes.contains { $0.valueLabel != nil })
    }

    @Test func figuresAreGroupedUnlessAskedNotTo() throws {
        var options = WidgetOptions(.large)
        options.chart.annotations.groupsDigits = false
        let layout = try WeekWidget(sampleWeek(), options: options).layout
        #expect(layout.figures.first?.text.string == "1641")
        #expect(layout.summaryLine?.string == "Daily average 5380 · Total 37660")
    }

    private static func fullWeek() throws -> StepWeek {
        let start = CivilDate("2016-09-12")
        return try StepWeek(
            days: sampleSteps.enumerated().map {
                StepDay(date: start?.adding(days: $0), steps: $1, distanceMeters: 1240, flights: 2)
            })
    }

    /// The header tells of the highlighted day, and of the last where none is.
    @Test func figuresAreThoseOfTheHighlightedDay() throws {
        func steps(_ selection: ChartOptions.Selection) throws -> String? {
            var options = WidgetOptions(.compact)
            options.chart.selection = selection
            return try WeekWidget(sampleWeek(), options: options).layout.figures.first?.text.string
        }
        #expect(try steps(.automatic) == "1,641")
        #expect(try steps(.index(2)) == "16,105")
        #expect(try steps(.noDay) == "1,641")
        #expect(throws: ChartError.noSuchDay(7, count: 7)) { try steps(.index(7)) }
    }

    @Test func lettersOfTodayWidgetsFollowTheContentSize() throws {
        func size(_ family: WeekWidget.Family, _ contentSize: ContentSize) throws -> Double? {
            var options = WidgetOptions(family, contentSize: contentSize)
            options.width = 1000
            return try WeekWidget(sampleWeek(), options: options).layout.figures.first?.text.size
        }
        #expect(try size(.compact, .large) == 34)
        #expect(isClose(try #require(try size(.compact, .extraExtraExtraLarge)), 34.0 * 23 / 17))
        #expect(isClose(try #require(try size(.expanded, .extraSmall)), 34.0 * 14 / 17))
        #expect(try size(.large, .extraSmall) == 34)
    }

    // MARK: Nothing touches

    /// Every size that a built-in phone gives a widget, once.
    static let options: [WidgetOptions] = {
        var all: [WidgetOptions] = []
        for device in WidgetDevice.builtIn {
            all += device.families.map { WidgetOptions($0, on: device) }
            for page in device.sizes[.smartStack] == nil ? TodayPage.allCases : [] {
                for contentSize in ContentSize.allCases {
                    for family in [WeekWidget.Family.compact, .expanded] {
                        all.append(WidgetOptions(family, on: device, contentSize: contentSize, page: page))
                    }
                }
            }
        }
        var seen: Set<WidgetOptions> = []
        return all.filter { seen.insert($0).inserted }
    }()

    /// Counts of so many digits; distances and flights to match.
    private static func week(digits: Int) throws -> StepWeek {
        let most = Int(String(repeating: "8", count: digits)) ?? 0
        let start = CivilDate("2016-10-24")
        return try StepWeek(
            days: (0..<7).map { day in
                let steps = most - (day * 3 % 7) * most / 9
                return StepDay(
                    date: start?.adding(days: day), steps: steps, distanceMeters: Double(steps) * 0.76,
                    flights: day == 6 ? most : 1)
            })
    }

    @Test(arguments: 1...7) func nothingTouchesOrLeaves(digits: Int) throws {
        let week = try Self.week(digits: digits)
        let combinations = Language.allCases.flatMap { language in
            Self.options.map { (options: $0, language: language) }
        }
        for (options, language) in Walk.sample(combinations, every: 5, from: digits) {
            try Self.expectOrder(week, options, language)
        }
    }

    @Test(arguments: [
        [nil, nil, nil, nil, nil, nil, nil], [0, 0, 0, 0, 0, 0, 0], [3, nil, 9, nil, nil, 5, nil], [7],
    ])
    func nothingTouchesWithoutData(steps: [Int?]) throws {
        let week = try StepTestSupport.week(of: steps)
        for language in Language.allCases {
            for options in Self.options { try Self.expectOrder(week, options, language) }
        }
    }

    private static func expectOrder(_ week: StepWeek, _ options: WidgetOptions, _ language: Language) throws {
        var options = options
        (options.chart.language, options.chart.missingGlyph) = (language, .box)
        let layout = try WeekWidget(week, options: options).layout
        let place = "\(options.family) \(options.width)x\(options.height) \(options.contentSize) \(language)"
        for (name, rect) in layout.parts {
            #expect(
                rect.x >= -1e-9 && rect.y >= -1e-9 && rect.maxX <= layout.width + 1e-9
                    && rect.maxY <= layout.height + 1e-9, "\(place): \(name) leaves the canvas: \(rect)")
        }
        let parts = layout.parts
        for (index, a) in parts.enumerated() {
            for b in parts.dropFirst(index + 1) where a.rect.overlaps(b.rect) {
                Issue.record("\(place): \(a.name) \(a.rect) touches \(b.name) \(b.rect)")
            }
        }
        // Shrunk text is still text.
        for text in layout.figures.map(\.text) { #expect(text.size >= 9, "\(place): \(text)") }
        if let stats = layout.summaryLine { #expect(stats.size >= 8, "\(place): \(stats)") }
        let kinds = Set(week.days.flatMap { [$0.distanceMeters == nil ? 0 : 1, $0.flights == nil ? 0 : 2] }).union([0])
        // Beside a chart as many as have room.
        let least = options.family == .smartStack ? min(2, kinds.count) : options.family == .medium ? 1 : kinds.count
        #expect(layout.figures.count >= least, "\(place)")
        #expect(options.family == .compact || layout.chart != nil, "\(place)")
    }

    /// Sizes that no phone has: whatever has no room goes.
    @Test(arguments: [(1.0, 1.0), (20, 20), (60, 40), (5, 300), (300, 5), (100, 70), (338, 90), (2000, 2000)])
    func anySizeIsDrawn(width: Double, height: Double) throws {
        for family in WeekWidget.Family.allCases {
            var options = WidgetOptions(family)
            (options.width, options.height) = (width, height)
            let layout = try WeekWidget(sampleWeek(), options: options).layout
            for (name, rect) in layout.parts {
                #expect(rect.x >= 0 && rect.y >= 0, "\(family) \(name) \(rect)")
                #expect(rect.maxX <= width && rect.maxY <= height, "\(family) \(name) \(rect)")
            }
        }
    }
}

extension WidgetLayout {
    /// Everything that must stay clear of everything else.
    fileprivate var parts: [(name: String, rect: Rect)] {
        var parts = figures.flatMap { figure in
            let icon = figure.icon.map { [("icon of \(figure.kind)", $0.rect)] } ?? []
            return icon + [("\(figure.text.string)", figure.text.rect)]
        }
        if let share { parts.append((share.string, share.rect)) }
        if let summaryLine { parts.append((summaryLine.string, summaryLine.rect)) }
        if let day { parts.append((day.string, day.rect)) }
        parts += summaryList.map { ($0.string, $0.rect) }
        guard let chart else { return parts }
        for node in chart.nodes {
            if let label = node.label { parts.append(("label \(node.index)", label.rect)) }
            guard let y = node.y, node.radius > 0 else { continue }
            parts.append(("node \(node.index)", Rect(center: Point(node.x, y), radius: node.radius)))
        }
        for notice in chart.notices { parts.append(("notice", notice.rect)) }
        return parts
    }
}

extension Rect {
    fileprivate func overlaps(_ other: Self) -> Bool {
        x + 1e-9 < other.maxX && other.x + 1e-9 < maxX && y + 1e-9 < other.maxY && other.y + 1e-9 < maxY
    }
}
