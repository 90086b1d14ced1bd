extension Catalogue {
    /// A space stands between Chinese and digits, except in dates.
    static let simplifiedChinese = Catalogue(
        column: \.zh, order: .yearFirst, kilometers: " 公里", miles: " 英里",
        shortUnits: [(count: 10_000, sign: "万"), (count: 100_000_000, sign: "亿")],
        weekdays: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"],
        ownWeekdayLetters: ["一", "二", "三", "四", "五", "六", "日"], range: DateRange(days: "至", dates: "至"),
        namesBefore: ["前一天", "前一周", "前一个月", "前一年", "之前"])
}
