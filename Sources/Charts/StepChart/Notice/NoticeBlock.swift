/// A notice with its dates in a smaller size below: as large as in the theme, or as fits into its area.
struct NoticeBlock {
    let theme: ChartTheme
    let space: Rect
    var hidesDates = false

    /// The size of the dates, as a multiple of the notice's.
    private static let datesScale = 0.75

    /// Returns the lines of the notice, centred on the point or as near to it as the block's bounds allow; none if the
    /// bounds are too small, or if there is data and it is the newest.
    func lines(_ content: WeekContent, in language: Language, centeredOn center: Point) -> [ChartLayout.Text] {
        guard content.isBlank else { return [] }
        let notice = language.catalogue[content.notice == nil ? .noData : .notAccessible]
        let dates = hidesDates ? nil : content.notice?.dates(of: content.week, in: language)
        var lines = largest(notice, dates)
        // Below this size the dates are left out, so that the notice can be larger.
        if lines[0].size < min(8, theme.noticeText.size), dates != nil { lines = largest(notice, nil) }
        guard lines[0].size > 0 else { return [] }
        let left = max(space.x, min(center.x - lines.width / 2, space.maxX - lines.width))
        let top = max(space.y, min(center.y - lines.height / 2, space.maxY - lines.height))
        return lines.stacked(x: left + lines.width / 2, y: top, .center)
    }

    /// Returns the area behind a notice, which nothing else may touch; nil without a notice.
    static func background(of notices: [ChartLayout.Text], _ theme: ChartTheme) -> Rect? {
        Rect(around: notices.map(\.rect))?.grown(by: theme.minimumGap / 2 + theme.lineWidth / 2)
    }

    /// Returns the notice on one line, or on two if the letters are larger then.
    private func largest(_ notice: String, _ dates: String?) -> [ChartLayout.Text] {
        let single = typeset([notice], dates)
        let double = notice.halves.map { typeset($0, dates) } ?? single
        return double[0].size > single[0].size ? double : single
    }

    private func typeset(_ notice: [String], _ dates: String?) -> [ChartLayout.Text] {
        let whole = notice.map { ChartLayout.Text($0, theme.noticeText, theme) }
        let lines = Double(notice.count) + (dates == nil ? 0 : Self.datesScale)
        let wide = space.width / (whole.width + 2 * theme.minimumGap)
        let high = space.height / (lines * theme.noticeText.size * theme.linePitch)
        let size = theme.noticeText.size * max(0, min(1, wide, high))
        let texts = whole.map { $0.sized(size) }
        guard let dates else { return texts }
        let full = ChartLayout.Text(dates, theme.noticeText.sized(size * Self.datesScale), theme)
        let fit = min(1, space.width / (full.rect.width + 2 * theme.minimumGap))
        return texts + [full.sized(full.size * fit)]
    }
}

extension String {
    /// The two parts of the string before and after the space nearest to the middle; nil without a space.
    fileprivate var halves: [String]? {
        let middle = count / 2
        let spaces = indices.filter { self[$0] == " " }
        func distance(_ index: Index) -> Int { abs(self.distance(from: startIndex, to: index) - middle) }
        guard let space = spaces.min(by: { distance($0) < distance($1) }) else { return nil }
        return [String(self[..<space]), String(self[index(after: space)...])]
    }
}
