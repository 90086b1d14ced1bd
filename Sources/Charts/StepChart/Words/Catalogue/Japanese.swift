struct Japanese: YearFirst {
    let column = \Word.ja
    var groupsDigits = false
    func steps(_ count: Int) -> String { "\(number(count))歩" }
    func days(_ count: Int) -> String { "\(number(count))日" }
    func weeks(_ count: Int) -> String { "\(number(count))週" }
    func months(_ count: Int) -> String { "\(number(count))か月" }
    func floors(_ count: Int) -> String { "\(number(count))階" }
    func distance(_ number: String, _ unit: DistanceUnit) -> String { number + (unit == .km ? "km" : "マイル") }

    let weekdays = ["月", "火", "水", "木", "金", "土", "日"]
    let until = "～"
    func onDay(_ number: Int) -> String { "\(number)日目" }
    func inWeek(from date: String) -> String { "\(date)からの週" }
    func inSpan(_ span: Aggregation.Span, _ number: Int) -> String { "\(number)\(span == .week ? "週目" : "か月目")" }

    func caption(_ day: RelativeDay, steps: String, distance: String?) -> String {
        "\(self.day(day))は\(distance.map { "\(steps)、\($0)" } ?? steps)歩きました。"
    }
    func captionWithoutData(_ day: RelativeDay) -> String { "\(self.day(day))のデータはありません。" }

    func summary(_ span: Aggregation.Span, isSum: Bool) -> String {
        "\(span == .week ? "週" : "月")ごとの\(isSum ? "歩数" : "1日平均")"
    }
    func days(_ some: Int, of count: Int) -> String { "\(days(count))中\(days(some))" }
    func goalReached(on days: String) -> String { "\(days)で目標達成" }
    func more(_ percent: Int, than before: String) -> String { "\(before)より\(number(percent))%多い" }
    func less(_ percent: Int, than before: String) -> String { "\(before)より\(number(percent))%少ない" }
    func same(as before: String) -> String { "\(before)とほぼ同じ" }
    let namesBefore = ["前日", "前の週", "前の月", "前の年", "前の期間"]
    func before(_ before: DaysBefore) -> String {
        switch before {
        case .unit(let unit): namesBefore[unit.rawValue]
        case .days(let count): "前の\(days(count))間"
        case .weekday(let day): "前の週の\(weekdays[day - 1])曜日まで"
        case .date(let date): "\(date)まで"
        case .first(let part, let count): "前の\(days(count))間の最初の\(days(part))"
        }
    }

    func asOf(_ date: String) -> String { "\(date)時点" }

    func title(_ days: String) -> String { "歩数、\(days)" }
    func chart(_ mark: ChartOptions.Mark, of span: String) -> String {
        "\(span)間の\(mark == .calendar ? "カレンダー" : mark == .bars ? "棒グラフ" : "折れ線グラフ")。"
    }
    func sums(total: String, average: Int?) -> String { "合計\(total)\(average.map { "、1日平均\(number($0))歩" } ?? "")。" }
    func goal(_ steps: String, reachedOn days: String) -> String { "目標\(steps)：\(days)で達成。" }
    func steps(_ count: Int, on day: String) -> String { "\(day)の\(number(count))歩" }
    func extremes(most: String, least: String) -> String { "最多は\(most)、最少は\(least)。" }
    func gaps(ofDays count: Int) -> String { "\(days(count))分のデータなし。" }
    func noSteps(ofDays count: Int) -> String { "\(days(count))間、歩数は0です。" }
    func highlighted(_ day: String) -> String { "強調表示は\(day)。" }

    func part(percent: Int, of goal: Int) -> String { "目標\(number(goal))歩の\(number(percent))%" }
    func streak(_ days: Int) -> String { "\(self.days(days))連続で目標達成" }
    func best(_ day: String, of count: Int?) -> String { "\(count.map { "\(days($0))間で最多" } ?? "最多")：\(day)" }

    let shortUnits = [(count: 10_000, sign: "万"), (count: 100_000_000, sign: "億")]
    func under(_ count: Int) -> String { "\(grouped(count))未満" }
    func atLeast(_ count: Int) -> String { "\(grouped(count))以上" }
    func soFar(_ days: String) -> String { "\(days)これまで" }
    func bestDay(_ date: String) -> String { "最多の日 \(date)" }
    func bestMonth(_ month: String, average: Int) -> String { "最多の月は\(month)、1日平均\(number(average))歩。" }
}
