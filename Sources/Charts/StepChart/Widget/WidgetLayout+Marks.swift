extension WidgetLayout {
    func marks(_ content: WeekContent, _ options: WidgetOptions, _ theme: ChartTheme) -> [Mark] {
        var marks: [Mark] = []
        if options.cornerRadius > 0 {
            let canvas = Rect(x: 0, y: 0, width: width, height: height)
            marks.append(Mark(.rect(canvas, radius: options.cornerRadius), fill: .solid(theme.background)))
        }
        var shown: [Mark] = []
        if let chart {
            // A widget's chart has a known background, unlike a chart alone.
            let theme = with(theme) { $0.widgetNodeRingColor = $0.nodeRingColor }
            let plot = options.plot(of: content.week)
            shown = chart.marks(plot, theme, isFaded: !chart.notices.isEmpty && content.notice != nil)
        }
        if let ring {
            let bright = BarStyle(theme).bright
            let track = theme.background.over(.white).blended(with: bright, 0.16)
            shown += Mark.ring(
                ring.part, center: ring.center, radius: ring.radius, width: ring.width, bright, on: track)
        }
        guard content.notice != nil else { return marks + shown + texts }
        // A chart with the notice has faded its own marks.
        if notices.isEmpty { return marks + shown + Self.faded(texts, theme) }
        return marks + Self.faded(shown + texts, theme) + notices.marks(.notice)
    }

    /// Fades the marks of data that is not the newest. Texts keep a contrast of 4.5, which WCAG demands.
    private static func faded(_ marks: [Mark], _ theme: ChartTheme) -> [Mark] {
        let opacity = 0.45
        let background = theme.background.over(.white)
        let shapes = marks.filter { $0.text == nil }
        let texts = marks.compactMap { mark -> Mark? in
            guard let text = mark.text else { return nil }
            let ink = text.color.over(background)
            let faded = background.blended(with: ink, opacity).legible(on: background, contrast: 4.5)
            let isFirm = faded.contrast(with: background) > ink.contrast(with: background)
            return .text(mark.role, text.colored(isFirm ? ink : faded))
        }
        return [.group(shapes, opacity: opacity)] + texts
    }

    private var texts: [Mark] {
        var texts: [(kind: String, text: ChartLayout.Text?)] = [("day", day)]
        for figure in figures { texts += [("icon", figure.icon), (figure.kind.rawValue, figure.text)] }
        texts += [("share", share), ("summary", summaryLine)] + summaryList.map { ("summary", $0) }
        return texts.compactMap { kind, text in text.map { .text(.init(kind), $0) } }
    }
}
