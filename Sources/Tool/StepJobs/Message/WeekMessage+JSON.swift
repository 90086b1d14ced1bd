extension WeekMessage {
    /// A PNG file that a message names.
    struct Image: Hashable, Sendable {
        var file: String
        var scale: Double
        /// In pixels.
        var width: Int
        var height: Int
        /// Of the pixels, as `PictureDigest` has it.
        var sha256: String
    }

    /// The message for programs, as samples/message.schema.json has it. `version` changes when a key changes its meaning
    /// or goes.
    /// - Parameters:
    ///   - dark: the same picture for dark surroundings.
    ///   - facts: what its days say.
    func json(image: Image, dark: Image? = nil, facts: StepFacts? = nil) -> String {
        let layout: [(String, JSON)] = [
            ("image", .string(image.file)), ("imageTitle", .text(imageTitle)), ("imageSubtitle", .text(imageSubtitle)),
            ("caption", .string(caption)), ("subcaption", .text(subcaption)),
            ("trailingCaption", .text(trailingCaption)), ("trailingSubcaption", .text(trailingSubcaption)),
        ]
        return JSON.document([
            ("version", .number(1)),
            ("layout", .object(layout)),
            ("summaryText", .string(summaryText)),
            ("accessibilityLabel", .string(accessibilityLabel)),
            ("url", .text(url)),
            ("image", json(of: image)),
            ("darkImage", .optional(dark.map(json(of:)))),
            ("facts", .optional(facts.map { .object($0.summary) })),
        ])
    }

    private func json(of image: Image) -> JSON {
        .object([
            ("file", .string(image.file)), ("width", .number(chart.layout.width)),
            ("height", .number(chart.layout.height)), ("scale", .number(image.scale)),
            ("pixelWidth", .number(image.width)), ("pixelHeight", .number(image.height)),
            ("sha256", .string(image.sha256)),
        ])
    }
}
