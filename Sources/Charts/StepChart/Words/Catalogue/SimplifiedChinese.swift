/// A space stands between Chinese and digits, except in dates.
struct SimplifiedChinese: YearFirst {
    let column = \Word.zh
    var groupsDigits = false
    func steps(_ count: Int) -> String { "\(number(count)) 步" }
    func days(_ count: Int) -> String { "\(number(count)) 天" }
    func weeks(_ count: Int) -> String { "\(number(count)) 周" }
    func months(_ count: Int) -> String { "\(number(count)) 个月" }
    func floors(_ count: Int) -> String { "\(number(count)) 层" }
    func distance(_ number: String, _ unit: DistanceUnit) -> String { "\(number) \(unit == .km ? "公里" : "英里")" }

    let weekdays = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]
    var weekdayLetters: [String] { weekdays.map { String($0.suffix(1)) } }
    let until = "至"
    func onDay(_ number: Int) -> String { "第 \(number) 天" }
    func inWeek(from date: String) -> String { "\(date)起的一周" }
    func inSpan(_ span: Aggregation.Span, _ number: Int) -> String { "第 \(number) \(span == .week ? "周" : "个月")" }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "\(self.day(day))我走了 \(steps)\(distance.map { "，\($0)" } ?? "")。"
    }
    func captionWithoutData(_ day: RelativeDay) -> String { "\(self.day(day))没有数据。" }

    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        "\(span == .week ? "每周" : "每月")\(isSum ? "步数" : "的日均步数")"
    }
    func days(_ some: Int, of count: Int) -> String { "\(days(count))中有 \(days(some))" }
    func goalReached(on days: String) -> String { "\(days)达标" }
    func more(_ percent: Int, than before: String) -> String { "比\(before)多 \(number(percent))%" }
    func less(_ percent: Int, than before: String) -> String { "比\(before)少 \(number(percent))%" }
    func same(as before: String) -> String { "与\(before)基本持平" }
    let namesBefore = ["前一天", "前一周", "前一个月", "前一年", "之前"]
    func before(_ before: DaysBefore) -> String {
        switch before {
        case .unit(let unit): namesBefore[unit.rawValue]
        case .days(let count): "之前 \(days(count))"
        case .weekday(let day): "前一周截至\(weekdays[day - 1])"
        case .date(let date): "截至\(date)"
        case .first(let part, let count): "之前 \(days(count))中的前 \(days(part))"
        }
    }

    func asOf(_ date: String) -> String { "截至\(date)" }

    func title(_ days: String) -> String { "步数，\(days)" }
    func chart(_ mark: ChartOptions.Mark, of span: String) -> String {
        "\(span)的\(mark == .calendar ? "日历" : mark == .bars ? "柱状图" : "折线图")。"
    }
    func sums(total: String, average: Int?) -> String { "共 \(total)\(average.map { "，平均每天 \(number($0)) 步" } ?? "")。" }
    func goal(_ steps: String, reachedOn days: String) -> String { "目标 \(steps)：\(days)达标。" }
    func steps(_ count: Int, on day: String) -> String { "\(day) \(number(count)) 步" }
    func extremes(most: String, least: String) -> String { "最多：\(most)；最少：\(least)。" }
    func gaps(ofDays count: Int) -> String { "有 \(days(count))没有数据。" }
    func noSteps(ofDays count: Int) -> String { "\(days(count))都没有走步。" }
    func highlighted(_ day: String) -> String { "突出显示：\(day)。" }

    func part(percent: Int, of goal: Int) -> String { "目标 \(number(goal)) 步的 \(number(percent))%" }
    func streak(_ days: Int) -> String { "连续 \(self.days(days))达标" }
    func best(_ day: String, of count: Int?) -> String { "\(count.map { "\(days($0))中最多" } ?? "最多")：\(day)" }

    let shortUnits = [(count: 10_000, sign: "万"), (count: 100_000_000, sign: "亿")]
    func under(_ count: Int) -> String { "低于 \(grouped(count))" }
    func atLeast(_ count: Int) -> String { "\(grouped(count)) 及以上" }
    func soFar(_ days: String) -> String { "\(days)至今" }
    func bestDay(_ date: String) -> String { "最多的一天，\(date)" }
    func bestMonth(_ month: String, average: Int) -> String { "最多的月份：\(month)，平均每天 \(number(average)) 步。" }
}
