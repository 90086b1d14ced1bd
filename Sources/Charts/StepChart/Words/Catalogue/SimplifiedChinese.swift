import StepData

/// A space stands between Chinese and digits, except in dates.
struct SimplifiedChinese: YearFirst {
    var groupsDigits = false
    func steps(_ count: Int) -> String { "\(number(count)) 步" }
    func days(_ count: Int) -> String { "\(number(count)) 天" }
    func weeks(_ count: Int) -> String { "\(number(count)) 周" }
    func months(_ count: Int) -> String { "\(number(count)) 个月" }
    func floors(_ count: Int) -> String { "\(number(count)) 层" }

    func distance(_ number: String, _ unit: DistanceUnit) -> String {
        switch unit {
        case .km: "\(number) 公里"
        case .mi: "\(number) 英里"
        }
    }

    let weekdays = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]
    var weekdayLetters: [String] { weekdays.map { String($0.suffix(1)) } }
    let today = "今天"
    let yesterday = "昨天"
    let until = "至"

    func onDay(_ number: Int) -> String { "第 \(number) 天" }
    func inWeek(from date: String) -> String { "\(date)起的一周" }
    func inSpan(_ span: Aggregation.Span, _ number: Int) -> String {
        "第 \(number) \(span == .week ? "周" : "个月")"
    }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "\(self.day(day))我走了 \(steps)\(distance.map { "，\($0)" } ?? "")。"
    }

    func captionWithoutData(_ day: RelativeDay) -> String { "\(self.day(day))没有数据。" }

    let heading = "步数"
    let total = "总计"
    let dailyAverage = "日均"
    let goalLabel = "目标"
    let averageLabel = "日均"

    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        let each = one(span, "每天", "每周", "每月")
        return isSum ? "\(each)步数" : "\(each)的日均步数"
    }

    func goalReached(_ reached: Int, ofDays count: Int) -> String { "\(days(count))中有 \(days(reached))达标" }

    func more(_ percent: Int, than before: String) -> String { "比\(before)多 \(number(percent))%" }
    func less(_ percent: Int, than before: String) -> String { "比\(before)少 \(number(percent))%" }
    func same(as before: String) -> String { "与\(before)基本持平" }

    func before(_ before: DaysBefore) -> String {
        switch before {
        case .day: "前一天"
        case .week: "前一周"
        case .month: "前一个月"
        case .year: "前一年"
        case .days(let count): "之前 \(days(count))"
        case .weekday(let day): "前一周截至\(weekdays[day - 1])"
        case .date(let date, let withYear): "截至\(withYear ? fullDate(date) : longDate(date))"
        case .first(let part, let count): "之前 \(days(count))中的前 \(days(part))"
        }
    }

    let noData = "没有数据"
    let notAccessible = "无法访问健康数据"
    func asOf(_ date: String) -> String { "截至\(date)" }

    func title(_ days: String) -> String { "步数，\(days)" }
    func chart(_ mark: ChartOptions.Mark, of span: String) -> String {
        "\(span)的\(mark == .calendar ? "日历" : mark == .bars ? "柱状图" : "折线图")。"
    }
    func sums(total: String, average: Int?) -> String { "共 \(total)\(average.map { "，平均每天 \(number($0)) 步" } ?? "")。" }

    func goal(_ steps: String, reached: Int, ofDays count: Int) -> String {
        "目标 \(steps)：\(goalReached(reached, ofDays: count))。"
    }

    func extremes(most: DaySteps, least: DaySteps) -> String {
        "最多：\(most.day) \(number(most.steps)) 步；最少：\(least.day) \(number(least.steps)) 步。"
    }

    func gaps(ofDays count: Int) -> String { "有 \(days(count))没有数据。" }
    func noSteps(ofDays count: Int) -> String { "\(days(count))都没有走步。" }
    func highlighted(_ day: DaySteps) -> String { "突出显示：\(day.day) \(number(day.steps)) 步。" }

    let distanceLabel = "距离"
    let floorsLabel = "楼层"
    let perDay = "每天"
    let goalDaysLabel = "达标"
    let daysBefore = "之前"
    let shortUnits = [(count: 10_000, sign: "万"), (count: 100_000_000, sign: "亿")]
    func under(_ count: Int) -> String { "低于 \(grouped(count))" }
    func atLeast(_ count: Int) -> String { "\(grouped(count)) 及以上" }
    let quartersOfDays = "按天数四等分"
    let quartersOfMonths = "按月数四等分"
    func soFar(_ days: String) -> String { "\(days)至今" }
    func bestDay(_ date: String) -> String { "最多的一天，\(date)" }
    let bestMonthLabel = "最多的月份"
    let longestStreak = "天连续"
    let marathonWeeks = "马拉松周"
    func bestMonth(_ month: String, average: Int) -> String { "最多的月份：\(month)，平均每天 \(number(average)) 步。" }
    func part(percent: Int, of goal: Int) -> String { "目标 \(number(goal)) 步的 \(number(percent))%" }
    func streak(_ days: Int) -> String { "连续 \(self.days(days))达标" }
    func best(_ day: DaySteps, ofDays count: Int?) -> String {
        "\(count.map { "\(days($0))中最多" } ?? "最多")：\(day.day) \(number(day.steps)) 步"
    }
}
