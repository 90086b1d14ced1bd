/// What people and programs call the columns of a table: a row for each language, in small letters.
///
/// Words of `names` are whole names, without what is no letter or digit.
enum ColumnWords {
    /// English first, then German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Japanese, Chinese and others;
    /// last the words that others use too.
    static let names: [(field: DayField, words: [String])] = [
        (
            .date,
            list(
                """
                date day datetime datum tag jour fecha día dia data giorno dag 日付 日期 日时 日時 дата 날짜 \
                dato päivä päivämäärä pvm dzień dzien datа den dátum nap dată dan ημερομηνία ημέρα tarih gün день \
                التاريخ תאריך तारीख วันที่ ngày tanggal hari kuupäev päev datums diena calendardate localdate \
                activitydate daydate summarydate startdate starttime starttimenanos starttimemillis timestamp recordedat start time when ds index \
                lastchanged lastupdated beginn debut début inizio inicio från timestampstart
                """)
        ),
        (
            .steps,
            list(
                """
                steps step stepcount totalsteps stepstotal schritte schrittzahl schrittanzahl pas nombredepas pasos \
                recuentodepasos passi passos stappen steg 歩数 步数 шаги 걸음수 걸음 kroki activesteps count value amount total \
                qty quantity intval
                """)
        ),
        (
            .distanceMeters,
            list("distance distanz strecke entfernung distancia distanza distância afstand sträcka distans 距離 距离")
        ),
        (
            .flights,
            list(
                """
                flights flightsclimbed floors floorsclimbed etagen stockwerke étages etages pisos plantas piani \
                andares verdiepingen våningar 階数 上った階数 楼层
                """)
        ),
        (.label, list("label")),
    ]

    /// Names that may as well say something else.
    static let vague = Set(
        list(
            "count value amount total qty quantity intval start time when ds index beginn debut début inizio inicio från"
        ))

    /// Words for steps; a name that has one, and none of `others`, is that of steps.
    static let steps = Set(
        list(
            """
            step steps schritt schritte pas paso pasos passo passi passos stap stappen steg skridt skritt askel askeleet \
            askelta kroki kroków krok kroky krokov kroků kroku lépés lépések lépésszám lepes pași pasi korak koraci \
            koraka koraki 歩 步 adım adim adımlar bước langkah samm sammud sammude soļi žingsniai
            """))

    /// What words for steps have in them in scripts and languages that join words.
    static let stepStems = bytes(
        """
        schritt askel adım 걸음 步数 步數 歩数 ก้าว خطو צעד कदम βήμα βημα шаг крок стъп крач lépés
        """)

    /// What says that a name with a word for steps is not of a day's steps: words, and what words begin with.
    static let others = Set(
        list(
            """
            per avg mean min max h hr std median meta cel mål goal goals pace rate last diff change id rank km mi \
            kcal cal active aerobic run running jog jogging walk walking brisk cíl cél cilj tel pct percent percentage previous streak best record length size width time
            """))
    static let otherStems = bytes(
        """
        goal target ziel objecti objeti obietti doel hedef цел ціл 目標 目标 목표 στόχ הدف יעד लक्ष्य เป้าหมาย mục sasaran \
        averag durchschn schnitt moyen promed medi gemiddel genomsn gjennomsn gennemsn keskia średni prům priem átlag \
        ortalama prosje средн серед 平均 평균 trung rata distan länge laenge lengt longue longit lunghez 距離 距离 거리 \
        minut hour stund heure godzin час speed cadenc frequen frequenz tempo week woche semain seman settim month monat \
        mois mese year jahr année anno percent calor kalor cumul kumul acumul odomet durat dauer dauert rank weite stride remain interval
        """)

    /// Names of the steps that were done, where a goal stands beside them, as in the report of Garmin Connect.
    static let actual = Set(list("actual tatsächlich aktuell ist réel actuel real effettivo attuale werkelijk faktisk"))

    /// Names of goals.
    static let goals = Set(
        list("goal goals target targets ziel ziele schrittziel objectif objetivo obiettivo doel mål meta cel 目標 目标"))

    /// Words of names for when a record ends.
    static let ends = Set(list("end stop finish ende fin fine einde slut koniec"))

    /// Words by which the name of a column says that rows are of several sources.
    static let severals = Set(
        list("source device user person participant member subject sensor tracker phone"))

    /// Units of distance, in metres; all exact by definition.
    static let distances: [(words: [String], meters: Double)] = [
        (list("m meter meters metre metres mètres metros metri メートル 米"), 1),
        (list("km kilometer kilometers kilometre kilometres kilomètres kilómetros chilometri キロメートル 公里"), 1000),
        (list("mi mile miles meile meilen millas miglia"), 1609.344),
        (list("ft foot feet"), 0.3048),
        (list("yd yard yards"), 0.9144),
    ]

    /// Names of other metrics, by their beginnings.
    static let otherMetrics = list(
        """
        heart pulse puls bpm resting hrv weight gewicht poids peso körper body bmi fat sleep schlaf calor kcal energy \
        energie distance distanz km floors flights stairs temperature oxygen spo2 blood glucose respir stress altitude \
        elevation speed cadence water hydration mindful standing standhour standtime exercise vo2 kg bpm mmhg ml stones lbs
        """)

    /// Units of what is counted.
    static let counts = Set(list("count counts number anzahl # 1 n items nombre antal 回 个 шт"))

    /// Names of columns with numbers that are hours, or other parts of a day.
    static let numberedTimes = Set(
        list("hour hours interval slot stunde heure hora ora uur timme godzina час 時 时 시 quarter minute"))

    /// Names of columns for sources, the best first.
    static let sources = list(
        """
        sourcename source datasource app appname application device devicename producttype product origin tracker \
        quelle gerät
        """)

    /// Words of languages that part thousands by points.
    static let groupedByPoint = Set(
        list(
            """
            schritte schrittzahl schrittanzahl anzahlschritte datum tag fecha pasos númerodepasos data passi passos \
            númerodepassos numerodipassi giorno stappen aantalstappen skridt antalskridt adım adımlar adımsayısı tarih \
            langkah tanggal bước ngày βήματα ημερομηνία koraci pași dato
            """))

    static let roles: [(role: ColumnRole, names: [String])] = [
        (
            .metric,
            list(
                """
                metric metrics type recordtype datatype datatypename variable identifier measure measurement kind field \
                parameter key name entityid category series item sensor metrik typ art messwert größe mesure métrique \
                tipo medida variable grandeur metryka тип показатель 種類 项目 类型 quantitytype seriesname title statistic
                """)
        ),
        (
            .unit,
            list("unit units einheit unité unite unidad unidade unità unita eenheid enhet jednostka 単位 单位 единица")
        ),
        (
            .source,
            list(
                """
                sourcename source datasource device devicename app appname application producttype product origin \
                tracker sourceid sourcetype deviceid deviceuuid bundleid package packagename provider platform gerät \
                geraet quelle appareil dispositivo fuente fonte bron källa enhetsnamn urządzenie źródło устройство \
                источник デバイス ソース 设备 来源 기기 model hardware brand sensorname sourcebundle watch band phone
                """)
        ),
        (
            .person,
            list(
                """
                user userid username person personid participant participantid member memberid email mail subject \
                subjectid patient patientid employee employeeid athlete athleteid player playerid owner child \
                familymember nutzer benutzer nutzername teilnehmer mitglied utilisateur usuario utente utilizador \
                gebruiker användare użytkownik пользователь участник ユーザー 用户 name id vorname nachname nom nombre \
                nome naam namn imię имя 名前 姓名 이름 이메일 team teamname who wer qui
                """)
        ),
        (
            .end,
            list(
                """
                end enddate endtime enddatetime endat endtimestamp finish finishtime stop stoptime until to ende bis fin \
                hasta fine fim einde slut endtimelocal endlocal enddatelocal fechafin datafim datefin heurefin \
                endzeit endzeitpunkt endtimenanos endtimemillis koniec конец 終了 终了 结束时间 終了日時 enddatum
                """)
        ),
        (
            .time,
            list(
                """
                time hour hours interval starttime start timeofday clock minute stunde uhrzeit zeit von heure hora ora uur \
                tijd tid timme godzina czas час время 時刻 时间 시간 tijdstip begin from de period slot
                """)
        ),
        (.year, list("year jahr année annee año ano anno jaar år vuosi rok év an yıl год рік 年 년 yyyy")),
        (
            .month,
            list(
                "month monat mois mes mese mês maand månad måned kuukausi miesiąc měsíc hónap lună ay месяц місяць 月 월 mm mon"
            )
        ),
        (
            .dayOfMonth,
            list("day tag jour día dia giorno dag päivä dzień den nap zi gün день 日 일 dd dayofmonth monthday")
        ),
        (
            .period,
            list(
                """
                week weeks weekstart weekof weekstarting weekending weeknumber calendarweek isoweek month months monthyear \
                yearmonth quarter year years woche kw kalenderwoche monat quartal jahr semaine mois trimestre année annee \
                semana mes trimestre año ano settimana mese anno semana mês maand kwartaal jaar vecka månad kvartal år uge \
                uke måned viikko kuukausi vuosi tydzień miesiąc kwartał rok týden měsíc týždeň mesiac hét hónap év \
                săptămână lună an hafta ay yıl неделя месяц квартал год тиждень місяць рік 週 月 年 周 주 월 년 hour hours \
                stunde heure hora ora uur timme godzina decade fortnight semester season
                """)
        ),
        (
            .rank,
            list(
                """
                rank ranking place position age alter âge edad country land pays team score gender sex city state region \
                no nr platz rang puesto posto
                """)
        ),
        (
            .harmless,
            list(
                """
                note notes comment comments notiz bemerkung kommentar remarque comentario weather wetter activity \
                activitytype intensity location place mood timezone tz weekday dayofweek wochentag day tag label labels \
                origindatasourceid modifiedtimemillis rawtimestampnanos sourceversion creationdate version uuid offset zoneoffset timeoffset metadata tags holiday created updated
                """)
        ),
    ]

    private static func bytes(_ words: String) -> [[UInt8]] { list(words).map { Array($0.utf8) } }

    static func list(_ words: String) -> [String] { words.split { $0 == " " || $0 == "\n" }.map(String.init) }
}

/// What a column says of the rows that is no figure of theirs.
enum ColumnRole: CaseIterable {
    /// What is measured, as steps in some rows and pulse in others.
    case metric
    /// What figures are counted in.
    case unit
    /// A device or an app.
    case source
    /// Somebody of several.
    case person
    /// When a record is over.
    case end
    /// A time of day, or the hour or interval of it.
    case time
    case year, month, dayOfMonth
    /// Something longer or shorter than a day.
    case period
    /// Something that has steps and is no day.
    case rank
    /// Names of columns that say neither the person nor the kind of the steps.
    case harmless

    /// The roles that a name may have; one that is not known as a whole may have a word for an end.
    static func all(of name: String) -> Set<ColumnRole> {
        if let known = names[ColumnName.folded(name)] { return known }
        return ColumnWords.ends.isDisjoint(with: ColumnName.words(of: name)) ? [] : [.end]
    }

    private static let names: [String: Set<ColumnRole>] = {
        var names: [String: Set<ColumnRole>] = [:]
        for (role, words) in ColumnWords.roles {
            for word in words { names[ColumnName.folded(word), default: []].insert(role) }
        }
        return names
    }()
}
