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
            предишн минут процент хил тримесеч стотиц разлик липсв
            otherMetrics = пулс тегло настроение
            numberedTimes = час
            metricNames = тип
            unitNames = единица
            sourceNames = източник устройство приложение
            personNames = участник име фамилия участничка потребител играч служител член лице пациент
            timeNames = час
            periodNames = седмица месец година началонаседмицата
            longPeriods = седмичн месечн годишн
            """)
}
