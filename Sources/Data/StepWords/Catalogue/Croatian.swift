extension Language {
    /// Croatian, of which tables are read.
    static let croatian = Language(
        "hr", name: "Croatian",
        read: """
            months = siječ velj ožuj trav svib lipanj/lipnj srpanj/srpnj kolov ruj - stude pros
            distinctive = korac korak siječ velja ožuj svib kolovo rujn studen prosin
            weekdays = ponedjeljak utorak srijeda četvrtak petak subota nedjelja
            summaries = suma ukupno
            date = datum dan
            stepWords = korak koraci koraka koraki
            otherWords = cilj sat sati posto
            otherStems = prosje minut tempo kalor kumul interval tjed mjese godin godiš ciljan ciljn duljin dužin \
            preosta planiran progno prošl zadnj posljed tisuć tisuc brzin postot
            meters = metri
            otherMetrics = puls
            numberedTimes = interval
            groupedByPoint = datum koraci
            sourceNames = model
            timeNames = interval
            periodNames = kvartal
            rankNames = rang
            """)
}
