extension [ChartLayout.Text] {
    /// Places texts, which are at the origin, in a column, each as near to the y of its line as the others allow. The
    /// last ones are left out if not all fit.
    func beside(_ ys: [Double], x: Double, in area: Rect, gap: Double) -> [ChartLayout.Text] {
        let lines = zip(self, ys).map { text, y in
            ChartLayout.ReferenceLine(value: 0, startX: x, endX: x, y: y, texts: [text])
        }
        let trials = (0...count).reversed().lazy.map { count in
            ChartLayout.ReferenceLine.withTexts(
                of: [ChartLayout.ReferenceLine](lines.prefix(count)), inColumnAt: x, area, gap: gap)
        }
        return trials.first { trial in trial.allSatisfy { !$0.texts.isEmpty } }?.flatMap(\.texts) ?? []
    }
}

extension ChartLayout.ReferenceLine {
    /// Places the lines' texts, which are at the origin, in a column: below each other, and each as near to its line as
    /// the others allow. If the column is too short for all texts, there are none.
    /// - Parameters:
    ///   - x: the x of the texts' left ends.
    ///   - area: the area that holds all texts, from its top to its bottom.
    ///   - gap: the least clear space between the texts of two lines.
    static func withTexts(of lines: [Self], inColumnAt x: Double, _ area: Rect, gap: Double) -> [Self] {
        var lines = lines
        let heights = lines.map(\.texts.height)
        let labelled = lines.indices.filter { !lines[$0].texts.isEmpty }
        guard labelled.reduce(-gap, { $0 + heights[$1] + gap }) <= area.height else {
            return lines.map { line in with(line) { $0.texts = [] } }
        }
        var tops = lines.indices.map { max(area.y, min(lines[$0].y - heights[$0] / 2, area.maxY - heights[$0])) }
        let order = labelled.sorted { (lines[$0].y, $0) < (lines[$1].y, $1) }
        // One pass down and one pass up move texts that overlap or are outside of the column.
        var top = area.y
        for index in order {
            tops[index] = max(tops[index], top)
            top = tops[index] + heights[index] + gap
        }
        var bottom = area.maxY
        for index in order.reversed() {
            tops[index] = min(tops[index], bottom - heights[index])
            bottom = tops[index] - gap
            lines[index].texts = lines[index].texts.stacked(x: x, y: tops[index])
        }
        return lines
    }

    /// Returns the line with its texts over it, at its right end.
    func withTextsOver(_ theme: ChartTheme) -> Self {
        let bottom = y - (theme.minimumGap / 2 + theme.referenceLineWidth) / 2
        return with(self) { $0.texts = texts.map { $0.moved(x: endX - $0.rect.width, y: bottom - $0.rect.height) } }
    }
}
