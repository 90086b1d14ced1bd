/// A date as people and programs write it, with or without a time: `2016-9-2`, `20160902`, `2016-09-02T08:00:00Z`,
/// `2.9.2016`, `9/2/16 0:00`, `2 Sep 2016`, `September 2nd, 2016 at 8:00 AM`, `Fri, 2.9.2016`, `2016年9月2日`,
/// `2016-W35-5`, `1472803200` in seconds since 1970, also in milliseconds, microseconds or nanoseconds.
package struct WrittenDate {
    typealias Order = ReadingOptions.DateOrder

    struct Time {
        /// The seconds since midnight; negative if hours, minutes or seconds are out of range.
        var seconds: Int
        /// The seconds east of UTC; nil if the text has no offset.
        var offset: Int?
        /// True if a time zone with an unknown offset follows the time, as in `23:30 PST`.
        var hasOtherZone = false

        /// True for a valid time of day; 24:00 is the end of a day.
        var isOnClocks: Bool { (0...86_400).contains(seconds) }

        /// The day and the moment of this time on a date; nil outside the range of the calendar.
        /// - Parameter zone: the time zone that decides the day, if the time has an offset from UTC.
        func day(on date: CivilDate, in zone: TimeZoneRules?) -> (date: CivilDate, moment: Moment)? {
            let moment = Moment(seconds: date.daysSince1970 * 86_400 + seconds - (offset ?? 0), offset: offset)
            guard let zone, offset != nil else { return (date, moment) }
            return zone.date(at: moment.seconds).map { ($0, moment) }
        }
    }

    struct Moment: Hashable {
        /// The seconds since 1970-01-01 in UTC, or by the local clock if there is no offset.
        var seconds: Int
        /// The seconds east of UTC, as in the time.
        var offset: Int?

        /// The seconds since midnight, by the clock of the offset.
        var timeOfDay: Int {
            let local = seconds + (offset ?? 0)
            return local - local.floored(by: 86_400) * 86_400
        }
    }

    let year: Int
    /// The mark between three numbers, if the last has two digits, so that the first may be the year; nil otherwise.
    private(set) var shortMark: UInt8?
    /// False if the position of the year is unknown, as in `16-09-02`.
    var hasYear: Bool { shortMark != UInt8(ascii: "-") }
    /// The day and the month, in the order in which they are written.
    private let first: Int
    private let second: Int
    /// The order of day and month; nil if it is ambiguous. Only points between numbers show that the day is first.
    private(set) var order: Order? = .mdy
    var time: Time?
    private(set) var isNamed = false
}

extension WrittenDate {
    /// Nil if the text is no such date; the date need not be in the calendar.
    init?(_ text: ArraySlice<UInt8>) {
        if let date = Self(plain: text) {
            self = date
            return
        }
        let (bare, isMonth) = Self.withoutWeekday(text)
        // Before numbers alone, a word that may also be a month is ambiguous.
        guard bare.count < text.count, let date = Self(plain: bare), !isMonth || date.isNamed else { return nil }
        self = date
    }

    private init?(plain text: ArraySlice<UInt8>) {
        let date = Self(inDigits: text) ?? Self(since1970: text) ?? Self(named: text) ?? Self(inWeek: text)
        guard let date = date ?? Self(numbered: text) else { return nil }
        // Other years are those of calendars that are not read, unless the date has the form of ISO 8601.
        guard (1900...2700).contains(date.year) || text.contains(UInt8(ascii: "-")) else { return nil }
        self = date
    }

    /// The text without a weekday, and separators, before or after its numbers; true if the word before may be a month.
    private static func withoutWeekday(_ text: ArraySlice<UInt8>) -> (text: ArraySlice<UInt8>, isMonth: Bool) {
        func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
        func isBetween(_ byte: UInt8) -> Bool { " ,.()\t".utf8.contains(byte) }
        guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else {
            return (text, false)
        }
        var bare = text
        let before = text[..<first].filter { !isBetween($0) }
        if !before.isEmpty, CalendarWords.isWeekday(before[...]) { bare = bare[first...] }
        var end = last + 1
        for mark in CalendarWords.numbered.compactMap(\.last) where text[end...].starts(with: mark.utf8) {
            end += mark.utf8.count
        }
        let behind = text[end...].filter { !isBetween($0) }
        if !behind.isEmpty, CalendarWords.isWeekday(behind[...]) { bare = bare[..<end] }
        return (bare, CalendarWords.month(before[...]) != nil)
    }

    /// Reads `2016-W35-5`, the fifth day of a week.
    private init?(inWeek text: ArraySlice<UInt8>) {
        let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].count == 1, let weekday = parts[2].digits, (1...7).contains(weekday),
            let week = CalendarSpan.iso(String(decoding: text.dropLast(2), as: UTF8.self)), week.unit == .week(from: 1),
            let date = week.days?.lowerBound.adding(days: weekday - 1)
        else { return nil }
        self.init(year: date.year, first: date.month, second: date.day)
    }

    /// Reads `2016年9月2日`: each number has a sign of its own.
    private init?(numbered text: ArraySlice<UInt8>) {
        for marks in CalendarWords.numbered {
            var rest = text
            var numbers: [Int] = []
            for mark in marks {
                rest = rest.drop { $0 == UInt8(ascii: " ") }
                guard let number = rest.takeDigits(1...4), rest.starts(with: mark.utf8) else { break }
                numbers.append(number.value)
                rest = rest.dropFirst(mark.utf8.count)
            }
            guard numbers.count == 3, numbers[0] > 999, let time = Self.time(rest) else { continue }
            self.init(year: numbers[0], first: numbers[1], second: numbers[2], time: time)
            return
        }
        return nil
    }

    private init?(inDigits text: ArraySlice<UInt8>) {
        var rest = text
        guard let first = rest.takeDigits(1...8) else { return nil }
        if first.count == 8 {
            (year, self.first, second) = (first.value / 10_000, first.value / 100 % 100, first.value % 100)
        } else {
            guard let mark = Self.mark(&rest), let second = rest.takeDigits(1...8), second.count <= 2,
                Self.mark(&rest) == mark, let third = rest.takeDigits(1...8)
            else { return nil }
            if first.count == 4, third.count <= 2 {
                year = first.value
                self.first = second.value
                self.second = third.value
            } else if first.count <= 2, third.count == 4 || third.count == 2 {
                year = third.count == 2 ? 2000 + third.value : third.value
                self.first = first.value
                self.second = second.value
                order = mark == UInt8(ascii: ".") ? .dmy : nil
                shortMark = third.count == 2 ? mark : nil
            } else {
                return nil
            }
        }
        guard let time = Self.time(rest) else { return nil }
        self.time = time
    }

    /// Reads seconds in ten digits, which are a date and an hour if they begin with 20; or smaller units of time.
    private init?(since1970 text: ArraySlice<UInt8>) {
        let digits = text.prefix { $0 &- 0x30 < 10 }
        guard [10, 13, 16, 19].contains(digits.count), let seconds = digits.prefix(10).digits,
            digits.count > 10 || seconds / 100_000_000 != 20
        else { return nil }
        let rest = text.dropFirst(digits.count)
        let fraction = rest.first == UInt8(ascii: ".") ? rest.dropFirst() : rest
        guard fraction.allSatisfy({ $0 &- 0x30 < 10 }), let date = CivilDate(daysSince1970: seconds.floored(by: 86_400))
        else { return nil }
        let time = Time(seconds: seconds - date.daysSince1970 * 86_400, offset: 0)
        self.init(year: date.year, first: date.month, second: date.day, time: time)
    }

    /// Reads a date with the month as a word; a weekday may come before it, and an ordinal's ending after the day.
    private init?(named text: ArraySlice<UInt8>) {
        var rest = text
        var numbers: [(value: Int, count: Int)] = []
        /// The month, and the number of numbers before it.
        var month: (value: Int, index: Int)?
        var isMonthNext = false
        while numbers.count < 2 || month == nil {
            rest = rest.drop { " ,.-/".utf8.contains($0) }
            if let number = rest.takeDigits(1...4) {
                if isMonthNext { month = (number.value, numbers.count) } else { numbers.append(number) }
                isMonthNext = false
                continue
            }
            var word = rest.prefix { $0 >= 0x80 || $0 | 0x20 &- 0x61 < 26 || $0 == UInt8(ascii: ".") }
            rest = rest.dropFirst(word.count)
            while word.last == UInt8(ascii: ".") { word.removeLast() }
            if month == nil, let named = CalendarWords.month(word) {
                month = (named, numbers.count)
            } else {
                let isBefore = numbers.isEmpty && month == nil && CalendarWords.isWeekday(word)
                let letters = String(decoding: word, as: UTF8.self).lowercased()
                let isOrdinal = !numbers.isEmpty && CalendarWords.ordinals.contains(letters)
                isMonthNext = CalendarWords.beforeMonth.contains(letters)
                if isMonthNext { continue }
                guard isBefore || isOrdinal || CalendarWords.withinDate.contains(letters) else { return nil }
            }
        }
        // One hyphen, not beside the month, is that of a range of days, as in `Nov 9-15` and `9.-15. Nov`.
        let isRange = month?.index != 1 && text[..<rest.startIndex].count { $0 == UInt8(ascii: "-") } == 1
        // Skips a word after the year, as in `16 ноября 2026 г.`
        let words = rest.split { " .".utf8.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
        if words.count == 1, CalendarWords.years.contains(words[0]) { rest = [] }
        guard numbers.count == 2, let month, let time = Self.time(rest) else { return nil }
        // The year may come first, as in `2016 Sep 2`.
        if numbers[0].count == 4 { numbers.swapAt(0, 1) }
        let day = numbers.removeFirst()
        guard day.count <= 2, numbers[0].count == 4 || numbers[0].count == 2 && !isRange else { return nil }
        let year = numbers[0].value + (numbers[0].count == 2 ? 2000 : 0)
        self.init(year: year, first: month.value, second: day.value, time: time, isNamed: true)
    }

    /// Reads a spreadsheet's day number, counted from 1899-12-30, of the years 1982 to 2064; a fraction is the time.
    init?(serialNumber text: ArraySlice<UInt8>) {
        guard text.prefix(while: { $0 &- 0x30 < 10 }).count == 5, text.allSatisfy({ ".0123456789".utf8.contains($0) }),
            let number = Double(String(decoding: text, as: UTF8.self)), (30_000..<60_001).contains(number),
            let date = CivilDate(daysSince1970: Int(number) - 25_569)
        else { return nil }
        self.init(year: date.year, first: date.month, second: date.day)
        let seconds = (number - number.rounded(.down)) * 86_400
        if text.count > 5 { time = Time(seconds: min(Int(seconds.rounded()), 86_399)) }
    }

    /// The date with the first of its numbers as the year, as in `16/09/02`; nil for a year before 2010.
    var yearFirst: Self? { first < 10 ? nil : Self(year: 2000 + first, first: second, second: year - 2000, time: time) }

    /// The date in its own order if it has one, otherwise in the order `wanted`.
    func date(_ wanted: Order) -> CivilDate? {
        // Years of the Buddhist calendar, as in Thai, are greater by 543.
        let year = (2400...2700).contains(year) ? year - 543 : year
        return switch order ?? wanted {
        case .dmy: CivilDate(year: year, month: second, day: first)
        case .mdy: CivilDate(year: year, month: first, day: second)
        }
    }

    /// The day of a row, and its moment if it has a time, as `Time.day` gives them.
    func day(_ wanted: Order, in zone: TimeZoneRules?) -> (date: CivilDate, moment: Moment?)? {
        guard let date = date(wanted) else { return nil }
        guard let time else { return (date, nil) }
        return time.day(on: date, in: zone).map { ($0.date, $0.moment) }
    }

    /// The seconds since 1970 of a text with a date and a time, the month first if ambiguous; by the local clock if it
    /// has no offset. Nil for any other text.
    package static func seconds(_ text: ArraySlice<UInt8>) -> Int? {
        guard let date = Self(text), date.time?.isOnClocks == true else { return nil }
        return date.day(.mdy, in: nil)?.moment?.seconds
    }

    /// Takes the separator between two numbers; a point may have a space after it.
    private static func mark(_ text: inout ArraySlice<UInt8>) -> UInt8? {
        guard let mark = text.popFirst(), "-/.".utf8.contains(mark) else { return nil }
        if mark == UInt8(ascii: "."), text.first == UInt8(ascii: " ") { text.removeFirst() }
        return mark
    }

    /// The time after a date: an inner nil if the text is empty, an outer nil if it is no time.
    private static func time(_ text: ArraySlice<UInt8>) -> Time?? {
        guard let first = text.first else { return .some(nil) }
        guard " T,t.".utf8.contains(first), text.count <= 96 else { return nil }
        var rest = text.dropFirst().drop { $0 == UInt8(ascii: " ") }
        if rest.isEmpty, first == UInt8(ascii: ".") { return .some(nil) }
        // Skips words before a time, as in `at 8:00`.
        let words = rest.prefix { $0 &- 0x30 >= 10 }
        let parts = words.split(separator: UInt8(ascii: " "))
        let areKnown = parts.allSatisfy {
            CalendarWords.beforeTime.contains(String(decoding: $0, as: UTF8.self).lowercased())
        }
        if first != UInt8(ascii: "."), areKnown { rest = rest.dropFirst(words.count) }
        let time = first == UInt8(ascii: "T") ? compactClock(rest) ?? clock(rest) : clock(rest)
        return time.map { .some($0) }
    }

    /// Reads `080000` and `080000Z`, as after `20160902T`.
    private static func compactClock(_ text: ArraySlice<UInt8>) -> Time? {
        let parts = [text.prefix(2), text.dropFirst(2).prefix(2), text.dropFirst(4)]
        return clock(Array(parts.joined(separator: ":".utf8))[...])
    }

    /// Reads a time of day: `8:00`, `08.00`, `08:00:00.5 PM`, `8 PM`, `08:00+02:00`; nil for any other text.
    static func clock(_ text: ArraySlice<UInt8>) -> Time? {
        var rest = text
        guard var hours = rest.takeDigits(1...2)?.value else { return nil }
        // A point needs two digits after it.
        let isPoint = rest.first == UInt8(ascii: ".") && rest.dropFirst().prefix { $0 &- 0x30 < 10 }.count == 2
        let mark = isPoint ? UInt8(ascii: ".") : UInt8(ascii: ":")
        if let first = rest.first, first != mark {
            // The text is an hour with `AM` or `PM`, without minutes.
            let letters = rest.drop { $0 == UInt8(ascii: " ") || $0 >= 0x80 }.filter { $0 != UInt8(ascii: ".") }
            let half = String(decoding: letters, as: UTF8.self).lowercased()
            guard ["am", "pm"].contains(half), hours <= 12 else { return nil }
            return Time(seconds: (hours % 12 + (half == "pm" ? 12 : 0)) * 3600)
        }
        guard rest.popFirst() == mark, let minutes = rest.takeDigits(1...2)?.value else { return nil }
        var seconds = 0
        if rest.first == mark {
            rest.removeFirst()
            guard let value = rest.takeDigits(1...2)?.value else { return nil }
            seconds = value
        }
        if let mark = rest.first, ".,".utf8.contains(mark) { rest = rest.dropFirst().drop { $0 &- 0x30 < 10 } }
        // The space before PM may be a narrow no-break one.
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 >= 0x80 }
        if let letter = rest.first.map({ $0 | 0x20 }), "ap".utf8.contains(letter), hours <= 12 {
            hours = hours % 12 + (letter == UInt8(ascii: "p") ? 12 : 0)
            rest = rest.drop { "APMapm. ".utf8.contains($0) }
        }
        let isOnClocks = minutes < 60 && seconds < 60
        var time = Time(seconds: isOnClocks ? hours * 3600 + minutes * 60 + seconds : -1)
        let zone = rest.drop { " ([".utf8.contains($0) }
        time.offset = offset(zone)
        let isNamed = zone.prefix { $0 &- 0x41 < 26 }.count > 1 || zone.contains(UInt8(ascii: "/"))
        time.hasOtherZone = time.offset == nil && (isNamed || zone.first.map { $0 &- 0x30 < 10 } ?? false)
        return time
    }

    /// The seconds east of UTC, as in `Z`, `+02:00`, `+02`, `UTC+2` or `GMT+0200`; nil for any other text.
    static func offset(_ text: ArraySlice<UInt8>) -> Int? {
        let zoneName = text.prefix { $0 | 0x20 &- 0x61 < 26 }
        guard zoneName.isEmpty || ["z", "utc", "gmt"].contains(String(decoding: zoneName, as: UTF8.self).lowercased())
        else { return nil }
        let behind = text.dropFirst(zoneName.count).drop { $0 == UInt8(ascii: " ") }
        var sign = Array(behind.prefix { "+-:".utf8.contains($0) || $0 &- 0x30 < 10 })
        // A sign may also be a minus that is not in ASCII.
        if sign.isEmpty { return zoneName.isEmpty || behind.first ?? 0 > 0x7F ? nil : 0 }
        if sign.dropFirst().prefix(while: { $0 &- 0x30 < 10 }).count == 1 { sign.insert(0x30, at: 1) }
        return TimeZoneRules.fixedOffset((sign.count == 3 ? sign + [0x30, 0x30] : sign)[...])
    }
}

extension CivilDate {
    /// Reads a date in any form of tables, if it is unambiguous and has no time.
    package init?(word: String) {
        guard let date = WrittenDate(Array(word.utf8)[...]), date.hasYear, date.time == nil else { return nil }
        let readings = Set([date.date(.dmy), date.date(.mdy)].compactMap(\.self))
        guard readings.count == 1, let only = readings.first else { return nil }
        self = only
    }
}
