extension Language {
    /// Portuguese, of which tables are read.
    static let portuguese = Language(
        "pt", name: "Portuguese",
        read: """
            months = jan fev mar abr mai jun jul ago set out nov dez
            weekdays = sáb sab dom sábado sabado domingo seg ter qua qui sex segunda terça quarta quinta sexta \
            segunda-feira terça-feira quarta-feira quinta-feira sexta-feira
            beforeTime = à às
            withinDate = de
            ordinals = º ª
            summaries = total soma média
            date = dia data inicio
            steps = passos total
            distance = distância
            floors = pisos andares
            vagueNames = total inicio
            stepWords = passo passos
            otherWords = meta
            otherStems = objecti objeti minut tempo seman calor acumul interval
            actual = real
            goals = objetivo meta
            severals = sensor
            meters = metros
            otherMetrics = puls peso calor glucose respir altitude
            numberedTimes = hora
            groupedByPoint = data passos númerodepassos
            metricNames = sensor tipo medida
            unitNames = unidade
            sourceNames = dispositivo fonte
            personNames = utilizador nome
            endNames = fim datafim
            timeNames = hora de
            yearNames = ano
            monthNames = mês
            dayNames = dia
            periodNames = trimestre semana ano mês hora
            rankNames = posto
            """)
}
