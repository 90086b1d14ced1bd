/// Checks all the limits of a week. It takes days one by one, so a reader that stops at a fault knows its position.
///
/// A strict builder refuses a day that is not after the one before; any other takes all, and `sortAndJoin` sorts them.
struct WeekBuilder {
    private(set) var days: [StepDay] = []
    var selected: Int?
    /// The text of the days; nil in a strict builder.
    private let text: SourceText?
    /// The offset of each day's date, or of the day; empty in a strict builder.
    private var starts: [Int] = []
    private(set) var timedRows = 0
    /// True if rows were divided at a midnight of UTC, as no other time zone is known.
    private(set) var dividesUTC = false
    /// The details of each row; shorter than the days if the last ones have none.
    private var details: [RowDetail] = []

    /// The data of a row other than the figures of a day.
    struct RowDetail: Equatable {
        /// The moment of a time that is in one cell with its date, or in a column beside it.
        var moment: WrittenDate.Moment?
        /// The end of the row, if it has a time: in seconds, as those of its moment.
        var end: Int?
        /// The last date, for a row that has dates without times.
        var lastDate: CivilDate?
        /// The steps, if they have a fraction.
        var exactSteps: Double?
        /// The numbers of the row's source, person and so on, one for each column of `RowRules.origins`.
        var origins: [Int32] = []
    }

    /// The number of rows with times that were summed, and of the days they became; nil if there are as many.
    private(set) var summed: (rows: Int, days: Int)?

    /// A value that a week cannot hold.
    struct Fault: Error {
        /// The key of the value in its day or week; empty if the day itself is at fault.
        var key = ""
        var expected: String
        var found: String

        /// The path of the key in `container`, the path of the day or of the week.
        func field(in container: String) -> String { [container, key].filter { !$0.isEmpty }.joined(separator: ".") }

        /// The fault as an error about a value that is not from a text.
        func error(in container: String) -> StepDataError {
            .text(.invalid(at: nil, field: field(in: container), expected: expected, found: found))
        }
    }

    /// Makes a builder of the days of a text, which gives errors their positions; a strict builder without a text.
    init(of text: SourceText? = nil) { self.text = text }

    /// Checks and appends a day; `start` is the offset of its date, or of the day.
    mutating func append(_ day: StepDay, at start: Int = 0, _ detail: RowDetail = RowDetail()) throws(Fault) {
        guard days.count < StepWeek.maximumDays else {
            throw Fault(expected: "at most \(StepWeek.maximumDays) days", found: "more")
        }
        if text == nil, let last = days.last {
            switch (last.date, day.date) {
            case (nil, nil): break
            case (let earlier?, let date?):
                if date <= earlier { throw fault(.date, expected: "a date after \(earlier)", found: date.description) }
            case (_?, nil): throw fault(.date, expected: "a date, as the day before has", found: "none")
            case (nil, let date?):
                throw fault(.date, expected: "no date, as the day before has none", found: date.description)
            }
        }
        try check(day)
        if detail != RowDetail() { note(detail, of: days.count) }
        days.append(day)
        if text != nil { starts.append(start) }
    }

    /// Sorts days by their dates, and joins those with the same date. Rows with times are added up before rounding,
    /// and divided at midnight. A date alone counts as the midnight at its start, if most rows have times.
    /// - Parameter several: the name of a column by which rows of one time may be of several sources.
    /// - Parameter isCounter: true if figures count up from midnight.
    mutating func sortAndJoin(_ options: ReadingOptions, several: String?, isCounter: Bool = false) throws(TextError) {
        let repeated = options.repeated
        let isCounter = isCounter && repeated == nil
        try divideAtMidnights(options.zone)
        let known = days.compactMap(\.date)
        if known.isEmpty {
            if repeated == nil { try refuseTotals(Array(days.indices)) }
            return
        }
        if known.count < days.count, let index = days.firstIndex(where: { $0.date == nil }) {
            throw invalid(index, expected: "a date, as other days have", found: "none")
        }
        // A single row of a day has hours only if it has an end.
        let mayHaveHours = options.keepsHours && details.contains { $0.end != nil }
        if !isCounter, !mayHaveHours, zip(known, known.dropFirst()).allSatisfy({ $0 < $1 }) {
            if repeated == nil { try refuseCounter(Array(days.indices), options, perMonth: true) }
            return
        }
        func seconds(_ index: Int) -> Int {
            repeated == nil ? detail(index).moment?.seconds ?? known[index].daysSince1970 * 86_400 : 0
        }
        let order = days.indices.sorted { (known[$0], seconds($0), $0) < (known[$1], seconds($1), $1) }
        let chosen = selected.flatMap { known.indices.contains($0) ? known[$0] : nil }
        if isCounter { return try takeCounts(order, known, options) }
        if repeated == nil {
            try refuseOverlaps(order, known)
            try refuseCounter(order, options)
            try refuseCounter(order, options, perMonth: true)
            try refuseTotals(order)
        }
        var joinedDays: [StepDay] = []
        /// The sum of the steps of the last of those days, not rounded.
        var exactSteps: Double?
        var last = 0
        /// The different rows of one moment.
        var equals: Set<StepDay> = []
        var nextCheck = 0
        for (number, index) in order.enumerated() {
            try text?.checkDeadline(number, from: &nextCheck)
            let isSameDay = !joinedDays.isEmpty && known[last] == known[index]
            if !isSameDay || seconds(last) != seconds(index) { equals = [] }
            let isNew = equals.insert(days[index]).inserted
            var day = days[index]
            let steps = self.exactSteps(index)
            if isSameDay, let earlier = joinedDays.popLast() {
                let rule = try rule(repeated, for: index, after: last, isNew: isNew, several)
                day = try joined(index, to: earlier, by: rule, last)
                exactSteps = StepDay.sum(exactSteps, steps)
                if rule == .sum { day.steps = exactSteps.map { Int($0.rounded()) } }
            } else {
                exactSteps = steps
            }
            joinedDays.append(day)
            last = index
        }
        if repeated == nil, joinedDays.count < days.count { summed = (timedRows, joinedDays.count) }
        if options.keepsHours {
            var hours = HourTally(options.zone)
            for (index, date) in known.enumerated() {
                let detail = detail(index)
                guard let start = detail.moment, let steps = self.exactSteps(index) else { continue }
                let end = max(start.seconds, detail.end ?? start.seconds)
                hours.add(steps, from: start.seconds, to: end, offset: start.offset, on: date)
            }
            joinedDays = joinedDays.map(hours.day)
        }
        days = joinedDays
        if let chosen { selected = days.firstIndex { $0.date == chosen } }
    }

    private mutating func note(_ detail: RowDetail, of index: Int) {
        while details.count <= index { details.append(RowDetail()) }
        if details[index].moment == nil, detail.moment != nil { timedRows += 1 }
        details[index] = detail
    }

    private func detail(_ index: Int) -> RowDetail { details.indices.contains(index) ? details[index] : RowDetail() }

    /// Returns the steps of a row, not rounded.
    private func exactSteps(_ index: Int) -> Double? { detail(index).exactSteps ?? days[index].steps.map(Double.init) }

    private func invalid(_ index: Int, _ field: String = "date", expected: String, found: String) -> TextError {
        .invalid(at: position(of: index), field: field, expected: expected, found: found)
    }

    private func position(of index: Int) -> TextPosition? { text?.position(of: starts[index]) }

    /// Returns the rule for two rows of one day: the user's, if there is one.
    /// - Parameter isNew: true if no other row of that moment has the same figures.
    private func rule(
        _ repeated: ReadingOptions.Repeated?, for index: Int, after last: Int, isNew: Bool, _ several: String?
    ) throws(TextError) -> ReadingOptions.Repeated {
        if let repeated { return repeated }
        let earlier = detail(last).moment
        let later = detail(index).moment
        let isTimed = earlier != nil && later != nil
        guard isTimed || earlier != later && timedRows * 2 > days.count else { return .error }
        let midnight = days[index].date.map { $0.daysSince1970 * 86_400 }
        if earlier?.seconds ?? midnight != later?.seconds ?? midnight { return .sum }
        var expected = "each time once, or --repeated sum, max or last"
        if isTimed, earlier?.offset == later?.offset {
            // Such rows are from the hour that repeats when clocks go back, or are several counts within a minute.
            if several == nil, isNew || (days[index].steps ?? 0) == 0 { return .sum }
            if let several { expected = "each time once, of one \(SourceText.quoted(several))" }
        }
        throw invalid(index, expected: expected, found: "the time of line \(position(of: last)?.line ?? 0) again")
    }

    private func joined(
        _ index: Int, to earlier: StepDay, by rule: ReadingOptions.Repeated, _ last: Int
    ) throws(TextError) -> StepDay {
        let date = days[index].date.map { "\($0)" } ?? ""
        guard let day = days[index].joined(to: earlier, by: rule) else {
            throw invalid(
                index, expected: "each day once, or --repeated sum, max or last",
                found: "\(date) again, as in line \(position(of: last)?.line ?? 0)")
        }
        do {
            try check(day)
        } catch { throw invalid(index, error.key, expected: error.expected, found: "\(error.found) on \(date)") }
        return day
    }

    func history(unit: DistanceUnit = .km, today: CivilDate? = nil) throws(Fault) -> StepHistory {
        guard !days.isEmpty else { throw Fault(key: "days", expected: "at least one day", found: "none") }
        if let selected, !days.indices.contains(selected) {
            throw Fault(key: "selected", expected: "the index of a day, 0...\(days.count - 1)", found: "\(selected)")
        }
        return StepHistory(days: days, selected: selected, unit: unit, today: today)
    }

    /// Throws if both have dates, and those of `previous` are not all before the others.
    static func check(_ previous: [StepDay], before days: [StepDay]) throws(Fault) {
        guard let first = days.first?.date, let last = previous.last?.date, last >= first else { return }
        throw Fault(expected: "days before \(first)", found: "\(last)")
    }

    private func check(_ day: StepDay) throws(Fault) {
        try check(day.steps, .steps, most: StepDay.valueRange.upperBound)
        try check(day.flights, .flights, most: StepDay.valueRange.upperBound)
        try check(day.distanceMeters, .distanceMeters, most: Double(StepDay.valueRange.upperBound))
        if let hours = day.hours {
            let isValid =
                hours.count == StepDay.hourCount && hours.allSatisfy(StepDay.valueRange.contains)
                && hours.reduce(0, +) == day.steps
            guard isValid else {
                throw Fault(key: "hours", expected: "24 counts whose sum are the steps", found: "\(hours)")
            }
        }
        if let letters = day.label?.unicodeScalars.count, letters > SourceText.mostLetters {
            throw fault(.label, expected: "at most \(SourceText.mostLetters) letters", found: "\(letters)")
        }
    }

    private func check<Number: Comparable & Numeric>(_ value: Number?, _ field: DayField, most: Number) throws(Fault) {
        guard let value, !(0...most).contains(value) else { return }
        let expected = value > most ? "at most \(StepDay.valueRange.upperBound)" : field.expected
        throw fault(field, expected: expected, found: "\(value)")
    }

    private func fault(_ field: DayField, expected: String, found: String) -> Fault {
        Fault(key: field.rawValue, expected: expected, found: found)
    }
}

extension StepDay {
    /// Joins this day with an earlier entry for the same date; nil if there may be only one.
    fileprivate func joined(to earlier: StepDay, by repeated: ReadingOptions.Repeated) -> StepDay? {
        switch repeated {
        case .error: nil
        case .last: self
        case .max: (steps ?? -1) > (earlier.steps ?? -1) ? self : earlier
        case .sum:
            StepDay(
                date: date, steps: Self.sum(steps, earlier.steps),
                distanceMeters: Self.sum(distanceMeters, earlier.distanceMeters),
                flights: Self.sum(flights, earlier.flights), label: label ?? earlier.label)
        }
    }

    fileprivate static func sum<Number: Numeric>(_ a: Number?, _ b: Number?) -> Number? {
        guard let a, let b else { return a ?? b }
        return a + b
    }
}

// MARK: Rows with a start and an end, of several sources or persons

extension WeekBuilder {
    /// Returns the end of a row's day, in seconds as those of its moment.
    private func endOfDay(_ index: Int, _ zone: TimeZoneRules?) -> Int? {
        guard let date = days[index].date else { return nil }
        let day = date.daysSince1970 + 1
        guard let offset = detail(index).moment?.offset else { return day * 86_400 }
        return zone?.start(ofDay: day) ?? day * 86_400 - offset
    }

    /// Divides rows across midnight between two days, in proportion to time, and refuses rows of more days.
    private mutating func divideAtMidnights(_ zone: TimeZoneRules?) throws(TextError) {
        for index in days.indices.prefix(details.count) {
            let detail = details[index]
            guard let date = days[index].date else { continue }
            let length = detail.lastDate.map { $0.days(since: date) * 86_400 }
            let seconds = detail.moment.flatMap { start in detail.end.map { $0 - start.seconds } }
            guard let seconds = length ?? seconds else { continue }
            guard (0..<2 * 86_400).contains(seconds) else {
                throw invalid(
                    index, expected: "a start and an end within a day or two; totals of weeks are no days",
                    found: seconds < 0 ? "an end before its start" : "\(seconds / 86_400) days")
            }
            guard let start = detail.moment?.seconds, let end = detail.end, let midnight = endOfDay(index, zone),
                end > midnight, let next = date.adding(days: 1)
            else { continue }
            if zone == nil, detail.moment?.offset == 0 { dividesUTC = true }
            let share = Double(midnight - start) / Double(end - start)
            divide(index, share, next, at: midnight)
        }
    }

    /// Refuses days whose times are midnight in a time zone east of UTC: in UTC these are late on the previous day.
    func refuseMidnightsElsewhere() throws(TextError) {
        guard days.count > 1, timedRows == days.count else { return }
        var times: Set<Int> = []
        for detail in details {
            guard let moment = detail.moment, moment.offset == 0, detail.end == nil else { return }
            times.insert(moment.timeOfDay)
            // Summer time moves midnight by an hour. Noon is a time that programs give to days.
            guard times.count < 3, times.allSatisfy({ $0 > 43_200 && $0 % 900 == 0 }) else { return }
        }
        guard Set(days.compactMap(\.date)).count == days.count else { return }
        let found = "one row for each day, late on the day in UTC"
        throw invalid(0, expected: "days that begin at midnight, by --time-zone Area/City or UTC", found: found)
    }

    /// Refuses rows that overlap, as those of two devices do; but when clocks go back, an hour of one date comes twice.
    private func refuseOverlaps(_ order: [Int], _ known: [CivilDate]) throws(TextError) {
        var longest: (row: Int, start: Int, end: Int)?
        var repeated: CivilDate?
        for row in order {
            guard let start = detail(row).moment?.seconds, let end = detail(row).end, end > start else { continue }
            // Shorter overlaps are those of times that are rounded.
            if let longest, 2 * (longest.end - start) > end - start {
                let isRepeated = (start, end) == (longest.start, longest.end) && detail(row).moment?.offset == nil
                guard isRepeated, repeated ?? known[row] == known[row] else {
                    let expected = "times that do not overlap, a column of their sources, or --repeated sum"
                    let line = position(of: longest.row)?.line ?? 0
                    throw invalid(row, expected: expected, found: "a part of the time of line \(line) again")
                }
                repeated = known[row]
            }
            if end > longest?.end ?? .min { longest = (row, start, end) }
        }
    }

    /// Divides rows, in the order of their dates, into those of each day or month; without dates, all are of one.
    /// - Parameter start: the time in seconds at which all days begin; nil for the midnight of their dates.
    private func periods(_ order: [Int], from start: Int? = nil, perMonth: Bool = false) -> [ArraySlice<Int>] {
        func period(_ position: Int) -> Int? {
            let row = order[position]
            if let start, let moment = detail(row).moment { return (moment.seconds - start).floored(by: 86_400) }
            return days[row].date.map { perMonth ? $0.year * 12 + $0.month : $0.daysSince1970 }
        }
        let starts = order.indices.filter { $0 == 0 || period($0) != period($0 - 1) }
        return zip(starts, starts.dropFirst() + [order.count]).map { order[$0..<$1] }
    }

    private static let expectedZone = "the --time-zone in which a counter begins anew at midnight"

    /// Refuses counts of a counter, which hardly ever falls within a month, or a day that may begin at any time.
    private func refuseCounter(_ order: [Int], _ options: ReadingOptions, perMonth: Bool = false) throws(TextError) {
        let dates = periods(order, perMonth: perMonth)
        let whole = CountTrend([order[...]], of: days, least: 0)
        // Most tables end here: their counts fall too often, whenever days begin.
        guard whole.falls * 8 <= whole.changes + dates.count * 8 else { return }
        let ofDates = CountTrend(dates, of: days, least: perMonth ? 70_001 : 1000)
        let isOfDates = ofDates.onlyRises || ofDates.mostlyRises
        let isTimed = !perMonth && order.allSatisfy { detail($0).moment != nil }
        let starts = stride(from: 0, to: isTimed && !isOfDates ? 86_400 : 0, by: 1800)
        let other = starts.first { CountTrend(periods(order, from: $0), of: days, least: 1000).mostlyRises }
        guard isOfDates || other != nil else { return }
        var expected = "the steps since the row before, or --repeated sum"
        if isTimed, detail(order[0]).moment?.offset != nil, options.zone == nil || !ofDates.onlyRises {
            expected = Self.expectedZone + ", or " + expected
        } else if !perMonth, ofDates.onlyRises {
            expected += ", or max for a counter from midnight"
        }
        var found = "counts that only rise \(perMonth ? "from day to day" : "on each day")"
        if ofDates.falls > 0 { found += isOfDates ? ", apart from \(ofDates.falls) of them" : ", from another time on" }
        throw invalid(order[0], "steps", expected: expected, found: found)
    }

    /// Refuses totals: if the first or last row of each day, or of all days without dates, is the sum of the others; or
    /// nearly so on most days, three at least, that have such a row at that time.
    private func refuseTotals(_ order: [Int]) throws(TextError) {
        let isDated = days.first?.date != nil
        // The last of only three counts is often the sum of the others by chance.
        let parts = periods(order).filter { rows in rows.count { (days[$0].steps ?? 0) > 0 } > (isDated ? 2 : 3) }
        func ends(_ rows: ArraySlice<Int>) -> [Int] { [rows.first, rows.last].compactMap(\.self) }
        /// The first or last rows that differ from half of their day by this share of it at most.
        func totals(within share: Double) -> [Int] {
            parts.compactMap { rows in
                let sum = rows.reduce(0) { $0 + (days[$1].steps ?? 0) }
                return ends(rows).first { abs(2 * Double(days[$0].steps ?? 0) / Double(sum) - 1) <= share }
            }
        }
        func time(_ row: Int) -> Int? { detail(row).moment?.timeOfDay }
        let exact = totals(within: 0)
        let areExact = exact.count == parts.count && exact.contains { exact.count > 1 || time($0) == nil }
        let near = totals(within: 0.005)
        let frequent = near.first { row in
            let count = near.count { time($0) == time(row) }
            return count > 2 && count * 2 > parts.count { ends($0).contains { time($0) == time(row) } }
        }
        guard let total = areExact ? exact.first : frequent else { return }
        let expected = "counts without their total" + (isDated ? ", or --repeated max for it" : "")
        throw invalid(total, "steps", expected: expected, found: "the sum of all others")
    }

    /// Divides a row between its day, which gets this share of the figures, and the next day, which gets the rest.
    private mutating func divide(_ index: Int, _ share: Double, _ next: CivilDate, at midnight: Int) {
        let whole = days[index]
        let steps = exactSteps(index)
        func part(_ share: Double, on date: CivilDate?) -> StepDay {
            StepDay(
                date: date, steps: steps.map { Int(($0 * share).rounded()) },
                distanceMeters: whole.distanceMeters.map { $0 * share },
                flights: whole.flights.map { Int((Double($0) * share).rounded()) }, label: whole.label)
        }
        let moment = WrittenDate.Moment(seconds: midnight, offset: detail(index).moment?.offset)
        let detail = RowDetail(moment: moment, end: details[index].end, exactSteps: steps.map { $0 * (1 - share) })
        note(detail, of: days.count)
        details[index].exactSteps = steps.map { $0 * share }
        details[index].end = midnight
        days[index] = part(share, on: whole.date)
        days.append(part(1 - share, on: next))
        starts.append(starts[index])
    }

    /// Finds two rows of one day that are of different sources, or persons, in the origin column of that number.
    func findTwoOrigins(_ number: Int) -> (first: Int32, second: Int32, date: CivilDate, start: Int)? {
        var known: [CivilDate: Int32] = [:]
        for index in days.indices {
            let origins = detail(index).origins
            guard number < origins.count, let date = days[index].date else { continue }
            let first = known[date, default: origins[number]]
            known[date] = first
            if first != origins[number] { return (first, origins[number], date, starts[index]) }
        }
        return nil
    }

    /// Returns the rows as records of the sources in the origin column of that number.
    /// - Parameter names: the names of the sources, by their numbers.
    func records(_ names: [String], origin: Int) -> TableRecords {
        let records = days.indices.compactMap { index -> TableRecords.SourceRecord? in
            guard let date = days[index].date else { return nil }
            let detail = detail(index)
            let start = detail.moment?.seconds ?? date.daysSince1970 * 86_400
            return TableRecords.SourceRecord(
                start: start, end: detail.end ?? start, offset: detail.moment?.offset, day: days[index], date: date,
                steps: exactSteps(index),
                source: Int(detail.origins.isEmpty ? 0 : detail.origins[origin]))
        }
        let sources = names.map { name in
            let own = name.prefix { $0 != TableRecords.deviceMark }
            // The number before the first comma is the number of a connection, not of the device.
            return (name: String(own), device: String(name.dropFirst(own.count + 1).drop { $0 != "," }))
        }
        return TableRecords(records: records, sources: sources)
    }

    /// Replaces the rows by the days that they were merged into, in order.
    mutating func take(_ merged: [StepDay]) throws(TableRecords.MergeFault) {
        for day in merged {
            do {
                try check(day)
            } catch {
                let date = day.date.map { " on \($0)" } ?? ""
                throw TableRecords.MergeFault(expected: error.expected, found: error.found + date)
            }
        }
        days = merged
    }

    // MARK: Counters

    /// Sets each day to a counter's maximum, without values of the day before. One that passes midnight is refused.
    private mutating func takeCounts(
        _ order: [Int], _ known: [CivilDate], _ options: ReadingOptions
    ) throws(TextError) {
        var counted: [StepDay] = []
        var before = 0
        for ofDay in periods(order) {
            let first = ofDay[ofDay.startIndex]
            let date = known[first]
            let values = ofDay.compactMap { days[$0].steps }
            var own = values[...]
            let falls = values.indices.dropFirst().filter { values[$0] < values[$0 - 1] }
            let isUTC = options.zone == nil && detail(first).moment?.offset == 0
            let expected = isUTC ? Self.expectedZone : "a counter that begins anew at midnight, or --repeated max"
            // A reading that is left over from the previous day equals the highest one of that day.
            if isUTC, let fall = falls.first(where: { values[$0 - 1] != before }) {
                throw invalid(first, expected: expected, found: "\(values[fall]) after \(values[fall - 1]) on \(date)")
            }
            if let start = values.first, start >= before, before > 0 {
                guard let fall = falls.first else {
                    throw invalid(first, expected: expected, found: "\(start) after \(before) on the day before")
                }
                own = values[fall...]
            }
            let day = StepDay(date: date, steps: own.max())
            before = day.steps ?? before
            let readings = ofDay.filter { days[$0].steps != nil }.suffix(own.count)
            counted.append(options.keepsHours ? hours(ofCounter: readings, options.zone).day(day) : day)
        }
        days = counted
    }

    /// Divides what a counter gains between the rows of a day, in order of time, among the hours between them.
    private func hours(ofCounter readings: ArraySlice<Int>, _ zone: TimeZoneRules?) -> HourTally {
        var hours = HourTally(zone)
        var count = 0
        var time: Int?
        for index in readings {
            guard let date = days[index].date, let moment = detail(index).moment, let next = days[index].steps else {
                continue
            }
            // The first reading counts from midnight, in the hour before it.
            let start = time ?? max(moment.seconds - 3600, (endOfDay(index, zone) ?? 0) - 86_400)
            if next > count {
                let gained = Double(next - count)
                hours.add(gained, from: start, to: moment.seconds, offset: moment.offset, on: date)
            }
            count = max(count, next)
            time = moment.seconds
        }
        return hours
    }
}
