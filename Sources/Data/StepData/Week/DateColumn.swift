/// The dates of one text, which have day and month in one order: one that may mean either waits for one that shows it.
struct DateColumn {
    typealias Order = ReadingOptions.DateOrder

    private let text: SourceText
    private let wanted: Order?
    private let zone: TimeZoneRules?
    /// The first date that can only be read one way.
    private var shown: (order: Order, range: Range<Int>)?
    private var open: [(index: Int, date: WrittenDate, range: Range<Int>)] = []

    init(_ text: SourceText, _ options: ReadingOptions) {
        self.text = text
        (wanted, zone) = (options.dateOrder, options.zone)
    }

    /// The date of a day, and what a clock of UTC showed where it has a time; one that is still open is the earliest of
    /// all.
    /// - Parameter value: where it stands in the text, with its quotes or without.
    mutating func date(
        _ written: ArraySlice<UInt8>, value: Range<Int>, index: Int, field: String
    ) throws(TextError) -> (date: CivilDate, moment: Int?) {
        if let date = CivilDate(iso: written) { return (date, nil) }
        guard let date = WrittenDate(written) else { throw invalid(field, value, DayField.date.expected) }
        guard date.hasYear else { throw invalid(field, value, "a year of four digits, as in 2016-09-12") }
        let moment = date.time.map { $0.seconds - ($0.offset ?? 0) }
        if let wanted {
            guard let date = date.date(wanted, in: zone) else {
                throw invalid(field, value, "a date in the order \(wanted.rawValue)")
            }
            return (date, moment)
        }
        switch (date.date(.dmy, in: zone), date.date(.mdy, in: zone)) {
        case (nil, nil): throw invalid(field, value, DayField.date.expected)
        case (let date?, nil):
            try note(.dmy, value, field)
            return (date, moment)
        case (nil, let date?):
            try note(.mdy, value, field)
            return (date, moment)
        case (let dayFirst?, let monthFirst?):
            if dayFirst == monthFirst { return (dayFirst, moment) }
            if let shown { return (shown.order == .dmy ? dayFirst : monthFirst, moment) }
            open.append((index, date, value))
            return (.earliest, moment)
        }
    }

    /// The days whose dates were open.
    func settled() throws(TextError) -> [(index: Int, date: CivilDate)] {
        guard let first = open.first else { return [] }
        guard let shown else {
            let readings = [first.date.date(.dmy), first.date.date(.mdy)].compactMap { $0?.description }
            throw invalid(
                "date", first.range, "a date that is \(readings.joined(separator: " or ")), by --date-order dmy or mdy")
        }
        return open.compactMap { entry in entry.date.date(shown.order, in: zone).map { (entry.index, $0) } }
    }

    private mutating func note(_ order: Order, _ range: Range<Int>, _ field: String) throws(TextError) {
        guard let shown else {
            shown = (order, range)
            return
        }
        guard shown.order == order else {
            let line = text.position(of: shown.range.lowerBound).line
            let other = text.quoted(shown.range.unquoted(in: text))
            throw invalid(field, range, "day and month in the order of \(other) in line \(line)")
        }
    }

    private func invalid(_ field: String, _ range: Range<Int>, _ expected: String) -> TextError {
        .invalid(
            at: text.position(of: range.lowerBound), field: field, expected: expected,
            found: text.found(range.unquoted(in: text)))
    }
}

extension Range<Int> {
    /// Without the quotes of a string in JSON.
    fileprivate func unquoted(in text: SourceText) -> Self {
        count >= 2 && text.bytes[lowerBound] == UInt8(ascii: "\"") ? lowerBound + 1..<upperBound - 1 : self
    }
}
