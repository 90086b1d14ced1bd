/// The aids for reading a chart: numbers, reference lines, headings. By default none is drawn.
///
///     options.annotations.values = .extremes
///     options.annotations.goal = 10_000
public struct Annotations: Hashable, Sendable {
    /// A choice of the days that have their number beside them.
    public enum Values: String, Hashable, Sendable, CaseIterable {
        /// No day.
        case none
        /// The highlighted day.
        case selected
        /// The highlighted day and the highest.
        case highest
        /// The highlighted day, the highest and the lowest.
        case extremes
        /// All days, as far as there is space.
        case all
    }

    /// The count at the chart's bottom.
    public enum Baseline: Hashable, Sendable {
        /// The least count that the chart shows.
        case least
        /// The count 0.
        case zero
        /// A number of steps, or the least count that the chart shows where that is less.
        case steps(Int)
    }

    /// A line of text over the chart.
    public enum Heading: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// A text in the chart's language: as a title it names the data, as a subtitle the dates.
        case automatic
        /// A text of the caller.
        case text(String)

        /// A text that is written in the program: `options.title = "Anna"`.
        public init(stringLiteral text: String) { self = .text(text) }

        /// The caller's text; nil for the automatic one.
        var own: String? { if case .text(let text) = self { text } else { nil } }
    }

    /// The days that have their number beside them. Default: none.
    public var values = Values.none
    /// The count at the chart's bottom. Default: nil, which is the least of a line and 0 of bars.
    public var baseline: Baseline?
    /// True if there are faint lines at round counts, with their numbers on the left. Default: false.
    public var yAxis = false
    /// The daily goal, from 1, in the week's measure: a dashed line, and a mark on each day that reached it. If the
    /// week changes its goal, the goal before the first change. Default: nil, no goal.
    public var goal: Int?
    /// The number of days, from 2 to 365, of which a line shows the average; days are then dots or bars behind it.
    /// Default: nil, which is 7 where a line has more than 60 days, else none.
    public var trend: Int?
    /// The line over the chart. Default: nil, none.
    public var title: Heading?
    /// The line under the title. Default: nil, which is none for days, and the meaning of the numbers for other spans.
    public var subtitle: Heading?
    /// True if no text has the count of a day, the goal or the axis. Default: false.
    public var hidesValues = false
    /// True if no text has the total or an average. Default: false.
    public var hidesTotal = false
    /// True if no text has a date: days are named by weekday, or by number. Default: false.
    public var hidesDates = false
    /// True if texts separate thousands, as in `16,105`; numbers beside days and lines always do. Default: true.
    public var groupsDigits = true

    /// Creates the default: no annotations.
    public init() {}

    /// - Throws: `ChartError.invalidOption` if texts leave something out, in a picture that is made for figures.
    func refuseHiding(in picture: String) throws(ChartError) {
        let hidesAny = hidesValues || hidesTotal || hidesDates
        try ChartError.check("hide", !hidesAny, "a line or bars: a \(picture) is made of numbers", picture)
    }

    /// - Throws: `ChartError.invalidOption` for the first count that is out of its range.
    func validate() throws(ChartError) {
        let most = StepDay.valueRange.upperBound
        if let trend { try ChartError.check("trend", 2...365 ~= trend, "a number of days from 2 to 365", trend) }
        if let goal { try ChartError.check("goal", 1...most ~= goal, "a number of steps from 1 to \(most)", goal) }
        if case .steps(let steps) = baseline {
            try ChartError.check("baseline", 0...most ~= steps, "a number of steps from 0 to \(most)", steps)
        }
    }
}
