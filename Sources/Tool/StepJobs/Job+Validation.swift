import StepChart
import StepData
import StepSupport

extension Job {
    /// Of a side of a message's picture; no message shows more.
    private static let mostMessagePixels = 8192.0

    /// Whether its options can have their values, alone and beside each other. No file is looked at.
    /// - Throws: `Failure.option` for the first that cannot.
    package func validate() throws(Failure) {
        try Invocation(self).checkBounds(of: CommandSet(command))
        try validateStates()
        try validateAggregation()
        switch command {
        case .render: break
        case .animate: try validateAnimation()
        case .widget: try validateWidget()
        case .message: try validateMessage()
        case .card: try validateCard()
        }
    }

    private func validateStates() throws(Failure) {
        if states.placeholder, states.snapshot {
            throw .option("snapshot", expected: "nothing beside --placeholder", found: "both")
        }
        if states.ifChanged, states.cache == nil {
            throw .option("if-changed", expected: "--cache beside it", found: "none")
        }
        if states.standIn == .any, states.cache == nil {
            throw .option("stand-in", expected: "--cache beside it", found: "none")
        }
        try source.period.validate()
        if source.importing.reading.strict, source.importing.reading != ReadingOptions(strict: true) {
            throw .option("strict", expected: "nothing beside it that says how to read freely", found: "both")
        }
        if source.path != nil, source.week != nil {
            throw .option("week", expected: "no input beside it", found: "both")
        }
        if widget.timeline != nil { return }
        if states.snapshot, source.isGiven {
            let found = source.path.map(InputFile.name) ?? "a week"
            throw .option("snapshot", expected: "no input beside it", found: found)
        }
        guard source.isGiven || needsNoInput else {
            throw .option("input", expected: "a week, or - for standard input", found: "none")
        }
        if states.ifChanged, outputs.path == "-" || outputs.layoutJSON == "-" {
            throw .option("if-changed", expected: "a file as output", found: "standard output")
        }
    }

    private func validateAggregation() throws(Failure) {
        if chart.aggregation.summary == .sum, chart.aggregation.span == .day {
            throw .option("aggregate", expected: "--by week or --by month beside it", found: "--by day")
        }
        if source.previous != nil, !source.isGiven {
            throw .option("previous", expected: "an input to compare with it", found: "none")
        }
    }

    private func validateAnimation() throws(Failure) {
        if chart.selection != .automatic, animation.selectionChange != nil {
            throw .option("select", expected: "nothing beside --select-change, which selects", found: "both")
        }
        if animation.part != .all, animation.selectionChange != nil {
            throw .option("only", expected: "nothing beside --select-change", found: animation.part.rawValue)
        }
        if animation.nodes != .withLine, animation.selectionChange != nil {
            throw .option("nodes", expected: "nothing beside --select-change", found: animation.nodes.rawValue)
        }
    }

    private func validateWidget() throws(Failure) {
        if widget.family != nil, widget.today != nil {
            throw .option("today", expected: "nothing beside --family", found: "both")
        }
        let ofToday = [("content-size", widget.contentSize?.rawValue), ("page", widget.page?.rawValue)]
        if widget.today == nil, let (name, found) = ofToday.first(where: { $0.1 != nil }) {
            throw .option(name, expected: "--today with it", found: "\(found ?? "") alone")
        }
        if widget.timeline != nil, source.isGiven || widget.all {
            throw .option("timeline", expected: "neither an input nor --all beside it", found: "both")
        }
        if widget.all || widget.timeline != nil {
            let name = widget.all ? "all" : "timeline"
            if states != States() { throw .option(name, expected: "no option about states beside it", found: "one") }
            if outputs.path == "-" { throw .option("output", expected: "a folder", found: "standard output") }
        } else if looks.scheme == .both, outputs.path == "-" {
            throw .option("scheme", expected: "a file for two pictures", found: "standard output")
        }
        if widget.all, widget.family != nil || widget.today != nil || widget.device != nil {
            throw .option("all", expected: "no widget or phone beside it", found: "one")
        }
    }

    private func validateMessage() throws(Failure) {
        let size = size ?? CanvasSize(width: ChartOptions.message.width, height: ChartOptions.message.height)
        let side = max(size.width, size.height) * (outputs.scale ?? 3)
        if side > Self.mostMessagePixels {
            throw .option(
                "size", expected: "at most \(Int(Self.mostMessagePixels)) pixels a side", found: side.shortest)
        }
        if outputs.path == "-" { throw .option("output", expected: "a folder", found: "standard output") }
        if outputs.preview == "-" { throw .option("preview", expected: "a file", found: "standard output") }
        for text in MessageText.allCases {
            if let template = message.texts[text] { _ = try text.template(template) }
        }
        if let url = message.url { try validate(url: url) }
    }

    private func validateCard() throws(Failure) {
        if size != nil, card.preset != nil {
            throw .option("size", expected: "nothing beside --preset", found: "both")
        }
        if let footer = card.options.footer, footer.isEmpty || footer.unicodeScalars.contains(where: \.isControl) {
            throw .option("footer", expected: "a text of one line", found: SourceText.quoted(footer))
        }
    }

    private func validate(url: String) throws(Failure) {
        let scheme = url.prefix { $0 != ":" }
        let isPlain = url.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        guard isPlain, ["http", "https", "data"].contains(scheme.lowercased()), url.utf8.count > scheme.utf8.count + 1
        else { throw .option("url", expected: "an http, https or data URL", found: SourceText.quoted(url)) }
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}
