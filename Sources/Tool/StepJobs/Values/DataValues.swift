extension ReadingOptions.DateOrder: OptionChoice {}
extension ReadingOptions.Repeated: OptionChoice {}
extension ReadingOptions.Missing: OptionChoice {}

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
        "last": .last, "current": .current, "previous": .previous,
    ]

    /// A name such as `2026-W46`, or a date.
    package init?(form: String) {
        if let span = CalendarSpan(iso: form) {
            self = .named(span)
        } else if let date = CivilDate(form) {
            self = .of(date)
        } else {
            return nil
        }
    }

    package var form: String {
        switch self {
        case .of(let date): date.description
        case .named(let span): span.name
        case .last, .current, .previous: ""
        }
    }

    package static let expected = "last, current, previous, a name such as 2026-W46, or a date in it"
}

extension ImportOptions.Merge: OptionValue {
    package init?(word: String) {
        switch word {
        case "ranked": self = .ranked
        case "max-source": self = .greatest
        case "sum": self = .sum
        case _ where word.hasPrefix("only=") && word.count > 5: self = .only(String(word.dropFirst(5)))
        default: return nil
        }
    }

    package var word: String {
        switch self {
        case .ranked: "ranked"
        case .greatest: "max-source"
        case .sum: "sum"
        case .only(let name): "only=\(name)"
        }
    }

    package static let expected = "ranked, max-source, sum or only=NAME"

    package static var schema: [(String, JSON)] { .text("^(ranked|max-source|sum|only=.+)$") }
}

/// A number of bytes, as in `500M` or `16G`: powers of 1024.
package struct ByteCount: OptionValue {
    package var count: Int

    private static let units: [(letter: String, shift: Int)] = [("T", 40), ("G", 30), ("M", 20), ("K", 10)]

    package init(_ count: Int) { self.count = count }

    package init?(word: String) {
        let shift = word.last.flatMap { letter in
            Self.units.first { $0.letter == letter.uppercased() }?.shift
        }
        guard let number = Int(shift == nil ? word : String(word.dropLast())), number > 0,
            case (let count, let overflow) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0)), !overflow
        else { return nil }
        self.count = count
    }

    package var word: String {
        guard let unit = Self.units.first(where: { count % (1 << $0.shift) == 0 }) else { return "\(count)" }
        return "\(count >> unit.shift)\(unit.letter)"
    }

    package static let expected = "a number of bytes above 0, as in 500M or 16G"

    package static var schema: [(String, JSON)] { .either(.wholeNumber(from: 1), .text("^[0-9]+[KMGTkmgt]?$")) }
}
