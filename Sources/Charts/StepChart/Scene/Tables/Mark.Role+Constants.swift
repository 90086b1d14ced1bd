extension Mark.Role {
    // MARK: Parts of a chart, back to front

    static func guide(_ instance: Instance) -> Self { Self("guide", instance) }
    static let yAxis = Self("y axis")
    static let averageLine = Self("average line")
    static let daysBefore = Self("days before")
    static let goalLine = Self("goal line")
    static let dataLine = Self("data line")
    /// The days behind a line that is their average.
    static let days = Self("days")
    /// A row of bars, or one.
    static let bar = Self("bar")
    static func cell(_ index: Int) -> Self { Self("cell", .index(index)) }
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
    static let legend = Self("legend")
    static let notice = Self("notice")

    // MARK: Texts of a message

    static let imageTitle = Self("image title")
    static let imageSubtitle = Self("image subtitle")
    static let caption = Self("caption")
    static let subcaption = Self("subcaption")
    static let trailingCaption = Self("trailing caption")
    static let trailingSubcaption = Self("trailing subcaption")

    /// The texts that a placeholder shows: a notice, and the sender's own.
    static let inPlaceholder: [Self] = [
        .notice, .imageTitle, .imageSubtitle, .caption, .subcaption, .trailingCaption, .trailingSubcaption,
    ]
}
