import StepChart
import StepSupport

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
    /// - Parameter dark: the same picture for dark surroundings.
    func json(image: Image, dark: Image? = nil) -> String {
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
            ("darkImage", dark.map(json(of:)) ?? .null),
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

extension JSON {
    fileprivate static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
}
