struct Japanese: YearFirst {
    let column = \Word.ja
    var groupsDigits = false
    func distance(_ number: String, _ unit: DistanceUnit) -> String { number + (unit == .km ? "km" : "マイル") }

    let weekdays = ["月", "火", "水", "木", "金", "土", "日"]
    let until = "～"

    func days(_ some: Int, of count: Int) -> String { "\(days(count))中\(days(some))" }
    let namesBefore = ["前日", "前の週", "前の月", "前の年", "前の期間"]

    func steps(_ count: Int, on day: String) -> String { "\(day)の\(number(count))歩" }

    let shortUnits = [(count: 10_000, sign: "万"), (count: 100_000_000, sign: "億")]
}
