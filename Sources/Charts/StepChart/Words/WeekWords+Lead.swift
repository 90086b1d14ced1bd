extension WeekWords {
    /// What is best about some days, in a sentence: what a card says first.
    struct Lead: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case record, streak, goal, best, part
            case change(Change)
        }

        var kind: Kind
        var sentence: String
    }

    /// The first of these that is true: one day has more than all of at least four weeks, half of which lie before; days in a
    /// row have reached the goal; all have; there are more steps than before; one day was the best.
    /// - Parameter comparison: with the days before.
    func lead(goal: Int?, _ comparison: Comparison?) -> Lead? {
        let days = week.days
        guard days.count > 1, let best = week.bestDay else { return nil }
        let earlier = week.previous.compactMap(\.steps)
        let known = earlier.count + days.count { $0.steps != nil }
        let isRecord = known >= 28 && 2 * earlier.count >= known && steps(best) > (earlier.max() ?? 0)
        let day = Catalogue.Part.text(name(ofDay: best))
        if isRecord {
            let sentence = words[
                .bestOfDays, ["count": .count(known), "steps": .count(steps(best)), "day": day]]
            return Lead(kind: .record, sentence: sentence)
        }
        if let goal {
            let all = week.goalDays(goal)
            let streak = all.current?.count ?? 0
            if streak > all.count || streak >= 5 && all.reached < all.count {
                return Lead(kind: .streak, sentence: words[.streak, ["count": .count(streak)]])
            }
            if all.reached == all.count, all.count > 1 { return Lead(kind: .goal, sentence: goalReached(goal)) }
        }
        if let comparison, case .more = comparison.change {
            return Lead(kind: .change(comparison.change), sentence: comparison.sentence)
        }
        return Lead(kind: .best, sentence: words[.bestDayIs, ["steps": .count(steps(best)), "day": day]])
    }

    private func steps(_ index: Int) -> Int { week.days[index].steps ?? 0 }

    /// `on September 14`, with its year where the days lie in more than one; without dates `on day 3`.
    func name(ofDay index: Int) -> String {
        guard let date = week.days[index].date else { return words.day(number: index + 1) }
        let spansYears = week.days.first?.date?.year != week.days.last?.date?.year
        return words[.onDate, ["date": .text(spansYears ? words.fullDate(date) : words.longDate(date))]]
    }
}
