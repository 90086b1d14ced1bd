/// The categories of numbers in the Unicode CLDR, by which languages choose the form of a word.
package enum PluralCategory: String, CaseIterable, Sendable { case zero, one, two, few, many, other }

/// The rule by which a language chooses a category for a count, as in the Unicode CLDR for whole numbers.
package enum PluralRule: CaseIterable, Sendable {
    /// All numbers alike, as in Japanese.
    case other
    /// 1 apart from the others, as in English.
    case one
    /// 1 apart, and whole millions, as in Spanish.
    case oneAndMillions
    /// 0 and 1 apart, and whole millions, as in French.
    case zeroAndMillions
    /// 1, then numbers that end in 2, 3 or 4 but for 12 to 14, then all others, as in Polish.
    case polish
    /// Numbers that end in 1 but for 11, then in 2, 3 or 4 but for 12 to 14, then all others, as in Russian.
    case eastSlavic
    /// 1, then 2 to 4, then all others, as in Czech and Slovak.
    case czech

    /// The categories that whole numbers have, in the order in which rows give their forms.
    package var categories: [PluralCategory] {
        switch self {
        case .other: [.other]
        case .one: [.one, .other]
        case .oneAndMillions, .zeroAndMillions: [.one, .many, .other]
        case .polish, .eastSlavic: [.one, .few, .many]
        case .czech: [.one, .few, .other]
        }
    }

    package func category(of count: Int) -> PluralCategory {
        let tens = count % 10
        let hundreds = count % 100
        let isFew = (2...4).contains(tens) && !(12...14).contains(hundreds)
        let areMillions = count > 0 && count % 1_000_000 == 0
        return switch self {
        case .other: .other
        case .one: count == 1 ? .one : .other
        case .oneAndMillions: count == 1 ? .one : areMillions ? .many : .other
        case .zeroAndMillions: count < 2 ? .one : areMillions ? .many : .other
        case .polish: count == 1 ? .one : isFew ? .few : .many
        case .eastSlavic: tens == 1 && hundreds != 11 ? .one : isFew ? .few : .many
        case .czech: count == 1 ? .one : (2...4).contains(count) ? .few : .other
        }
    }
}
