extension Language {
    /// Latvian, of which tables are read.
    static let latvian = Language(
        "lv", name: "Latvian",
        read: """
            summaries = summa
            date = datums diena
            stepWords = soļi
            otherWords = gada gadā gadam
            otherStems = kalor kumul nedēļ nedēl mēne mērķ vidēj garum atliku plānot progno iepriekš pēdēj stund \
            minūt procent tūkst kopš simt
            meters = metri
            otherMetrics = puls
            sourceNames = avots ierīce lietotne
            personNames = vārds uzvārds lietotājs dalībnieks spēlētājs darbinieks
            periodNames = nedēļa mēnesis gads
            longPeriods = nedēļas mēneša
            """)
}
