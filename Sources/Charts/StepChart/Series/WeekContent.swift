/// What pictures are made of: a week, which is then the newest, or what is known of it.
public protocol WeekSource: Hashable, Sendable {
    var content: WeekContent { get }
}

extension StepWeek: WeekSource {
    /// The week, as the newest.
    public var content: WeekContent { WeekContent(self) }
}

/// What a picture is given to show: a week, or nothing yet, and whether that is the newest.
///
///     let newest = WeekContent(week)
///     let old = WeekContent(week, notice: .lastAccessible)
///     let nothingYet = WeekContent.placeholder()
public struct WeekContent: WeekSource {
    /// What is shown; of a placeholder the sample week.
    public let week: StepWeek
    /// Why the picture does not show the newest data, when it does not. It is written over the chart, in place of
    /// "No data" too.
    public internal(set) var notice: Notice?
    /// Whether grey blocks take the place of texts, and a grey line that of data.
    public private(set) var isPlaceholder = false

    /// This.
    public var content: WeekContent { self }

    /// A week, the newest unless a notice says otherwise.
    public init(_ week: StepWeek, notice: Notice? = nil) { (self.week, self.notice) = (week, notice) }

    /// What to show before there is data: the same for everybody, grey blocks in place of texts.
    /// - Parameters:
    ///   - days: how many there will be. Default: 7.
    ///   - isAccessible: false says that health data cannot be read. Default: true.
    public static func placeholder(days: Int = 7, isAccessible: Bool = true) -> WeekContent {
        with(WeekContent(.sample(days: days), notice: isAccessible ? nil : .notAccessible)) { $0.isPlaceholder = true }
    }

    /// The picture says that there is nothing to show, or nothing new.
    var isBlank: Bool { notice != nil || !week.hasData }

    /// What to show in place of this before it is known.
    var placeholder: WeekContent { .placeholder(days: week.days.count, isAccessible: notice == nil) }

    /// Index of the highlighted day. A day of another week is the last of a placeholder.
    /// - Throws: `ChartError.noSuchDay` or `.noSuchDate` for a selection outside the week.
    func selectedIndex(_ selection: ChartOptions.Selection) throws(ChartError) -> Int? {
        switch selection {
        case .automatic: return week.selected ?? week.openDay ?? week.days.count - 1
        case .last: return week.days.count - 1
        case .highest: return week.bestDay ?? 0
        case .weekday(let weekday):
            if isPlaceholder { return week.days.count - 1 }
            if let index = week.days.lastIndex(where: { $0.date?.weekday == weekday.number }) { return index }
            throw .invalidOption("selection", expected: "a weekday of the dates shown", found: weekday.rawValue)
        case .noDay: return nil
        case .index(let index):
            guard week.days.indices.contains(index) else { throw .noSuchDay(index, count: week.days.count) }
            return index
        case .date(let date):
            if isPlaceholder { return week.days.count - 1 }
            guard let index = week.days.firstIndex(where: { $0.date == date }) else { throw .noSuchDate(date) }
            return index
        }
    }

    /// The looks in which it is drawn.
    func effectiveTheme(_ theme: ChartTheme) -> ChartTheme { isPlaceholder ? theme.placeholder : theme }
}
