/// Cells in columns and rows, one for each point of a series, as large as their area allows. Lengths are in points.
struct CalendarGrid {
    /// The arrangement of days, or of months.
    enum CalendarForm: Hashable, Sendable {
        /// One column for each week.
        case columns
        /// One row for each week.
        case rows
        /// A block for each month, with one row for each week in it.
        case months
        /// One row for each year, with a cell for each month.
        case years
        /// One row for each weekday, with a cell for each hour.
        case hours
    }

    let form: CalendarForm
    private(set) var cells: [Rect] = []
    /// The cells under each name, all or those of a month: their points, and bounds with the free cells at both ends.
    private(set) var blocks: [(points: Range<Int>, rect: Rect)] = []
    /// The distance from one cell to the next, to the right and down.
    let pitch: Size
    /// The bounds of all blocks, without their names.
    let rect: Rect

    /// The gap between two cells, as a part of their smaller pitch.
    static let gap = 0.16

    /// - Parameters:
    ///   - points: days in a row, months in a row, or the hours of seven weekdays.
    ///   - firstWeekday: the weekday with which weeks begin; 1 is Monday.
    ///   - header: the height of the names over each block.
    init(_ points: [Series.DataPoint], _ form: CalendarForm, from firstWeekday: Int, in space: Rect, header: Double) {
        let positions = Self.positions(points, form, from: firstWeekday)
        let columns = 1 + (positions.joined().map(\.column).max() ?? 0)
        let rows = 1 + (positions.joined().map(\.row).max() ?? 0)
        // The greatest width of a cell as a multiple of its height; its height is at most 1.2 times its width.
        let mostWide = form == .months ? 1.6 : 2.6
        /// Returns the largest pitch with `across` blocks in a row; a column and half a row are free between blocks.
        func pitch(_ across: Int) -> Size {
            let down = (positions.count + across - 1) / across
            let wide = Double(across * (columns + 1) - 1)
            let high = Double(down * rows) + 0.5 * Double(down - 1)
            let height = max(0, (space.height - header * Double(down)) / high)
            // The gap after the last cell, which is free, is a part of the smaller pitch.
            let width = max(0, min(space.width / (wide - Self.gap), (space.width + Self.gap * height) / wide))
            return Size(min(width, mostWide * height), min(height, 1.2 * width))
        }
        func score(_ across: Int) -> Double {
            let pitch = pitch(across)
            return min(pitch.width, 1.3 * pitch.height)
        }
        let across = (1...positions.count).max { score($0) < score($1) } ?? 1
        let size = pitch(across)
        let gap = Self.gap * min(size.width, size.height)
        for (index, block) in positions.enumerated() {
            let x = space.x + Double(index % across * (columns + 1)) * size.width
            let y = space.y + header + Double(index / across) * ((Double(rows) + 0.5) * size.height + header)
            let first = cells.count
            cells += block.map { position in
                Rect(
                    x: x + Double(position.column) * size.width, y: y + Double(position.row) * size.height,
                    width: size.width - gap, height: size.height - gap)
            }
            let rect = Rect(
                x: x, y: y, width: Double(columns) * size.width - gap, height: Double(rows) * size.height - gap)
            blocks.append((first..<cells.count, rect))
        }
        self.form = form
        self.pitch = size
        rect = Rect(around: blocks.map(\.rect)) ?? space
    }

    func midY(ofRow row: Int) -> Double { rect.y + Double(row) * pitch.height + cells[0].height / 2 }

    /// Returns the column and the row of each point, from 0, block by block.
    private static func positions(
        _ points: [Series.DataPoint], _ form: CalendarForm, from firstWeekday: Int
    ) -> [[(column: Int, row: Int)]] {
        typealias Position = (column: Int, row: Int)
        if form == .hours { return [points.indices.map { ($0 % StepDay.hourCount, $0 / StepDay.hourCount) }] }
        let dates = points.map(\.date)
        guard form != .years else {
            let first = dates[0]?.year ?? 0
            return [dates.map { date -> Position in date.map { ($0.month - 1, $0.year - first) } ?? (0, 0) }]
        }
        // The days are consecutive, so that a month ends where the next one starts.
        return dates.cut { form == .months && $1?.day == 1 }.map { block in
            let before = dates[block.startIndex].map { ($0.weekday - firstWeekday + 7) % 7 } ?? 0
            return (before..<before + block.count).map { day in
                let week = day / 7
                let weekday = day % 7
                return form == .columns ? Position(column: week, row: weekday) : Position(column: weekday, row: week)
            }
        }
    }
}
