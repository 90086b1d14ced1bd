/// A text that has no parts, in each language.
struct Word: Sendable {
    let en, de, fr, es, zh, ja: String
}

extension Word {
    /// `Steps`, over a chart.
    static let heading = Self(en: "Steps", de: "Schritte", fr: "Pas", es: "Pasos", zh: "步数", ja: "歩数")
    static let total = Self(en: "Total", de: "Gesamt", fr: "Total", es: "Total", zh: "总计", ja: "合計")
    static let dailyAverage = Self(
        en: "Daily average", de: "Tagesdurchschnitt", fr: "Moyenne par jour", es: "Promedio diario", zh: "日均",
        ja: "1日平均")
    /// Under an average.
    static let perDay = Self(en: "Per day", de: "Pro Tag", fr: "Par jour", es: "Al día", zh: "每天", ja: "1日あたり")
    /// At the line of the average, short.
    static let average = Self(en: "avg", de: "Ø", fr: "moy.", es: "media", zh: "日均", ja: "平均")
    /// At the line of the goal.
    static let goal = Self(en: "goal", de: "Ziel", fr: "objectif", es: "meta", zh: "目标", ja: "目標")
    /// With `3 of 4 days`, where others have no data.
    static let withData = Self(
        en: " with data", de: " mit Daten", fr: " avec données", es: " con datos", zh: "有数据的 ", ja: "データのある")
    /// When something was, inside a caption.
    static let today = Self(en: "today", de: "heute", fr: "aujourd’hui", es: "hoy", zh: "今天", ja: "今日")
    static let yesterday = Self(en: "yesterday", de: "gestern", fr: "hier", es: "ayer", zh: "昨天", ja: "昨日")
    static let noData = Self(
        en: "No data", de: "Keine Daten", fr: "Aucune donnée", es: "Sin datos", zh: "没有数据", ja: "データなし")
    /// Health data that cannot be read, as while the phone is locked.
    static let notAccessible = Self(
        en: "Health data not accessible", de: "Kein Zugriff auf Gesundheitsdaten", fr: "Données de santé inaccessibles",
        es: "Datos de salud no accesibles", zh: "无法访问健康数据", ja: "ヘルスケアデータにアクセスできません")
    /// Beside a distance.
    static let distance = Self(en: "Distance", de: "Strecke", fr: "Distance", es: "Distancia", zh: "距离", ja: "距離")
    /// Beside a number of flights.
    static let floors = Self(en: "Floors", de: "Etagen", fr: "Étages", es: "Pisos", zh: "楼层", ja: "階数")
    /// What the colours of a calendar stand for where there is no goal.
    static let quartersOfDays = Self(
        en: "quarters of the days", de: "Viertel der Tage", fr: "quarts des jours", es: "cuartos de los días",
        zh: "按天数四等分", ja: "日数の4分の1ずつ")
    static let quartersOfMonths = Self(
        en: "quarters of the months", de: "Viertel der Monate", fr: "quarts des mois", es: "cuartos de los meses",
        zh: "按月数四等分", ja: "月数の4分の1ずつ")
    /// Under the name of a month.
    static let bestMonth = Self(
        en: "best month", de: "bester Monat", fr: "meilleur mois", es: "mejor mes", zh: "最多的月份", ja: "最多の月")
    /// Under the number of days of the longest streak.
    static let daysInARow = Self(
        en: "days in a row", de: "Tage in Folge", fr: "jours de suite", es: "días seguidos", zh: "天连续", ja: "日連続")
    /// Under a number of weeks in each of which the distance was a marathon’s.
    static let marathonWeeks = Self(
        en: "marathon weeks", de: "Wochen mit Marathon", fr: "semaines marathon", es: "semanas de maratón", zh: "马拉松周",
        ja: "マラソン週")
    /// Beside `4 of 7`.
    static let daysAtGoal = Self(
        en: "Days at goal", de: "Tage am Ziel", fr: "Jours à l’objectif", es: "Días en la meta", zh: "达标", ja: "目標達成")
    /// The same where other days have no data.
    static let daysWithDataAtGoal = Self(
        en: "Days with data at goal", de: "Tage mit Daten am Ziel", fr: "Jours avec données à l’objectif",
        es: "Días con datos en la meta", zh: "达标（有数据的日子）", ja: "目標達成（データのある日）")
}
