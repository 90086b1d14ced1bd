extension Language {
    /// Vietnamese, of which tables are read.
    static let vietnamese = Language(
        "vi", name: "Vietnamese",
        read: """
            weekdays = thứhai thứba thứtư thứnăm thứsáu thứbảy chủnhật
            withinDate = ngày năm
            beforeMonth = tháng thg
            date = ngày
            stepWords = bước
            otherStems = mục trung
            groupedByPoint = bước ngày
            """)
}
