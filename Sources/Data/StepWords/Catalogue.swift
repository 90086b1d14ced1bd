/// All texts of stepchart in one language: one for each `Word`, read from rows of the form `word = text`.
///
/// A text has placeholders in braces. `{count}` becomes the number or the text of that name; `{count|day|days}` becomes
/// one of the forms, by the plural category of the number. Forms are in the order of `PluralRule.categories`.
package struct Catalogue: Sendable {
    /// The value that fills a placeholder of a text.
    package enum Argument: Sendable {
        case text(String)
        /// A number, which also chooses between forms.
        case count(Int)
        /// A number of steps, with which forms of a noun agree; or of another figure, with its unit and without a noun.
        case amount(Int)
    }

    let rows: [String: Substring]
    package let plurals: PluralRule
    /// The minimum number of digits before the last three for a number to be grouped (the Unicode CLDR's value of that
    /// name): with 2, 1000 is not grouped and 10,000 is.
    private let minimumGroupingDigits: Int
    /// The number of digits in a group other than the last one, which has three (the Unicode CLDR's secondary size).
    private let secondaryGroupingSize: Int
    /// True if counts are written as `16,105` rather than `16105`.
    package var groupsDigits = false
    /// The figure that amounts count. Default: steps.
    package var figure = CountedFigure.steps

    /// The weekdays from Monday, short enough for a label.
    package let weekdays: [String]
    /// The weekdays from Monday, one letter each.
    package let weekdayLetters: [String]
    /// The months from January, short enough for a label.
    package let shortMonths: [String]
    /// The months from January, in the form used within a date.
    package let months: [String]
    /// The months from January, in the form used without a day.
    package let monthNames: [String]
    /// The months from January, one letter or one number each.
    package let monthLetters: [String]
    /// The units of large counts, from the smallest: `1000 {number}k`.
    package let shortUnits: [(count: Int, text: String)]

    /// - Parameter base: the language that this is a variety of; it gives the texts that `rows` does not have.
    init(
        _ plurals: PluralRule, base: Catalogue? = nil, minimumGroupingDigits: Int = 1, secondaryGroupingSize: Int = 3,
        rows: String
    ) {
        self.plurals = plurals
        self.minimumGroupingDigits = minimumGroupingDigits
        self.secondaryGroupingSize = secondaryGroupingSize
        var texts = base?.rows ?? Dictionary(minimumCapacity: Word.allCases.count)
        Rows.forEach(in: rows) { word, text in texts[word] = text }
        self.rows = texts
        let list = { (word: Word) in Rows.parts(texts[word.rawValue] ?? "", separator: "|") }
        weekdays = list(.weekdays)
        weekdayLetters = list(.weekdayLetters)
        shortMonths = list(.shortMonths)
        months = list(.months)
        monthNames = texts[Word.monthNames.rawValue] == nil ? months : list(.monthNames)
        monthLetters = list(.monthLetters)
        shortUnits = list(.shortCounts).map { unit in
            let count = unit.prefix { $0 != " " }
            return (Int(count) ?? 1, String(unit.dropFirst(count.count + 1)))
        }
    }

    package func has(_ word: Word) -> Bool { rows[word.rawValue] != nil }

    /// The text of a word, with its placeholders as they are written.
    package func template(_ word: Word) -> Substring { rows[word.rawValue] ?? "" }

    /// The parts of a text that is a list, with ` | ` between them.
    package func list(_ word: Word) -> [String] { Rows.parts(template(word), separator: "|") }

    package subscript(word: Word) -> String { String(template(word)) }

    package subscript(word: Word, arguments: KeyValuePairs<String, Argument>) -> String {
        filled(template(word)) { name in arguments.first { $0.key == name }?.value }
    }

    /// Fills each placeholder of a text with the argument of its name. One without an argument stays as it is written.
    package func filled(_ template: Substring, _ argument: (String) -> Argument?) -> String {
        var text = ""
        var rest = template
        while let opening = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let closing = rest.utf8[opening...].firstIndex(of: UInt8(ascii: "}"))
        {
            text += String(rest[..<opening])
            let placeholder = rest[rest.utf8.index(after: opening)..<closing]
            let part = filled(placeholder: placeholder, argument) ?? String(rest[opening...closing])
            // A noun that is left out leaves no space.
            if part.isEmpty, let last = text.last, last == " " || last == "\u{A0}" { text.removeLast() }
            text += part
            rest = rest[rest.utf8.index(after: closing)...]
        }
        return text + String(rest)
    }

    /// The text for a placeholder: `count`, or `count|day|days`; empty for a noun that is left out. Nil if no argument
    /// has the name, or if there are forms but the argument is a text, which has no number to choose one by.
    private func filled(placeholder: Substring, _ argument: (String) -> Argument?) -> String? {
        let forms = placeholder.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        switch argument(String(Substring(forms[0]))) {
        case nil: return nil
        case .text(let text): return forms.count == 1 ? text : nil
        case .amount(let count) where !isOfSteps: return forms.count == 1 ? amountPhrase(count) : ""
        case .count(let count), .amount(let count):
            guard forms.count > 1 else { return number(count) }
            let index = plurals.categories.firstIndex(of: plurals.category(of: count)) ?? 0
            return forms.indices.contains(index + 1) ? String(Substring(forms[index + 1])) : nil
        }
    }

    // MARK: Counts and sentences

    /// A count as texts show it: grouped if `groupsDigits` is true.
    package func number(_ count: Int) -> String { groupsDigits ? grouped(count) : "\(count)" }

    /// A count with its digits in groups: `16,105`, or `1,23,456` as in India.
    package func grouped(_ count: Int) -> String {
        let digits = "\(count)"
        guard digits.count >= 3 + minimumGroupingDigits else { return digits }
        var text = String(digits.suffix(3))
        var rest = digits.dropLast(3)
        while !rest.isEmpty {
            text = "\(rest.suffix(secondaryGroupingSize))\(template(.groupSeparator))\(text)"
            rest = rest.dropLast(secondaryGroupingSize)
        }
        return text
    }

    /// A count in three digits or so, halves rounded up: `940`, `11.4k`, `3.22 M`.
    package func short(_ count: Int) -> String {
        // A count that rounds to a whole unit is written in that unit.
        guard let unit = shortUnits.last(where: { count >= $0.count - $0.count / 2000 }) else { return grouped(count) }
        let number = scaled(count, by: unit.count)
        return filled(unit.text[...]) { $0 == "number" ? .text(number) : nil }
    }

    /// A count in a unit, with as many decimals as leave three digits.
    private func scaled(_ count: Int, by unit: Int) -> String {
        let factor = unit >= 10_000 && count < 10 * unit ? 100 : 10
        let scaled = (2 * count * factor + unit) / (2 * unit)
        if scaled >= 1000 { return grouped((2 * count + unit) / (2 * unit)) }
        let decimals = "\(factor + scaled % factor)".dropFirst()
        return "\(scaled / factor)\(template(.decimalSeparator))\(decimals)"
    }

    /// A text at the start of a sentence or of a line.
    package func opening(_ text: String) -> String {
        let first = text.prefix(1)
        let isDotted = first == "i" && has(.dottedCapital)
        return (isDotted ? self[.dottedCapital] : first.uppercased()) + String(text.dropFirst())
    }

    /// A text inside a sentence, or after a colon.
    package func continuing(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    package func sentences(_ sentences: [String]) -> String {
        guard let first = sentences.first else { return "" }
        return sentences.dropFirst().reduce(first) { text, sentence in
            self[.sentences, ["first": .text(text), "second": .text(sentence)]]
        }
    }
}
