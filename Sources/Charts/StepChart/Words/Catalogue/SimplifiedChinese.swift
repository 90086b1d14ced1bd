/// A space stands between Chinese and digits, except in dates.
struct SimplifiedChinese: YearFirst {
    let column = \Word.zh
    var groupsDigits = false
    func distance(_ number: String, _ unit: DistanceUnit) -> String { "\(number) \(unit == .km ? "公里" : "英里")" }

    let weekdays = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]
    var weekdayLetters: [String] { weekdays.map { String($0.suffix(1)) } }
    let until = "至"

    func days(_ some: Int, of count: Int) -> String { "\(days(count))中有 \(days(some))" }
    let namesBefore = ["前一天", "前一周", "前一个月", "前一年", "之前"]

    func steps(_ count: Int, on day: String) -> String { "\(day) \(number(count)) 步" }

    let shortUnits = [(count: 10_000, sign: "万"), (count: 100_000_000, sign: "亿")]
}
