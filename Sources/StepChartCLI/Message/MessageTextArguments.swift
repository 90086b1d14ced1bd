import ArgumentParser
import StepJobs

/// What a message says where it does not say it by itself.
struct MessageTextArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Under the picture, on the left. {steps}, {distance} and {day} stand for the day's own, here and in all other \
            texts; {{ is a brace. (default: the language's sentence)
            """, valueName: "text"))
    var caption: String?

    @Option(
        help: ArgumentHelp("Under the caption. (default: none)", valueName: "text"))
    var subcaption: String?

    @Option(
        help: ArgumentHelp("Under the picture, on the right. (default: none)", valueName: "text"))
    var trailingCaption: String?

    @Option(
        help: ArgumentHelp("Under the trailing caption. (default: none)", valueName: "text"))
    var trailingSubcaption: String?

    @Option(
        help: ArgumentHelp("Over the picture. (default: none)", valueName: "text"))
    var imageTitle: String?

    @Option(
        help: ArgumentHelp("Over the picture, under its title. (default: none)", valueName: "text"))
    var imageSubtitle: String?

    @Option(
        help: ArgumentHelp("What a list of conversations shows. (default: the caption)", valueName: "text"))
    var summary: String?

    @Option(
        help: ArgumentHelp(
            "For those who cannot see the picture. (default: the chart in words)", valueName: "text"))
    var accessibilityLabel: String?

    @Option(help: ArgumentHelp("Where a tap leads: http, https or data. (default: nowhere)", valueName: "url"))
    var url: String?

    var message: Job.Message {
        var message = Job.Message()
        message.caption = caption
        message.subcaption = subcaption
        message.trailingCaption = trailingCaption
        message.trailingSubcaption = trailingSubcaption
        message.imageTitle = imageTitle
        message.imageSubtitle = imageSubtitle
        message.summary = summary
        message.accessibilityLabel = accessibilityLabel
        message.url = url
        return message
    }
}
