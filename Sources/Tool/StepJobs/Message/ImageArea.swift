/// A place of a picture that can be clicked: of a day the column from top to bottom, as far as halfway to the days beside
/// it, or its cell in a calendar.
struct ImageArea {
    /// Of the day on the page: `day-2016-09-12`, or `day-1` in a week without dates.
    let anchor: String
    /// What a day is called, and what there is to say about it.
    let text: String
    let day: Int
    /// In points.
    let rect: Rect

    /// An `area` element, for a picture that is as wide on the page as it is in points.
    var html: String {
        let text = text.markup
        let corners = [rect.x, rect.y, rect.x + rect.width, rect.y + rect.height]
            .map { $0.shortest(decimals: 2) }.joined(separator: ",")
        let place = "shape=\"rect\" coords=\"\(corners)\" href=\"#\(anchor)\""
        return "<area \(place) alt=\"\(text)\" title=\"\(text)\">\n"
    }
}

extension WeekMessage {
    /// The places of its picture, one per day. There is none where the message tells of no days.
    /// - Throws: never for a message's own days.
    func imageAreas() throws(ChartError) -> [ImageArea] {
        let layout = chart.layout
        let nodes = layout.nodes
        var areas: [ImageArea] = []
        let days = chart.week.days
        for (index, day) in days.enumerated() where tellsOfDays && !chart.options.deadline.isOver {
            // Where a node stands for several days, each has an equal part of the picture.
            let right =
                nodes.count != days.count
                ? layout.width * Double(index + 1) / Double(days.count)
                : index + 1 == nodes.count ? layout.width : (nodes[index].x + nodes[index + 1].x) / 2
            let left = areas.last?.rect.maxX ?? 0
            var rect = Rect(x: left, y: 0, width: right - left, height: layout.height)
            if layout.isCalendar {
                // A cell of a month stands for no day, and a day to come has none.
                guard nodes.count == days.count, let cell = nodes[index].cell else { continue }
                rect = cell
            }
            let caption = try words.caption(of: index)
            areas.append(
                ImageArea(
                    anchor: "day-\(day.date?.description ?? "\(index + 1)")",
                    text: day.label.map { "\($0): \(caption)" } ?? caption, day: index, rect: rect))
        }
        return areas
    }
}
