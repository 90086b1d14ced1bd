extension Language {
    /// Portuguese, as in Brazil, for all regions but those that follow Portugal in the Unicode CLDR.
    public static let portuguese = Language(
        "pt", name: "Portuguese", regions: .except("AO CH CV FR GQ GW LU MO MZ PT ST TL"),
        read: """
            months = jan fev mar abr mai jun jul ago set out nov dez
            weekdays = sáb sab dom sábado sabado domingo seg ter qua qui sex segunda terça terca quarta quinta sexta \
            segunda-feira terça-feira terca-feira quarta-feira quinta-feira sexta-feira
            beforeTime = à às
            withinDate = de
            ordinals = º ª
            summaries = total soma média totalgeral
            noData = nenhum, sem dados
            date = dia data inicio início
            steps = passos total
            distance = distância distânciapercorrida
            floors = pisos andares andaressubidos
            vagueNames = total inicio início
            stepWords = passo passos
            otherWords = meta milhares mês mes meses mensal mensais anual anuais ano anos faltam hora horas mediana \
            recorde até últimos últimas último última dezenas centenas centenares dúzias ontem equipe
            otherStems = objecti objeti minut tempo seman calor acumul interval médi compriment restant previst \
            previs últim anterior veloc ritmo porcent percent trimestr cadênc passada frequên tendênc cadenci
            dayWords = dia dias
            actual = real
            goals = objetivo meta
            severals = sensor
            meters = metros
            kilometers = quilômetros quilómetros
            miles = milhas
            otherMetrics = puls peso calor glucose respir altitude frequência batimento cardíac humor ecrã \
            flexões sono oxigênio oxigénio temperatura pressão água energia distância glicose
            counts = contagem
            numberedTimes = hora
            groupedByPoint = data passos númerodepassos
            metricNames = sensor tipo medida
            unitNames = unidade
            sourceNames = dispositivo fonte aplicativo origem fontededados fontedosdados aparelho aplicação sensor \
            relógio telemóvel celular
            personNames = utilizador usuário nome participante jogador jogadora nomedeusuário nomedoutilizador \
            usuária membro funcionário funcionária colaborador pessoa paciente apelido sobrenome aluno atleta
            endNames = fim datafim
            timeNames = hora horário de
            workoutNames = tipodeatividade
            yearNames = ano
            monthNames = mês
            dayNames = dia
            periodNames = trimestre semana ano mês hora semanade iníciodasemana iniciodasemana iníciodosemana
            rankNames = posto
            longPeriods = semanais mensal mensais anuais trimestrais
            daily = diári dia dias
            harmlessNames = comentário observação diadasemana
            """,
        texts: { .portuguese })
}

extension Catalogue {
    /// Weekdays have no article, which would not be the same before `sábado` and before `segunda-feira`.
    static let portuguese = Catalogue(
        .zeroAndMillions,
        rows: """
            groupSeparator = .
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}\u{202F}mil | 1000000 {number}\u{2009}M

            weekdays = seg. | ter. | qua. | qui. | sex. | sáb. | dom.
            longWeekdays = segunda-feira | terça-feira | quarta-feira | quinta-feira | sexta-feira | sábado | domingo
            weekdayLetters = S | T | Q | Q | S | S | D
            shortMonths = jan. | fev. | mar. | abr. | mai. | jun. | jul. | ago. | set. | out. | nov. | dez.
            months = janeiro | fevereiro | março | abril | maio | junho | julho | agosto | setembro | outubro | \
            novembro | dezembro
            monthLetters = J | F | M | A | M | J | J | A | S | O | N | D

            dayOfMonth = {number}
            firstOfMonth = {number}º
            longDate = {day} de {month}
            mediumDate = {day} de {shortMonth}
            fullDate = {day} de {month} de {year}
            captionDate = {day} de {month}
            monthOfYear = {monthName} de {year}
            year = {year}
            years = {year}–{lastYear}
            daysOfMonth = {day} a {lastDay} de {month} de {year}
            daysOfYear = {day} de {month} a {lastDay} de {lastMonth} de {year}
            daysOfYears = {day} de {month} de {year} a {lastDay} de {lastMonth} de {lastYear}
            dayMonthLabel = {dayNumber}/{monthNumber}
            dateLabel = {dayNumber}/{monthNumber}
            morningHour = {hour}h
            afternoonHour = {hour}h

            today = hoje
            yesterday = ontem
            onDate = em {date}
            onWeekday = {weekday}
            onDay = no dia {number}
            inNthWeek = na semana {number}
            inNthMonth = no mês {number}
            inNthYear = no ano {number}
            inWeekFrom = na semana a partir de {date}
            inMonth = em {month}
            inYear = em {year}
            atHour = às {hour}
            soFar = {period} (até agora)
            notOver = até agora

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Passos
            moreSteps = {percent}% mais passos que {before}
            fewerSteps = {percent}% menos passos que {before}
            sameSteps = Quase o mesmo número de passos que {before}
            bestWeekday = {weekday} foi o melhor dia: {steps} {steps|passo|de passos|passos}
            bestDate = {date} foi o melhor dia: {steps} {steps|passo|de passos|passos}
            stepsPerDay = Passos por dia
            measured = {measure}, {period}
            averageOfDays = média de {count} {count|dia|de dias|dias}
            middleHalf = metade central dos dias
            total = Total
            dailyAverage = Média diária
            perDay = Por dia
            perFullDay = Por dia completo
            average = média
            goal = meta
            noData = Sem dados
            notAccessible = Dados de saúde inacessíveis
            distance = Distância
            floors = Andares
            quartersOfDays = um quarto dos dias por cor
            quartersOfMonths = um quarto dos meses por cor
            bestMonth = melhor mês
            daysInARow = {count|dia seguido|dias seguidos|dias seguidos} com {goal} ou\u{A0}mais
            daysReached = {count|dia|dias|dias} com {goal} ou\u{A0}mais
            marathonWeeks = {count|semana|semanas|semanas} com 42\u{A0}km ou\u{A0}mais
            cities = Londres | Paris | Bruxelas | Amsterdã | Berlim | Viena | Roma | Madri | Lisboa | \
            Varsóvia | Estocolmo | Oslo | Helsinque | Atenas | Istambul | Cairo | Dublin | Nova York | \
            Chicago | Los Angeles | Toronto | Cidade do México | Tóquio | Osaka | Pequim | Xangai | Singapura | \
            Sydney | Nairóbi | Cidade do Cabo
            cityPair = {first}–{second}
            daysAtGoal = Meta atingida
            daysWithDataAtGoal = Meta atingida (dias com dados)
            ofDays = {some} de {count}
            bestDay = melhor dia, {day}
            under = menos de {number}
            atLeast = {number} ou mais
            averageByWeek = Média diária por semana
            averageByMonth = Média diária por mês
            averageByYear = Média diária por ano
            averageByWeekday = Média por dia da semana
            averageByHour = Média por hora
            totalByWeek = Total por semana
            totalByMonth = Total por mês
            totalByYear = Total por ano
            totalByWeekday = Total por dia da semana
            stepsPerWeek = Passos por semana
            stepsPerMonth = Passos por mês
            stepsPerYear = Passos por ano
            stepsPerWeekday = Passos por dia da semana
            stepCount = {count} {count|passo|de passos|passos}
            dayCount = {count} {count|dia|de dias|dias}
            floorCount = {count} {count|andar|de andares|andares}

            captionToday = Hoje dei {steps} {steps|passo|de passos|passos}.
            captionTodayWithDistance = Hoje dei {steps} {steps|passo|de passos|passos} ({distance}).
            captionYesterday = Ontem dei {steps} {steps|passo|de passos|passos}.
            captionYesterdayWithDistance = Ontem dei {steps} {steps|passo|de passos|passos} ({distance}).
            captionOnDate = No dia {date}, dei {steps} {steps|passo|de passos|passos}.
            captionOnDateWithDistance = No dia {date}, dei {steps} {steps|passo|de passos|passos} ({distance}).
            captionOnDay = No dia {number}, dei {steps} {steps|passo|de passos|passos}.
            captionOnDayWithDistance = No dia {number}, dei {steps} {steps|passo|de passos|passos} ({distance}).
            noDataToday = Sem dados hoje.
            noDataYesterday = Sem dados ontem.
            noDataOnDate = Sem dados no dia {date}.
            noDataOnDay = Sem dados no dia {number}.
            asOf = Últimos dados: {date}

            goalReached = Meta atingida em {some} de {count} {count|dia|de dias|dias}
            goalReachedWithData = Meta atingida em {some} {count|de|dos|dos} {count} {count|dia|de dias|dias} com dados
            more = {percent}% a mais que {before}
            less = {percent}% a menos que {before}
            same = Quase o mesmo que {before}
            partlyCompared = {comparison} ({some} de {count} {count|dia|de dias|dias})
            aheadOfYear = *{count} {count|dia|de dias|dias}* à frente de {year}
            behindYear = {count} {count|dia|de dias|dias} atrás de {year}
            part = {percent}% de {goal}
            ofGoal = de {goal}
            streak = Meta atingida por {count} {count|dia seguido|de dias seguidos|dias seguidos}
            facts = {first}; {second}
            goalOn = meta atingida em *{some} de {count}* {count|dia|de dias|dias}
            goalOnWithData = meta atingida em *{some} {count|de|dos|dos} {count}* {count|dia|de dias|dias} com dados
            everyDay = meta de {goal} atingida *todos os dias*
            bestWas = *{day}* foi o melhor dia
            bestDayIs = Melhor dia: {steps} {steps|passo|de passos|passos}, {day}
            bestHourIs = Melhor hora: {steps} {steps|passo|de passos|passos}, {hour}
            bestOfDays = Melhor de {count} {count|dia|de dias|dias}: {steps} {steps|passo|de passos|passos}, {day}

            theDayBefore = no dia anterior
            theWeekBefore = na semana anterior
            theMonthBefore = no mês anterior
            theYearBefore = no ano anterior
            aYearEarlier = um ano antes
            theDaysBefore = {count|no|nos|nos} {count} {count|dia anterior|de dias anteriores|dias anteriores}
            byWeekday = até {weekday} da semana anterior
            byDate = até {date}
            theFirstOf = no primeiro dos {count} {count|dia|de dias|dias} anteriores
            theFirstDaysOf = nos {some} primeiros dos {count} {count|dia|de dias|dias} anteriores
            dayBefore = dia anterior
            weekBefore = semana anterior
            monthBefore = mês anterior
            yearBefore = ano anterior
            daysBefore = dias anteriores
            averageBefore = {before}, em média

            titleOf = Passos, {period}
            lineOfDays = Gráfico de linhas de {count} {count|dia|de dias|dias}.
            lineOfWeeks = Gráfico de linhas de {count} {count|semana|de semanas|semanas}.
            lineOfMonths = Gráfico de linhas de {count} {count|mês|de meses|meses}.
            lineOfYears = Gráfico de linhas de {count} {count|ano|de anos|anos}.
            lineOfWeekdays = Gráfico de linhas de {count} {count|dia|de dias|dias} da semana.
            lineOfHours = Gráfico de linhas de {count} {count|hora|de horas|horas}.
            barsOfDays = Gráfico de barras de {count} {count|dia|de dias|dias}.
            barsOfWeeks = Gráfico de barras de {count} {count|semana|de semanas|semanas}.
            barsOfMonths = Gráfico de barras de {count} {count|mês|de meses|meses}.
            barsOfYears = Gráfico de barras de {count} {count|ano|de anos|anos}.
            barsOfWeekdays = Gráfico de barras de {count} {count|dia|de dias|dias} da semana.
            barsOfHours = Gráfico de barras de {count} {count|hora|de horas|horas}.
            calendarOfDays = Calendário de {count} {count|dia|de dias|dias}.
            calendarOfWeeks = Calendário de {count} {count|semana|de semanas|semanas}.
            calendarOfMonths = Calendário de {count} {count|mês|de meses|meses}.
            calendarOfHours = Calendário de {count} {count|hora|de horas|horas}.
            barForEach = Uma barra para cada pessoa.
            lineForEach = Uma linha para cada pessoa.
            chartForEach = Um gráfico para cada pessoa.
            withoutToday = sem hoje
            sum = {steps} {steps|passo|de passos|passos} no total.
            sumAndAverage = {steps} {steps|passo|de passos|passos} no total, {average} por dia em média.
            noSteps = Nenhum passo em {count} {count|dia|de dias|dias}.
            extremes = Máximo: {most}, {mostDay}; mínimo: {least}, {leastDay}.
            bestMonthIs = Melhor mês: {month}, {average} por dia.
            trendUp = Ao longo destas semanas, a média diária subiu de {first} para {last}.
            trendDown = Ao longo destas semanas, a média diária caiu de {first} para {last}.
            goalDays = Meta de {goal} {goal|passo|de passos|passos}: atingida em {some} de {count} \
            {count|dia|de dias|dias}.
            goalDaysWithData = Meta de {goal} {goal|passo|de passos|passos}: atingida em {some} {count|de|dos|dos} \
            {count} {count|dia|de dias|dias} com dados.
            gaps = Faltam dados de {count} {count|dia|de dias|dias}.
            highlighted = Destaque: {steps} {steps|passo|de passos|passos}, {day}.

            tableWeeks = semanas
            tableMonths = meses
            tableYears = anos
            tableWeekdays = dias da semana
            tableSteps = passos
            tableAverage = por dia
            tableDaysWithData = dias com dados
            tableInPart = parcial
            tableFrom = de
            tableTo = até
            tableDays = dias
            tableDaysSoFar = dias até agora
            tableStepsADay = passos por dia
            tableDistance = distância
            tableFlights = andares
            tableBestDay = melhor dia
            tableLeastDay = dia mais tranquilo
            tableBestWeek = melhor semana
            tableBestMonth = melhor mês
            tableLeastMonth = mês mais tranquilo
            tableTrend = tendência por dia
            tableDaysAtGoal = meta atingida
            tableLongestStreak = maior sequência
            tableCurrentStreak = sequência atual
            tableCompared = passos comparados
            tableBefore = com os anteriores
            tableTotalCompared = total comparado
            tableTotalBefore = total anterior
            tableReached = marca atingida
            tableMarathonWeeks = semanas com 42 km ou mais
            tableDay = dia {number}
            """)
}
