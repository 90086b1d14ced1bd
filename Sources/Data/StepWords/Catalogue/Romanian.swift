extension Language {
    /// Romanian, of which tables are read.
    static let romanian = Language(
        "ro", name: "Romanian",
        read: """
            months = ian feb mar apr mai iun iul aug sep oct nov/noi dec
            weekdays = lun mar mie luni marți miercuri joi vineri sâmbătă duminică
            beforeTime = la
            summaries = total suma media
            date = data dată
            steps = total
            vagueNames = total
            stepWords = pas pași pasi
            otherWords = an anual anuali anuală anul anului lună luna lunii luni oră ora orar mii ultima ultimul \
            ultimele mediană sute
            otherStems = medi distan minut calor cumul acumul durat interval săptăm saptam lunar trimestr rămas rămaș \
            ramas țint ţint tinta prognoz planific trecut preced anterior lungim vitez procent obiectiv lips frecven
            dayWords = zi
            actual = actual
            meters = metri
            miles = mile
            otherMetrics = puls calor energie respir greutate somn dispoziție ecran flotări tensiune ritmcardiac
            numberedTimes = interval ora
            groupedByPoint = data pași
            sourceNames = model sursă sursa sursadedate dispozitiv aplicație aplicatie
            personNames = nume prenume participant utilizator jucător angajat membru persoană persoana pacient \
            poreclă
            timeNames = interval ora
            yearNames = an
            monthNames = lună
            dayNames = zi
            periodNames = săptămână lună an ora săptămâna luna începutulsăptămânii
            rankNames = nr
            longPeriods = săptămânal lunar
            daily = zilnic
            """)
}
