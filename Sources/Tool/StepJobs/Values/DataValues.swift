extension ReadingOptions.DateOrder: OptionChoice {}
extension ReadingOptions.Repeated: OptionChoice {}
extension ReadingOptions.Missing: OptionChoice {}
extension ReadingOptions.Decimal: OptionChoice {}

/// `column=value`
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

extension Job.Source.Previous: NamedValue {
    package static let names: KeyValuePairs<String, Self> = ["auto": .automatic]

    package init?(form: String) { self = .file(form) }

    /// A file of this name must not be taken for the word.
    package var form: String { path.map { $0.lowercased() == "auto" ? "./\($0)" : $0 } ?? "" }

    package static let expected = "a file, or auto"

    var path: String? { if case .file(let path) = self { path } else { nil } }
}

extension Period.Which: NamedValue {
    /// Those that fit all units.
    package static let names: KeyValuePairs<String, Self> = [
        "last": .last, "current": .current, "this": .current, "previous": .previous,
    ]

    /// A name such as `2026-W46`, `W46`, `November`, `M11` or `11`, or a date.
    package init?(form: String) {
        let name = form.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "-")
        if let span = CalendarSpan.iso(form) ?? CalendarSpan.iso(name) {
            self = .named(span)
        } else if let number = Self.number(form) {
            self = .numbered(number, nil)
        } else if form.lowercased().hasPrefix("w"), let number = Self.number(form.dropFirst()) {
            self = .numbered(number, .week(from: 1))
        } else if form.lowercased().hasPrefix("m"), let number = Self.number(form.dropFirst()) {
            self = .numbered(number, .month)
        } else if let month = CalendarWords.month(Array(form.utf8)[...]) {
            self = .numbered(month, .month)
        } else if let date = CivilDate(word: form) {
            self = .of(date)
        } else {
            return nil
        }
    }

    private static func number(_ digits: some StringProtocol) -> Int? {
        let isShort = (1...2).contains(digits.utf8.count) && digits.utf8.allSatisfy { $0 &- 0x30 < 10 }
        return isShort ? Int(digits) : nil
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

extension ImportOptions.Merge: OptionValue {
    private static let rules: KeyValuePairs = ["ranked": Self.ranked, "max-source": .greatest, "sum": .sum]

    package init?(word: String) {
        let only = word.hasPrefix("only=") && word.count > 5 ? Self.only(String(word.dropFirst(5))) : nil
        guard let rule = Self.rules.first(where: { $0.key == word })?.value ?? only else { return nil }
        self = rule
    }

    package var word: String {
        if case .only(let name) = self { "only=\(name)" } else { Self.rules.first { $0.value == self }?.key ?? "" }
    }

    package static let expected = "ranked, max-source, sum or only=NAME"

    package static var schema: [(String, JSON)] { .text("^(ranked|max-source|sum|only=.+)$") }
}
