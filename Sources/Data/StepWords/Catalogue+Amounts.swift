extension Catalogue {
    /// The figure that amounts count, which decides how they are written.
    package enum CountedFigure: Sendable {
        case steps
        /// Metres, which are written in the unit of a text, `{number} km`, of so many metres.
        case distance(unit: Word, meters: Double)
        case floors
    }

    /// Returns an amount with its unit but without a noun, as beside a day: `16,105`, `11.7 km`, `25`
    package func amount(_ count: Int) -> String {
        guard case .distance(let unit, _) = figure else { return number(count) }
        return self[unit, ["number": .text(amountNumber(count))]]
    }

    /// Returns the number of an amount: `16,105`, `11.7`, `25`. A distance has one decimal, unless it is 0 or the
    /// distance is 100 units or more; halves are rounded up.
    package func amountNumber(_ count: Int) -> String {
        guard case .distance(_, let meters) = figure else { return number(count) }
        let tenths = Int((Double(count) * 10 / meters).rounded())
        if tenths >= 1000 { return number(Int((Double(count) / meters).rounded())) }
        let decimal = tenths % 10
        return number(tenths / 10) + (decimal == 0 ? "" : "\(template(.decimalSeparator))\(decimal)")
    }

    package func steps(_ count: Int) -> String { self[.stepCount, ["count": .count(count)]] }

    package func floors(_ count: Int) -> String { self[.floorCount, ["count": .count(count)]] }

    /// Returns an amount with what it counts: `16,105 steps`, `11.7 km`, `25 floors`
    package func amountPhrase(_ count: Int) -> String {
        switch figure {
        case .steps: steps(count)
        case .distance: amount(count)
        case .floors: floors(count)
        }
    }

    /// Returns an amount with three digits or so: `11.4k`, `11.7 km`
    package func shortAmount(_ count: Int) -> String {
        if case .distance = figure { amount(count) } else { short(count) }
    }

    /// Returns the text after an amount's number, ` steps` or ` km`; empty if the number is not at the beginning.
    package func unit(ofAmount count: Int) -> String {
        let phrase = amountPhrase(count)
        let number = amountNumber(count)
        return phrase.hasPrefix(number) ? String(phrase.dropFirst(number.count)) : ""
    }

    /// The name of the figure, as a heading: `Steps`, `Distance`, `Floors`
    package var figureName: String {
        switch figure {
        case .steps: self[.heading]
        case .distance: self[.distance]
        case .floors: self[.floors]
        }
    }

    /// True if the texts are about steps, for which languages have sentences of their own.
    package var isOfSteps: Bool {
        if case .steps = figure { true } else { false }
    }
}
