/// What a chart shows of a week: a point for each day, week or month of it.
struct Series: Hashable, Sendable {
    /// A place on the line, or a bar.
    struct Point: Hashable, Sendable {
        /// Indices of its days in the week; at least one.
        var days: Range<Int>
        /// Of its first day; nil in a week without dates.
        var date: CivilDate?
        /// The day's steps; or the sum of its days, or their average, halves rounded up. Nil without data.
        var steps: Int?
        /// The day's own label; weeks and months have none.
        var label: String?
        /// Whether the week begins or ends within this week or month.
        var isPart = false
    }

    let week: StepWeek
    /// Oldest first, at least one; all days of the week are in one of them.
    private(set) var points: [Point]
    /// The days before, one beside each of the first points. Nil where there are none, and of weeks and months.
    var previous: [Point]?

    /// Whether a day before has data, and one to compare with it.
    var hasPrevious: Bool { previous?.prefix(points.count).contains { $0.steps != nil } == true }

    /// The number of days of which a trend is the average.
    static let averagedDays = 7

    /// True if a line shows the trend of the days in place of each day, as there are too many to see them one by one.
    var hasManyDays: Bool { points.count > 60 && points.allSatisfy { $0.days.count == 1 } }

    /// The average of the seven days up to each; nil of a day without data, and where fewer than four have data.
    var trend: [Double?] {
        points.indices.map { index in
            let first = index + 1 - Self.averagedDays
            guard first >= 0, points[index].steps != nil else { return nil }
            let known = points[first...index].compactMap(\.steps)
            guard 2 * known.count > Self.averagedDays else { return nil }
            return Double(known.reduce(0, +)) / Double(known.count)
        }
    }

}

extension Series {
    /// Takes time linear in the number of days. The first and the last point may have fewer days than the others.
    /// - Parameter joinsRegularDays: whether days that alone have data, as the first of each month, are joined.
    init(_ week: StepWeek, _ options: ChartOptions, joinsRegularDays: Bool = false) {
        self.week = week
        let aggregation = options.aggregation
        let days = week.days
        if aggregation.span == .day {
            points = Self.daily(days)
            if joinsRegularDays, let starts = Self.regularDays(of: days) {
                points = zip(starts, starts.dropFirst() + [days.count]).map { [points] start, end in
                    with(points[start]) { $0.days = start..<end }
                }
            } else if !week.previous.isEmpty {
                previous = Self.daily(week.previous)
            }
            return
        }
        let first = options.firstWeekday ?? 1
        // The days are in a row, so that the calendar need not be asked where a week or a month ends.
        func begins(_ index: Int) -> Bool {
            guard let date = days[0].date?.adding(days: index) else {
                return (days.count - index).isMultiple(of: aggregation.span == .week ? 7 : 30)
            }
            return aggregation.span == .week ? date.weekday == first : date.day == 1
        }
        let starts = [0] + (1..<days.count).filter(begins)
        points = zip(starts, starts.dropFirst() + [days.count]).map { start, end in
            let (sum, count) = week.tally(of: start..<end).averaged
            let total = days[start..<end].reduce(0) { $0 + ($1.steps ?? 0) }
            let steps = aggregation.summary == .sum ? total : (2 * sum + count) / max(2 * count, 1)
            return Point(
                days: start..<end, date: days[start].date, steps: count == 0 ? nil : steps,
                isPart: !begins(start) || !begins(end))
        }
    }

    /// The indices of the days, at least four, that alone have data and are the first of each month, or one weekday of
    /// each week; nil where days with data are no such days.
    private static func regularDays(of days: [StepDay]) -> [Int]? {
        let known = days.indices.filter { days[$0].steps != nil }
        guard known.count >= 4, known.first == 0, let first = days[0].date else { return nil }
        let months = days.indices.filter { first.day == 1 && days[$0].date?.day == 1 }
        let weeks = Array(stride(from: 0, to: days.count, by: 7))
        return [months, weeks].first { $0 == known }
    }

    private static func daily(_ days: [StepDay]) -> [Point] {
        days.enumerated().map { index, day in
            Point(days: index..<index + 1, date: day.date, steps: day.steps, label: day.label)
        }
    }

    /// Leaves labels under nothing but Mondays, where there are any and days have no labels of their own.
    mutating func keepMondays() {
        guard points.allSatisfy({ $0.days.count == 1 && $0.label == nil && $0.date != nil }) else { return }
        for index in points.indices where points[index].date?.weekday != 1 { points[index].label = "" }
    }

    mutating func relabel(_ label: (_ index: Int, _ point: Point) -> String?) {
        for index in points.indices { points[index].label = label(index, points[index]) }
    }

    /// Index of the point that a day is in.
    /// - Parameter day: index of a day of the week.
    func index(ofDay day: Int) -> Int { points.firstIndex { $0.days.contains(day) } ?? points.count - 1 }

    /// Index of the highlighted point: that of the highlighted day or, where nobody has chosen it, the last whole one.
    func selectedIndex(day: Int?, _ selection: ChartOptions.Selection) -> Int? {
        guard let index = day.map(index(ofDay:)) else { return nil }
        guard selection == .automatic, week.selected == nil, points[index].isPart else { return index }
        return points[..<index].lastIndex { !$0.isPart } ?? index
    }
}
