extension ReadingOptions.Condition: OptionValue {
    package init?(word: String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return nil }
        self.init(column: String(parts[0]), value: String(parts[1]))
    }

    package var word: String { "\(column)=\(value)" }

    package static let expected = "a column and a value, as in type=steps"

    package static var schema: [(String, JSON)] { .text("^[^=]+=") }
}

extension DaySource.PreviousSource: NamedValue {
    package static let names: KeyValuePairs<String, Self> = ["auto": .automatic, "year-ago": .yearAgo]

    package init?(form: String) {
        let named = ValueSynonyms.own(for: form, of: "previous").flatMap { own in Self.names.first { $0.key == own } }
        self = named?.value ?? CalendarSpan.iso(form).map(Self.span) ?? .file(form)
    }

    package var form: String {
        switch self {
        case .automatic, .yearAgo: ""
        case .span(let span): span.name
        // A file whose name is such a word must not be taken for it.
        case .file(let path): Self(word: path) == self ? path : "./\(path)"
        }
    }

    package static let expected = "a file, auto, year-ago, or the name of a week, month or year, as in 2025-11"

    var path: String? { if case .file(let path) = self { path } else { nil } }
}

extension Period.Which: NamedValue {
    /// The names that all units have.
    package static let names: KeyValuePairs<String, Self> = [
        "last": .last, "current": .current, "this": .current, "previous": .previous,
    ]

    /// Reads a name such as `2026-W46`, `W46`, `November`, `M11` or `11`, or a date.
    package init?(form: String) {
        let name = form.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "-")
        if let span = CalendarSpan.iso(form) ?? CalendarSpan.iso(name) {
            self = .named(span)
        } else if let number = Self.number(form) {
            self = .numbered(number, nil)
        } else if let unit = Self.units[form.prefix(1).lowercased()], let number = Self.number(form.dropFirst()) {
            self = .numbered(number, unit)
        } else if let month = CalendarWords.month(Array(form.utf8)[...]) {
            self = .numbered(month, .month)
        } else if let date = CivilDate(word: form) {
            self = .of(date)
        } else {
            return nil
        }
    }

    private static let units: [String: CalendarSpan.Unit] = ["w": .week(from: 1), "m": .month]

    private static func number(_ word: some StringProtocol) -> Int? {
        word.utf8.count <= 2 ? Array(word.utf8)[...].digits : nil
    }

    package var form: String {
        switch self {
        case .of(let date): date.description
        case .named(let span): span.name
        case .numbered(let number, .week): "W\(number)"
        case .numbered(let number, .month): "M\(number)"
        case .numbered(let number, _): "\(number)"
        case .last, .current, .previous: ""
        }
    }

    package static let expected = "last, current, previous, a name such as 2026-W46, or a date in it"
}

extension Period.Day: NamedValue {
    package static let names: KeyValuePairs<String, Self> = ["today": .ago(0), "yesterday": .ago(1)]

    package init?(form: String) {
        guard let date = CivilDate(word: form) else { return nil }
        self = .date(date)
    }

    package var form: String { if case .date(let date) = self { date.word } else { "" } }

    package static let expected = "a date such as 2016-09-12, today or yesterday"

    package static var schema: [(String, JSON)] { .either(CivilDate.schema, .text(words)) }
}

/// A length such as `30`, or `12 months`.
extension Period.Length: OptionValue {
    package init?(word: String) {
        let digits = word.prefix { $0.isNumber || ",.".contains($0) }
        let unit = word.dropFirst(digits.count).drop { $0 == " " }
        guard let count = Int(word: String(digits)), count > 0 else { return nil }
        let months = Self.months[unit.foldedName].map { $0 * min(count, Self.mostMonths) }
        if let months, months <= Self.mostMonths {
            self = .months(months)
        } else if unit.isEmpty, count <= StepWeek.maximumDays {
            self = .days(count)
        } else {
            return nil
        }
    }

    /// The most months, since a calendar has 9,999 years.
    private static let mostMonths = 12 * 9999

    package var word: String {
        switch self {
        case .days(let count): "\(count)"
        case .months(let count): "\(count) months"
        }
    }

    package static let expected = "a whole number of days from 1 to \(StepWeek.maximumDays), or months, as in 12 months"

    package static var schema: [(String, JSON)] {
        .either(.wholeNumber(from: 1, to: StepWeek.maximumDays), .text("^[0-9]+ ?(months?|years?)$"))
    }
}

extension ImportOptions.Merge: NamedValue {
    package static let names: KeyValuePairs<String, Self> = ["ranked": .ranked, "max-source": .greatest, "sum": .sum]

    package init?(form: String) {
        guard form.hasPrefix("only="), form.count > 5 else { return nil }
        self = .only(String(form.dropFirst(5)))
    }

    package var form: String { if case .only(let name) = self { "only=\(name)" } else { "" } }

    package static let expected = "ranked, max-source, sum or only=NAME"

    package static var schema: [(String, JSON)] { .text("^(ranked|max-source|sum|only=.+)$") }
}
