extension WeekMessage {
    /// Returns an `area` element for each day, for a picture as wide on the page as it is in points: the column as far
    /// as halfway to the days beside it, or its cell in a calendar. A message without days has none.
    /// - Throws: never for a message's own days.
    func imageAreas() throws(ChartError) -> [(day: Int, html: String)] {
        let layout = chart.layout
        let nodes = layout.nodes
        var areas: [(day: Int, html: String)] = []
        let days = chart.week.days
        var left = 0.0
        for (index, day) in days.enumerated() where hasDays && !chart.options.deadline.isOver {
            // Each of several days with one node has an equal part of the picture.
            let right =
                nodes.count != days.count
                ? layout.width * Double(index + 1) / Double(days.count)
                : index + 1 == nodes.count ? layout.width : (nodes[index].x + nodes[index + 1].x) / 2
            var rect = Rect(x: left, y: 0, width: right - left, height: layout.height)
            left = rect.maxX
            if layout.isCalendar {
                // A cell of a month is of no day, and a future day has none.
                guard nodes.count == days.count, let cell = nodes[index].cell else { continue }
                rect = cell
            }
            let caption = try words.caption(of: index)
            let text = (day.label.map { "\($0): \(caption)" } ?? caption).markup
            let corners = [rect.x, rect.y, rect.maxX, rect.maxY].map { $0.shortest(decimals: 2) }
            let shape = "shape=\"rect\" coords=\"\(corners.joined(separator: ","))\" href=\"#\(anchor(ofDay: index))\""
            areas.append((index, "<area \(shape) alt=\"\(text)\" title=\"\(text)\">\n"))
        }
        return areas
    }

    /// The id of a day on the page: `day-2016-09-12`, or `day-1` in a week without dates.
    func anchor(ofDay index: Int) -> String { "day-\(chart.week.days[index].date?.description ?? "\(index + 1)")" }
}
