extension WeekMessage {
    /// Returns JSON as in samples/message.schema.json. `version` changes when a key changes its meaning or is removed.
    /// - Parameter dark: the same picture for dark surroundings.
    func json(image: Outcome.ResultFile, dark: Outcome.ResultFile? = nil, facts: StepFacts? = nil) -> String {
        let layout: [(String, JSON)] = [
            ("image", .string(Folder.name(of: image.path))), ("imageTitle", .text(imageTitle)),
            ("imageSubtitle", .text(imageSubtitle)), ("caption", .string(caption)), ("subcaption", .text(subcaption)),
            ("trailingCaption", .text(trailingCaption)), ("trailingSubcaption", .text(trailingSubcaption)),
        ]
        return JSON.document([
            ("version", .number(1)), ("layout", .object(layout)), ("summaryText", .string(summaryText)),
            ("accessibilityLabel", .string(accessibilityLabel)), ("url", .text(url)), ("image", json(of: image)),
            ("darkImage", .optional(dark.map(json(of:)))), ("facts", .optional(facts.map { .object($0.summary) })),
        ])
    }

    private func json(of image: Outcome.ResultFile) -> JSON {
        .object([
            ("file", .string(Folder.name(of: image.path))), ("width", .number(chart.layout.width)),
            ("height", .number(chart.layout.height)), ("scale", .number(image.scale)),
            ("pixelWidth", .number(image.size?.width ?? 0)), ("pixelHeight", .number(image.size?.height ?? 0)),
            ("sha256", .string(image.digest?.sha256 ?? "")),
        ])
    }
}
