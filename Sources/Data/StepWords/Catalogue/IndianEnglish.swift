extension Language {
    /// English, with counts as in India: 12,34,567.
    public static let indianEnglish = Language(
        "en-IN", name: "Indian English", regions: .only("IN"), texts: { .indianEnglish })
}

extension Catalogue {
    static let indianEnglish = Catalogue(
        .one, base: .britishEnglish, secondaryGroupingSize: 2,
        rows: """
            morningHour = {hour}\u{A0}am
            afternoonHour = {hour}\u{A0}pm
            shortCounts = 1000 {number}k | 100000 {number}\u{2009}L | 10000000 {number}\u{2009}Cr
            """)
}
