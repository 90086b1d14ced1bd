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
            otherStems = цел средн час седми месе годин годиш натруп кумул дължин остав план прогноз последн минал \
            предишн минут процент хил тримесеч
            numberedTimes = час
            metricNames = тип
            unitNames = единица
            personNames = участник
            timeNames = час
            """)
}
