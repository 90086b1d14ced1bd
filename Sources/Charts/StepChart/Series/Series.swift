/// The points that a chart shows of a week: one for each day, week, month, year or weekday of it, or each hour.
struct Series: Hashable, Sendable {
    /// A point of the line, or a bar.
    struct DataPoint: Hashable, Sendable {
        /// The indices of its days in the week, at least one. A weekday has only the index of the last of its days.
        var days: Range<Int>
        /// The date of its first day; nil in a week without dates.
        var date: CivilDate?
        /// The day's count in the week's measure, or its days' sum or average, halves rounded up; nil without data.
        var count: Int?
        /// The day's own label; weeks and months have none.
        var label: String?
        /// True if the week begins or ends within this week, month or year.
        var isPart = false
        /// The range of the middle half of a weekday's days, if `count` is their average; nil for other points.
        var middleHalf: ClosedRange<Double>?
    }

    let week: StepWeek
    private(set) var span = Aggregation.Span.day
    /// The points from the oldest, at least one; each day of the week is in one of them.
    private(set) var points: [DataPoint]
    /// The days before, to compare with the first points, or weekends' hours; nil if none, and for weeks and months.
    var previous: [DataPoint]?

    /// True if a point is compared with a day before that has data.
    var hasPrevious: Bool { previous?.prefix(points.count).contains { $0.count != nil } == true }

    /// Returns the goal of each point: that of the last of its days.
    /// - Parameter first: the goal before the first change.
    func goals(first: Int) -> [Int] {
        points.map { point in
            let last = min(point.days.upperBound, week.days.count) - 1
            return week.goal(of: week.days[last], first: first)
        }
    }

    /// The default number of days of which a trend is the average.
    static let averagedDays = 7

    /// Returns for each day the average of the last `count` days; nil for a day without data, for today, which is not
    /// over, and if fewer than half of the days have data.
    func trend(of count: Int) -> [Double?] {
        let openDay = week.openDay
        var sum = 0
        var known = 0
        return points.indices.map { index in
            if let last = points[index].count {
                sum += last
                known += 1
            }
            if index >= count, let first = points[index - count].count {
                sum -= first
                known -= 1
            }
            guard index + 1 >= count, points[index].count != nil, index != openDay else { return nil }
            return 2 * known >= count ? Double(sum) / Double(known) : nil
        }
    }
}

extension Series {
    /// Creates the points in linear time. The first and the last point may have fewer days than the others.
    /// - Parameter joinsRegularDays: true if regular days that alone have data are joined, as the first of each month.
    init(_ week: StepWeek, _ options: ChartOptions, joinsRegularDays: Bool = false) {
        self.week = week
        let aggregation = options.aggregation
        span = aggregation.span
        let days = week.days
        if aggregation.span == .day {
            points = Self.daily(days, week.measure)
            if joinsRegularDays, let starts = Self.regularDays(of: week) {
                points = zip(starts, starts.dropFirst() + [days.count]).map { [points] start, end in
                    with(points[start]) { $0.days = start..<end }
                }
            } else if !week.previous.isEmpty {
                previous = Self.daily(week.previous, week.measure)
            }
            return
        }
        if span == .hour {
            let facts = week.hourFacts
            let weekend = options.separatesWeekends ? facts?.weekend : nil
            points = Self.hourly(days, weekend == nil ? facts?.averages : facts?.workdays)
            previous = weekend.map { Self.hourly(days, $0) }
            return
        }
        let first = options.firstWeekday ?? 1
        /// Returns the sum of some days, or their average, with halves rounded up.
        func summary(of tally: StepFacts.Tally) -> Int? {
            let (sum, count) = tally.averaged
            if count == 0 { return nil }
            return aggregation.summary == .sum ? tally.total : (2 * sum + count) / (2 * count)
        }
        if span == .weekday {
            let start = days[0].date.map { (first - $0.weekday + 7) % 7 } ?? 0
            points = (start..<start + 7).map { $0 % 7 }.filter(days.indices.contains).map { index in
                let indices = stride(from: index, to: days.count, by: 7)
                let last = days.count - 1 - (days.count - 1 - index) % 7
                let known = indices.compactMap(week.count).sorted()
                return DataPoint(
                    days: last..<last + 1, date: days[last].date, count: summary(of: week.tally(of: indices)),
                    middleHalf: known.isEmpty || aggregation.isSum ? nil : known.quantile(0.25)...known.quantile(0.75))
            }
            return
        }
        // The days are consecutive, so that a week, a month or a year ends where the next one begins.
        func begins(_ index: Int) -> Bool {
            let date = days[0].date?.adding(days: index)
            let left = days.count - index
            switch aggregation.span {
            case .week: return date.map { $0.weekday == first } ?? left.isMultiple(of: 7)
            case .year: return date.map { ($0.month, $0.day) == (1, 1) } ?? left.isMultiple(of: 365)
            case .month, .day, .weekday, .hour: return date.map { $0.day == 1 } ?? left.isMultiple(of: 30)
            }
        }
        points = days.indices.cut { begins($1) }.map { part in
            DataPoint(
                days: part, date: days[part.lowerBound].date, count: summary(of: week.tally(of: part)),
                isPart: !begins(part.lowerBound) || !begins(part.upperBound))
        }
    }

    /// Creates a point for each hour of each weekday, from the first of a week on.
    init(hoursByWeekdayOf week: StepWeek, from weekday: Int) {
        self.week = week
        span = .hour
        let averages = week.hourFacts?.byWeekday
        points = (0..<7).flatMap { Self.hourly(week.days, averages?[(weekday - 1 + $0) % 7]) }
    }

    /// Returns the indices of the days with data, if they are at least four, and exactly the first of each month or the
    /// same weekday of each week; else nil.
    private static func regularDays(of week: StepWeek) -> [Int]? {
        let days = week.days
        let known = days.indices.filter { week.count($0) != nil }
        guard known.count >= 4, known.first == 0, let first = days[0].date else { return nil }
        let months = days.indices.filter { first.day == 1 && days[$0].date?.day == 1 }
        let weeks = Array(stride(from: 0, to: days.count, by: 7))
        return [months, weeks].first { $0 == known }
    }

    private static func daily(_ days: [StepDay], _ measure: Measure) -> [DataPoint] {
        days.enumerated().map { index, day in
            DataPoint(days: index..<index + 1, date: day.date, count: day.count(in: measure), label: day.label)
        }
    }

    private static func hourly(_ days: [StepDay], _ counts: [Int]?) -> [DataPoint] {
        (0..<StepDay.hourCount).map { DataPoint(days: days.indices, count: counts?[$0]) }
    }

    mutating func relabel(_ label: (_ index: Int, _ point: DataPoint) -> String?) {
        for index in points.indices { points[index].label = label(index, points[index]) }
    }

    /// Returns the index of the point that contains a day.
    /// - Parameter day: the index of a day of the week.
    func index(ofDay day: Int) -> Int {
        let index = points.firstIndex { point in
            span == .weekday ? (point.days.lowerBound - day).isMultiple(of: 7) : point.days.contains(day)
        }
        return index ?? points.count - 1
    }

    /// Returns the index of the highlighted point: the point of the highlighted day. With the automatic selection it is
    /// the last complete point, or the highest weekday or hour.
    func selectedIndex(day: Int?, _ selection: ChartOptions.Selection) -> Int? {
        guard let index = day.map(index(ofDay:)) else { return nil }
        if span == .hour || span == .weekday && selection == .automatic {
            return points.indices.max { (points[$0].count ?? 0) < (points[$1].count ?? 0) }
        }
        guard selection == .automatic, week.selected == nil, points[index].isPart else { return index }
        return points[..<index].lastIndex { !$0.isPart } ?? index
    }
}

extension [Int] {
    /// Returns the quantile of sorted values, at least one, for a part from 0 to 1, by linear interpolation.
    fileprivate func quantile(_ part: Double) -> Double {
        let position = part * Double(count - 1)
        let lower = Int(position)
        let upper = Swift.min(lower + 1, count - 1)
        return Double(self[lower]) + (position - Double(lower)) * Double(self[upper] - self[lower])
    }
}
