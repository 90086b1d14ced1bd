import ArgumentParser
import StepChart

/// What a message says where it does not say it by itself.
struct MessageTextArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Under the picture, on the left. {steps}, {distance} and {day} stand for the day's own, here and in all other \
            texts; {{ is a brace. (default: the language's sentence)
            """, valueName: "text"), transform: CaptionTemplate.init)
    var caption: CaptionTemplate?

    @Option(
        help: ArgumentHelp("Under the caption. (default: none)", valueName: "text"), transform: CaptionTemplate.init)
    var subcaption: CaptionTemplate?

    @Option(
        help: ArgumentHelp("Under the picture, on the right. (default: none)", valueName: "text"),
        transform: CaptionTemplate.init)
    var trailingCaption: CaptionTemplate?

    @Option(
        help: ArgumentHelp("Under the trailing caption. (default: none)", valueName: "text"),
        transform: CaptionTemplate.init)
    var trailingSubcaption: CaptionTemplate?

    @Option(
        help: ArgumentHelp("Over the picture. (default: none)", valueName: "text"), transform: CaptionTemplate.init)
    var imageTitle: CaptionTemplate?

    @Option(
        help: ArgumentHelp("Over the picture, under its title. (default: none)", valueName: "text"),
        transform: CaptionTemplate.init)
    var imageSubtitle: CaptionTemplate?

    @Option(
        help: ArgumentHelp("What a list of conversations shows. (default: the caption)", valueName: "text"),
        transform: CaptionTemplate.init)
    var summary: CaptionTemplate?

    @Option(
        help: ArgumentHelp(
            "For those who cannot see the picture. (default: the chart in words)", valueName: "text"),
        transform: CaptionTemplate.init)
    var accessibilityLabel: CaptionTemplate?

    @Option(help: ArgumentHelp("Where a tap leads: http, https or data. (default: nowhere)", valueName: "url"))
    var url: String?

    func validate() throws {
        guard let url else { return }
        let scheme = url.prefix { $0 != ":" }
        let isPlain = url.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        guard isPlain, ["http", "https", "data"].contains(scheme.lowercased()), url.utf8.count > scheme.utf8.count + 1
        else { throw ValidationError("--url: expected an http, https or data URL, found \"\(url)\"") }
    }

    func fill(_ message: inout WeekMessage) throws(ChartError) {
        let (words, day) = (message.words, message.day)
        func text(_ template: CaptionTemplate?) throws(ChartError) -> String? {
            guard let template else { return nil }
            return try words.caption(of: day, template: template)
        }
        message.caption = try text(caption) ?? message.caption
        message.subcaption = try text(subcaption)
        message.trailingCaption = try text(trailingCaption)
        message.trailingSubcaption = try text(trailingSubcaption)
        message.imageTitle = try text(imageTitle)
        message.imageSubtitle = try text(imageSubtitle)
        message.summaryText = try text(summary) ?? message.caption
        message.accessibilityLabel = try text(accessibilityLabel) ?? message.accessibilityLabel
        message.url = url
    }
}
