extension Mark.Role {
    // MARK: Of a chart, back to front

    static func guide(_ part: Part) -> Self { Self("guide", part) }
    static let yAxis = Self("y axis")
    static let averageLine = Self("average line")
    static let daysBefore = Self("days before")
    static let goalLine = Self("goal line")
    static let dataLine = Self("data line")
    static func bar(_ part: Part) -> Self { Self("bar", part) }
    static func node(_ index: Int) -> Self { Self("node", .index(index)) }

    // MARK: Texts

    /// The number beside a day.
    static func value(_ index: Int) -> Self { Self("value", .index(index)) }
    /// The text under a day.
    static func label(_ index: Int) -> Self { Self("label", .index(index)) }
    static let goal = Self("goal")
    static let average = Self("average")
    static let title = Self("title")
    static let subtitle = Self("subtitle")
    static let notice = Self("notice")
}
