/// A text of a message that users may replace.
package enum MessageText: String, CaseIterable, Hashable, Sendable {
    case caption, subcaption
    case trailingCaption = "trailing-caption"
    case trailingSubcaption = "trailing-subcaption"
    case imageTitle = "image-title"
    case imageSubtitle = "image-subtitle"
    case summary
    case accessibilityLabel = "accessibility-label"

    func template(_ text: String) throws(Failure) -> CaptionTemplate {
        do {
            return try CaptionTemplate(text)
        } catch { throw .option(rawValue, expected: "a text in which places are named in braces", found: "\(error)") }
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
