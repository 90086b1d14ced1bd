import StepData

struct Japanese: Catalogue {
    let decimalSeparator = "."
    func steps(_ count: Int) -> String { "\(count)歩" }
    func days(_ count: Int) -> String { "\(count)日" }
    func flights(_ count: Int) -> String { "\(count)階" }

    func distance(_ number: String, _ unit: DistanceUnit) -> String {
        switch unit {
        case .km: "\(number)km"
        case .mi: "\(number)マイル"
        }
    }

    let weekdays = ["月", "火", "水", "木", "金", "土", "日"]
    let dateLabel = ChartOptions.Labels.monthDay

    func day(_ day: RelativeDay) -> String {
        switch day {
        case .today: "今日"
        case .yesterday: "昨日"
        case .date(let date): longDate(date)
        case .number(let number): onDay(number)
        }
    }

    func longDate(_ date: CivilDate) -> String { "\(date.month)月\(date.day)日" }
    func fullDate(_ date: CivilDate) -> String { "\(date.year)年\(longDate(date))" }

    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first.year != last.year { return "\(fullDate(first))～\(fullDate(last))" }
        if first.month != last.month { return "\(fullDate(first))～\(longDate(last))" }
        return "\(fullDate(first))～\(last.day)日"
    }

    func on(_ date: String) -> String { date }
    func onDay(_ number: Int) -> String { "\(number)日目" }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "\(self.day(day))は\(distance.map { "\(steps)、\($0)" } ?? steps)歩きました。"
    }

    func captionWithoutData(_ day: RelativeDay) -> String { "\(self.day(day))のデータはありません。" }
    func stats(average: String, total: String) -> String { "1日平均：\(average)、合計：\(total)" }

    let noData = "データなし"
    let notAccessible = "ヘルスケアデータにアクセスできません"

    let fullStop = "。"
    let sentenceSpace = ""
    func title(_ days: String) -> String { "歩数、\(days)" }
    func chart(ofDays count: Int) -> String { "\(days(count))間の折れ線グラフ。" }
    func sums(total: String, average: Int?) -> String { "合計\(total)\(average.map { "、1日平均\($0)歩" } ?? "")。" }

    func extremes(most: DaySteps, least: DaySteps) -> String {
        "最多は\(most.day)の\(most.steps)歩、最少は\(least.day)の\(least.steps)歩。"
    }

    func gaps(ofDays count: Int) -> String { "\(days(count))分のデータなし。" }
    func noSteps(ofDays count: Int) -> String { "\(days(count))間、歩数は0です。" }
    func highlighted(_ day: DaySteps) -> String { "強調表示は\(day.day)の\(day.steps)歩。" }
}
