import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// Every layout with every theme and language, about weeks that are hard to set.
@Suite struct CardWalkTests {
    @Test(arguments: CardOptions.Layout.allCases, Language.allCases)
    func nothingTouchesOrLeavesTheCard(layout: CardOptions.Layout, language: Language) throws {
        let weeks = try Self.weeks()
        let looks: [(builtIn: ChartTheme.BuiltIn, mark: ChartOptions.Mark?)] =
            ChartTheme.BuiltIn.allCases.map { ($0, nil) } + [(.light, .line)]
        let combinations = looks.flatMap { look in weeks.map { (look: look, week: $0) } }
        for (look, week) in Walk.sample(combinations, every: 13, from: Self.start(layout, language)) {
            var options = CardOptions(Self.preset(layout))
            options.layout = layout
            options.chart.language = language
            options.chart.missingGlyph = .box
            week.change(&options)
            options.chart.mark = look.mark ?? options.chart.mark
            let card = try WeekCard(week.content, options: options, theme: ChartTheme(look.builtIn))
            let name = "\(layout) \(language) \(look.builtIn) \(week.name)"
            Self.check(card, name)
            Self.checkContrast(card, name)
        }
    }

    /// A layout that was asked for has to make do with any shape.
    @Test(
        arguments: CardOptions.Layout.allCases,
        [(1200, 630), (630, 1200), (800, 800), (1600, 400), (400, 1600), (90, 70)])
    func aLayoutCopesWithAnyShape(layout: CardOptions.Layout, size: (width: Double, height: Double)) throws {
        if layout == .beside, size.width < size.height { return }
        let start = Int(size.width) + (CardOptions.Layout.allCases.firstIndex(of: layout) ?? 0)
        for (name, content, change) in Walk.sample(try Self.weeks(), every: 7, from: start) {
            var options = CardOptions()
            (options.width, options.height, options.layout) = (size.width, size.height, layout)
            change(&options)
            Self.check(try WeekCard(content, options: options), "\(layout) \(size) \(name)")
        }
    }

    /// Calendars, months, records and lines that add up, of years that are hard.
    @Test(arguments: CardOptions.Preset.allCases, Language.allCases)
    func aYearHasRoomOnEachCard(preset: CardOptions.Preset, language: Language) throws {
        let combinations = try Self.years().flatMap { year in
            [nil, CardOptions.Compare.cumulative].map { (name: year.name, week: year.week, compare: $0) }
        }
        let start = Self.start(preset, language)
        for (name, week, compare) in Walk.sample(combinations, every: 7, from: start) {
            var options = CardOptions(preset)
            options.chart.language = language
            options.chart.missingGlyph = .box
            options.chart.weekStart = .saturday
            options.footer = "Anna Example"
            // Rings have tests of their own.
            if preset == .poster { options.chart.mark = .calendar }
            if name != "zero year" { options.chart.annotations.goal = 8000 }
            options.compare = compare
            for theme in preset == .portrait && language == .german ? ChartTheme.BuiltIn.allCases : [.dark] {
                let card = try WeekCard(week, options: options, theme: ChartTheme(theme))
                // Lines that are asked for may replace the cells.
                let names = card.drawing.boxes.map(\.name)
                let isThere = names.contains { $0.hasPrefix("cell ") || compare != nil && $0 == "ahead" }
                #expect(isThere, "\(preset) \(language) \(name)")
                Self.check(card, "\(preset) \(language) \(name) \(theme)")
                Self.checkContrast(card, "\(preset) \(language) \(name) \(theme)")
            }
            for (number, page) in try WeekCard.pages(week, options: options).enumerated() {
                Self.check(page, "\(preset) \(language) \(name) page \(number + 1)")
            }
        }
    }

    /// The legend of a calendar of months, whose years have names on the left of it.
    @Test(arguments: CardOptions.Preset.allCases, Language.allCases)
    func yearsHaveRoomOnEachCard(preset: CardOptions.Preset, language: Language) throws {
        let start = try #require(CivilDate("2023-01-01"))
        for count in [731, 1826] {
            let days = (0..<count).map { StepDay(date: start.adding(days: $0), steps: 2000 + $0 * 7919 % 15000) }
            for goal in [nil, 8000] {
                var options = CardOptions(preset)
                options.chart.language = language
                options.chart.missingGlyph = .box
                options.chart.annotations.goal = goal
                Self.check(
                    try WeekCard(StepWeek(days: days), options: options), "\(preset) \(language) \(count) \(goal ?? 0)")
            }
        }
    }

    /// Where a sample of a walk begins, so that in all together each combination of two is met.
    private static func start<Value: CaseIterable & Equatable>(_ value: Value, _ language: Language) -> Int
    where Value.AllCases == [Value] {
        let row = Value.allCases.firstIndex(of: value) ?? 0
        return row * Language.allCases.count + (Language.allCases.firstIndex(of: language) ?? 0)
    }

    private static func years() throws -> [(name: String, week: StepWeek)] {
        func days(_ first: String, _ count: Int, _ steps: (Int) -> Int?) throws -> StepWeek {
            let start = try #require(CivilDate(first))
            return try StepWeek(
                days: (0..<count).map { index in
                    let steps = steps(index)
                    return StepDay(
                        date: start.adding(days: index), steps: steps,
                        distanceMeters: steps.map { Double($0) * 0.8 }, flights: steps.map { $0 / 500 })
                })
        }
        func usual(_ index: Int) -> Int? { index % 61 == 9 ? nil : 2000 + index * 7919 % 15000 }
        let before = try days("2023-01-01", 365, usual).days
        return [
            ("leap year", try days("2024-01-01", 366, usual).comparing(with: before)),
            ("half a year", try days("2024-01-01", 366) { $0 < 180 ? usual($0) : nil }.comparing(with: before)),
            ("54 columns", try days("2000-01-01", 366, usual)),
            ("7 digits", try days("2023-01-01", 365) { 1_000_000 + $0 * 104_729 % 8_999_999 }),
            ("zero year", try days("2023-01-01", 365) { _ in 0 }),
            ("one day of data", try days("2023-01-01", 365) { $0 == 200 ? 8412 : nil }),
            ("months of nothing", try days("2023-01-01", 365) { (90..<200).contains($0) ? nil : usual($0) }),
            ("two months", try days("2023-11-20", 50, usual)),
            ("a decade", try days("2014-03-09", 3700, usual)),
        ]
    }

    private static func preset(_ layout: CardOptions.Layout) -> CardOptions.Preset {
        switch layout {
        case .center: .openGraph
        case .beside: .wide
        case .stack: .square
        case .poster: .story
        }
    }

    // MARK: Weeks

    private typealias Case = (name: String, content: WeekContent, change: (inout CardOptions) -> Void)

    private static func weeks() throws -> [Case] {
        func week(_ steps: [Int?], all: Bool = false, from first: String = "2016-09-12") throws -> StepWeek {
            let start = try #require(CivilDate(first))
            return try StepWeek(
                days: steps.enumerated().map { index, steps in
                    StepDay(
                        date: start.adding(days: index), steps: steps,
                        distanceMeters: all ? steps.map { Double($0) * 0.8 } : nil,
                        flights: all ? steps.map { $0 / 500 } : nil)
                })
        }
        let usual = [7314, 2583, 16105, 6015, 60, 3942, 1641]
        let before = try week([6000, 3000, 12000, 7000, 400, 4100, 2000], from: "2016-09-05").days
        let long = String(repeating: "All the way around the bay and back again ", count: 6)
        let avatar = CardOptions.Avatar(PixelBuffer(width: 2, height: 3))
        func full(_ options: inout CardOptions) {
            options.chart.annotations.goal = 6000
            options.footer = "Anna Example"
            options.avatar = avatar
        }
        let cases: [(String, StepWeek, (inout CardOptions) -> Void)] = [
            ("steps only", try week(usual), { _ in }),
            ("all fields", try week(usual, all: true).comparing(with: before), full),
            (
                "average", try week(usual, all: true).comparing(with: before),
                {
                    $0.headline = .average
                    full(&$0)
                }
            ),
            (
                "day", try week(usual, all: true).comparing(with: before),
                {
                    $0.headline = .day
                    full(&$0)
                }
            ),
            (
                "all values", try week(usual, all: true).comparing(with: before),
                {
                    $0.chart.annotations.values = .all
                    full(&$0)
                }
            ),
            ("axis", try week(usual), { ($0.chart.annotations.yAxis, $0.chart.averageLine) = (true, true) }),
            ("one day", try week([8412], all: true).comparing(with: [before[0]]), full),
            ("no data", try week(Array(repeating: nil, count: 7)), full),
            ("all zero", try week(Array(repeating: 0, count: 7), all: true), full),
            (
                "seven digits",
                try week([4_213_377, 7_810_044, 2_299_518, 9_065_552, 5_132_080, 3_004_416, 8_888_888], all: true)
                    .comparing(with: before),
                {
                    full(&$0)
                    $0.chart.annotations.goal = 6_000_000
                }
            ),
            ("most", try week(Array(repeating: 1_000_000_000, count: 7), all: true), full),
            ("gaps", try week([5000, nil, nil, 9000, nil, 40, nil]), full),
            ("31 days", try week((0..<31).map { $0 * 7919 % 15000 }, all: true).comparing(with: before), full),
            (
                "goal at a number", try week([7000, 16000, 3000, 8000, 6000, 7500, 1000]),
                { $0.chart.annotations.goal = 1900 }
            ),
            ("without dates", try StepWeek(steps: [1, 2, 3, nil, 5]), full),
            (
                "long texts", try week(usual, all: true).comparing(with: before),
                { options in
                    full(&options)
                    options.chart.annotations.title = .text(long)
                    options.chart.annotations.subtitle = .text(long)
                    options.footer = long
                }
            ),
            (
                "long word", try week(usual),
                { options in
                    options.chart.annotations.title = .text(
                        "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung")
                    options.footer = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung"
                }
            ),
        ]
        return cases.map { ($0, WeekContent($1), $2) }
            + [("not accessible", WeekContent(try week(usual), notice: .lastAccessible), { _ in })]
    }

    // MARK: Checks

    private static func check(_ card: WeekCard, _ name: String) {
        let layout = card.layout
        // Lines run behind everything, and so do the bars of the days before.
        let boxes = card.drawing.boxes.filter { box in
            switch box.kind {
            case .text, .disc, .bar: true
            case .shape: box.name != "lead" && box.name != ""
            case .line, .area, .shadow: false
            }
        }
        #expect(boxes.contains { $0.name == "headline" }, "\(name)")
        let rects = boxes.map(\.rect)
        for (index, box) in boxes.enumerated() {
            let rect = box.rect
            let isInside =
                rect.x >= -1e-6 && rect.y >= -1e-6 && rect.maxX <= layout.width + 1e-6
                && rect.maxY <= layout.height + 1e-6
            #expect(isInside, "\(name): \(box) leaves the card")
            if let size = box.size {
                #expect(size >= 0.017 * min(layout.width, layout.height), "\(name): \(box) is too small")
            }
            for other in (index + 1)..<boxes.count where rect.touches(rects[other], gap: -1e-6) {
                let other = boxes[other]
                guard touch(box, other), !holds(box, other), !holds(other, box) else { continue }
                Issue.record(
                    "\(name): \(box.name) \(box.text ?? "") touches \(other.name) \(other.text ?? "") \(box.rect) \(other.rect)"
                )
            }
        }
        let crossings = PictureFaults(card.drawing, ground: card.palette.background).crossings
        #expect(crossings.isEmpty, "\(name): \(crossings)")
        if layout.arrangement == .center {
            let side = min(layout.width, layout.height)
            let (left, right) = ((layout.width - side) / 2, (layout.width + side) / 2)
            // What stands under a bar is cut off with it.
            let texts = card.layout.marks.flatMap(\.boxes).filter { $0.kind == .text }
            #expect(texts.allSatisfy { $0.rect.x >= left && $0.rect.maxX <= right }, "\(name): out of the middle")
        }
    }

    /// Whether a number stands in its bar, or a figure in the ring of its day.
    private static func holds(_ outer: LayoutBox, _ inner: LayoutBox) -> Bool {
        let (rect, text) = (outer.rect, inner.rect)
        if outer.kind == .bar {
            return inner.name.hasPrefix("value ") && text.x >= rect.x && text.maxX <= rect.maxX && text.y >= rect.y
                && text.maxY <= rect.maxY
        }
        if outer.name.hasPrefix("cell ") { return inner.name.hasPrefix("label ") && text.touches(rect, gap: 0) }
        guard outer.name == "goal", outer.kind == .disc, inner.kind == .text else { return false }
        // The pen is a sixth of the ring's radius.
        let radius = rect.width / 2 * 0.8
        let (dx, dy) = (
            max(abs(text.x - rect.midX), abs(text.maxX - rect.midX)),
            max(abs(text.y - rect.midY), abs(text.maxY - rect.midY)) - 0.3 * text.height
        )
        return dx * dx + dy * dy <= radius * radius
    }

    /// Whether two whose rectangles touch do so themselves. Days may stand as close to each other as the chart has them.
    private static func touch(_ a: LayoutBox, _ b: LayoutBox) -> Bool {
        func isDay(_ box: LayoutBox) -> Bool { box.kind == .bar || isNode(box) }
        func isNode(_ box: LayoutBox) -> Bool { box.name.hasPrefix("node ") }
        if isDay(a), isDay(b) { return false }
        let (disc, other) = isNode(a) ? (a, b) : (b, a)
        guard isNode(disc) else { return true }
        let (x, y, radius) = (disc.rect.midX, disc.rect.midY, disc.rect.width / 2)
        let (dx, dy) = (max(other.rect.x - x, 0, x - other.rect.maxX), max(other.rect.y - y, 0, y - other.rect.maxY))
        return (dx * dx + dy * dy).squareRoot() < radius - 1e-6
    }

    private static func checkContrast(_ card: WeekCard, _ name: String) {
        let faint = PictureFaults(card.drawing, ground: card.palette.background).faintTexts { _ in 4.5 }
        #expect(faint.isEmpty, "\(name): \(faint)")
        // Bars can be seen, and told apart.
        for mark in card.drawing.scene.marks where mark.role.kind == "bar" {
            if case .solid(let color) = mark.fill {
                #expect(color.contrast(with: card.palette.background) >= 1.5, "\(name)")
            }
        }
    }
}
