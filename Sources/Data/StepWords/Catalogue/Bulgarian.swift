extension Language {
    /// Bulgarian, of which tables are read.
    static let bulgarian = Language(
        "bg", name: "Bulgarian",
        read: """
            months = яну фев мар апр май юни юли авг сеп окт ное дек
            weekdays = пн вт ср чт пт сб нд вторник понеделник четвъртък петък събота неделя сряда
            beforeTime = в
            afterYear = г
            date = дата
            stepStems = стъп крач
            otherStems = цел средн час
            numberedTimes = час
            metricNames = тип
            unitNames = единица
            personNames = участник
            timeNames = час
            """)
}
