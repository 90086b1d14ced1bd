/// A text in English, German, French, Spanish, Chinese and Japanese; `{0}` and so on stand for its parts, which are
/// written already.
struct Word: Sendable {
    let en, de, fr, es, zh, ja: String

    init(_ en: String, _ de: String, _ fr: String, _ es: String, _ zh: String, _ ja: String) {
        (self.en, self.de, self.fr, self.es, self.zh, self.ja) = (en, de, fr, es, zh, ja)
    }
}

extension Word {
    /// `Steps`, over a chart.
    static let heading = Self("Steps", "Schritte", "Pas", "Pasos", "步数", "歩数")
    static let total = Self("Total", "Gesamt", "Total", "Total", "总计", "合計")
    static let dailyAverage = Self(
        "Daily average", "Tagesdurchschnitt", "Moyenne par jour", "Promedio diario", "日均", "1日平均")
    /// Under an average.
    static let perDay = Self("Per day", "Pro Tag", "Par jour", "Al día", "每天", "1日あたり")
    /// At the line of the average, short.
    static let average = Self("avg", "Ø", "moy.", "media", "日均", "平均")
    /// At the line of the goal.
    static let goal = Self("goal", "Ziel", "objectif", "meta", "目标", "目標")
    /// `3 of 4 days with data`, where others have none.
    static let withData = Self(
        "{0} with data", "{0} mit Daten", "{0} avec données", "{0} con datos", "有数据的 {0}", "データのある{0}")
    /// What is added in brackets.
    static let aside = Self(" ({0})", " ({0})", " ({0})", " ({0})", "（{0}）", "（{0}）")
    /// When something was, inside a caption.
    static let today = Self("today", "heute", "aujourd’hui", "hoy", "今天", "今日")
    static let yesterday = Self("yesterday", "gestern", "hier", "ayer", "昨天", "昨日")
    static let noData = Self("No data", "Keine Daten", "Aucune donnée", "Sin datos", "没有数据", "データなし")
    /// Health data that cannot be read, as while the phone is locked.
    static let notAccessible = Self(
        "Health data not accessible", "Kein Zugriff auf Gesundheitsdaten", "Données de santé inaccessibles",
        "Datos de salud no accesibles", "无法访问健康数据", "ヘルスケアデータにアクセスできません")
    /// Beside a distance.
    static let distance = Self("Distance", "Strecke", "Distance", "Distancia", "距离", "距離")
    /// Beside a number of flights.
    static let floors = Self("Floors", "Etagen", "Étages", "Pisos", "楼层", "階数")
    /// What the colours of a calendar stand for where there is no goal.
    static let quartersOfDays = Self(
        "quarters of the days", "Viertel der Tage", "quarts des jours", "cuartos de los días", "按天数四等分", "日数の4分の1ずつ")
    static let quartersOfMonths = Self(
        "quarters of the months", "Viertel der Monate", "quarts des mois", "cuartos de los meses",
        "按月数四等分", "月数の4分の1ずつ")
    /// Under the name of a month.
    static let bestMonth = Self("best month", "bester Monat", "meilleur mois", "mejor mes", "最多的月份", "最多の月")
    /// Under the number of days of the longest streak.
    static let daysInARow = Self("days in a row", "Tage in Folge", "jours de suite", "días seguidos", "天连续", "日連続")
    /// Under a number of weeks in each of which the distance was a marathon’s.
    static let marathonWeeks = Self(
        "marathon weeks", "Wochen mit Marathon", "semaines marathon", "semanas de maratón", "马拉松周", "マラソン週")
    /// Beside `4 of 7`.
    static let daysAtGoal = Self("Days at goal", "Tage am Ziel", "Jours à l’objectif", "Días en la meta", "达标", "目標達成")
    /// The same where other days have no data.
    static let daysWithDataAtGoal = Self(
        "Days with data at goal", "Tage mit Daten am Ziel", "Jours avec données à l’objectif",
        "Días con datos en la meta", "达标（有数据的日子）", "目標達成（データのある日）")

    // MARK: Days, weeks and months

    /// When something was: `on September 14`, of a date that is written already.
    static let onDate = Self("on {0}", "am {0}", "le {0}", "el {0}", "{0}", "{0}")
    /// The same of the nth day of a week without dates.
    static let onDay = Self("on day {0}", "an Tag {0}", "le jour {0}", "el día {0}", "第 {0} 天", "{0}日目")
    /// The same of seven days: `in the week from September 12`.
    static let inWeekFrom = Self(
        "in the week from {0}", "in der Woche ab dem {0}", "la semaine du {0}", "en la semana del {0}", "{0}起的一周",
        "{0}からの週")
    /// The same of a month: `in September 2016`
    static let inMonth = Self("in {0}", "im {0}", "en {0}", "en {0}", "{0}", "{0}")
    /// The same of the nth week or month without dates.
    static let inNthWeek = Self("in week {0}", "in Woche {0}", "la semaine {0}", "en la semana {0}", "第 {0} 周", "{0}週目")
    static let inNthMonth = Self("in month {0}", "in Monat {0}", "le mois {0}", "en el mes {0}", "第 {0} 个月", "{0}か月目")
    /// What points stand for that are weeks or months.
    static let averageByWeek = Self(
        "Daily average by week", "Tagesdurchschnitt je Woche", "Moyenne quotidienne par semaine",
        "Promedio diario por semana", "每周的日均步数", "週ごとの1日平均")
    static let averageByMonth = Self(
        "Daily average by month", "Tagesdurchschnitt je Monat", "Moyenne quotidienne par mois",
        "Promedio diario por mes", "每月的日均步数", "月ごとの1日平均")
    static let stepsPerWeek = Self(
        "Steps per week", "Schritte pro Woche", "Pas par semaine", "Pasos por semana", "每周步数", "週ごとの歩数")
    static let stepsPerMonth = Self(
        "Steps per month", "Schritte pro Monat", "Pas par mois", "Pasos por mes", "每月步数", "月ごとの歩数")
    /// Of days that are not over: `2026 so far`
    static let soFar = Self("{0} so far", "{0} bis jetzt", "{0} jusqu’ici", "{0} hasta ahora", "{0}至今", "{0}これまで")

    // MARK: Captions and notices

    /// `I moved 1412 steps, 1.20 km today.`: a day, its steps and its distance; of today, and after a bar of other days.
    static let caption = Self(
        "I moved {1}{2} {0}.", "{0} bin ich {1} gegangen{2}.", "J’ai fait {1} {0}{2}.",
        "{0} he dado {1}{2}.|{0} di {1}{2}.", "{0}我走了 {1}{2}。", "{0}は{1}{2}歩きました。")
    static let captionDistance = Self(", {0}", ", {0}", ", soit {0}", ", {0}", "，{0}", "、{0}")
    /// The caption of a day without data, which begins with a capital whatever day it is.
    static let captionWithoutData = Self(
        "No data {0}.", "{0} keine Daten.", "Aucune donnée {0}.", "Sin datos {0}.", "{0}没有数据。", "{0}のデータはありません。")
    /// When health data could last be read: `As of September 18`
    static let asOf = Self("As of {0}", "Stand: {0}", "Au {0}", "A {0}", "截至{0}", "{0}時点")

    // MARK: Goals and comparisons

    /// `Goal reached on 4 of 7 days`
    static let goalReached = Self(
        "Goal reached on {0}", "Ziel an {0} erreicht", "Objectif atteint {0}", "Meta alcanzada en {0}", "{0}达标",
        "{0}で目標達成")
    /// `12% more than the week before`; what it is compared with comes second.
    static let more = Self(
        "{0}% more than {1}", "{0}\u{A0}% mehr als {1}", "{0}\u{202F}% de plus que {1}", "{0}\u{A0}% más que {1}",
        "比{1}多 {0}%", "{1}より{0}%多い")
    static let less = Self(
        "{0}% less than {1}", "{0}\u{A0}% weniger als {1}", "{0}\u{202F}% de moins que {1}", "{0}\u{A0}% menos que {1}",
        "比{1}少 {0}%", "{1}より{0}%少ない")
    static let same = Self(
        "About as many as {0}", "Etwa so viele wie {0}", "À peu près autant que {0}", "Más o menos los mismos que {0}",
        "与{0}基本持平", "{0}とほぼ同じ")
    /// `4 of 7`, of days.
    static let ofDays = Self("{0} of {1}", "{0} von {1}", "{0} sur {1}", "{0} de {1}", "{0}/{1} 天", "{0}/{1}日")
    /// `4 of 7 days`: both numbers, and both as days; where there is one day, and after a bar where there are more.
    static let daysOf = Self(
        "{0} of {3}", "{0} von {1} Tag|{0} von {1} Tagen", "{2} sur {1}", "{0} de {3}", "{3}中有 {2}", "{3}中{2}")
    /// `59% of 8,000`, of the goal.
    static let part = Self(
        "{0}% of {1}", "{0}\u{A0}% von {1}", "{0}\u{202F}% de {1}", "{0}\u{A0}% de {1}",
        "目标 {1} 步的 {0}%", "目標{1}歩の{0}%")
    /// `19 days in a row at the goal`
    static let streak = Self(
        "{0} in a row at the goal", "{0} in Folge am Ziel", "{0} de suite à l’objectif",
        "{0} seguidos con la meta alcanzada", "连续 {0}达标", "{0}連続で目標達成")
    /// `Best day: 16,105 on September 14`
    static let bestDayIs = Self(
        "Best day: {0}", "Bester Tag: {0}", "Meilleur jour\u{A0}: {0}", "Mejor día: {0}", "最多：{0}", "最多：{0}")
    /// The same of very many days, whose number comes second.
    static let bestOfDays = Self(
        "Best of {1} days: {0}", "Bester von {1} Tagen: {0}", "Meilleur de {1} jours\u{A0}: {0}",
        "El mejor de {1} días: {0}", "{1} 天中最多：{0}", "{1}日間で最多：{0}")
    /// Under a figure: `best day, Sep 14`
    static let bestDay = Self(
        "best day, {0}", "bester Tag, {0}", "meilleur jour, {0}", "mejor día, {0}", "最多的一天，{0}", "最多の日 {0}")
    /// In a legend, of the least counts and of the greatest.
    static let under = Self("under {0}", "unter {0}", "moins de {0}", "menos de {0}", "低于 {0}", "{0}未満")
    static let atLeast = Self("{0} and more", "ab {0}", "{0} et plus", "{0} o más", "{0} 及以上", "{0}以上")

    // MARK: Alternative text

    /// `16105 on September 14`; the day comes second.
    static let stepsOn = Self("{0} {1}", "{0} {1}", "{0} {1}", "{0} {1}", "{1} {0} 步", "{1}の{0}歩")

    /// `Steps, 12–18 September 2016`: a range of dates or a number of days.
    static let title = Self("Steps, {0}", "Schritte, {0}", "Pas, {0}", "Pasos, {0}", "步数，{0}", "歩数、{0}")
    /// `Line chart of 7 days.`
    static let lineChart = Self(
        "Line chart of {0}.", "Liniendiagramm über {0}.", "Courbe sur {0}.", "Gráfico de líneas de {0}.", "{0}的折线图。",
        "{0}間の折れ線グラフ。")
    static let barChart = Self(
        "Bar chart of {0}.", "Säulendiagramm über {0}.", "Diagramme à barres sur {0}.", "Gráfico de barras de {0}.",
        "{0}的柱状图。", "{0}間の棒グラフ。")
    static let calendarChart = Self(
        "Calendar of {0}.", "Kalender über {0}.", "Calendrier sur {0}.", "Calendario de {0}.", "{0}的日历。", "{0}間のカレンダー。")
    /// `37660 steps in all, 5380 a day on average.` Of one day there is no average.
    static let sum = Self("{0} in all.", "Insgesamt {0}.", "{0} au total.", "{0} en total.", "共 {0}。", "合計{0}。")
    static let sumAndAverage = Self(
        "{0} in all, {1} a day on average.", "Insgesamt {0}, im Schnitt {1} am Tag.",
        "{0} au total, {1} par jour en moyenne.", "{0} en total, {1} al día en promedio.", "共 {0}，平均每天 {1} 步。",
        "合計{0}、1日平均{1}歩。")
    /// `Most: 16105 on September 14; least: 60 on September 16.`
    static let extremes = Self(
        "Most: {0}; least: {1}.", "Am meisten: {0}; am wenigsten: {1}.",
        "Maximum\u{A0}: {0}\u{A0}; minimum\u{A0}: {1}.", "Máximo: {0}; mínimo: {1}.",
        "最多：{0}；最少：{1}。", "最多は{0}、最少は{1}。")
    /// `Best month: July 2026, 11,412 a day.`
    static let bestMonthIs = Self(
        "Best month: {0}, {1} a day.", "Bester Monat: {0}, {1} am Tag.", "Meilleur mois\u{A0}: {0}, {1} par jour.",
        "Mejor mes: {0}, {1} al día.", "最多的月份：{0}，平均每天 {1} 步。", "最多の月は{0}、1日平均{1}歩。")
    /// `No data for 2 days.`
    static let gaps = Self(
        "No data for {0}.", "Keine Daten für {0}.", "Aucune donnée pour {0}.", "Faltan datos de {0}.", "有 {0}没有数据。",
        "{0}分のデータなし。")
    /// `Highlighted: 1641 on September 18.`
    static let highlighted = Self(
        "Highlighted: {0}.", "Hervorgehoben: {0}.", "En évidence\u{A0}: {0}.", "Destacado: {0}.", "突出显示：{0}。",
        "強調表示は{0}。")

    // MARK: Counts, for one and after a bar for more

    static let stepCount = Self(
        "{0} step|{0} steps", "{0} Schritt|{0} Schritte", "{0} pas", "{0} paso|{0} pasos", "{0} 步", "{0}歩")
    static let dayCount = Self(
        "{0} day|{0} days", "{0} Tag|{0} Tage", "{0} jour|{0} jours", "{0} día|{0} días", "{0} 天", "{0}日")
    static let weekCount = Self(
        "{0} week|{0} weeks", "{0} Woche|{0} Wochen", "{0} semaine|{0} semaines", "{0} semana|{0} semanas", "{0} 周",
        "{0}週")
    static let monthCount = Self(
        "{0} month|{0} months", "{0} Monat|{0} Monate", "{0} mois", "{0} mes|{0} meses", "{0} 个月", "{0}か月")
    static let floorCount = Self(
        "{0} floor|{0} floors", "{0} Etage|{0} Etagen", "{0} étage|{0} étages", "{0} piso|{0} pisos", "{0} 层", "{0}階")
    /// `No steps in 7 days.`
    static let noSteps = Self(
        "No steps in {0} day.|No steps in {0} days.", "Keine Schritte an {0} Tag.|Keine Schritte an {0} Tagen.",
        "Aucun pas en {0} jour.|Aucun pas en {0} jours.", "Ningún paso en {0} día.|Ningún paso en {0} días.",
        "{0} 天都没有走步。", "{0}日間、歩数は0です。")
    /// `Goal of 10000 steps: reached on 4 of 7 days.`
    static let goalDays = Self(
        "Goal of {0} step: reached on {1}.|Goal of {0} steps: reached on {1}.",
        "Ziel von {0} Schritt: an {1} erreicht.|Ziel von {0} Schritten: an {1} erreicht.",
        "Objectif de {0} pas\u{A0}: atteint {1}.",
        "Meta de {0} paso: alcanzada en {1}.|Meta de {0} pasos: alcanzada en {1}.", "目标 {0} 步：{1}达标。", "目標{0}歩：{1}で達成。")
    /// What others are compared with: so many days.
    static let theDaysBefore = Self(
        "the {0} day before|the {0} days before", "in den {0} Tag davor|in den {0} Tagen davor",
        "les {0} jour précédents|les {0} jours précédents", "los {0} día anteriores|los {0} días anteriores",
        "之前 {0} 天", "前の{0}日間")

    // MARK: What days are compared with

    /// In the order of `DaysBefore.Unit`.
    static let unitsBefore = [theDayBefore, theWeekBefore, theMonthBefore, theYearBefore]
    static let theDayBefore = Self("the day before", "am Tag davor", "la veille", "el día anterior", "前一天", "前日")
    static let theWeekBefore = Self(
        "the week before", "in der Woche davor", "la semaine précédente", "la semana anterior", "前一周", "前の週")
    static let theMonthBefore = Self(
        "the month before", "im Monat davor", "le mois précédent", "el mes anterior", "前一个月", "前の月")
    static let theYearBefore = Self(
        "the year before", "im Jahr davor", "l’année précédente", "el año anterior", "前一年", "前の年")
    /// Those of the week before up to a weekday.
    static let byWeekday = Self(
        "by {0} of the week before", "bis {0} der Woche davor", "jusqu’au {0} de la semaine précédente",
        "hasta el {0} de la semana anterior", "前一周截至{0}", "前の週の{0}曜日まで")
    static let byDate = Self("by {0}", "bis zum {0}", "jusqu’au {0}", "hasta el {0}", "截至{0}", "{0}まで")
    /// The first of `4 days`.
    static let theFirstOf = Self(
        "the first of the {0} before", "am ersten der {0} davor", "le premier des {0} précédents",
        "el primero de los {0} anteriores", "之前 {0}中的前 1 天", "前の{0}間の最初の1日")
    /// The first 3 of `4 days`.
    static let theFirstDaysOf = Self(
        "the first {0} of the {1} before", "an den ersten {0} der {1} davor", "les {0} premiers des {1} précédents",
        "los {0} primeros de los {1} anteriores", "之前 {1}中的前 {0} 天", "前の{1}間の最初の{0}日")
}
