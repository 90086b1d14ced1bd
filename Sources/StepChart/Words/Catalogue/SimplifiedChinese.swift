import StepData

/// A space stands between Chinese and digits, except in dates.
struct SimplifiedChinese: Catalogue {
    let decimalSeparator = "."
    func steps(_ count: Int) -> String { "\(count) 步" }
    func days(_ count: Int) -> String { "\(count) 天" }
    func flights(_ count: Int) -> String { "\(count) 层" }

    func distance(_ number: String, _ unit: DistanceUnit) -> String {
        switch unit {
        case .km: "\(number) 公里"
        case .mi: "\(number) 英里"
        }
    }

    let weekdays = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]
    let dateLabel = ChartOptions.Labels.monthDay

    func day(_ day: RelativeDay) -> String {
        switch day {
        case .today: "今天"
        case .yesterday: "昨天"
        case .date(let date): longDate(date)
        case .number(let number): onDay(number)
        }
    }

    func longDate(_ date: CivilDate) -> String { "\(date.month)月\(date.day)日" }
    func fullDate(_ date: CivilDate) -> String { "\(date.year)年\(longDate(date))" }

    func dates(_ first: CivilDate, _ last: CivilDate) -> String {
        if first.year != last.year { return "\(fullDate(first))至\(fullDate(last))" }
        if first.month != last.month { return "\(fullDate(first))至\(longDate(last))" }
        return "\(fullDate(first))至\(last.day)日"
    }

    func on(_ date: String) -> String { date }
    func onDay(_ number: Int) -> String { "第 \(number) 天" }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "\(self.day(day))我走了 \(steps)\(distance.map { "，\($0)" } ?? "")。"
    }

    func captionWithoutData(_ day: RelativeDay) -> String { "\(self.day(day))没有数据。" }
    func stats(average: String, total: String) -> String { "日均：\(average)，总计：\(total)" }

    let noData = "没有数据"
    let notAccessible = "无法访问健康数据"

    let fullStop = "。"
    let sentenceSpace = ""
    func title(_ days: String) -> String { "步数，\(days)" }
    func chart(ofDays count: Int) -> String { "\(days(count))的折线图。" }
    func sums(total: String, average: Int?) -> String { "共 \(total)\(average.map { "，平均每天 \($0) 步" } ?? "")。" }

    func extremes(most: DaySteps, least: DaySteps) -> String {
        "最多：\(most.day) \(most.steps) 步；最少：\(least.day) \(least.steps) 步。"
    }

    func gaps(ofDays count: Int) -> String { "有 \(days(count))没有数据。" }
    func noSteps(ofDays count: Int) -> String { "\(days(count))都没有走步。" }
    func highlighted(_ day: DaySteps) -> String { "突出显示：\(day.day) \(day.steps) 步。" }
}
