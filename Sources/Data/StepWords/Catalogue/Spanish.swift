extension Language {
    /// Spanish.
    public static let spanish = Language(
        "es", name: "Spanish",
        read: """
            months = ene feb mar abr may jun jul ago sep/set oct nov dic
            weekdays = lun mar mié mie jue vie sáb sab dom lunes martes miércoles miercoles jueves viernes sábado \
            sabado domingo
            beforeTime = a las los la
            withinDate = de del
            ordinals = º ª
            summaries = total suma promedio media totalgeneral
            date = fecha día dia inicio
            steps = pasos recuentodepasos total
            distance = distancia
            floors = pisos plantas
            vagueNames = total inicio
            stepWords = paso pasos
            otherWords = meta miles millares mes meses anual anuales anualmente año años último última últimos \
            últimas ultimo ultima ultimos ultimas faltan faltantes quedan hasta hora horas mediana récord decenas \
            cientos centenas centenares docenas ayer equipo fecha
            otherStems = objeti promed medi distan longit minut cadenc seman calor acumul interval mensual trimestr \
            restant pendient previst pronóst pronost anterior veloc ritmo porcent zancad frecuen diferen faltant amig
            dayWords = día días fecha
            actual = actual real
            goals = objetivo meta
            ends = fin
            severals = sensor
            meters = metros
            kilometers = kilómetros
            miles = millas
            otherMetrics = puls peso calor respir frecuencia corazón cardíac cardiac ánimo pantalla flexiones sueño \
            oxígeno temperatura presión agua energía distancia glucosa pulso
            numberedTimes = hora
            groupedByPoint = fecha pasos númerodepasos
            metricNames = variable series sensor tipo medida
            unitNames = unidad
            sourceNames = dispositivo fuente origen fuentededatos aplicación aplicacion sensor reloj teléfono móvil
            personNames = usuario nombre participante jugador jugadora apellido apellidos nombredeusuario usuaria \
            miembro empleado empleada trabajador persona paciente apodo alumno corredor alias
            endNames = fin hasta fechafin
            timeNames = hora de
            workoutNames = tipodeactividad
            yearNames = año
            monthNames = mes
            dayNames = día dia
            periodNames = trimestre semana mes año hora semanadel iniciodesemana iniciodelasemana comienzodesemana \
            semanaque
            rankNames = ranking edad puesto
            longPeriods = semanal mensual anual trimestral
            daily = diari día días informe registro
            harmlessNames = comentario
            """,
        texts: { .spanish })
}

extension Catalogue {
    static let spanish = Catalogue(
        .oneAndMillions, minimumGroupingDigits: 2,
        rows: """
            groupSeparator = .
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}\u{202F}mil | 1000000 {number}\u{2009}M

            weekdays = lun | mar | mié | jue | vie | sáb | dom
            longWeekdays = lunes | martes | miércoles | jueves | viernes | sábado | domingo
            weekdayLetters = L | M | X | J | V | S | D
            shortMonths = ene | feb | mar | abr | may | jun | jul | ago | sept | oct | nov | dic
            months = enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | \
            noviembre | diciembre
            monthLetters = E | F | M | A | M | J | J | A | S | O | N | D

            dayOfMonth = {number}
            longDate = {day} de {month}
            mediumDate = {day} {shortMonth}
            fullDate = {day} de {month} de {year}
            captionDate = {day} de {month}
            monthOfYear = {monthName} de {year}
            year = {year}
            years = {year}–{lastYear}
            daysOfMonth = del {day} al {lastDay} de {month} de {year}
            daysOfYear = del {day} de {month} al {lastDay} de {lastMonth} de {year}
            daysOfYears = del {day} de {month} de {year} al {lastDay} de {lastMonth} de {lastYear}
            dayMonthLabel = {dayNumber}/{monthNumber}
            dateLabel = {dayNumber}/{monthNumber}
            morningHour = {hour}:00
            afternoonHour = {hour}:00

            today = hoy
            yesterday = ayer
            onDate = el {date}
            onWeekday = el {weekday}
            onDay = el día {number}
            inNthWeek = en la semana {number}
            inNthMonth = en el mes {number}
            inNthYear = en el año {number}
            inWeekFrom = en la semana del {date}
            inMonth = en {month}
            inYear = en {year}
            atHour = a las {hour}
            soFar = {period} (en curso)
            notOver = por ahora

            fullStop = .
            sentences = {first} {second}
            labelled = {label}: {value}

            heading = Pasos
            moreSteps = {percent}\u{A0}% más pasos que {before}
            fewerSteps = {percent}\u{A0}% menos pasos que {before}
            sameSteps = Más o menos los mismos pasos que {before}
            bestWeekday = El {weekday} fue el mejor día: {steps} {steps|paso|de pasos|pasos}
            bestDate = El {date} fue el mejor día: {steps} {steps|paso|de pasos|pasos}
            stepsPerDay = Pasos por día
            measured = {measure}, {period}
            averageOfDays = promedio de {count} {count|día|de días|días}
            middleHalf = mitad central de los días
            total = Total
            dailyAverage = Promedio diario
            perDay = Por día
            perFullDay = Por día completo
            average = prom.
            goal = meta
            noData = Sin datos
            notAccessible = Datos de salud no accesibles
            distance = Distancia
            floors = Pisos
            quartersOfDays = un cuarto de los días por color
            quartersOfMonths = un cuarto de los meses por color
            bestMonth = mejor mes
            daysInARow = {count|día seguido|días seguidos|días seguidos} con {goal}
            daysReached = {count|día|días|días} con {goal}
            marathonWeeks = {count|semana|semanas|semanas} de 42 km
            cities = Londres | París | Bruselas | Ámsterdam | Berlín | Viena | Roma | Madrid | Lisboa | \
            Varsovia | Estocolmo | Oslo | Helsinki | Atenas | Estambul | El Cairo | Dublín | Nueva York | \
            Chicago | Los Ángeles | Toronto | Ciudad de México | Tokio | Osaka | Pekín | Shanghái | Singapur | \
            Sídney | Nairobi | Ciudad del Cabo
            cityPair = {first}–{second}
            daysAtGoal = Metas cumplidas
            daysWithDataAtGoal = Metas cumplidas (días con datos)
            ofDays = {some} de {count}
            bestDay = mejor día, {day}
            under = menos de {number}
            atLeast = {number} o más
            averageByWeek = Promedio diario por semana
            averageByMonth = Promedio diario por mes
            averageByYear = Promedio diario por año
            averageByWeekday = Promedio por día de la semana
            averageByHour = Promedio por hora
            totalByWeek = Total por semana
            totalByMonth = Total por mes
            totalByYear = Total por año
            totalByWeekday = Total por día de la semana
            stepsPerWeek = Pasos por semana
            stepsPerMonth = Pasos por mes
            stepsPerYear = Pasos por año
            stepsPerWeekday = Pasos por día de la semana
            stepCount = {count} {count|paso|de pasos|pasos}
            dayCount = {count} {count|día|de días|días}
            floorCount = {count} {count|piso|de pisos|pisos}

            captionToday = Hoy he dado {steps} {steps|paso|de pasos|pasos}.
            captionTodayWithDistance = Hoy he dado {steps} {steps|paso|de pasos|pasos}, {distance}.
            captionYesterday = Ayer di {steps} {steps|paso|de pasos|pasos}.
            captionYesterdayWithDistance = Ayer di {steps} {steps|paso|de pasos|pasos}, {distance}.
            captionOnDate = El {date} di {steps} {steps|paso|de pasos|pasos}.
            captionOnDateWithDistance = El {date} di {steps} {steps|paso|de pasos|pasos}, {distance}.
            captionOnDay = El día {number} di {steps} {steps|paso|de pasos|pasos}.
            captionOnDayWithDistance = El día {number} di {steps} {steps|paso|de pasos|pasos}, {distance}.
            noDataToday = Sin datos hoy.
            noDataYesterday = Sin datos ayer.
            noDataOnDate = Sin datos el {date}.
            noDataOnDay = Sin datos el día {number}.
            asOf = Datos del {date}

            goalReached = Meta alcanzada en {some} de {count} {count|día|de días|días}
            goalReachedWithData = Meta alcanzada en {some} de {count} {count|día|de días|días} con datos
            more = {percent}\u{A0}% más que {before}
            less = {percent}\u{A0}% menos que {before}
            same = Más o menos igual que {before}
            partlyCompared = {comparison} ({some} de {count} {count|día|de días|días})
            aheadOfYear = *{count} {count|día|de días|días}* de ventaja sobre {year}
            behindYear = {count} {count|día|de días|días} de retraso respecto a {year}
            part = {percent}\u{A0}% de {goal}
            ofGoal = de {goal}
            streak = {count} {count|día seguido|de días seguidos|días seguidos} alcanzando la meta
            facts = {first}, {second}
            goalOn = meta en *{some} de {count}* {count|día|de días|días}
            goalOnWithData = meta en *{some} de {count}* {count|día|de días|días} con datos
            everyDay = meta de {goal} cumplida *cada día*
            bestWas = el *{day}* fue el mejor día
            bestDayIs = Mejor día: {steps} {day}
            bestHourIs = Mejor hora: {steps} {hour}
            bestOfDays = El mejor de {count} {count|día|de días|días}: {steps} {day}

            theDayBefore = el día anterior
            theWeekBefore = la semana anterior
            theMonthBefore = el mes anterior
            theYearBefore = el año anterior
            aYearEarlier = un año antes
            theDaysBefore = {count|el|los|los} {count} {count|día anterior|de días anteriores|días anteriores}
            byWeekday = al {weekday} de la semana anterior
            byDate = al {date}
            theFirstOf = el primero de los {count} {count|día|de días|días} anteriores
            theFirstDaysOf = los {some} primeros de los {count} {count|día|de días|días} anteriores
            dayBefore = día anterior
            weekBefore = semana anterior
            monthBefore = mes anterior
            yearBefore = año anterior
            daysBefore = días anteriores
            averageBefore = {before}, de media

            titleOf = Pasos, {period}
            lineOfDays = Gráfico de líneas de {count} {count|día|de días|días}.
            lineOfWeeks = Gráfico de líneas de {count} {count|semana|de semanas|semanas}.
            lineOfMonths = Gráfico de líneas de {count} {count|mes|de meses|meses}.
            lineOfYears = Gráfico de líneas de {count} {count|año|de años|años}.
            lineOfWeekdays = Gráfico de líneas de {count} {count|día|de días|días} de la semana.
            lineOfHours = Gráfico de líneas de {count} {count|hora|de horas|horas}.
            barsOfDays = Gráfico de barras de {count} {count|día|de días|días}.
            barsOfWeeks = Gráfico de barras de {count} {count|semana|de semanas|semanas}.
            barsOfMonths = Gráfico de barras de {count} {count|mes|de meses|meses}.
            barsOfYears = Gráfico de barras de {count} {count|año|de años|años}.
            barsOfWeekdays = Gráfico de barras de {count} {count|día|de días|días} de la semana.
            barsOfHours = Gráfico de barras de {count} {count|hora|de horas|horas}.
            calendarOfDays = Calendario de {count} {count|día|de días|días}.
            calendarOfWeeks = Calendario de {count} {count|semana|de semanas|semanas}.
            calendarOfMonths = Calendario de {count} {count|mes|de meses|meses}.
            calendarOfHours = Calendario de {count} {count|hora|de horas|horas}.
            barForEach = Una barra para cada persona.
            lineForEach = Una línea para cada persona.
            chartForEach = Un gráfico para cada persona.
            withoutToday = sin hoy
            sum = {steps} {steps|paso|de pasos|pasos} en total.
            sumAndAverage = {steps} {steps|paso|de pasos|pasos} en total, {average} al día en promedio.
            noSteps = Ningún paso en {count} {count|día|de días|días}.
            extremes = Máximo: {most} {mostDay}; mínimo: {least} {leastDay}.
            bestMonthIs = Mejor mes: {month}, {average} al día.
            trendUp = A lo largo de estas semanas, el promedio diario subió de {first} a {last}.
            trendDown = A lo largo de estas semanas, el promedio diario bajó de {first} a {last}.
            goalDays = Meta de {goal} {goal|paso|de pasos|pasos}: alcanzada en {some} de {count} \
            {count|día|de días|días}.
            goalDaysWithData = Meta de {goal} {goal|paso|de pasos|pasos}: alcanzada en {some} de {count} \
            {count|día|de días|días} con datos.
            gaps = Faltan datos de {count} {count|día|de días|días}.
            highlighted = Destacado: {steps} {day}.

            tableWeeks = semanas
            tableMonths = meses
            tableYears = años
            tableWeekdays = días de la semana
            tableSteps = pasos
            tableAverage = por día
            tableDaysWithData = días con datos
            tableInPart = en parte
            tableFrom = del
            tableTo = al
            tableDays = días
            tableDaysSoFar = días hasta ahora
            tableStepsADay = pasos al día
            tableDistance = distancia
            tableFlights = pisos
            tableBestDay = mejor día
            tableLeastDay = día más tranquilo
            tableBestWeek = mejor semana
            tableBestMonth = mejor mes
            tableLeastMonth = mes más tranquilo
            tableTrend = tendencia al día
            tableDaysAtGoal = metas cumplidas
            tableLongestStreak = racha más larga
            tableCurrentStreak = racha actual
            tableCompared = pasos comparados
            tableBefore = con los de antes
            tableTotalCompared = total comparado
            tableTotalBefore = total anterior
            tableReached = alcanzado
            tableMarathonWeeks = semanas de 42 km
            tableDay = día {number}
            """)
}
