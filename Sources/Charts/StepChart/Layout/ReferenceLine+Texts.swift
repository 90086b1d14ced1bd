extension [ChartLayout.Text] {
    /// Places texts, which are at the origin, in a column: below each other, and each as near to the y of its line as
    /// the others allow. The last ones are left out if not all fit.
    /// - Parameters:
    ///   - ys: the y of each text's line.
    ///   - x: the x of the texts' left ends.
    ///   - area: the area that holds all texts, from its top to its bottom.
    ///   - gap: the least clear space between two texts.
    func beside(_ ys: [Double], x: Double, in area: Rect, gap: Double) -> [ChartLayout.Text] {
        var texts = self
        while !texts.isEmpty, texts.reduce(-gap, { $0 + $1.rect.height + gap }) > area.height { texts.removeLast() }
        var tops = zip(texts, ys).map { text, y in
            Swift.max(area.y, Swift.min(y - text.rect.height / 2, area.maxY - text.rect.height))
        }
        let order = texts.indices.sorted { (ys[$0], $0) < (ys[$1], $1) }
        // One pass down and one pass up move texts that overlap or are outside of the column.
        var top = area.y
        for index in order {
            tops[index] = Swift.max(tops[index], top)
            top = tops[index] + texts[index].rect.height + gap
        }
        var bottom = area.maxY
        for index in order.reversed() {
            tops[index] = Swift.min(tops[index], bottom - texts[index].rect.height)
            bottom = tops[index] - gap
            texts[index] = texts[index].moved(x: x, y: tops[index])
        }
        return texts
    }
}

extension ChartLayout.ReferenceLine {
    /// Returns the line with its texts over it, at its right end.
    func withTextsOver(_ theme: ChartTheme) -> Self {
        let bottom = y - (theme.minimumGap / 2 + theme.referenceLineWidth) / 2
        return with(self) { $0.texts = texts.map { $0.moved(x: endX - $0.rect.width, y: bottom - $0.rect.height) } }
    }
}
