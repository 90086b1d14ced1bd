extension Language {
    /// Latvian, of which tables are read.
    static let latvian = Language(
        "lv", name: "Latvian",
        read: """
            summaries = summa
            date = datums diena
            stepWords = soļi
            otherStems = kalor kumul
            meters = metri
            otherMetrics = puls
            """)
}
