extension Language {
    /// Icelandic, of which tables are read.
    static let icelandic = Language(
        "is", name: "Icelandic",
        read: """
            months = jan feb mar apr maí jún júl ágú sep okt nóv des
            """)
}
