/// A source of the data that pictures show: a week, which counts as the newest, or a `WeekContent`.
public protocol WeekSource: Hashable, Sendable {
    var content: WeekContent { get }
}

extension StepWeek: WeekSource {
    /// The content of the week without a notice.
    public var content: WeekContent { WeekContent(self) }
}

/// The data that a picture shows: a week, or a placeholder for one, and a notice if it is not the newest.
///
///     let newest = WeekContent(week)
///     let old = WeekContent(week, notice: .lastAccessible)
///     let nothingYet = WeekContent.placeholder()
public struct WeekContent: WeekSource {
    /// The week that is shown; for a placeholder the sample week.
    public let week: StepWeek
    /// The reason why the picture does not show the newest data; nil if it does. It replaces "No data", too.
    public internal(set) var notice: Notice?
    /// True if grey blocks take the place of texts, and a grey line that of data.
    public private(set) var isPlaceholder = false

    /// The content itself.
    public var content: WeekContent { self }

    /// Creates content of a week, which is the newest unless there is a notice.
    public init(_ week: StepWeek, notice: Notice? = nil) { (self.week, self.notice) = (week, notice) }

    /// Returns a placeholder to show before there is data: the same for all users, with grey blocks in place of texts.
    /// - Parameters:
    ///   - days: the number of days there will be. Default: 7.
    ///   - isAccessible: false if health data cannot be read, for a notice. Default: true.
    public static func placeholder(days: Int = 7, isAccessible: Bool = true) -> WeekContent {
        with(WeekContent(.sample(days: days), notice: isAccessible ? nil : .notAccessible)) { $0.isPlaceholder = true }
    }

    /// True if the picture has a notice: there is no data, or no new data.
    var isBlank: Bool { notice != nil || !week.hasData }

    /// The placeholder to show until this content is known.
    var placeholder: WeekContent { .placeholder(days: week.days.count, isAccessible: notice == nil) }

    /// Returns the index of the highlighted day. In a placeholder, a weekday or a date selects the last day.
    /// - Throws: `ChartError.noSuchDay` or `.noSuchDate` for a selection outside the week.
    func selectedIndex(_ selection: ChartOptions.Selection) throws(ChartError) -> Int? {
        switch selection {
        case .automatic: return week.selected ?? week.openDay ?? week.days.count - 1
        case .weekday where isPlaceholder, .date where isPlaceholder, .last: return week.days.count - 1
        case .highest: return week.bestDay ?? 0
        case .weekday(let weekday):
            if let index = week.days.lastIndex(where: { $0.date?.weekday == weekday.number }) { return index }
            throw .invalidOption("selection", expected: "a weekday of the dates shown", found: weekday.rawValue)
        case .noDay: return nil
        case .index(let index):
            guard week.days.indices.contains(index) else { throw .noSuchDay(index, count: week.days.count) }
            return index
        case .date(let date):
            guard let index = week.days.firstIndex(where: { $0.date == date }) else { throw .noSuchDate(date) }
            return index
        }
    }

    func effectiveTheme(_ theme: ChartTheme) -> ChartTheme { isPlaceholder ? theme.placeholder : theme }
}
