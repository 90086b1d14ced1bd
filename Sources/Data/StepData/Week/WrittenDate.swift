/// A date as people and programs write it, with or without a time: `2016-9-2`, `20160902`, `2016-09-02T08:00:00Z`,
/// `2.9.2016`, `9/2/16 0:00`, `2 Sep 2016`, `September 2, 2016`, `1472803200` in seconds or milliseconds since 1970.
struct WrittenDate {
    typealias Order = ReadingOptions.DateOrder

    /// What a clock shows.
    struct Time {
        /// Since midnight; below 0 where hours, minutes or seconds are more than a clock shows.
        var seconds: Int
        /// Seconds east of UTC; nil where nothing is said of the place.
        var offset: Int?

        /// Whether a clock shows it; 24:00 is the end of a day.
        var isOnClocks: Bool { (0...86_400).contains(seconds) }
    }

    /// When a row was counted: its date and its time together.
    struct Moment: Hashable {
        /// Since 1970-01-01 in UTC, or, where nothing is said of the place, by the clock there.
        var seconds: Int
        /// That of the time.
        var offset: Int?
    }

    private let year: Int
    /// Whether its year can be told: of `16-09-02` it may be the first number or the last.
    let hasYear: Bool
    /// In the order in which they are written.
    private let first: Int
    private let second: Int
    /// Nil where the text may mean either.
    private let order: Order?
    let time: Time?

    /// Nil when it is no such date; whether the calendar has it is another question.
    init?(_ text: ArraySlice<UInt8>) {
        guard let date = Self(inDigits: text) ?? Self(since1970: text) ?? Self(named: text) else { return nil }
        self = date
    }

    private init?(inDigits text: ArraySlice<UInt8>) {
        var rest = text
        guard let first = rest.takeDigits(1...8) else { return nil }
        if first.count == 8 {
            (year, self.first, second) = (first.value / 10_000, first.value / 100 % 100, first.value % 100)
            (order, hasYear) = (.mdy, true)
        } else {
            guard let mark = Self.mark(&rest), let second = rest.takeDigits(1...8), second.count <= 2,
                Self.mark(&rest) == mark, let third = rest.takeDigits(1...8)
            else { return nil }
            if first.count == 4, third.count <= 2 {
                (year, self.first, self.second, order) = (first.value, second.value, third.value, .mdy)
                hasYear = true
            } else if first.count <= 2, third.count == 4 || third.count == 2 {
                year = third.count == 2 ? 2000 + third.value : third.value
                (self.first, self.second) = (first.value, second.value)
                order = mark == UInt8(ascii: ".") ? .dmy : nil
                hasYear = third.count == 4 || mark != UInt8(ascii: "-")
            } else {
                return nil
            }
        }
        guard let time = Self.time(rest) else { return nil }
        self.time = time
    }

    /// Seconds have ten digits from 2001 to 2286.
    private init?(since1970 text: ArraySlice<UInt8>) {
        var rest = text
        guard let number = rest.takeDigits(10...13), number.count != 11, number.count != 12 else { return nil }
        let seconds = number.count == 10 ? number.value : number.value / 1000
        let fraction = rest.first == UInt8(ascii: ".") ? rest.dropFirst() : rest
        guard fraction.allSatisfy({ $0 &- 0x30 < 10 }), let date = CivilDate(daysSince1970: seconds.floored(by: 86_400))
        else { return nil }
        (year, first, second, order, hasYear) = (date.year, date.month, date.day, .mdy, true)
        time = Time(seconds: seconds - date.daysSince1970 * 86_400, offset: 0)
    }

    /// A date whose month is a word; a weekday may stand before it.
    private init?(named text: ArraySlice<UInt8>) {
        var rest = text
        var (numbers, month): ([(value: Int, count: Int)], Int?) = ([], nil)
        while numbers.count < 2 || month == nil {
            rest = rest.drop { " ,.-/".utf8.contains($0) }
            if let number = rest.takeDigits(1...4) {
                numbers.append(number)
                continue
            }
            let word = rest.prefix { $0 >= 0x80 || $0 | 0x20 &- 0x61 < 26 }
            rest = rest.dropFirst(word.count)
            if month == nil, let named = CalendarWords.month(word) {
                month = named
            } else {
                // As in `2 de septiembre de 2016`.
                let isBefore = numbers.isEmpty && month == nil && CalendarWords.isWeekday(word)
                guard isBefore || word.elementsEqual("de".utf8) else { return nil }
            }
        }
        guard numbers.count == 2, let month, let time = Self.time(rest) else { return nil }
        let day = numbers.removeFirst()
        guard day.count <= 2, [2, 4].contains(numbers[0].count) else { return nil }
        (year, hasYear) = (numbers[0].value + (numbers[0].count == 2 ? 2000 : 0), true)
        (first, second, order, self.time) = (month, day.value, .mdy, time)
    }

    /// The date as it is written, by an order that was chosen, or by its own where it has one.
    func date(_ wanted: Order) -> CivilDate? {
        switch order ?? wanted {
        case .dmy: CivilDate(year: year, month: second, day: first)
        case .mdy: CivilDate(year: year, month: first, day: second)
        }
    }

    /// The day of a row, and its moment where it has a time.
    /// - Parameter zone: whose day it is at that moment, where the time says how far from UTC it is.
    func day(_ wanted: Order, in zone: TimeZoneRules?) -> (date: CivilDate, moment: Moment?)? {
        guard let date = date(wanted) else { return nil }
        guard let time else { return (date, nil) }
        let seconds = date.daysSince1970 * 86_400 + time.seconds - (time.offset ?? 0)
        let moment = Moment(seconds: seconds, offset: time.offset)
        guard let zone, time.offset != nil else { return (date, moment) }
        return zone.date(at: seconds).map { ($0, moment) }
    }

    /// What stands between two numbers; a point may have a space after it.
    private static func mark(_ text: inout ArraySlice<UInt8>) -> UInt8? {
        guard let mark = text.popFirst(), "-/.".utf8.contains(mark) else { return nil }
        if mark == UInt8(ascii: "."), text.first == UInt8(ascii: " ") { text.removeFirst() }
        return mark
    }

    /// The time after a date, as far as it is known: nil within where there is nothing, nil where it is no time.
    private static func time(_ text: ArraySlice<UInt8>) -> Time?? {
        guard let first = text.first else { return .some(nil) }
        guard " T,t".utf8.contains(first), text.count <= 96 else { return nil }
        var rest = text.dropFirst().drop { $0 == UInt8(ascii: " ") }
        guard var hours = rest.takeDigits(1...2)?.value, rest.popFirst() == UInt8(ascii: ":"),
            let minutes = rest.takeDigits(1...2)?.value
        else { return nil }
        var seconds = 0
        if rest.first == UInt8(ascii: ":") {
            rest.removeFirst()
            guard let value = rest.takeDigits(1...2)?.value else { return nil }
            seconds = value
        }
        if let mark = rest.first, ".,".utf8.contains(mark) { rest = rest.dropFirst().drop { $0 &- 0x30 < 10 } }
        // The space before PM may be a narrow one.
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 >= 0x80 }
        if let letter = rest.first.map({ $0 | 0x20 }), "ap".utf8.contains(letter), hours <= 12 {
            hours = hours % 12 + (letter == UInt8(ascii: "p") ? 12 : 0)
            rest = rest.drop { "APMapm. ".utf8.contains($0) }
        }
        let isOnClocks = minutes < 60 && seconds < 60
        return Time(seconds: isOnClocks ? hours * 3600 + minutes * 60 + seconds : -1, offset: offset(rest))
    }

    /// Seconds east of UTC, as in `Z`, `+02:00`, `+02` or `GMT+0200`.
    private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
        let place = text.prefix { $0 | 0x20 &- 0x61 < 26 }
        guard place.isEmpty || ["Z", "z", "UTC", "GMT"].contains(String(decoding: place, as: UTF8.self)) else {
            return nil
        }
        let sign = text.dropFirst(place.count).prefix { "+-:".utf8.contains($0) || $0 &- 0x30 < 10 }
        if sign.isEmpty { return place.isEmpty ? nil : 0 }
        return TimeZoneRules.fixedOffset(sign.count == 3 ? sign + [0x30, 0x30] : sign)
    }
}

/// Months and weekdays as tables name them, in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish,
/// Japanese and Chinese.
enum CalendarWords {
    /// What names of months begin with.
    private static let months = [
        "jan ene gen", "feb fév fev", "mar mär mrt maa", "apr avr abr", "may mai mag mei maj", "jun juin giu",
        "jul juil lug", "aug aoû ago", "sep set", "oct okt ott out", "nov", "dec dez dic déc",
    ].map { $0.split(separator: " ").map(String.init) }

    private static let weekdays = Set(
        """
        mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday \
        mo di mi do fr sa so montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag \
        lun mar mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche \
        mié mie jue vie sáb sab dom lunes martes miércoles miercoles jueves viernes sábado sabado domingo \
        gio lunedì martedì mercoledì giovedì venerdì domenica seg ter qua qui sex segunda terça quarta quinta sexta \
        ma wo vr za zo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag \
        mån tis ons tors fre lör sön måndag tisdag onsdag torsdag fredag lördag söndag \
        月 火 水 木 金 土 日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 \
        周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期日
        """.split(separator: " ").map(String.init))

    static func month(_ word: ArraySlice<UInt8>) -> Int? {
        guard (3...10).contains(word.count) else { return nil }
        let word = String(decoding: word, as: UTF8.self).lowercased()
        return months.firstIndex { $0.contains { word.hasPrefix($0) } }.map { $0 + 1 }
    }

    static func isWeekday(_ word: ArraySlice<UInt8>) -> Bool {
        guard (1...14).contains(word.count) else { return false }
        let word = String(decoding: word, as: UTF8.self).lowercased()
        return weekdays.contains(word.hasSuffix(".") ? String(word.dropLast()) : word)
    }

    /// What stands before the figures of all days together, or of a usual one.
    static func isSummary(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, first &- 0x30 >= 10, (3...14).contains(word.count) else { return false }
        let word = String(decoding: word, as: UTF8.self).lowercased()
        return summaries.contains(word.last == ":" ? String(word.dropLast()) : word)
    }

    private static let summaries: Set<String> = [
        "total", "totals", "sum", "average", "mean", "gesamt", "summe", "durchschnitt", "somme", "moyenne", "suma",
        "promedio", "media", "totale", "somma", "soma", "média", "totaal", "gemiddelde", "summa", "合計", "平均", "总计",
        "合计", "итого", "합계",
    ]
}
