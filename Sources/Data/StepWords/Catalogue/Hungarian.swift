extension Language {
    /// Hungarian, of which tables are read.
    static let hungarian = Language(
        "hu", name: "Hungarian",
        read: """
            months = jan feb már ápr máj jún júl aug szep okt nov dec
            weekdays = hétfő kedd szerda csütörtök péntek szombat vasárnap
            summaries = összesen átlag végösszeg
            date = dátum nap
            stepWords = lépés lépések lépésszám lepes
            stepStems = lépés
            otherWords = cél heti hét hete hetek havi év éves évi perc ezer medián száz tegnap
            otherStems = átlag kalor kumul interval cél hetent hónap havon évente negyedév halmoz göngyöl hossz \
            hátralé hátra maradék maradt tervez előrejelz múlt előző utolsó óránk percenk sebesség százalék különbs \
            hiányz
            dayWords = nap dátum
            otherMetrics = pulzus szívverés súly testsúly alvás hangulat képernyő fekvőtámasz vérnyomás
            sourceNames = forrás adatforrás eszköz alkalmazás készülék
            personNames = név neve keresztnév vezetéknév felhasználó felhasználónév résztvevő játékos dolgozó \
            munkatárs személy becenév
            yearNames = év
            monthNames = hónap
            dayNames = nap
            periodNames = hét hónap év hétkezdete hétkezdet
            longPeriods = heti havi éves
            daily = napi
            """)
}
