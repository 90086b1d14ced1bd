/// A day relative to today, if that is known.
enum RelativeDay: Hashable, Sendable {
    case today, yesterday
    case date(CivilDate)
    /// A day of a week without dates by its number, from 1: `on day 3`
    case number(Int)
}

extension Catalogue {
    func days(_ count: Int) -> String { self[.dayCount, ["count": .count(count)]] }

    /// Returns a number of days among others: `4 of 7`
    package func days(_ some: Int, of count: Int) -> String {
        self[.ofDays, ["some": .count(some), "count": .count(count)]]
    }

    /// Returns a day as a part of a caption: `today`, `on 9/16`
    func day(_ day: RelativeDay) -> String {
        switch day {
        case .today: self[.today]
        case .yesterday: self[.yesterday]
        case .date(let date): self[.onDate, ["date": .text(written(.captionDate, date))]]
        case .number(let number): self[.onDay, ["number": .text("\(number)")]]
        }
    }

    /// Returns a weekday, from 0 for Monday, in a sentence: `on Wednesday`
    func onWeekday(_ weekday: Int) -> String { self[.onWeekday, ["weekday": .text(list(.longWeekdays)[weekday])]] }

    /// Returns the names of a range of weekdays, from 1 for Monday: `Mon–Fri`
    func weekdays(_ range: ClosedRange<Int>) -> String {
        "\(weekdays[range.lowerBound - 1])–\(weekdays[range.upperBound - 1])"
    }

    /// Returns the label of an hour of the clock, by its start: `6 AM`, or `6:00`
    func hour(_ hour: Int) -> String {
        let hasHalves = template(.morningHour) != template(.afternoonHour)
        let number = hasHalves ? (hour + 11) % 12 + 1 : hour
        return self[hour < 12 ? .morningHour : .afternoonHour, ["hour": .text("\(number)")]]
    }

    /// Returns the time of an hour in a sentence: `at 6 AM`
    func atHour(_ hour: Int) -> String { self[.atHour, ["hour": .text(self.hour(hour))]] }

    /// Returns a caption: `I moved 1412 steps, 1.20 km today.`, or without data `No data today.`
    func caption(_ day: RelativeDay, steps: Int?, distance: String?) -> String {
        let (plain, withDistance, withoutData, when): (Word, Word, Word, String) =
            switch day {
            case .today: (.captionToday, .captionTodayWithDistance, .noDataToday, "")
            case .yesterday: (.captionYesterday, .captionYesterdayWithDistance, .noDataYesterday, "")
            case .date(let date):
                (.captionOnDate, .captionOnDateWithDistance, .noDataOnDate, written(.captionDate, date))
            case .number(let number): (.captionOnDay, .captionOnDayWithDistance, .noDataOnDay, "\(number)")
            }
        return self[
            steps == nil ? withoutData : distance == nil ? plain : withDistance,
            [
                "steps": .count(steps ?? 0), "distance": .text(distance ?? ""), "date": .text(when),
                "number": .text(when),
            ]]
    }

    /// Returns the meaning of a point that summarizes several days: `Daily average by week`, `Steps per month`
    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        isSum ? self[isOfSteps ? span.sums.ofSteps : span.sums.ofOthers] : self[span.words.average]
    }

    /// Returns the part of a goal that a count is, rounded, but below 100 until the goal is reached: `84% of 10,000`
    func part(_ count: Int, of goal: Int) -> String {
        let percent = min((200 * count + goal) / (2 * goal), count < goal ? 99 : .max)
        return self[.part, ["percent": .count(percent), "goal": .amount(goal)]]
    }

    /// Returns the name of a period that is not over: `2026 so far`
    func soFar(_ period: String) -> String { self[.soFar, ["period": .text(period)]] }

    /// Returns a value with its label: `Distance: 41.3 km`
    func labelled(_ label: String, _ value: String) -> String {
        self[.labelled, ["label": .text(label), "value": .text(value)]]
    }

    /// Returns a distance with 2, 1 or no decimals, with halves rounded up: `1.24 km`, `41.3 km`, `2,380 km`
    package func distance(meters: Double, in unit: DistanceUnit) -> String {
        let number = distanceNumber(meters: meters, in: unit)
        return self[unit == .km ? .kilometers : .miles, ["number": .text(number)]]
    }

    /// Returns the number of a distance without its unit: `1.24`, `41.3`, `2,380`
    func distanceNumber(meters: Double, in unit: DistanceUnit) -> String {
        let value = meters / unit.meters
        if value >= 99.95 { return number(Int(value.rounded())) }
        let digits = value >= 9.995 ? 1 : 2
        let ten = digits == 1 ? 10 : 100
        let scaled = Int((meters * Double(ten) / unit.meters).rounded())
        return "\(number(scaled / ten))\(self[.decimalSeparator])\((scaled % ten).digits(digits))"
    }
}
