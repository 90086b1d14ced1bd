import StepTestSupport
import Testing

@testable import StepChart

@Suite struct LabelRowTests {
    static func labelled(_ count: Int, _ labels: ChartOptions.Labels, width: Double = 375) throws -> [ChartLayout.Text?]
    {
        var options = ChartOptions()
        options.labels = labels
        options.width = width
        return try WeekChart(week(of: Array(repeating: 1, count: count)), options: options).layout.nodes.map(\.label)
    }

    @Test func aWeekOfDaysKeepsAllItsLabels() throws {
        #expect(try Self.labelled(7, .monthDay).count { $0 != nil } == 7)
    }

    /// Digits are .563 em wide whatever they are, and a slash .363 em, less the kerning after a 1 and a 7.
    @Test func digitsOfLabelsAreOfOneWidth() throws {
        let labels = try Self.labelled(7, .monthDay).compactMap(\.self)
        #expect(Set(labels.map(\.rect.width)).count == 1)
        for label in labels { #expect(abs(label.rect.width - 11 * (3 * 0.563 + 0.363)) < 1e-9) }
    }

    @Test func isoDatesOfAWeekAreThinnedFromTheLast() throws {
        let labels = try Self.labelled(7, .iso).map { $0?.string }
        #expect(labels == ["2016-09-12", nil, "2016-09-14", nil, "2016-09-16", nil, "2016-09-18"])
    }

    @Test(arguments: [ChartOptions.Labels.monthDay, .weekday, .iso], [80.0, 375, 1000])
    func labelsNeverTouchAndNeverLeaveTheCanvas(labels: ChartOptions.Labels, width: Double) throws {
        for count in 1...400 {
            let all = try Self.labelled(count, labels, width: width)
            let shown = all.indices.filter { all[$0] != nil }
            let rects = all.compactMap { $0?.rect }
            let gaps = zip(rects, rects.dropFirst()).map { $1.x - $0.maxX }
            let strides = Set(zip(shown, shown.dropFirst()).map { $1 - $0 })
            #expect(shown.last == count - 1, "\(count) days end on a label")
            #expect(strides.count <= 1, "\(count) days: every k-th")
            #expect(rects.allSatisfy { $0.x >= 0 && $0.maxX <= width && $0.maxY <= 200 }, "\(count) days")
            #expect(gaps.allSatisfy { $0 >= 6 - 1e-9 }, "\(count) days")
        }
    }

    /// Thinning must not give up labels that would have had room.
    @Test(arguments: [14, 31, 61, 100, 366])
    func labelsAreNotThinnedMoreThanNeeded(count: Int) throws {
        let labels = try Self.labelled(count, .iso)
        let widest = labels.reduce(0) { max($0, $1?.rect.width ?? 0) }
        let shown = labels.indices.filter { labels[$0] != nil }
        let stride = try #require(zip(shown, shown.dropFirst()).map { $1 - $0 }.first)
        let spacing = 315 / Double(count - 1)
        // The first and the last label stand a little inside of their days.
        #expect(Double(stride - 1) * spacing < widest + 6 + 3.75)
    }

    @Test func aDaysOwnLabelWinsAndAnEmptyOneHides() throws {
        let date = try #require(CivilDate("2016-09-12"))
        let week = try StepWeek(days: [
            StepDay(date: date, steps: 1, label: "start"),
            StepDay(date: date.adding(days: 1), steps: 2, label: ""),
            StepDay(date: date.adding(days: 2), steps: 3),
        ])
        #expect(try WeekChart(week).layout.nodes.map(\.label?.string) == ["start", nil, "9/14"])
    }

    @Test func aLabelWiderThanTheCanvasIsLeftOut() throws {
        let week = try StepWeek(days: [StepDay(steps: 1, label: String(repeating: "8", count: 100))])
        #expect(try WeekChart(week).layout.nodes[0].label == nil)
    }

    // MARK: Languages

    static func labels(_ week: StepWeek, _ change: (inout ChartOptions) -> Void) throws -> [String?] {
        var options = ChartOptions()
        change(&options)
        return try WeekChart(week, options: options).layout.nodes.map(\.label?.string)
    }

    @Test(arguments: [
        (Language.english, ChartOptions.Labels.automatic, ["9/12", "9/13"]), (.german, .automatic, ["12.9.", "13.9."]),
        (.french, .automatic, ["12/9", "13/9"]), (.spanish, .automatic, ["12/9", "13/9"]),
        (.simplifiedChinese, .automatic, ["9/12", "9/13"]), (.japanese, .automatic, ["9/12", "9/13"]),
        (.english, .dayMonth, ["12.9.", "13.9."]), (.french, .dayMonth, ["12/9", "13/9"]),
        (.german, .monthDay, ["9/12", "9/13"]), (.german, .iso, ["2016-09-12", "2016-09-13"]),
        (.english, .weekday, ["Mon", "Tue"]), (.german, .weekday, ["Mo", "Di"]), (.french, .weekday, ["lun.", "mar."]),
        (.spanish, .weekday, ["lun", "mar"]), (.german, .hidden, [nil, nil]),
    ])
    func labelsSpeakTheLanguage(language: Language, labels: ChartOptions.Labels, expected: [String?]) throws {
        let two = try week(of: [1, 2])
        #expect(try Self.labels(two) { ($0.language, $0.labels) = (language, labels) } == expected)
    }

    @Test(arguments: [Language.english, .german, .french, .spanish])
    func everyWeekdayHasItsName(language: Language) throws {
        let names = try Self.labels(sampleWeek()) { ($0.language, $0.labels) = (language, .weekday) }
        #expect(names == language.catalogue.weekdays)
        #expect(Set(names).count == 7)
    }

    /// Counts alone do not tell their weekdays; dates do.
    @Test func theWeekStartNamesDaysWithoutDates() throws {
        let counts = try StepWeek(steps: Array(repeating: 1, count: 9))
        #expect(try Self.labels(counts) { $0.labels = .weekday } == Array(repeating: nil, count: 9))
        for labels in [ChartOptions.Labels.automatic, .weekday] {
            let names = try Self.labels(counts) { ($0.labels, $0.weekStart, $0.width) = (labels, .saturday, 500) }
            #expect(names == ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        }
        let german = try Self.labels(StepWeek(steps: [1, 2])) { ($0.weekStart, $0.language) = (.sunday, .german) }
        #expect(german == ["So", "Mo"])
        #expect(
            try Self.labels(counts) { ($0.labels, $0.weekStart) = (.iso, .sunday) } == Array(repeating: nil, count: 9))
        #expect(
            try Self.labels(week(of: [1, 2])) { ($0.labels, $0.weekStart) = (.weekday, .sunday) } == ["Mon", "Tue"])
    }

    // MARK: Missing glyphs

    @Test func aLabelThatCannotBeDrawnIsRefused() throws {
        let date = try #require(CivilDate("2016-09-12"))
        let own = try StepWeek(days: [StepDay(date: date, steps: 1, label: "week 月")])
        #expect(throws: ChartError.missingGlyph("月", place: "days[0].label (2016-09-12)")) { try WeekChart(own) }
        #expect(
            ChartError.missingGlyph("月", place: "days[0].label (2016-09-12)").description
                == "days[0].label (2016-09-12): expected characters of the built-in lettering or a font, found \"月\" (U+6708)"
        )
        let dated = try StepWeek(days: [StepDay(date: date, steps: 1)])
        #expect(throws: ChartError.missingGlyph("周", place: "label \"周一\" (2016-09-12)")) {
            try Self.labels(dated) { ($0.labels, $0.language) = (.weekday, .simplifiedChinese) }
        }
    }

    @Test(arguments: [(Language.simplifiedChinese, "没有数据"), (.japanese, "データなし")])
    func aNoticeThatCannotBeDrawnIsRefused(language: Language, notice: String) throws {
        let missing = try #require(notice.unicodeScalars.first)
        #expect(throws: ChartError.missingGlyph(missing, place: "notice \"\(notice)\"")) {
            try Self.labels(StepWeek(steps: [nil])) { $0.language = language }
        }
    }

    @Test func aBoxStandsForItWhenAskedFor() throws {
        let own = try StepWeek(days: [StepDay(steps: 0, label: "月")])
        let labels = try Self.labels(own) { ($0.missingGlyph, $0.language) = (.box, .japanese) }
        #expect(labels == ["月"])
    }

    /// What is thinned out is not drawn.
    @Test func aLabelWithoutRoomIsNotRefused() throws {
        let week = try StepWeek(days: [StepDay(steps: 1, label: String(repeating: "月", count: 100))])
        #expect(try WeekChart(week).layout.nodes[0].label == nil)
    }

    @Test(arguments: [
        (Language.english, "No data"), (.german, "Keine Daten"), (.french, "Aucune donnée"), (.spanish, "Sin datos"),
    ])
    func noticesSpeakTheLanguage(language: Language, notice: String) throws {
        var options = ChartOptions()
        options.language = language
        #expect(try WeekChart(StepWeek(steps: [nil]), options: options).layout.notices.map(\.string) == [notice])
    }
}
