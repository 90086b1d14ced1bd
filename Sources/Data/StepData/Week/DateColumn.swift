/// The dates of one text, which all have day and month in one order; an ambiguous date gets the order that others show.
struct DateColumn {
    struct DateFault: Error { var expected: String }

    private let text: SourceText
    private let wanted: WrittenDate.Order?
    private let zone: TimeZoneRules?
    /// The first date that can only be read one way, and the order that it shows.
    private var shown: (order: WrittenDate.Order, range: Range<Int>)?
    /// True if a date is written as in languages that separate thousands by points.
    private(set) var groupsByPoint = false
    /// The order of day and month; nil as long as it is not known.
    var order: WrittenDate.Order? { wanted ?? shown?.order }
    /// True if the names of columns, or a month, are Croatian.
    private var isCroatian: Bool
    /// The range of the first date whose month is another one in Croatian.
    private var ambiguous: Range<Int>?
    /// The first date that was ambiguous when it was read.
    private var open: (date: WrittenDate, range: Range<Int>)?
    /// The dates of three numbers of up to two digits, of which the first or the last is the year.
    private var short: [WrittenDate] = []
    /// True if the year is the first of three numbers of two digits.
    private var isYearFirst = false
    /// True if times without an offset are in UTC, as in a column named `Start (UTC)`.
    private let isUTC: Bool

    /// - Parameter names: the names of all columns, which show their language.
    /// - Parameter own: the names of the columns of dates and times.
    init(_ text: SourceText, _ options: ReadingOptions, names: [String], own: [String]) {
        self.text = text
        wanted = options.dateOrder
        zone = options.zone
        isCroatian = names.contains { Self.hasWord(of: CalendarWords.croatian, $0) }
        isUTC = own.contains { name in ColumnName.words(of: name).contains { $0 == "utc" || $0 == "gmt" } }
    }

    /// True if a word of a text begins as one of these does.
    private static func hasWord(of beginnings: [String], _ text: String) -> Bool {
        text.lowercased().split { !$0.isLetter }.contains { word in beginnings.contains { word.hasPrefix($0) } }
    }

    /// Returns a time with the offset that the column's name gives it, if it has none.
    func inZone(_ time: WrittenDate.Time?) -> WrittenDate.Time? {
        guard isUTC, var time, time.offset == nil, !time.hasOtherZone else { return time }
        time.offset = 0
        return time
    }

    /// Takes what the same column, after it was read, shows: the order of day and month, and whether the year is first.
    /// Returns true if dates were read otherwise, so that they have to be read again.
    mutating func learn(from column: DateColumn) -> Bool {
        shown = column.shown
        let days = column.short.compactMap { $0.yearFirst?.date(.mdy) }
        // The years are first if there are fewer of them, and the days are then at most a week apart on average.
        if wanted == nil, days.count == column.short.count, let first = days.min(), let last = days.max(),
            last.days(since: first) <= 7 * days.count, Set(days.map(\.year)).count < Set(column.short.map(\.year)).count
        {
            isYearFirst = true
        }
        return column.open != nil && shown != nil || isYearFirst != column.isYearFirst
    }

    /// The date of a day, and the moment of a row that has a time, as `WrittenDate.day` gives them; for a date that is
    /// still ambiguous, the earliest of all dates without a moment.
    /// - Parameter range: the range of the date in the text, without quotes.
    mutating func date(
        _ written: ArraySlice<UInt8>, at range: Range<Int>
    ) throws(DateFault) -> (date: CivilDate, moment: WrittenDate.Moment?) {
        if let date = CivilDate(iso: written) { return (date, nil) }
        guard var date = WrittenDate(written) ?? WrittenDate(serialNumber: written) else {
            throw DateFault(expected: DayField.date.expected)
        }
        date.time = inZone(date.time)
        if date.order == .dmy { groupsByPoint = true }
        if date.isNamed {
            let words = String(decoding: written, as: UTF8.self)
            if Self.hasWord(of: [CalendarWords.ambiguousMonth], words) { ambiguous = ambiguous ?? range }
            if Self.hasWord(of: CalendarWords.croatian, words) { isCroatian = true }
        }
        guard date.hasYear else { throw DateFault(expected: "a year of four digits, as in 2016-09-12") }
        if date.shortMark != nil { short.append(date) }
        if isYearFirst, let turned = date.yearFirst { date = turned }
        if date.time?.isOnClocks == false {
            throw DateFault(expected: "a time of day from 00:00 to 23:59:59 with the date")
        }
        if zone != nil, date.time?.hasOtherZone == true { throw DateFault(expected: Self.expectedOffset) }
        let dayFirst = wanted == .mdy ? nil : date.day(.dmy, in: zone)
        let monthFirst = wanted == .dmy ? nil : date.day(.mdy, in: zone)
        guard let dayFirst, let monthFirst else {
            guard let only = dayFirst ?? monthFirst else {
                throw DateFault(expected: wanted.map { "a date in the order \($0.rawValue)" } ?? DayField.date.expected)
            }
            let order = dayFirst == nil ? WrittenDate.Order.mdy : .dmy
            let first = shown ?? (order, range)
            shown = first
            guard first.order == order else {
                throw DateFault(expected: "day and month in the order of \(text.cited(first.range))")
            }
            return only
        }
        if dayFirst == monthFirst { return dayFirst }
        if let shown { return shown.order == .dmy ? dayFirst : monthFirst }
        open = open ?? (date, range)
        return (.earliest, nil)
    }

    /// The range of a date that is still ambiguous, and the text that is expected in its place; nil if none is.
    var fault: (expected: String, range: Range<Int>)? {
        if isCroatian, let ambiguous {
            return ("a month as a number: listopad is October here, and November elsewhere", ambiguous)
        }
        guard let open else { return nil }
        let readings = [open.date.date(.dmy), open.date.date(.mdy)].compactMap { $0?.description }
        return ("a date that is \(readings.joined(separator: " or ")), by --date-order dmy or mdy", open.range)
    }
}
