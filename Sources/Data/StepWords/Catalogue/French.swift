extension Language {
    /// French.
    public static let french = Language(
        "fr", name: "French",
        read: """
            months = jan fév/fev mar avr mai juin juil aoû/aou sep oct nov déc/dec
            weekdays = lun mar mer jeu ven sam dim lundi mardi mercredi jeudi vendredi samedi dimanche
            beforeTime = à a
            ordinals = er e
            summaries = total somme moyenne totalgénéral
            noData = aucune
            date = date jour debut début
            steps = pas nombredepas total
            distance = distance
            floors = étages etages
            vagueNames = total debut début
            stepWords = pas
            otherWords = record milliers moy but médiane médian mediane depuis an ans dizaines centaines douzaines \
            hier tendance équipe amis
            otherStems = objecti moyen distan longue minut heure cadenc semain mois année calor cumul interval hebdo \
            mensuel annuel trimestr restant prévu prévis prevu previs prévi foulée foulee rythme vitesse pourcent \
            cible dernier dernièr précéd preced progressif fréquen écart manquant différen
            dayWords = jour jours
            actual = réel actuel
            goals = objectif
            ends = fin
            severals = source participant
            meters = mètres
            kilometers = kilomètres
            otherMetrics = poids calor distance glucose respir stress altitude cadence fréquence cardiaque humeur \
            écran ecran pompes sommeil pouls oxygène température tension énergie étages glycémie
            counts = nombre
            numberedTimes = heure minute
            sources = source application
            metricNames = type variable mesure métrique grandeur
            unitNames = unité unite
            sourceNames = source application appareil origine sourcededonnées sourcedesdonnées appli capteur montre \
            téléphone nomdelappareil
            personNames = participant email patient utilisateur nom qui prénom prenom nomdutilisateur utilisatrice \
            participante joueur joueuse membre employé employe salarié salarie collaborateur pseudo surnom personne \
            élève coureur équipier patiente sujet
            endNames = fin datefin heurefin
            timeNames = minute heure de
            workoutNames = typedactivité
            yearNames = année annee an
            monthNames = mois
            dayNames = jour
            periodNames = semaine mois trimestre année annee an heure semainedu débutdesemaine debutdesemaine \
            débutdelasemaine moisde semainecommençant
            rankNames = place position âge pays score rang
            longPeriods = hebdo mensuel annuel trimestriel
            daily = quotidien journalier jour jours rapport
            harmlessNames = note notes remarque place version
            """,
        texts: { .french })
}

extension Catalogue {
    /// A no-break space precedes colons, semicolons and percent signs.
    static let french = Catalogue(
        .zeroAndMillions,
        rows: """
            groupSeparator = \u{202F}
            decimalSeparator = ,
            kilometers = {number} km
            miles = {number} mi
            shortCounts = 1000 {number}\u{202F}k | 1000000 {number}\u{2009}M

            weekdays = lun. | mar. | mer. | jeu. | ven. | sam. | dim.
            longWeekdays = lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche
            weekdayLetters = L | M | M | J | V | S | D
            shortMonths = janv. | févr. | mars | avr. | mai | juin | juil. | août | sept. | oct. | nov. | déc.
            months = janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | \
            novembre | décembre
            monthLetters = J | F | M | A | M | J | J | A | S | O | N | D

            dayOfMonth = {number}
            firstOfMonth = {number}er
            longDate = {day} {month}
            mediumDate = {day} {shortMonth}
            fullDate = {day} {month} {year}
            captionDate = {day} {month}
            monthOfYear = {monthName} {year}
            year = {year}
            years = {year}–{lastYear}
            daysOfMonth = du {day} au {lastDay} {month} {year}
            daysOfYear = du {day} {month} au {lastDay} {lastMonth} {year}
            daysOfYears = du {day} {month} {year} au {lastDay} {lastMonth} {lastYear}
            dayMonthLabel = {dayNumber}/{monthNumber}
            dateLabel = {dayNumber}/{monthNumber}
            morningHour = {hour}\u{A0}h
            afternoonHour = {hour}\u{A0}h

            today = aujourd’hui
            yesterday = hier
            onDate = le {date}
            onWeekday = {weekday}
            onDay = le jour {number}
            inNthWeek = la semaine {number}
            inNthMonth = le mois {number}
            inNthYear = l’année {number}
            inWeekFrom = la semaine du {date}
            inMonth = en {month}
            inYear = en {year}
            atHour = à {hour}
            soFar = {period} (en cours)
            notOver = en cours

            fullStop = .
            sentences = {first} {second}
            labelled = {label}\u{A0}: {value}

            heading = Pas
            moreSteps = {percent}\u{202F}% de pas de plus {before}
            fewerSteps = {percent}\u{202F}% de pas de moins {before}
            sameSteps = À peu près autant de pas {before}
            bestWeekday = {weekday} a été le meilleur jour\u{A0}: {steps} {steps|pas|de pas|pas}
            bestDate = Le {date} a été le meilleur jour\u{A0}: {steps} {steps|pas|de pas|pas}
            stepsPerDay = Pas par jour
            measured = {measure}, {period}
            averageOfDays = moyenne sur {count} {count|jour|de jours|jours}
            middleHalf = moitié centrale des jours
            total = Total
            dailyAverage = Moyenne par jour
            perDay = Par jour
            perFullDay = Par jour entier
            average = moy.
            goal = objectif
            noData = Aucune donnée
            notAccessible = Données de santé inaccessibles
            distance = Distance
            floors = Étages
            quartersOfDays = un quart des jours par couleur
            quartersOfMonths = un quart des mois par couleur
            bestMonth = meilleur mois
            daysInARow = {count|jour|jours|jours} de suite à {goal}
            daysReached = {count|jour|jours|jours} à {goal}
            marathonWeeks = {count|semaine|semaines|semaines} de 42 km
            cities = Londres | Paris | Bruxelles | Amsterdam | Berlin | Vienne | Rome | Madrid | Lisbonne | \
            Varsovie | Stockholm | Oslo | Helsinki | Athènes | Istanbul | Le Caire | Dublin | New York | \
            Chicago | Los Angeles | Toronto | Mexico | Tokyo | Osaka | Pékin | Shanghai | Singapour | Sydney | \
            Nairobi | Le Cap
            cityPair = {first}–{second}
            daysAtGoal = Jours réussis
            daysWithDataAtGoal = Jours réussis (avec données)
            ofDays = {some} sur {count}
            bestDay = meilleur jour, {day}
            under = moins de {number}
            atLeast = {number} et plus
            averageByWeek = Moyenne quotidienne par semaine
            averageByMonth = Moyenne quotidienne par mois
            averageByYear = Moyenne quotidienne par an
            averageByWeekday = Moyenne par jour de la semaine
            averageByHour = Moyenne par heure
            totalByWeek = Total par semaine
            totalByMonth = Total par mois
            totalByYear = Total par an
            totalByWeekday = Total par jour de la semaine
            stepsPerWeek = Pas par semaine
            stepsPerMonth = Pas par mois
            stepsPerYear = Pas par an
            stepsPerWeekday = Pas par jour de la semaine
            stepCount = {count} {count|pas|de pas|pas}
            dayCount = {count} {count|jour|de jours|jours}
            floorCount = {count} {count|étage|d’étages|étages}

            captionToday = J’ai fait {steps} {steps|pas|de pas|pas} aujourd’hui.
            captionTodayWithDistance = J’ai fait {steps} {steps|pas|de pas|pas} aujourd’hui, soit {distance}.
            captionYesterday = J’ai fait {steps} {steps|pas|de pas|pas} hier.
            captionYesterdayWithDistance = J’ai fait {steps} {steps|pas|de pas|pas} hier, soit {distance}.
            captionOnDate = J’ai fait {steps} {steps|pas|de pas|pas} le {date}.
            captionOnDateWithDistance = J’ai fait {steps} {steps|pas|de pas|pas} le {date}, soit {distance}.
            captionOnDay = J’ai fait {steps} {steps|pas|de pas|pas} le jour {number}.
            captionOnDayWithDistance = J’ai fait {steps} {steps|pas|de pas|pas} le jour {number}, soit {distance}.
            noDataToday = Aucune donnée aujourd’hui.
            noDataYesterday = Aucune donnée hier.
            noDataOnDate = Aucune donnée le {date}.
            noDataOnDay = Aucune donnée le jour {number}.
            asOf = Données au {date}

            goalReached = Objectif atteint {some} {some|jour|de jours|jours} sur {count}
            goalReachedWithData = Objectif atteint {some} {some|jour|de jours|jours} sur {count} avec données
            more = {percent}\u{202F}% de plus {before}
            less = {percent}\u{202F}% de moins {before}
            same = À peu près autant {before}
            partlyCompared = {comparison} ({some} {some|jour|de jours|jours} sur {count})
            aheadOfYear = *{count} {count|jour|de jours|jours}* d’avance sur {year}
            behindYear = {count} {count|jour|de jours|jours} de retard sur {year}
            part = {percent}\u{202F}% de {goal}
            ofGoal = sur {goal}
            streak = Objectif atteint {count} {count|jour|de jours|jours} de suite
            facts = {first}, {second}
            goalOn = objectif atteint *{some} {some|jour|de jours|jours} sur {count}*
            goalOnWithData = objectif atteint *{some} {some|jour|de jours|jours} sur {count}* avec données
            everyDay = objectif de {goal} atteint *chaque jour*
            bestWas = *{day}* a été le meilleur jour
            bestDayIs = Meilleur jour\u{A0}: {steps} {day}
            bestHourIs = Meilleure heure\u{A0}: {steps} {hour}
            bestOfDays = Meilleur jour sur {count}\u{A0}: {steps} {day}

            theDayBefore = que la veille
            theWeekBefore = que la semaine précédente
            theMonthBefore = que le mois précédent
            theYearBefore = que l’année précédente
            aYearEarlier = qu’un an plus tôt
            theDaysBefore = que {count|le|les|les} {count} {count|jour précédent|de jours précédents|jours précédents}
            byWeekday = qu’au {weekday} de la semaine précédente
            byDate = qu’au {date}
            theFirstOf = que le premier des {count} {count|jour|de jours|jours} précédents
            theFirstDaysOf = que les {some} premiers des {count} {count|jour|de jours|jours} précédents
            dayBefore = veille
            weekBefore = semaine précédente
            monthBefore = mois précédent
            yearBefore = année précédente
            daysBefore = jours précédents
            averageBefore = {before}, en moyenne

            titleOf = Nombre de pas, {period}
            lineOfDays = Courbe sur {count} {count|jour|de jours|jours}.
            lineOfWeeks = Courbe sur {count} {count|semaine|de semaines|semaines}.
            lineOfMonths = Courbe sur {count} {count|mois|de mois|mois}.
            lineOfYears = Courbe sur {count} {count|an|d’années|ans}.
            lineOfWeekdays = Courbe sur {count} {count|jour|de jours|jours} de la semaine.
            lineOfHours = Courbe sur {count} {count|heure|d’heures|heures}.
            barsOfDays = Diagramme à barres sur {count} {count|jour|de jours|jours}.
            barsOfWeeks = Diagramme à barres sur {count} {count|semaine|de semaines|semaines}.
            barsOfMonths = Diagramme à barres sur {count} {count|mois|de mois|mois}.
            barsOfYears = Diagramme à barres sur {count} {count|an|d’années|ans}.
            barsOfWeekdays = Diagramme à barres sur {count} {count|jour|de jours|jours} de la semaine.
            barsOfHours = Diagramme à barres sur {count} {count|heure|d’heures|heures}.
            calendarOfDays = Calendrier sur {count} {count|jour|de jours|jours}.
            calendarOfWeeks = Calendrier sur {count} {count|semaine|de semaines|semaines}.
            calendarOfMonths = Calendrier sur {count} {count|mois|de mois|mois}.
            calendarOfHours = Calendrier sur {count} {count|heure|d’heures|heures}.
            barForEach = Une barre pour chaque personne.
            lineForEach = Une ligne pour chaque personne.
            chartForEach = Un graphique pour chaque personne.
            withoutToday = sans aujourd’hui
            sum = {steps} {steps|pas|de pas|pas} au total.
            sumAndAverage = {steps} {steps|pas|de pas|pas} au total, {average} par jour en moyenne.
            noSteps = Aucun pas en {count} {count|jour|de jours|jours}.
            extremes = Maximum\u{A0}: {most} {mostDay}\u{A0}; minimum\u{A0}: {least} {leastDay}.
            bestMonthIs = Meilleur mois\u{A0}: {month}, {average} par jour.
            trendUp = Au fil de ces semaines, la moyenne par jour est montée de {first} à {last}.
            trendDown = Au fil de ces semaines, la moyenne par jour est descendue de {first} à {last}.
            goalDays = Objectif de {goal} {goal|pas|de pas|pas}\u{A0}: atteint {some} \
            {some|jour|de jours|jours} sur {count}.
            goalDaysWithData = Objectif de {goal} {goal|pas|de pas|pas}\u{A0}: atteint {some} \
            {some|jour|de jours|jours} sur {count} avec données.
            gaps = Aucune donnée pour {count} {count|jour|de jours|jours}.
            highlighted = En évidence\u{A0}: {steps} {day}.

            tableWeeks = semaines
            tableMonths = mois
            tableYears = années
            tableWeekdays = jours de la semaine
            tableSteps = pas
            tableAverage = par jour
            tableDaysWithData = jours avec données
            tableInPart = en partie
            tableFrom = du
            tableTo = au
            tableDays = jours
            tableDaysSoFar = jours jusqu’ici
            tableStepsADay = pas par jour
            tableDistance = distance
            tableFlights = étages
            tableBestDay = meilleur jour
            tableLeastDay = jour le plus calme
            tableBestWeek = meilleure semaine
            tableBestMonth = meilleur mois
            tableLeastMonth = mois le plus calme
            tableTrend = tendance par jour
            tableDaysAtGoal = jours réussis
            tableLongestStreak = plus longue série
            tableCurrentStreak = série en cours
            tableCompared = pas comparés
            tableBefore = à ceux d’avant
            tableTotalCompared = total comparé
            tableTotalBefore = total précédent
            tableReached = atteint
            tableMarathonWeeks = semaines de 42 km
            tableDay = jour {number}
            """)
}
