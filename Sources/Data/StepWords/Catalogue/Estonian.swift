extension Language {
    /// Estonian, of which tables are read.
    static let estonian = Language(
        "et", name: "Estonian",
        read: """
            summaries = summa
            date = kuupäev päev
            stepWords = samm sammud sammude
            otherStems = minut tempo kalor kumul interval
            otherMetrics = puls
            """)
}
