extension Catalogue {
    static let english = Catalogue(
        column: \.en, order: .monthFirst,
        shortUnits: [(count: 1_000, sign: "k"), (count: 1_000_000, sign: "\u{2009}M")],
        weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
        longWeekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        longMonths: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ], range: DateRange(days: "–", dates: " – "),
        namesBefore: ["day before", "week before", "month before", "year before", "days before"])

    /// As in all the world but the United States and some of their neighbours.
    static let britishEnglish = with(english) { ($0.order, $0.writesSlashes) = (.dayFirst, true) }
}
