import StepChart
import Testing

/// Charts that can be read.
@Suite struct AnnotationTests {
    @Test(arguments: cases) func aid(_ golden: GoldenCase) throws { try golden.verify() }

    static let cases: [GoldenCase] =
        [
            aid("values-all") { $0.annotations.values = .all },
            aid("values-extremes-month", days: 31) { $0.annotations.values = .extremes },
            aid("values-gaps", steps: [3000, nil, 9000, 9010, nil, nil, 4000]) { $0.annotations.values = .all },
            aid("y-axis") { $0.annotations.yAxis = true },
            aid("y-axis-narrow-range", steps: [9990, 10_000, 10_010, 9995, 10_005, 9992, 10_001]) {
                $0.annotations.yAxis = true
            },
            aid("goal") { $0.annotations.goal = 7000 },
            aid("goal-changes", changes: [(2, 9000), (5, 3000)]) { $0.annotations.goal = 5000 },
            aid("goal-changes-bars", changes: [(3, 3000)]) { options in
                everything(&options)
                options.mark = .bars
            },
            aid("goal-and-average") { ($0.annotations.goal, $0.averageLine) = (6000, true) },
            aid("previous", comparing: true) { _ in },
            aid("distance", comparing: true, measure: .distance) { options in
                everything(&options)
                options.annotations.goal = 5000
            },
            aid("miles-by-week", days: 91, measure: .distance, unit: .mi) { options in
                everything(&options)
                (options.annotations.goal, options.aggregation.span) = (5 * 1609, .week)
                options.mark = .bars
            },
            aid("floors-de", measure: .floors) { options in
                everything(&options)
                (options.annotations.goal, options.language) = (10, .german)
            },
            aid("hidden-counts", comparing: true) { options in
                everything(&options)
                options.annotations.hidesValues = true
                options.annotations.hidesTotal = true
            },
            aid("hidden-dates") { options in
                everything(&options)
                options.annotations.hidesDates = true
            },
            aid("headings") { ($0.annotations.title, $0.annotations.subtitle) = (.automatic, .automatic) },
            aid("headings-de") { options in
                (options.language, options.annotations.title, options.annotations.subtitle) = (
                    .german, .text("Mein langer Lauf durch die große Stadt am Fluss"), .automatic
                )
            },
            aid("bars") { $0.mark = .bars },
            aid("bars-two-days", steps: [500, 1000]) { ($0.mark, $0.annotations.values) = (.bars, .all) },
            aid("fit", scale: 1) { options in
                everything(&options)
                (options.width, options.height, options.fitsCanvas) = (600, 315, true)
            },
            aid("small", scale: 2) { options in
                everything(&options)
                (options.width, options.height) = (158, 158)
            },
            aid("year", days: 366) {
                ($0.annotations.yAxis, $0.annotations.goal, $0.annotations.title) = (true, 10_000, .automatic)
            },
            aid("year-by-week", days: 366) {
                ($0.aggregation.span, $0.annotations.values, $0.annotations.yAxis) = (.week, .extremes, true)
            },
            aid("year-by-month", days: 366) {
                ($0.aggregation.span, $0.annotations.values, $0.mark) = (.month, .all, .bars)
            },
            aid("trend-bars", days: 31) { ($0.annotations.trend, $0.annotations.values) = (7, .extremes) },
            aid("trend-dots", days: 31) { ($0.annotations.trend, $0.mark) = (7, .line) },
            aid("weekdays", days: 91) { options in
                (options.aggregation.span, options.annotations.title) = (.weekday, .automatic)
                (options.annotations.values, options.annotations.subtitle) = (.highest, .automatic)
            },
            aid("hours", days: 28, hasHours: true) { ($0.by, $0.title, $0.subtitle) = (.hour, .automatic, .automatic) },
            aid("hours-calendar", days: 28, hasHours: true) { options in
                (options.by, options.mark, options.title) = (.hour, .calendar, .automatic)
            },
            aid("hours-day", days: 1, hasHours: true) { options in
                (options.by, options.title, options.subtitle) = (.hour, .automatic, .automatic)
                (options.language, options.annotations.values, options.annotations.yAxis) = (.german, .highest, true)
            },
            aid("weekdays-line", days: 91) { ($0.aggregation.span, $0.mark) = (.weekday, .line) },
            aid("quarter", days: 91) { $0.annotations.values = .extremes },
        ]
        + ChartTheme.BuiltIn.allCases.flatMap { builtIn in
            [ChartOptions.Mark.line, .bars].map { mark in
                aid("everything-\(mark.rawValue)-\(builtIn.rawValue)", comparing: true, theme: ChartTheme(builtIn)) {
                    everything(&$0)
                    $0.mark = mark
                }
            }
        }

    private static func everything(_ options: inout ChartOptions) {
        options.annotations.values = .all
        options.annotations.goal = 7000
        options.annotations.yAxis = true
        options.annotations.title = .automatic
        options.annotations.subtitle = .automatic
    }

    /// From 0 to 4000, without a pattern to be seen (M. E. O'Neill's PCG, 2014).
    private static func scatter(_ index: Int) -> Int {
        let state = UInt32(index) &* 747_796_405 &+ 2_891_336_453
        let word = ((state >> ((state >> 28) + 4)) ^ state) &* 277_803_737
        return Int(((word >> 22) ^ word) % 4001)
    }

    /// The steps of a day by hour: on the way to work and back, or of a weekend's morning.
    private static func hours(_ date: CivilDate?, _ steps: Int) -> [Int] {
        let isOnWeekend = date.map { $0.weekday > 5 } ?? false
        let peaks = isOnWeekend ? [(11.0, 2.0), (16, 2.5)] : [(8.0, 0.8), (12.5, 1.2), (18, 1.5)]
        let parts = (0..<24).map { hour in
            peaks.reduce(0.0) { $0 + max(0, 1 - abs(Double(hour) - $1.0) / (2 * $1.1)) }
        }
        return parts.map { Int($0 / parts.reduce(0, +) * Double(steps)) }
    }

    /// A day of a walker whose steps are 72 cm, and who climbs a floor every 700 of them.
    private static func day(_ date: CivilDate?, _ steps: Int?) -> StepDay {
        let meters = steps.map { Double($0) * 0.72 }
        return StepDay(date: date, steps: steps, distanceMeters: meters, flights: steps.map { $0 / 700 })
    }

    private static let sample: [Int?] = [7314, 2583, 16105, 6015, 60, 3942, 1641]

    /// - Parameters:
    ///   - days: of a made-up year, which rises to spring and falls to autumn; nil is `steps`.
    ///   - changes: of the goal, by the index of their day.
    private static func aid(
        _ name: String, steps: [Int?] = sample, days: Int? = nil, comparing: Bool = false, scale: Double = 1,
        theme: ChartTheme = .light, measure: Measure = .steps, unit: DistanceUnit = .km,
        changes: [(day: Int, goal: Int)] = [], hasHours: Bool = false,
        _ configure: @escaping @Sendable (inout ChartOptions) -> Void
    ) -> GoldenCase {
        GoldenCase(topic: "aids", name: name) { threads in
            let first = try #require(CivilDate(days == nil ? "2016-09-12" : "2016-01-01"))
            let counts = days.map { count in
                (0..<count).map { 9000 - ($0 - 120) * ($0 - 120) / 12 + scatter($0) }
            }
            let all: [Int?] = counts?.map { max(300, $0) } ?? steps
            var week = try StepWeek(
                days: all.enumerated().map { index, steps in
                    var day = day(first.adding(days: index), steps)
                    if hasHours {
                        let hours = hours(day.date, steps ?? 0)
                        day.hours = hours
                        day.steps = hours.reduce(0, +)
                    }
                    return day
                })
            if comparing {
                week = week.comparing(
                    with: [5200, 8100, 9800, 4015, 3060, 6942, 11_641].map { day(nil, $0) })
            }
            week = try week.measured(in: measure, unit: unit)
            for change in changes {
                let from = try #require(first.adding(days: change.day))
                week = week.changingGoal(week.goalChanges + [GoalChange(from: from, goal: change.goal)])
            }
            var options = ChartOptions()
            configure(&options)
            let chart = try WeekChart(week, options: options, theme: theme)
            return try chart.image(RenderOptions(scale: scale, threads: threads)).buffer
        }
    }
}
