extension PeoplePage {
    /// Adds a row for each person, the one with the most first: the place's number, the name, a bar, and the total.
    mutating func addLeaderboard(_ facts: PeopleFacts) {
        let height = theme.valueHeight
        // Rows are from 1.25 to 4 heights of a text apart.
        let places = facts.ranking.prefix(max(1, Int(space.height / (1.25 * height))))
        let omitted = facts.ranking.count - places.count
        if omitted > 0 { omissions.append(.init(part: .people, count: omitted)) }
        let pitch = min(space.height / Double(places.count), 4 * height)
        let barHeight = 0.62 * pitch
        let ranks = places.map { typesetter.text("\($0.rank)", theme.labelText, digits: .tabular) }
        let names = places.map { name(of: facts.people[$0.index], theme.valueText, width: 0.3 * space.width) }
        let totals = places.map { typesetter.text(words.amount($0.total), theme.valueText) }
        let nameX = space.x + ranks.width + theme.minimumGap
        let barX = nameX + names.width + theme.minimumGap
        let longest = max(0, space.maxX - totals.width - theme.minimumGap - barX)
        let most = Double(max(places[0].total, 1))
        let gradient = Paint.linear(theme.gradient(across: Rect(x: barX, y: 0, width: longest, height: 1)))
        let top = space.y + (space.height - pitch * Double(places.count)) / 2
        for (row, place) in places.enumerated() {
            let middle = top + (Double(row) + 0.5) * pitch
            let width = longest * Double(place.total) / most
            let bar = Rect(x: barX, y: middle - barHeight / 2, width: width, height: barHeight)
            func add(_ role: Mark.Role, _ text: ChartLayout.Text, x: Double) {
                marks.append(.text(role, text.moved(x: x, y: middle - text.rect.height / 2)))
            }
            add(.init("rank", .index(place.index)), ranks[row], x: space.x + ranks.width - ranks[row].rect.width)
            add(.init("name", .index(place.index)), names[row], x: nameX)
            let radius = min(theme.barRadius, bar.width / 2)
            let paint = place.rank == 1 ? Paint.solid(theme.selectedNodeColor) : gradient
            if bar.width > 0 {
                marks.append(Mark(.init("person", .index(place.index)), .rect(bar, radius: radius), fill: paint))
            }
            add(.value(place.index), totals[row], x: bar.maxX + theme.minimumGap)
        }
    }
}
