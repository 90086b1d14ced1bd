extension Language {
    /// Lithuanian, of which tables are read.
    static let lithuanian = Language(
        "lt", name: "Lithuanian",
        read: """
            months = sau vas kov bal geg bir lie rugp rugs spa lap gruo
            summaries = suma
            date = data diena
            stepWords = žingsniai
            otherWords = liko
            otherStems = minut kalor kumul interval savait mėnes metin metų tiksl vidut vidurk ilgis likę likus \
            planuoj prognoz praėj paskut valand procent tūkst sukaup šimt
            otherMetrics = puls
            sourceNames = šaltinis įrenginys programėlė
            personNames = vardas pavardė vartotojas naudotojas dalyvis žaidėjas darbuotojas
            periodNames = savaitė mėnuo metai
            longPeriods = savait mėnesin
            """)
}
