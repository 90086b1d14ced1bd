extension Language {
    /// Finnish, of which tables are read.
    static let finnish = Language(
        "fi", name: "Finnish",
        read: """
            months = tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu
            weekdays = ma ke to pe la su maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai ti
            beforeTime = klo
            summaries = summa yhteensä keskiarvo
            date = päivä päivämäärä pvm
            stepWords = askel askeleet askelta
            stepStems = askel
            otherStems = keskia tempo kalor kumul
            meters = metri
            yearNames = vuosi
            monthNames = kuukausi
            dayNames = päivä
            periodNames = viikko kuukausi vuosi
            """)
}
