import StepChart
import StepSupport

/// A text of a message that users may write in place of its own.
package enum MessageText: String, CaseIterable, Hashable, Sendable {
    case caption
    case subcaption
    case trailingCaption = "trailing-caption"
    case trailingSubcaption = "trailing-subcaption"
    case imageTitle = "image-title"
    case imageSubtitle = "image-subtitle"
    case summary
    case accessibilityLabel = "accessibility-label"

    var help: String {
        switch self {
        case .caption:
            """
            Under the picture, on the left. {steps}, {distance} and {day} stand for the day's own, here and in all other \
            texts; {{ is a brace.
            """
        case .subcaption: "Under the caption."
        case .trailingCaption: "Under the picture, on the right."
        case .trailingSubcaption: "Under the trailing caption."
        case .imageTitle: "Over the picture."
        case .imageSubtitle: "Over the picture, under its title."
        case .summary: "What a list of conversations shows."
        case .accessibilityLabel: "For those who cannot see the picture."
        }
    }

    /// What stands there without it.
    var fallback: String {
        switch self {
        case .caption: "the language's sentence"
        case .summary: "the caption"
        case .accessibilityLabel: "the chart in words"
        default: "none"
        }
    }

    /// - Throws: `usage` for a template that is none.
    func template(_ text: String) throws(Failure) -> CaptionTemplate {
        do {
            return try CaptionTemplate(text)
        } catch {
            throw .option(rawValue, expected: "a text in which places are named in braces", found: "\(error)")
        }
    }

    func set(_ text: String, in message: inout WeekMessage) {
        switch self {
        case .caption: message.caption = text
        case .subcaption: message.subcaption = text
        case .trailingCaption: message.trailingCaption = text
        case .trailingSubcaption: message.trailingSubcaption = text
        case .imageTitle: message.imageTitle = text
        case .imageSubtitle: message.imageSubtitle = text
        case .summary: message.summaryText = text
        case .accessibilityLabel: message.accessibilityLabel = text
        }
    }
}
