/// Summer time by a rule, in the form of POSIX's TZ: `EET-2EEST,M3.5.0/3,M10.5.0/4`.
struct PosixTZRule: Hashable, Sendable {
    private let standard: Int
    private var summer: Summer?

    private struct Summer: Hashable, Sendable {
        var offset: Int
        var start, end: YearlyMoment
    }

    /// A day of any year, and its second by the clock that is in force until then.
    fileprivate struct YearlyMoment: Hashable, Sendable {
        enum YearlyDay: Hashable, Sendable {
            /// A day of the year, 1...365, which skips 29 February.
            case common(Int)
            /// A day of the year, 0...365.
            case ordinal(Int)
            /// A weekday of a month. Week 5 is the last; day 0 is Sunday.
            case weekday(month: Int, week: Int, day: Int)
        }

        var day: YearlyDay
        var time: Int

        /// Seconds since 1970 by the clock in force until then.
        func local(_ year: Int) -> Int { dayNumber(year) * 86_400 + time }

        private func dayNumber(_ year: Int) -> Int {
            switch day {
            case .common(let day): return Self.first(year, 1) + day - 1 + (day >= 60 && CivilDate.isLeap(year) ? 1 : 0)
            case .ordinal(let day): return Self.first(year, 1) + day
            case .weekday(let month, let week, let weekday):
                let first = Self.first(year, month)
                let next = month == 12 ? Self.first(year + 1, 1) : Self.first(year, month + 1)
                // 1970-01-01 was a Thursday.
                let number = first + (weekday - (first + 4) % 7 + 14) % 7 + 7 * (week - 1)
                return number < next ? number : number - 7
            }
        }

        /// The day number of the first of a month. The calendar repeats every 400 years, of 146,097 days.
        private static func first(_ year: Int, _ month: Int) -> Int {
            let era = (year - 2000).floored(by: 400)
            let date = CivilDate(year: year - 400 * era, month: month, day: 1)
            return (date?.daysSince1970 ?? 0) + 146_097 * era
        }
    }

    /// Nil if the text has another form.
    init?(_ text: ArraySlice<UInt8>) {
        var text = text
        guard text.skipName(), let west = text.time(limit: 25) else { return nil }
        standard = -west
        if text.isEmpty { return }
        // Summer time is an hour ahead, unless another offset is written.
        guard text.skipName(),
            let westInSummer = text.first == UInt8(ascii: ",") ? west - 3600 : text.time(limit: 25),
            let start = text.moment(), let end = text.moment(), text.isEmpty
        else { return nil }
        summer = Summer(offset: -westInSummer, start: start, end: end)
    }

    /// The changes of three years around a time, in order, and the offset from each on.
    private func changes(around time: Int) -> [(time: Int, offset: Int)] {
        guard let summer else { return [] }
        // A year has 31,556,952 seconds on average.
        let year = 1970 + time.floored(by: 31_556_952)
        return (year - 1...year + 1).flatMap { year in
            let start = (time: summer.start.local(year) - standard, offset: summer.offset)
            let end = (time: summer.end.local(year) - summer.offset, offset: standard)
            return start.time < end.time ? [start, end] : [end, start]
        }
    }

    func offset(at time: Int) -> Int { changes(around: time).last { $0.time <= time }?.offset ?? standard }

    func change(after time: Int) -> Int? { changes(around: time).first { $0.time > time }?.time }
}

extension ArraySlice<UInt8> {
    /// Skips a name: letters, or anything in angle brackets.
    fileprivate mutating func skipName() -> Bool {
        if first == UInt8(ascii: "<") {
            guard let end = firstIndex(of: UInt8(ascii: ">")) else { return false }
            self = self[(end + 1)...]
            return true
        }
        let name = prefix { (0x41...0x5A).contains($0 & ~0x20) }
        self = dropFirst(name.count)
        return name.count >= 3
    }

    fileprivate mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard first == UInt8(ascii: character) else { return false }
        self = dropFirst()
        return true
    }

    fileprivate mutating func number(_ range: ClosedRange<Int>) -> Int? {
        takeDigits(1...3).flatMap { range.contains($0.value) ? $0.value : nil }
    }

    /// Reads `[+-]h[:m[:s]]`, in seconds.
    fileprivate mutating func time(limit hours: Int) -> Int? {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        guard let hours = number(0...hours) else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] {
            guard take(":") else { break }
            guard let more = number(0...59) else { return nil }
            seconds += more * unit
        }
        return isNegative ? -seconds : seconds
    }

    fileprivate mutating func moment() -> PosixTZRule.YearlyMoment? {
        guard take(",") else { return nil }
        let day: PosixTZRule.YearlyMoment.YearlyDay
        if take("M") {
            guard let month = number(1...12), take("."), let week = number(1...5), take("."),
                let weekday = number(0...6)
            else { return nil }
            day = .weekday(month: month, week: week, day: weekday)
        } else {
            let isCommon = take("J")
            guard let number = number((isCommon ? 1 : 0)...365) else { return nil }
            day = isCommon ? .common(number) : .ordinal(number)
        }
        // Version 3 of TZif allows up to a week before or after.
        guard let time = take("/") ? self.time(limit: 167) : 2 * 3600 else { return nil }
        return PosixTZRule.YearlyMoment(day: day, time: time)
    }
}
