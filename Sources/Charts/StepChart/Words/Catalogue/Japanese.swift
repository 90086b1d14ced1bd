extension Catalogue {
    static let japanese = Catalogue(
        column: \.ja, order: .yearFirst, kilometers: "km", miles: "マイル",
        shortUnits: [(count: 10_000, sign: "万"), (count: 100_000_000, sign: "億")],
        weekdays: ["月", "火", "水", "木", "金", "土", "日"], range: DateRange(days: "～", dates: "～"),
        namesBefore: ["前日", "前の週", "前の月", "前の年", "前の期間"])
}
