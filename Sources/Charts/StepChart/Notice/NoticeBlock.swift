/// A notice and, smaller below it, the dates it is about: as large as the theme has them, or as their room allows.
struct NoticeBlock {
    private let notice: String
    private let dates: String?
    private let theme: ChartTheme
    /// The block is inside.
    private let room: Rect

    /// Nil where there is data, and the newest.
    init?(_ content: WeekContent, in language: Language, _ theme: ChartTheme, room: Rect) {
        guard content.notice != nil || !content.week.hasData else { return nil }
        notice = language.catalogue[content.notice == nil ? .noData : .notAccessible]
        dates = content.notice?.dates(of: content.week, in: language)
        (self.theme, self.room) = (theme, room)
    }

    /// Of the dates, as a multiple of the notice's.
    private static let datesScale = 0.75
    /// Em size below which dates give way to a larger notice.
    private static let smallestSizeWithDates = 8.0

    /// The lines, centred on the point or as near to it as their room lets them be; none when there is no room at all.
    func lines(centeredOn center: Point) -> [ChartLayout.Text] {
        let withDates = largest(dates)
        let isCramped = withDates.size < min(Self.smallestSizeWithDates, theme.noticeText.size)
        let typeset = isCramped && dates != nil ? largest(nil) : withDates
        guard typeset.size > 0 else { return [] }
        let left = max(room.x, min(center.x - typeset.width / 2, room.maxX - typeset.width))
        var bottom = max(room.y, min(center.y - typeset.height / 2, room.maxY - typeset.height))
        return typeset.lines.map { line in
            defer { bottom += line.rect.height }
            return line.moved(x: left + (typeset.width - line.rect.width) / 2, y: bottom)
        }
    }

    /// What a notice stands on; nil without one.
    static func ground(of notices: [ChartLayout.Text], _ theme: ChartTheme) -> Rect? {
        Rect(around: notices.map(\.rect))?.grown(by: theme.minimumGap / 2 + theme.lineWidth / 2)
    }

    private struct Typeset {
        /// Em size of the notice.
        var size: Double
        var lines: [ChartLayout.Text]
        var height: Double { lines.reduce(0) { $0 + $1.rect.height } }
        var width: Double { lines.map(\.rect.width).max() ?? 0 }
    }

    /// On one line, or on two where that makes the letters larger.
    private func largest(_ dates: String?) -> Typeset {
        let single = typeset([notice], dates)
        guard single.size < theme.noticeText.size, let halves = notice.halves else { return single }
        let double = typeset(halves, dates)
        return double.size > single.size ? double : single
    }

    private func typeset(_ notice: [String], _ dates: String?) -> Typeset {
        let whole = notice.map { ChartLayout.Text($0, theme.noticeText, theme) }
        let width = whole.map(\.rect.width).max() ?? 0
        let lines = Double(notice.count) + (dates == nil ? 0 : Self.datesScale)
        let fit = max(
            0,
            min(
                1, room.width / (width + 2 * theme.minimumGap),
                room.height / (lines * theme.noticeText.size * theme.linePitch)))
        let size = theme.noticeText.size * fit
        var texts = whole.map { $0.sized(size) }
        if let dates {
            let full = ChartLayout.Text(dates, theme.noticeText.sized(size * Self.datesScale), theme)
            let datesFit = min(1, room.width / (full.rect.width + 2 * theme.minimumGap))
            texts.append(full.sized(full.size * datesFit))
        }
        return Typeset(size: size, lines: texts)
    }
}

extension String {
    /// Broken at the space that is nearest to the middle; nil without one.
    fileprivate var halves: [String]? {
        let middle = count / 2
        let spaces = indices.filter { self[$0] == " " }
        func distance(_ index: Index) -> Int { abs(self.distance(from: startIndex, to: index) - middle) }
        guard let space = spaces.min(by: { distance($0) < distance($1) }) else { return nil }
        return [String(self[..<space]), String(self[index(after: space)...])]
    }
}
