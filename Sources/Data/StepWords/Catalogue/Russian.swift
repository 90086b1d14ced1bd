extension Language {
    /// Russian, of which tables are read.
    static let russian = Language(
        "ru", name: "Russian",
        read: """
            months = янв фев мар апр мая/май июн июл авг сен окт ноя дек
            weekdays = пн вт ср чт пт сб вс понедельник вторник среда четверг пятница суббота воскресенье
            beforeTime = в
            afterYear = г год
            summaries = итого всего среднее
            date = дата день
            steps = шаги
            stepStems = шаг
            otherStems = цел средн час
            counts = шт
            numberedTimes = час
            metricNames = тип показатель
            unitNames = единица
            sourceNames = устройство источник
            personNames = пользователь участник имя
            endNames = конец
            timeNames = час время
            yearNames = год
            monthNames = месяц
            dayNames = день
            periodNames = неделя месяц квартал год
            """)
}
