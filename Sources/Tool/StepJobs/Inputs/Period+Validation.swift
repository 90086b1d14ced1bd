extension Period {
    /// - Throws: `usage` for two options that each choose the days.
    func validate() throws(Failure) {
        if isAll { return }
        var given: String?
        let all: [(String, Which?, CalendarSpan.Unit, Int, String)] = [
            ("week", week, .week(from: 1), 53, "2026-W46"), ("month", month, .month, 12, "2026-10"),
            ("year", year, .year, 99, "2026"),
        ]
        for case (let name, let which?, let unit, let most, let example) in all {
            let isOther =
                switch which {
                case .named(let span): span.unit != unit
                case .numbered(let number, let other): !(1...most).contains(number) || other ?? unit != unit
                case .last, .current, .previous, .of: false
                }
            if isOther { throw .option(name, expected: "a name such as \(example)", found: which.word) }
            if let given { throw .option(name, expected: "nothing beside --\(given)", found: "both") }
            given = name
        }
        for (name, isGiven) in [("last", last != nil), ("from", from != nil), ("to", to != nil)] where isGiven {
            if let given { throw .option(name, expected: "nothing beside --\(given)", found: "both") }
        }
        if last != nil, from != nil { throw .option("last", expected: "nothing beside --from", found: "both") }
    }
}
