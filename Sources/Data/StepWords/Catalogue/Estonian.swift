extension Language {
    /// Estonian, of which tables are read.
    static let estonian = Language(
        "et", name: "Estonian",
        read: """
            summaries = summa
            date = kuupäev päev
            stepWords = samm sammud sammude
            otherWords = kuu kuus
            otherStems = minut tempo kalor kumul interval nädal igakui kuine aasta eesmär keskm eelmi viima viimas \
            pikkus tund protsen prognoos tuhan sadade sadu
            otherMetrics = puls
            sourceNames = allikas seade rakendus
            personNames = nimi eesnimi perenimi kasutaja osaleja mängija töötaja liige isik
            periodNames = nädal kuu aasta
            longPeriods = nädalas nädalane igakuine
            """)
}
