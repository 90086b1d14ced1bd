import StepData

/// A notice and, smaller below it, the dates it is about: as large as the style has them, or as their room allows.
struct NoticeBlock {
    let notice: String
    let dates: String?
    let style: ChartStyle
    /// From the canvas' top left corner.
    let room: ChartLayout.Rect

    /// Of the dates, as a multiple of the notice's.
    private static let datesScale = 0.75
    /// Em size below which dates give way to a larger notice.
    private static let smallestSizeWithDates = 8.0

    /// The lines, centred on the point as nearly as the room lets them stand; none when there is no room at all.
    func lines(centeredAt x: Double, _ y: Double) -> [ChartLayout.Text] {
        let withDates = largest(dates)
        let isCramped = withDates.size < min(Self.smallestSizeWithDates, style.noticeSize)
        let setting = isCramped && dates != nil ? largest(nil) : withDates
        guard setting.size > 0 else { return [] }
        var top = max(0, min(y - setting.height / 2, room.height - setting.height))
        return setting.lines.map { line in
            defer { top += line.rect.height }
            return line.centered(x: x, y: top + line.rect.height / 2, within: room)
        }
    }

    private struct Setting {
        /// Em size of the notice.
        var size: Double
        var lines: [ChartLayout.Text]
        var height: Double { lines.reduce(0) { $0 + $1.rect.height } }
    }

    /// On one line, or on two where that makes the letters larger.
    private func largest(_ dates: String?) -> Setting {
        let single = setting([notice], dates)
        guard single.size < style.noticeSize, let halves = notice.halves else { return single }
        let double = setting(halves, dates)
        return double.size > single.size ? double : single
    }

    private func setting(_ notice: [String], _ dates: String?) -> Setting {
        let width = notice.map { text($0, size: style.noticeSize).rect.width }.max() ?? 0
        let lines = Double(notice.count) + (dates == nil ? 0 : Self.datesScale)
        let fit = max(
            0,
            min(
                1, room.width / (width + 2 * style.minimumGap),
                room.height / (lines * style.noticeSize * style.lineHeight)))
        let size = style.noticeSize * fit
        var texts = notice.map { text($0, size: size) }
        if let dates {
            let full = text(dates, size: size * Self.datesScale)
            let datesFit = min(1, room.width / (full.rect.width + 2 * style.minimumGap))
            texts.append(text(dates, size: full.size * datesFit))
        }
        return Setting(size: size, lines: texts)
    }

    private func text(_ string: String, size: Double) -> ChartLayout.Text {
        ChartLayout.Text(string, size: size, weight: style.noticeWeight, lineHeight: style.lineHeight)
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
