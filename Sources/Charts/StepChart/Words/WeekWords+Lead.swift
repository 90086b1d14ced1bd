extension WeekWords {
    /// The most important fact about some days, as the first sentence of a card.
    struct Lead: Hashable, Sendable {
        enum LeadKind: Hashable, Sendable {
            case record, streak, goal, best, part, years
            case change(Change)
        }

        var kind: LeadKind
        /// The sentence with stars around its most important part.
        var marked: String

        var sentence: String { EmphasizedText(marked: marked).string }
    }

    /// Returns the first of these facts that is true: one day is the best of at least four weeks, half of which are
    /// earlier; days in a row have reached the goal; all have; there are more steps than before; one day was the best.
    func lead(goal: Int?, _ comparison: Comparison?) -> Lead? {
        let days = week.days
        guard days.count > 1, let best = week.bestDay else { return nil }
        let earlier = week.previous.compactMap { $0.count(in: week.measure) }
        let known = earlier.count + week.counts.count { $0 != nil }
        let isRecord = known >= 28 && 2 * earlier.count >= known && count(best) > (earlier.max() ?? 0)
        let day = Catalogue.Argument.text(days.count > 7 ? name(ofDay: best) : weekday(best) ?? name(ofDay: best))
        if isRecord {
            let sentence = words[.bestOfDays, ["count": .count(known), "steps": .amount(count(best)), "day": day]]
            return Lead(kind: .record, marked: sentence)
        }
        if let goal {
            let all = week.goalDays(goal)
            let streak = all.current?.count ?? 0
            if streak > all.count || streak >= 5 && all.reached < all.count {
                return Lead(kind: .streak, marked: words[.streak, ["count": .count(streak)]])
            }
            if all.reached == all.count, all.count > 1 {
                let every = words[.everyDay, ["goal": .amount(week.lastGoal(first: goal))]]
                let isOne = all.count == days.count && !week.changesGoal(first: goal)
                return Lead(kind: .goal, marked: isOne ? words.openingMarked(every) : goalReached(goal))
            }
        }
        if let lead = comparison?.lead { return lead }
        guard clearBest != nil else { return nil }
        if days.count <= 7, let date = days[best].date {
            let best = words[.bestWas, ["day": .text(words.list(.longWeekdays)[date.weekday - 1])]]
            return Lead(kind: .best, marked: words.openingMarked(best))
        }
        return Lead(kind: .best, marked: words[.bestDayIs, ["steps": .amount(count(best)), "day": day]])
    }

    /// The number of days by which the sum of the days is ahead of that of the year before, or behind it; nil if both
    /// are the same, if that year never came to the sum, and without earlier years.
    var leadOfYears: Lead? {
        guard let year = week.sumsOfYearsBefore.first, let ahead = week.daysAhead(of: year) else { return nil }
        if ahead == 0 { return nil }
        let form: Word = ahead > 0 ? .aheadOfYear : .behindYear
        let sentence = words[form, ["count": .count(abs(ahead)), "year": .text("\(year.year)")]]
        return Lead(kind: .years, marked: words.openingMarked(sentence))
    }

    /// Returns the two most important facts, in one sentence with stars around the words to emphasize.
    func summary(_ lead: Lead?, _ comparison: Comparison?) -> String? {
        // Some languages write two statements as two sentences, each of which starts with a capital.
        let areParted = words.template(.facts).hasPrefix("{first}.")
        let hasGoal = lead.map { [.goal, .streak, .part].contains($0.kind) } == true
        var second: String?
        if let goal = annotations.goal, week.days.count > 1, !hasGoal {
            second = sentence(of: goal, .goalOn, withGaps: .goalOnWithData)
        } else if let comparison, comparison.marked != lead?.marked {
            second = words.continuing(comparison.marked)
        }
        guard let lead, let second else { return (lead?.marked ?? second).map(words.openingMarked) }
        let next = areParted ? words.openingMarked(second) : second
        return words.openingMarked(words[.facts, ["first": .text(lead.marked), "second": .text(next)]])
    }

    /// Returns the weekday of a day, from 0 for Monday, by its date, by its own label in the language, or by the first
    /// day's weekday; nil if it is not known, and for more than seven days.
    private func weekdayNumber(_ index: Int) -> Int? {
        guard week.days.count <= 7 else { return nil }
        let day = week.days[index]
        if let date = day.date { return date.weekday - 1 }
        guard let label = day.label?.lowercased() else { return options.firstWeekday.map { ($0 - 1 + index) % 7 } }
        return [words.weekdays, words.list(.longWeekdays)].lazy
            .compactMap { names in names.firstIndex { $0.lowercased() == label } }.first
    }

    private func count(_ index: Int) -> Int { week.count(index) ?? 0 }

    /// The index of the best day; nil if no day has fewer steps, and in a week where another one has as many.
    var clearBest: Int? {
        guard let best = week.bestDay else { return nil }
        let equal = week.counts.count { $0 == count(best) }
        let isClear = equal < week.counts.count { $0 != nil } && (equal == 1 || week.days.count > 7)
        return isClear ? best : nil
    }

    /// The title of a chart of the days: the comparison with the days before, or the best day; else nil.
    var finding: String? {
        if let comparison { return words.opening(comparison.finding) }
        if annotations.hidesValues { return nil }
        guard let best = clearBest else { return nil }
        let amount = Catalogue.Argument.amount(count(best))
        if let weekday = weekdayNumber(best) {
            let name = Catalogue.Argument.text(words.list(.longWeekdays)[weekday])
            return words.opening(words[.bestWeekday, ["weekday": name, "steps": amount]])
        }
        guard let date = week.days[best].date, !annotations.hidesDates else {
            return words[.bestDayIs, ["steps": amount, "day": .text(name(ofDay: best))]]
        }
        return words.opening(words[.bestDate, ["date": .text(written(date)), "steps": amount]])
    }

    /// The weekday with the highest average: `Saturday was best: 9,276 steps`; nil without dates, without data, if all
    /// weekdays have the same, and beside sums, which are no averages.
    var bestWeekday: String? {
        let weekdays = week.weekdays(from: 1)
        let best = weekdays.max { ($0.tally.average ?? 0) < ($1.tally.average ?? 0) }
        guard !annotations.hidesValues, !options.aggregation.isSum, let best, let average = best.tally.average,
            weekdays.contains(where: { $0.tally.average ?? average < average })
        else { return nil }
        let name = words.list(.longWeekdays)[best.weekday - 1]
        let amount = Catalogue.Argument.amount(Int(average.rounded()))
        return words.opening(words[.bestWeekday, ["weekday": .text(name), "steps": amount]])
    }

    /// The hour with the most steps on average: `Best hour: 1,204 at 5 PM`; nil without data.
    var bestHour: String? {
        guard !annotations.hidesValues, let facts = week.hourFacts else { return nil }
        let averages = (options.separatesWeekends ? facts.workdays : nil) ?? facts.averages
        guard let most = averages.max(), most > 0, let hour = averages.firstIndex(of: most) else { return nil }
        return words[.bestHourIs, ["steps": .amount(most), "hour": .text(words.atHour(hour))]]
    }

    func written(_ date: CivilDate) -> String {
        let spansYears = week.days.first?.date?.year != week.days.last?.date?.year
        return words.written(spansYears ? .fullDate : .longDate, date)
    }

    /// Returns the name of a day in a sentence: `on September 14`, with its year if the days are in more than one. A
    /// day without a date is `on Wednesday` if its weekday is known, else `on day 3`.
    func name(ofDay index: Int) -> String {
        guard let date = week.days[index].date, !annotations.hidesDates else {
            return weekdayNumber(index).map { words.onWeekday($0) } ?? words.day(.number(index + 1))
        }
        return words[.onDate, ["date": .text(written(date))]]
    }
}
