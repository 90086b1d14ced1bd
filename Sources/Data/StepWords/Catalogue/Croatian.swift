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
            otherWords = cilj sat sati posto stotine jučer
            otherStems = prosje minut tempo kalor kumul interval tjed mjese godin godiš ciljan ciljn duljin dužin \
            preosta planiran progno prošl zadnj posljed tisuć tisuc brzin postot razlik
            dayWords = dan
            meters = metri
            otherMetrics = puls težina spavanje raspoloženje sklekovi
            numberedTimes = interval
            groupedByPoint = datum koraci
            sourceNames = model izvor izvorpodataka uređaj aplikacija
            personNames = ime prezime imeiprezime sudionik sudionica korisnik igrač zaposlenik član osoba pacijent \
            nadimak
            timeNames = interval
            periodNames = kvartal tjedan mjesec godina početaktjedna
            rankNames = rang
            longPeriods = tjedn mjesečn godišn
            """)
}
