/// A text in each language; `{0}` and `{1}` stand for its parts, which are written already.
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
    /// `3 of 4 days with data`, where others have none.
    static let withData = Self(
        en: "{0} with data", de: "{0} mit Daten", fr: "{0} avec données", es: "{0} con datos", zh: "有数据的 {0}",
        ja: "データのある{0}")
    /// What is added in brackets.
    static let aside = Self(en: " ({0})", de: " ({0})", fr: " ({0})", es: " ({0})", zh: "（{0}）", ja: "（{0}）")
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

    // MARK: Days, weeks and months

    /// When something was: `on September 14`, of a date that is written already.
    static let onDate = Self(en: "on {0}", de: "am {0}", fr: "le {0}", es: "el {0}", zh: "{0}", ja: "{0}")
    /// The same of the nth day of a week without dates.
    static let onDay = Self(
        en: "on day {0}", de: "an Tag {0}", fr: "le jour {0}", es: "el día {0}", zh: "第 {0} 天", ja: "{0}日目")
    /// The same of seven days: `in the week from September 12`.
    static let inWeekFrom = Self(
        en: "in the week from {0}", de: "in der Woche ab dem {0}", fr: "la semaine du {0}", es: "en la semana del {0}",
        zh: "{0}起的一周", ja: "{0}からの週")
    /// The same of a month: `in September 2016`
    static let inMonth = Self(en: "in {0}", de: "im {0}", fr: "en {0}", es: "en {0}", zh: "{0}", ja: "{0}")
    /// The same of the nth week or month without dates.
    static let inNthWeek = Self(
        en: "in week {0}", de: "in Woche {0}", fr: "la semaine {0}", es: "en la semana {0}", zh: "第 {0} 周", ja: "{0}週目")
    static let inNthMonth = Self(
        en: "in month {0}", de: "in Monat {0}", fr: "le mois {0}", es: "en el mes {0}", zh: "第 {0} 个月", ja: "{0}か月目")
    /// What points stand for that are weeks or months.
    static let averageByWeek = Self(
        en: "Daily average by week", de: "Tagesdurchschnitt je Woche", fr: "Moyenne quotidienne par semaine",
        es: "Promedio diario por semana", zh: "每周的日均步数", ja: "週ごとの1日平均")
    static let averageByMonth = Self(
        en: "Daily average by month", de: "Tagesdurchschnitt je Monat", fr: "Moyenne quotidienne par mois",
        es: "Promedio diario por mes", zh: "每月的日均步数", ja: "月ごとの1日平均")
    static let stepsPerWeek = Self(
        en: "Steps per week", de: "Schritte pro Woche", fr: "Pas par semaine", es: "Pasos por semana", zh: "每周步数",
        ja: "週ごとの歩数")
    static let stepsPerMonth = Self(
        en: "Steps per month", de: "Schritte pro Monat", fr: "Pas par mois", es: "Pasos por mes", zh: "每月步数",
        ja: "月ごとの歩数")
    /// Of days that are not over: `2026 so far`
    static let soFar = Self(
        en: "{0} so far", de: "{0} bis jetzt", fr: "{0} jusqu’ici", es: "{0} hasta ahora", zh: "{0}至今", ja: "{0}これまで")

    // MARK: Captions and notices

    /// The caption of a day without data, which begins with a capital whatever day it is.
    static let captionWithoutData = Self(
        en: "No data {0}.", de: "{0} keine Daten.", fr: "Aucune donnée {0}.", es: "Sin datos {0}.", zh: "{0}没有数据。",
        ja: "{0}のデータはありません。")
    /// When health data could last be read: `As of September 18`
    static let asOf = Self(en: "As of {0}", de: "Stand: {0}", fr: "Au {0}", es: "A {0}", zh: "截至{0}", ja: "{0}時点")

    // MARK: Goals and comparisons

    /// `Goal reached on 4 of 7 days`
    static let goalReached = Self(
        en: "Goal reached on {0}", de: "Ziel an {0} erreicht", fr: "Objectif atteint {0}", es: "Meta alcanzada en {0}",
        zh: "{0}达标", ja: "{0}で目標達成")
    /// `12% more than the week before`; what it is compared with comes second.
    static let more = Self(
        en: "{0}% more than {1}", de: "{0}\u{A0}% mehr als {1}", fr: "{0}\u{202F}% de plus que {1}",
        es: "{0}\u{A0}% más que {1}", zh: "比{1}多 {0}%", ja: "{1}より{0}%多い")
    static let less = Self(
        en: "{0}% less than {1}", de: "{0}\u{A0}% weniger als {1}", fr: "{0}\u{202F}% de moins que {1}",
        es: "{0}\u{A0}% menos que {1}", zh: "比{1}少 {0}%", ja: "{1}より{0}%少ない")
    static let same = Self(
        en: "About as many as {0}", de: "Etwa so viele wie {0}", fr: "À peu près autant que {0}",
        es: "Más o menos los mismos que {0}", zh: "与{0}基本持平", ja: "{0}とほぼ同じ")
    /// `4 of 7`, of days.
    static let ofDays = Self(
        en: "{0} of {1}", de: "{0} von {1}", fr: "{0} sur {1}", es: "{0} de {1}", zh: "{0}/{1} 天", ja: "{0}/{1}日")
    /// `59% of 8,000`, of the goal.
    static let part = Self(
        en: "{0}% of {1}", de: "{0}\u{A0}% von {1}", fr: "{0}\u{202F}% de {1}", es: "{0}\u{A0}% de {1}",
        zh: "目标 {1} 步的 {0}%", ja: "目標{1}歩の{0}%")
    /// `19 days in a row at the goal`
    static let streak = Self(
        en: "{0} in a row at the goal", de: "{0} in Folge am Ziel", fr: "{0} de suite à l’objectif",
        es: "{0} seguidos con la meta alcanzada", zh: "连续 {0}达标", ja: "{0}連続で目標達成")
    /// `Best day: 16,105 on September 14`
    static let bestDayIs = Self(
        en: "Best day: {0}", de: "Bester Tag: {0}", fr: "Meilleur jour\u{A0}: {0}", es: "Mejor día: {0}", zh: "最多：{0}",
        ja: "最多：{0}")
    /// The same of very many days, whose number comes second.
    static let bestOfDays = Self(
        en: "Best of {1} days: {0}", de: "Bester von {1} Tagen: {0}", fr: "Meilleur de {1} jours\u{A0}: {0}",
        es: "El mejor de {1} días: {0}", zh: "{1} 天中最多：{0}", ja: "{1}日間で最多：{0}")
    /// Under a figure: `best day, Sep 14`
    static let bestDay = Self(
        en: "best day, {0}", de: "bester Tag, {0}", fr: "meilleur jour, {0}", es: "mejor día, {0}", zh: "最多的一天，{0}",
        ja: "最多の日 {0}")
    /// In a legend, of the least counts and of the greatest.
    static let under = Self(
        en: "under {0}", de: "unter {0}", fr: "moins de {0}", es: "menos de {0}", zh: "低于 {0}", ja: "{0}未満")
    static let atLeast = Self(
        en: "{0} and more", de: "ab {0}", fr: "{0} et plus", es: "{0} o más", zh: "{0} 及以上", ja: "{0}以上")

    // MARK: Alternative text

    /// `Steps, 12–18 September 2016`: a range of dates or a number of days.
    static let title = Self(
        en: "Steps, {0}", de: "Schritte, {0}", fr: "Pas, {0}", es: "Pasos, {0}", zh: "步数，{0}", ja: "歩数、{0}")
    /// `Line chart of 7 days.`
    static let lineChart = Self(
        en: "Line chart of {0}.", de: "Liniendiagramm über {0}.", fr: "Courbe sur {0}.",
        es: "Gráfico de líneas de {0}.", zh: "{0}的折线图。", ja: "{0}間の折れ線グラフ。")
    static let barChart = Self(
        en: "Bar chart of {0}.", de: "Säulendiagramm über {0}.", fr: "Diagramme à barres sur {0}.",
        es: "Gráfico de barras de {0}.", zh: "{0}的柱状图。", ja: "{0}間の棒グラフ。")
    static let calendarChart = Self(
        en: "Calendar of {0}.", de: "Kalender über {0}.", fr: "Calendrier sur {0}.", es: "Calendario de {0}.",
        zh: "{0}的日历。", ja: "{0}間のカレンダー。")
    /// `37660 steps in all, 5380 a day on average.` Of one day there is no average.
    static let sum = Self(
        en: "{0} in all.", de: "Insgesamt {0}.", fr: "{0} au total.", es: "{0} en total.", zh: "共 {0}。", ja: "合計{0}。")
    static let sumAndAverage = Self(
        en: "{0} in all, {1} a day on average.", de: "Insgesamt {0}, im Schnitt {1} am Tag.",
        fr: "{0} au total, {1} par jour en moyenne.", es: "{0} en total, {1} al día en promedio.",
        zh: "共 {0}，平均每天 {1} 步。", ja: "合計{0}、1日平均{1}歩。")
    /// `Most: 16105 on September 14; least: 60 on September 16.`
    static let extremes = Self(
        en: "Most: {0}; least: {1}.", de: "Am meisten: {0}; am wenigsten: {1}.",
        fr: "Maximum\u{A0}: {0}\u{A0}; minimum\u{A0}: {1}.", es: "Máximo: {0}; mínimo: {1}.", zh: "最多：{0}；最少：{1}。",
        ja: "最多は{0}、最少は{1}。")
    /// `Best month: July 2026, 11,412 a day.`
    static let bestMonthIs = Self(
        en: "Best month: {0}, {1} a day.", de: "Bester Monat: {0}, {1} am Tag.",
        fr: "Meilleur mois\u{A0}: {0}, {1} par jour.", es: "Mejor mes: {0}, {1} al día.", zh: "最多的月份：{0}，平均每天 {1} 步。",
        ja: "最多の月は{0}、1日平均{1}歩。")
    /// `No data for 2 days.`
    static let gaps = Self(
        en: "No data for {0}.", de: "Keine Daten für {0}.", fr: "Aucune donnée pour {0}.", es: "Faltan datos de {0}.",
        zh: "有 {0}没有数据。", ja: "{0}分のデータなし。")
    /// `Highlighted: 1641 on September 18.`
    static let highlighted = Self(
        en: "Highlighted: {0}.", de: "Hervorgehoben: {0}.", fr: "En évidence\u{A0}: {0}.", es: "Destacado: {0}.",
        zh: "突出显示：{0}。", ja: "強調表示は{0}。")

    // MARK: Counts, for one and after a bar for more

    static let stepCount = Self(
        en: "{0} step|{0} steps", de: "{0} Schritt|{0} Schritte", fr: "{0} pas", es: "{0} paso|{0} pasos",
        zh: "{0} 步", ja: "{0}歩")
    static let dayCount = Self(
        en: "{0} day|{0} days", de: "{0} Tag|{0} Tage", fr: "{0} jour|{0} jours", es: "{0} día|{0} días",
        zh: "{0} 天", ja: "{0}日")
    static let weekCount = Self(
        en: "{0} week|{0} weeks", de: "{0} Woche|{0} Wochen", fr: "{0} semaine|{0} semaines",
        es: "{0} semana|{0} semanas", zh: "{0} 周", ja: "{0}週")
    static let monthCount = Self(
        en: "{0} month|{0} months", de: "{0} Monat|{0} Monate", fr: "{0} mois", es: "{0} mes|{0} meses",
        zh: "{0} 个月", ja: "{0}か月")
    static let floorCount = Self(
        en: "{0} floor|{0} floors", de: "{0} Etage|{0} Etagen", fr: "{0} étage|{0} étages",
        es: "{0} piso|{0} pisos", zh: "{0} 层", ja: "{0}階")
    /// `No steps in 7 days.`
    static let noSteps = Self(
        en: "No steps in {0} day.|No steps in {0} days.",
        de: "Keine Schritte an {0} Tag.|Keine Schritte an {0} Tagen.",
        fr: "Aucun pas en {0} jour.|Aucun pas en {0} jours.",
        es: "Ningún paso en {0} día.|Ningún paso en {0} días.", zh: "{0} 天都没有走步。", ja: "{0}日間、歩数は0です。")
    /// `Goal of 10000 steps: reached on 4 of 7 days.`
    static let goalDays = Self(
        en: "Goal of {0} step: reached on {1}.|Goal of {0} steps: reached on {1}.",
        de: "Ziel von {0} Schritt: an {1} erreicht.|Ziel von {0} Schritten: an {1} erreicht.",
        fr: "Objectif de {0} pas\u{A0}: atteint {1}.",
        es: "Meta de {0} paso: alcanzada en {1}.|Meta de {0} pasos: alcanzada en {1}.", zh: "目标 {0} 步：{1}达标。",
        ja: "目標{0}歩：{1}で達成。")
    /// What others are compared with: so many days.
    static let theDaysBefore = Self(
        en: "the {0} day before|the {0} days before", de: "in den {0} Tag davor|in den {0} Tagen davor",
        fr: "les {0} jour précédents|les {0} jours précédents",
        es: "los {0} día anteriores|los {0} días anteriores", zh: "之前 {0} 天", ja: "前の{0}日間")

    // MARK: What days are compared with

    static let theDayBefore = Self(
        en: "the day before", de: "am Tag davor", fr: "la veille", es: "el día anterior", zh: "前一天", ja: "前日")
    static let theWeekBefore = Self(
        en: "the week before", de: "in der Woche davor", fr: "la semaine précédente", es: "la semana anterior",
        zh: "前一周", ja: "前の週")
    static let theMonthBefore = Self(
        en: "the month before", de: "im Monat davor", fr: "le mois précédent", es: "el mes anterior", zh: "前一个月",
        ja: "前の月")
    static let theYearBefore = Self(
        en: "the year before", de: "im Jahr davor", fr: "l’année précédente", es: "el año anterior", zh: "前一年",
        ja: "前の年")
    /// Those of the week before up to a weekday.
    static let byWeekday = Self(
        en: "by {0} of the week before", de: "bis {0} der Woche davor", fr: "jusqu’au {0} de la semaine précédente",
        es: "hasta el {0} de la semana anterior", zh: "前一周截至{0}", ja: "前の週の{0}曜日まで")
    static let byDate = Self(
        en: "by {0}", de: "bis zum {0}", fr: "jusqu’au {0}", es: "hasta el {0}", zh: "截至{0}", ja: "{0}まで")
    /// The first of `4 days`.
    static let theFirstOf = Self(
        en: "the first of the {0} before", de: "am ersten der {0} davor", fr: "le premier des {0} précédents",
        es: "el primero de los {0} anteriores", zh: "之前 {0}中的前 1 天", ja: "前の{0}間の最初の1日")
    /// The first 3 of `4 days`.
    static let theFirstDaysOf = Self(
        en: "the first {0} of the {1} before", de: "an den ersten {0} der {1} davor",
        fr: "les {0} premiers des {1} précédents", es: "los {0} primeros de los {1} anteriores",
        zh: "之前 {1}中的前 {0} 天", ja: "前の{1}間の最初の{0}日")
}
