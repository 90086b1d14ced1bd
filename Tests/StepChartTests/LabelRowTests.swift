import Testing

@testable import StepChart

@Suite struct LabelRowTests {
    static func labelled(_ count: Int, _ labels: ChartOptions.Labels, width: Double = 375) throws -> [ChartLayout.Text?]
    {
        var options = ChartOptions()
        options.labels = labels
        options.width = width
        return try Chart(week(of: Array(repeating: 1, count: count)), options: options).layout.nodes.map(\.label)
    }

    @Test func aWeekOfDaysKeepsAllItsLabels() throws {
        #expect(try Self.labelled(7, .monthDay).count { $0 != nil } == 7)
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
        #expect(Double(stride - 1) * spacing < widest + 6)
    }

    @Test func aDaysOwnLabelWinsAndAnEmptyOneHides() throws {
        let date = try #require(CivilDate("2016-09-12"))
        let week = try StepWeek(days: [
            StepDay(date: date, steps: 1, label: "start"),
            StepDay(date: date.adding(days: 1), steps: 2, label: ""),
            StepDay(date: date.adding(days: 2), steps: 3),
        ])
        #expect(try Chart(week).layout.nodes.map(\.label?.string) == ["start", nil, "9/14"])
    }

    @Test func aLabelWiderThanTheCanvasIsLeftOut() throws {
        let week = try StepWeek(days: [StepDay(steps: 1, label: String(repeating: "8", count: 100))])
        #expect(try Chart(week).layout.nodes[0].label == nil)
    }
}
