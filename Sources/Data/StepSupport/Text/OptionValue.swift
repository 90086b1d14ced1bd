/// The value of an option, which users give as a word: on the command line, or in a job's JSON.
package protocol OptionValue: Sendable {
    init?(word: String)
    /// A word that reads back as this value.
    var word: String { get }
    /// A description of the words allowed, for messages.
    static var expected: String { get }
    /// All words, if there are only few; otherwise empty.
    static var words: [String] { get }
    static var schema: [(String, JSON)] { get }
}

extension JSONReader {
    /// Reads a string or a number whose text is a word of the value.
    package mutating func value<Value: OptionValue>(_: Value.Type) throws(TextError) -> Value {
        guard let value = Value(word: try word(expecting: Value.expected)) else {
            throw invalid(expected: Value.expected)
        }
        return value
    }
}

extension OptionValue {
    package static var words: [String] { [] }
    package static var schema: [(String, JSON)] { [("type", .string("string"))] }
}

/// A choice among few names; case does not count.
package protocol OptionChoice: OptionValue, Hashable, RawRepresentable<String>, CaseIterable {
    /// Choices of earlier versions, which are still read, but not named by messages and help.
    static var retired: [Self] { get }
}

extension OptionChoice {
    package init?(word: String) {
        guard let choice = Self.named(word) else { return nil }
        self = choice
    }

    package var word: String { rawValue }

    package static var retired: [Self] { [] }

    package static var words: [String] { allCases.filter { !retired.contains($0) }.map(\.rawValue) }

    package static var schema: [(String, JSON)] {
        let form: [(String, JSON)] = .text(words)
        let old: [(String, JSON)] = .text(retired.map(\.rawValue)) + [("deprecated", .bool(true))]
        return retired.isEmpty ? form : .either(form, old)
    }

    package static var expected: String { words.choice }
}

/// A value that is written as one of its names, in any letter case, or else in a form of its own.
package protocol NamedValue: OptionValue, Hashable {
    static var names: KeyValuePairs<String, Self> { get }
    init?(form: String)
    /// The form of a value without a name.
    var form: String { get }
}

extension NamedValue {
    package init?(word: String) {
        let name = word.lowercased()
        guard let named = Self.names.first(where: { $0.key == name }) else {
            self.init(form: word)
            return
        }
        self = named.value
    }

    package var word: String { Self.names.first { $0.value == self }?.key ?? form }

    package static var words: [String] { names.map(\.key) }
}

extension [String] {
    /// Names to choose from, as in `render, animate or widget`.
    package var choice: String { (count < 2 ? "" : dropLast().joined(separator: ", ") + " or ") + suffix(1).joined() }
}

extension Double: OptionValue {
    package init?(word: String) {
        guard let value = Double(word), value.isFinite else { return nil }
        self = value
    }

    package var word: String { shortest }

    package static var expected: String { "a number such as 1.5" }

    package static var schema: [(String, JSON)] { [("type", .string("number"))] }
}

extension Int: OptionValue {
    /// Reads numbers as people write them, too: `10,000`, `10.000`, `7.5k`.
    package init?(word: String) {
        let isInThousands = word.lowercased().hasSuffix("k")
        guard let number = WrittenNumber(Array(word.utf8).dropLast(isInThousands ? 1 : 0)) else { return nil }
        // A mark before three digits separates thousands, unless a k follows.
        let digits = String(decoding: number.plain(isInThousands ? nil : number.open?.other), as: UTF8.self)
        // 4.35 times 1000 is not whole in floating point, so the product is rounded to thousandths.
        let thousands = Double(word: digits).flatMap { Int(exactly: ($0 * 1e6).rounded() / 1e3) }
        guard let value = isInThousands ? thousands : Int(digits, radix: 10) else { return nil }
        self = value
    }

    package var word: String { "\(self)" }

    package static var expected: String { "a whole number" }

    package static var schema: [(String, JSON)] { [("type", .string("integer"))] }
}

extension String: OptionValue {
    package init?(word: String) { self = word }

    package var word: String { self }

    package static var expected: String { "a text" }
}

extension [(String, JSON)] {
    /// The members of a JSON Schema for a text that matches a pattern.
    package static func text(_ pattern: String) -> Self {
        [("type", .string("string")), ("pattern", .string(pattern))]
    }

    package static func text(_ words: [String]) -> Self { [("enum", .strings(words))] }

    package static func wholeNumber(from least: Int = 0, to most: Int? = nil) -> Self {
        let maximum = most.map { [("maximum", JSON.number($0))] } ?? []
        return [("type", .string("integer")), ("minimum", .number(least))] + maximum
    }

    package static func number(from least: Double, to most: Double) -> Self {
        [("type", .string("number")), ("minimum", .number(least)), ("maximum", .number(most))]
    }

    package static func any(_ forms: [JSON]) -> Self { [("anyOf", .array(forms))] }

    package static func either(_ one: Self, _ other: Self) -> Self { any([.object(one), .object(other)]) }
}
