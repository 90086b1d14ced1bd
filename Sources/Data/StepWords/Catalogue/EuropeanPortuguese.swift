extension Language {
    /// Portuguese, as in Portugal.
    public static let europeanPortuguese = Language(
        "pt-PT", name: "European Portuguese", texts: { .europeanPortuguese })
}

extension Catalogue {
    static let europeanPortuguese = Catalogue(
        .oneAndMillions, base: .portuguese, minimumGroupingDigits: 2,
        rows: """
            groupSeparator = \u{A0}
            firstOfMonth = {number}
            onDate = a {date}

            moreSteps = {percent}% mais passos do que {before}
            fewerSteps = {percent}% menos passos do que {before}
            goal = objetivo
            daysAtGoal = Objetivo atingido
            daysWithDataAtGoal = Objetivo atingido (dias com dados)
            cities = Londres | Paris | Bruxelas | Amesterdão | Berlim | Viena | Roma | Madrid | Lisboa | \
            Varsóvia | Estocolmo | Oslo | Helsínquia | Atenas | Istambul | Cairo | Dublim | Nova Iorque | \
            Chicago | Los Angeles | Toronto | Cidade do México | Tóquio | Osaca | Pequim | Xangai | Singapura | \
            Sydney | Nairobi | Cidade do Cabo

            goalReached = Objetivo atingido em {some} de {count} {count|dia|de dias|dias}
            goalReachedWithData = Objetivo atingido em {some} {count|de|dos|dos} {count} {count|dia|de dias|dias} com \
            dados
            more = {percent}% mais do que {before}
            less = {percent}% menos do que {before}
            streak = Objetivo atingido em {count} {count|dia seguido|de dias seguidos|dias seguidos}
            goalOn = objetivo atingido em *{some} de {count}* {count|dia|de dias|dias}
            goalOnWithData = objetivo atingido em *{some} {count|de|dos|dos} {count}* {count|dia|de dias|dias} com dados
            everyDay = objetivo de {goal} atingido *todos os dias*
            goalDays = Objetivo de {goal} {goal|passo|de passos|passos}: atingido em {some} de {count} \
            {count|dia|de dias|dias}.
            goalDaysWithData = Objetivo de {goal} {goal|passo|de passos|passos}: atingido em {some} {count|de|dos|dos} \
            {count} {count|dia|de dias|dias} com dados.

            tableDaysAtGoal = objetivo atingido
            """)
}
