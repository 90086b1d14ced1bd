extension CardWords {
    /// Sets the words about many days: a large count in short form with the exact one below, and four remarkable facts.
    /// - Parameter about: the period of the days, in words.
    mutating func describe(of facts: StepFacts, _ options: CardOptions, about: String) {
        let total = facts.all.total
        let annotations = options.chart.annotations
        let period = week.elapsedCount == week.days.count ? about : words.soFar(about)
        let distance = facts.all.distanceMeters.map { words.distance(meters: $0, in: weekWords.unit) }
        var below = week.measure == .distance ? [] : [distance].compactMap(\.self)
        if options.headline == .distance { below = [words.amountPhrase(total)] }
        if options.headline == .streak { below.insert(words.amountPhrase(total), at: 0) }
        if options.headline == .total, words.isOfSteps, let million = words.shortUnits.last, total >= million.count {
            let short = words.short(total)
            below.insert(words.amountPhrase(total), at: 0)
            // The unit begins with the word for a million, and its noun has the form for 1,000,005.
            let figure = short.hasSuffix("M") ? short[...] : short.prefix { $0.isNumber || ".,".contains($0) }
            headline = String(figure)
            unit = figure.count == short.count ? "" : short.dropFirst(figure.count) + words.unit(ofAmount: 1_000_005)
        }
        title = annotations.title?.own ?? period
        let parts = (annotations.title?.own == nil ? [] : [period]) + below
        subtitle = annotations.subtitle?.own ?? parts.joined(separator: " · ")
        let ahead = options.compare == .years ? weekWords.leadOfYears : nil
        form = .manyDays
        if options.page == .records || options.page == .comparison {
            // The headline of these pages is such a fact itself.
            comparison = nil
        } else {
            setLead(ahead ?? comparison?.lead)
        }
        let records = records(facts).filter { options.headline != .streak || $0.kind != .longestStreak }
        // The description has these figures.
        var told = Array(records.prefix(4))
        switch options.page {
        case .calendar: figures = []
        case .records:
            // The headline is an average, as are the bars of the chart below it.
            let average = records.first { $0.kind == .average }
            // The best month has a page of its own. It has the highest total, but not always the highest bar.
            figures = records.filter { $0.kind != .average && $0.kind != .bestMonth }
            if let average { (headline, unit, subtitle) = (average.value, average.label, nil) }
        case .comparison: describeComparison(period)
        case nil:
            figures = Array(records.prefix(4))
            guard options.chart.mark == .ring, CardRing.days.contains(week.days.count), total > 0 else { break }
            form = .ring
            // The ring itself names the best day and the longest streak.
            let named = records.filter { [.bestDay, .longestStreak].contains($0.kind) }
            figures = records.filter { ![.bestDay, .longestStreak].contains($0.kind) }
            if options.headline != .distance, let meters = facts.all.distanceMeters {
                figures.insert(walk(of: meters), at: 0)
            }
            figures = Array(figures.prefix(3))
            told = named + figures
            below = []
            subtitle = annotations.subtitle?.own
            // A unit that is set begins with the language's word for a million.
            if unit?.isEmpty != false { unit = words.unit(ofAmount: total) }
            guard let streakName else { break }
            unit = String(words.days(Int(headline) ?? 0).drop { $0.isNumber })
            title = annotations.title?.own ?? "\(streakName) · \(period)"
        }
        rest =
            [ahead?.sentence, streakName.map { words.labelled($0, headline) }].compactMap(\.self) + below.suffix(1)
            + told.map { words.labelled($0.label, $0.value) } + rest
    }

    /// Returns the figure of a distance, with two cities that are as far from each other.
    private func walk(of meters: Double) -> CardFigure {
        let cities = CityPair(apart: meters).flatMap(words.names).map { " ≈ \($0)" } ?? ""
        return CardFigure(label: words[.distance] + cities, value: words.distance(meters: meters, in: weekWords.unit))
    }

    private mutating func describeComparison(_ period: String) {
        guard let compared = sums else { return }
        let ahead = compared.total - compared.totalBefore
        headline = (ahead < 0 ? "−" : ahead > 0 ? "+" : "") + words.amount(abs(ahead))
        subtitle = weekWords.change
        // The comparison counts only days that both periods have, unlike the average of each period.
        guard let before = week.weekBefore else { return }
        figures = [(period, week), (words.dates(of: before) ?? words[.daysBefore], before)].map { name, days in
            CardFigure(label: "\(name) · \(words[.perDay])", value: words.amount(Int((days.average ?? 0).rounded())))
        }
    }

    /// Returns facts in order: best day, streak, marathon weeks, days at the goal, average, best month, floors.
    private func records(_ facts: StepFacts) -> [CardFigure] {
        var records: [CardFigure] = []
        func add(_ value: String, _ label: String, _ kind: CardFigure.FigureKind = .other) {
            records.append(CardFigure(kind: kind, label: words.opening(label), value: value))
        }
        if let best = weekWords.clearBest, let count = week.count(best) {
            let form: Word = facts.years.count > 1 ? .fullDate : .mediumDate
            let day = facts.date(ofDay: best).map { words.written(form, $0) } ?? words.day(.number(best + 1))
            add(words.amount(count), words[.bestDay, ["day": .text(day)]], .bestDay)
        }
        // Streaks do not count the days before, so that they can be verified in the card's calendar.
        let own = facts.goalDays.map { week.comparing(with: []).goalDays($0.goal) }
        let goal = facts.goalDays?.goal ?? 0
        if let streak = own?.longest, streak.count >= 3 {
            add(words.number(streak.count), weekWords.daysInARow(streak.count), .longestStreak)
        }
        let marathons = facts.marathonWeeks.count
        let marathonLabel = words[.marathonWeeks, ["count": .count(marathons)]]
        if marathons >= 10 { add(words.number(marathons), marathonLabel) }
        if let reached = facts.goalDays?.reached {
            let last = Catalogue.Argument.amount(week.lastGoal(first: goal))
            let label = words[.daysReached, ["count": .count(reached), "goal": last]]
            add(words.number(reached), week.changesGoal(first: goal) ? words[.daysAtGoal] : label)
        }
        if let average = facts.all.average { add(words.amount(Int(average.rounded())), words[.perDay], .average) }
        if facts.months.count > 2, let best = facts.bestMonth {
            add(words.shortMonths[best.first.month - 1], words[.bestMonth], .bestMonth)
        }
        if (2..<10).contains(marathons) { add(words.number(marathons), marathonLabel) }
        if week.measure != .floors, let flights = facts.all.flights { add(words.number(flights), words[.floors]) }
        return records
    }
}

extension CityPair {
    /// Finds the pair whose distance is a number of metres, within 3 %; nil if there is none.
    init?(apart meters: Double) {
        func difference(_ pair: CityPair) -> Double { abs(Double(pair.kilometers) * 1000 - meters) }
        let nearest = Self.all.min { difference($0) < difference($1) }
        guard let nearest, difference(nearest) <= 0.03 * meters else { return nil }
        self = nearest
    }
}

extension Catalogue {
    /// Returns the names of both cities, as in `Lisbon–Warsaw`; nil in a language that has none.
    fileprivate func names(of pair: CityPair) -> String? {
        let names = list(.cities)
        guard names.indices.contains(max(pair.first, pair.second)) else { return nil }
        return self[.cityPair, ["first": .text(names[pair.first]), "second": .text(names[pair.second])]]
    }
}
