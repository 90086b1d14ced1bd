import StepRaster

/// The texts of a widget: a day, its figures with their icons in a line or in a column, average and total.
struct WidgetTexts {
    private let parts: [Part]
    private let content: Rect
    private let theme: ChartTheme

    /// A line of text over the figures: the day that they are of. Nil for a day without a date.
    let day: String?

    fileprivate struct Part {
        var kind: WidgetLayout.Figure.Kind
        var icon: String
        /// From the longest wording.
        var texts: [String]
    }

    /// Text goes rather than become smaller, in points.
    static let leastSize = 10.0

    /// In em of the header: from an icon to its figure, and the least from a figure to the next icon.
    private static let iconGap = 0.26
    private static let leastGap = 0.8
    /// In em of the header: figures after the first, and the day.
    private static let minorSize = 0.7
    private static let daySize = 0.5
    /// In em of the header: between two lines of text, from baseline to capitals.
    private static let leading = 0.46

    /// A day's figures. One that no day of the week has is none; one that only this day lacks is `----`.
    /// - Throws: `ChartError.noSuchDay`.
    init(
        _ words: WeekWords, day index: Int, in content: Rect, _ theme: ChartTheme
    ) throws(ChartError) {
        let header = try words.header(of: index)
        let (week, catalogue) = (words.week, words.language.catalogue(groupsDigits: words.groupsDigits))
        var parts = [Part(kind: .steps, icon: Icon.walker.text, texts: [header.steps])]
        if week.days.contains(where: { $0.distanceMeters != nil }) {
            parts.append(Part(kind: .distance, icon: Icon.road.text, texts: [header.distance]))
        }
        if week.days.contains(where: { $0.flights != nil }) {
            let floors = week.days[index].flights.map(catalogue.floors)
            parts.append(
                Part(kind: .flights, icon: Icon.flights.text, texts: [floors, header.flights].compactMap(\.self)))
        }
        self.parts = parts
        day = week.days[index].date.map(catalogue.longDate)
        self.content = content
        self.theme = theme
    }

    /// The day, at the top of the content; nil where it would be too small to read.
    func dayLine() -> ChartLayout.Text? {
        guard let day else { return nil }
        // By digits that are all alike, so that one day is as large as the next.
        let size = fitting(day, theme.statText.sized(Self.daySize * theme.headerText.size), digits: .tabular)
        guard size >= 0.8 * Self.leastSize else { return nil }
        return text(
            day, theme.statText.sized(size), x: content.x, baseline: content.y + theme.capHeight * size)
    }

    /// Where figures begin below a line of text.
    func top(below line: ChartLayout.Text?) -> Double {
        guard let line else { return content.y }
        return line.baseline + 0.8 * Self.leading * theme.headerText.size
    }

    /// One line below `top`, from one edge of the content to the other.
    func line(top: Double) -> [WidgetLayout.Figure] {
        let size = lineFit.size
        return line(baseline: top + theme.capHeight * size)
    }

    /// The same around `y`.
    func line(centeredAt y: Double) -> [WidgetLayout.Figure] {
        line(baseline: y + theme.capHeight / 2 * lineFit.size)
    }

    /// Figures that have room side by side, and how large the first is.
    private var lineFit: (parts: [Part], size: Double) {
        for count in (1...parts.count).reversed() {
            let shown = Array(parts.prefix(count))
            let short = shown.map { $0.with($0.texts.suffix(1)) }
            let isWhole = fittingSize(ems(shown)) == theme.headerText.size
            let fit = isWhole ? shown : short
            let size = fittingSize(ems(fit))
            if size * (count > 1 ? Self.minorSize : 1) >= Self.leastSize || count == 1 { return (fit, size) }
        }
        return ([], theme.headerText.size)
    }

    /// Width of a line in em of the first figure.
    private func ems(_ parts: [Part]) -> Double {
        let widths = parts.enumerated().reduce(0) { $0 + width(of: $1.element, size: Self.scale($1.offset)) }
        return widths + Double(parts.count - 1) * Self.leastGap
    }

    private static func scale(_ index: Int) -> Double { index == 0 ? 1 : minorSize }

    private func line(baseline: Double) -> [WidgetLayout.Figure] {
        let (shown, size) = lineFit
        let widths = shown.enumerated().map { width(of: $0.element, size: size * Self.scale($0.offset)) }
        let free = content.width - widths.reduce(0, +)
        var x = content.x
        return shown.enumerated().map { index, part in
            let size = size * Self.scale(index)
            let style = theme.headerText.sized(size)
            let icon = text(part.icon, style, x: x, baseline: baseline)
            let figure = text(
                part.texts.first ?? "", style, x: icon.rect.maxX + Self.iconGap * size, baseline: baseline)
            x = figure.rect.maxX + free / Double(max(1, shown.count - 1))
            return WidgetLayout.Figure(kind: part.kind, icon: icon, text: figure)
        }
    }

    /// How many figures there are to show.
    var count: Int { parts.count }

    /// One below the other, the first large, the others smaller and alike; what is seen of texts begins below each other.
    func column(upTo last: Int, top: Double) -> [WidgetLayout.Figure] {
        let shown = parts.prefix(last + 1)
        let minor = theme.headerText.size * Self.minorSize
        let iconWidth =
            shown.enumerated().map { index, part in
                width(part.icon, size: theme.headerText.size * Self.scale(index))
            }.max() ?? 0
        let indent = iconWidth + Self.iconGap * theme.headerText.size
        let room = max(0, content.width - indent)
        func fit(_ text: String, _ wanted: Double) -> Double {
            wanted * min(1, room / max(width(text, size: wanted), 1e-9))
        }
        let texts = shown.enumerated().map { index, part in
            part.texts.first {
                fit($0, theme.headerText.size * Self.scale(index)) == theme.headerText.size * Self.scale(index)
            }
                ?? part.text
        }
        let minorFit = texts.dropFirst().map { fit($0, minor) }.min() ?? minor
        var baseline = top - Self.leading * theme.headerText.size
        return shown.enumerated().map { index, part in
            let size = index == 0 ? fit(texts[0], theme.headerText.size) : minorFit
            baseline += Self.leading * theme.headerText.size + theme.capHeight * size
            let iconStyle = theme.headerText.sized(min(size, theme.headerText.size))
            var icon = text(part.icon, iconStyle, x: content.x, baseline: baseline)
            icon.rect.x += (iconWidth - icon.rect.width) / 2
            var figure = text(
                texts[index], theme.headerText.sized(size), x: content.x + indent, baseline: baseline)
            // A large letter has more room before it than a small one. Where there is none, it stays.
            figure.rect.x -= max(0, figure.leftBearing)
            return WidgetLayout.Figure(kind: part.kind, icon: icon, text: figure)
        }
    }

    /// Average and total under a baseline: the first of `wordings` that needs to shrink no more than a little, else the
    /// last.
    func summaryLine(_ wordings: [String], under baseline: Double) -> ChartLayout.Text {
        var size = theme.statText.size
        var wording = ""
        for candidate in wordings {
            wording = candidate
            size = fitting(candidate, theme.statText)
            if size >= 0.85 * theme.statText.size { break }
        }
        return text(
            wording, theme.statText.sized(size), x: content.x,
            baseline: baseline + Self.leading * theme.headerText.size + theme.capHeight * size)
    }

    /// Average and total, a line each under what it is, the last line's baseline at `bottom`; none without data.
    func summaryList(_ words: WeekWords, endingAt bottom: Double) -> [ChartLayout.Text] {
        guard let average = words.week.average else { return [] }
        let catalogue = words.language.catalogue(groupsDigits: words.groupsDigits)
        var baseline = bottom
        let lines = [
            (catalogue.dailyAverage, 0.85), (catalogue.steps(Int(average.rounded())), 1.2),
            (catalogue.total, 0.85), (catalogue.steps(words.week.total), 1.2),
        ]
        return lines.enumerated().reversed().map { index, line in
            let size = fitting(line.0, theme.statText.sized(theme.statText.size * line.1))
            defer { baseline -= theme.capHeight * size + theme.statText.size * (index % 2 == 1 ? 0.52 : 1.05) }
            return text(line.0, theme.statText.sized(size), x: content.x, baseline: baseline)
        }.reversed()
    }

    // MARK: Measures

    /// The header's size, or the one at which something fits that is so many em wide.
    private func fittingSize(_ ems: Double) -> Double {
        min(theme.headerText.size, content.width / max(ems, 1e-9), content.height / theme.linePitch)
    }

    /// The em size at which a text fits into the content's width, at most that of its style.
    private func fitting(
        _ string: String, _ style: TextStyle, digits: GlyphRun.Digits = .proportional
    ) -> Double {
        style.size * min(1, content.width / max(theme.width(string, style, digits: digits), 1e-9))
    }

    private func width(of part: Part, size: Double) -> Double {
        width(part.icon, size: size) + Self.iconGap * size + width(part.texts.first ?? "", size: size)
    }

    private func width(_ string: String, size: Double) -> Double {
        theme.width(string, theme.headerText.sized(size))
    }

    private func text(_ string: String, _ style: TextStyle, x: Double, baseline: Double) -> ChartLayout.Text {
        ChartLayout.Text(string, style, digits: .proportional, theme).placed(x: x, baseline: baseline)
    }
}

extension WidgetTexts.Part {
    /// The shortest wording.
    fileprivate var text: String { texts.last ?? "" }

    fileprivate func with(_ texts: some Sequence<String>) -> Self {
        var part = self
        part.texts = Array(texts)
        return part
    }
}
