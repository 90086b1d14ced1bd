extension Job {
    /// Checks the options, alone and together, without reading a file.
    /// - Throws: `Failure.option` for the first that is wrong.
    package func validate() throws(Failure) {
        try validateStates()
        let span = chart.aggregation.span
        let isSum = chart.aggregation.summary == .sum && (span == .day || span == .hour)
        try refuse(isSum, "aggregate", "--by week, month, year or weekday beside it", found: "--by \(span.rawValue)")
        try refuse(source.previous != nil && !source.isGiven, "previous", "an input to compare with it", found: "none")
        try validatePeople()
        try refuseIdleOptions()
        switch command {
        case .render: break
        case .animate: try validateAnimation()
        case .widget: try validateWidget()
        case .message: try validateMessage()
        case .card: try validateCard()
        }
    }

    private func validateStates() throws(Failure) {
        try refuse(states.placeholder && states.snapshot, "snapshot", "nothing beside --placeholder", found: "both")
        try refuse(states.ifChanged && states.cache == nil, "if-changed", "--cache beside it", found: "none")
        try refuse(states.standIn == .any && states.cache == nil, "stand-in", "--cache beside it", found: "none")
        try source.period.validate()
        let reading = source.importing.reading
        let isFree = reading != ReadingOptions(strict: true)
        try refuse(reading.strict && isFree, "strict", "nothing beside it that says how to read freely", found: "both")
        try refuse(source.path != nil && source.week != nil, "days", "no input beside it", found: "both")
        let given = source.path.map(InputFile.name) ?? "a week"
        try refuse(states.snapshot && source.isGiven, "snapshot", "no input beside it", found: given)
        try refuse(!source.isGiven && !needsNoInput, "input", "a week, or - for standard input", found: "none")
        let isPiped = states.ifChanged && !pipedOptions.isEmpty
        try refuse(isPiped, "if-changed", "a file as output", found: "standard output")
    }

    func validateAnimation() throws(Failure) {
        if isCard {
            let isOfCharts = animation.selectionChange != nil || animation.nodes != .withLine || chart.fitsCanvas
            try refuse(isOfCharts, "card", "no --select-change, --nodes or --fit beside a card", found: "one")
            try validateCard()
        }
        guard animation.selectionChange != nil else { return }
        let alone = "nothing beside --select-change"
        try refuse(chart.selection != .automatic, "select", "\(alone), which selects", found: "both")
        try refuse(animation.part != .all, "only", alone, found: animation.part.rawValue)
        try refuse(animation.nodes != .withLine, "nodes", alone, found: animation.nodes.rawValue)
    }

    /// Checks that its kind of file allows its options. A batch may name another file until the job runs.
    func validateKind() throws(Failure) {
        try refuse(outputs.scale != nil && outputs.dpi != nil, "dpi", "nothing beside --scale", found: "both")
        let both = "--palette and --color, of which each is all colours"
        try refuse(appearance.palette != nil && appearance.color != nil, "palette", "one of \(both)", found: "both")
        let name = pictureKind.rawValue.uppercased()
        let hasTwo = readersDark != nil || appearance.scheme == .both
        let isTooMany = appearance.palette != nil && hasTwo
        try refuse(isTooMany, "palette", "one scheme: a palette is light or dark", found: "two")
        if readersDark != nil {
            let hasFiles = fillsFolder || appearance.scheme != nil
            try refuse(hasFiles, "theme", "one; --scheme both draws a picture of each", found: "two")
            try refuse(!pictureKind.isVector, "theme", "one in a \(name), which cannot follow its reader", found: "two")
        }
        if !pictureKind.isVector, pictureKind != .png {
            let moves = "a picture that moves, such as .png or .gif"
            let isStill = command == .animate && pictureKind == .jpg
            try refuse(isStill, "output", moves, found: "\(name), which stepchart writes as a still picture")
            try refuse(outputs.compress != .default, "compress", "a PNG beside it", found: name)
            // A later run must recognize its own pictures, to replace them.
            let option = outputs.pictureKind == nil ? "output" : "picture"
            try refuse(fillsFolder || makesPages, option, "PNG or SVG for pictures that stepchart names", found: name)
        }
        let isOther = outputs.pictureKind.map { $0.rawValue != usualEnding } ?? false
        try refuse(isOther, "picture", "\(usualEnding), as its frames are", found: pictureKind.rawValue)
        guard command == .animate, pictureKind.isVector else { return }
        try refuse(outputs.frames != nil, "frames", "none in an SVG", found: "one")
        try refuse(animation.ownFrameRate != nil, "fps", "none in an SVG, which has no frames", found: "one")
        try refuse(!animation.hasStill, "still", "--still: an SVG is the finished chart, too", found: "--no-still")
    }

    func validateWidget() throws(Failure) {
        try refuse(widget.family != nil && widget.today != nil, "today", "nothing beside --family", found: "both")
        let ofToday = [("content-size", widget.contentSize?.rawValue), ("page", widget.page?.rawValue)]
        if widget.today == nil, let (name, found) = ofToday.first(where: { $0.1 != nil }) {
            throw .option(name, expected: "--today with it", found: "\(found ?? "") alone")
        }
        try refuse(widget.all && states != States(), "all", "no option about states beside it", found: "one")
        let areBoth = appearance.scheme == .both
        let isPiped = (widget.all || areBoth) && !pipedOptions.isEmpty
        try refuse(widget.all && isPiped, "output", "a folder", found: "standard output")
        try refuse(areBoth && isPiped, "scheme", "a file for two pictures", found: "standard output")
        let isNamed = widget.family != nil || widget.today != nil || widget.device != nil
        try refuse(widget.all && isNamed, "all", "no widget or phone beside it", found: "one")
    }

    /// The error for a side with more than so many pixels, at `scale` pixels per point.
    func tooLarge(mostPixels: Double, scale: Double) -> Failure {
        let points = (mostPixels / scale).rounded(.down).shortest
        let expected = "at most \(points) points a side at \(scale.shortest) pixels each"
        return fault(of: ["size", "scale"], expected: expected)
    }

    func validateMessage() throws(Failure) {
        let size = size ?? ChartOptions.message.size
        let scale = outputs.pixelsPerPoint ?? 3
        // No messenger shows more pixels.
        let most = 8192.0
        if max(size.width, size.height) * scale > most { throw tooLarge(mostPixels: most, scale: scale) }
        if let option = pipedOptions.first {
            throw .option(option, expected: option == "output" ? "a folder" : "a file", found: "standard output")
        }
        for text in MessageText.allCases {
            if let template = message.texts[text] { _ = try text.template(template) }
        }
        guard let url = message.url else { return }
        let scheme = url.prefix { $0 != ":" }
        let isPlain = url.utf8.allSatisfy { (0x21...0x7E).contains($0) } && url.utf8.count > scheme.utf8.count + 1
        let isKnown = ["http", "https", "data"].contains(scheme.lowercased())
        try refuse(!isPlain || !isKnown, "url", "an http, https or data URL", found: SourceText.quoted(url))
    }

    func validateCard() throws(Failure) {
        try refuse(canvas != nil && card.preset != nil, "size", "nothing beside --preset", found: "both")
        let footer = card.options.footer ?? "none"
        let isLine = !footer.isEmpty && !footer.hasControls
        try refuse(!isLine, "footer", "a text of one line", found: SourceText.quoted(footer))
    }
}
