/// `Vocabulary.RowKey` describes each of the lists.
extension CalendarWords {
    static let weekdays = Set(Vocabulary.words(.weekdays))

    static let beforeTime = Set(Vocabulary.words(.beforeTime))
    static let withinDate = Set(Vocabulary.words(.withinDate))
    /// Words before a month's number, as in `16 tháng 11`.
    static let beforeMonth = Set(Vocabulary.words(.beforeMonth))
    static let ordinals = Set(Vocabulary.words(.ordinals))
    static let years = Set(Vocabulary.words(.afterYear))

    static let numbered = Vocabulary.parts(.dateSigns, separator: " ")

    /// The only beginning that means two months: October in Croatian, November in Polish and Czech.
    static let ambiguousMonth = "listopad"

    /// Beginnings of words for steps, and for months, that no language but Croatian has.
    static let croatian = Vocabulary.words(.distinctive)

    static let summaries = Set(Vocabulary.words(.summaries))
}
