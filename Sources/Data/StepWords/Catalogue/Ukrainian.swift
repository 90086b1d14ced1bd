extension Language {
    /// Ukrainian, of which tables are read.
    static let ukrainian = Language(
        "uk", name: "Ukrainian",
        read: """
            months = січ лют бер кві тра чер лип сер вер жов лис гру
            weekdays = пн вт ср чт пт сб нд понеділок вівторок середа четвер п'ятниця субота неділя
            beforeTime = в у о
            afterYear = р року
            summaries = усього
            date = дата день
            stepStems = крок
            otherStems = ціл серед час
            counts = шт
            numberedTimes = час
            metricNames = тип
            timeNames = час
            yearNames = рік
            monthNames = місяць
            dayNames = день
            periodNames = квартал тиждень місяць рік
            """)
}
