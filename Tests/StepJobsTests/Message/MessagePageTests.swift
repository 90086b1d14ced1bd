import StepChart
import Testing

@testable import StepJobs

/// What can be told without a browser.
@Suite struct MessagePageTests {
    @Test func showsThePictureAndADayALine() throws {
        let page = try MessagePage(WeekMessage(week(of: [1, 2])), image: "image@3x.png", darkImage: nil, tags: nil).html
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"))
        #expect(page.contains("\n<img src=\"image@3x.png\" width=\"300\" height=\"300\" alt=\"Steps, "))
        #expect(page.contains("usemap=\"#week\"") && page.contains("<map name=\"week\">"))
        #expect(page.contains("<li id=\"day-2016-09-12\">I moved 1 step on 9/12.</li>\n"))
        #expect(page.contains("<li id=\"day-2016-09-13\">I moved 2 steps on 9/13.</li>\n"))
        #expect(!page.contains("<source") && !page.contains("<meta property") && page.contains("color-scheme: light;"))
    }

    /// As a conversation shows them: titles over the picture, captions under it.
    @Test func hasEveryTextOfTheMessage() throws {
        var message = try WeekMessage(week(of: [1, 2]))
        let plain = try MessagePage(message, image: "a.png", darkImage: nil, tags: nil).html
        #expect(!plain.contains("<h1>") && !plain.contains("<p>"))
        #expect(plain.contains("<figcaption>\n<div><span>\(message.caption)</span></div>\n</figcaption>"))
        (message.imageTitle, message.imageSubtitle) = ("A & B", "over")
        (message.subcaption, message.trailingCaption, message.trailingSubcaption) = ("by the sea", "right", "below")
        let page = try MessagePage(message, image: "a.png", darkImage: nil, tags: nil).html
        #expect(page.contains("<figure>\n<h1>A &amp; B</h1>\n<p>over</p>\n<picture>"))
        #expect(page.contains("<span>\(message.caption)</span><span>right</span></div>\n"))
        #expect(page.contains("<p><span>by the sea</span><span>below</span></p>\n</figcaption>"))
    }

    @Test func isLightAndDarkWhenThereAreBothPictures() throws {
        let page = try MessagePage(WeekMessage(week(of: [1])), image: "a.png", darkImage: "b.png", tags: nil).html
        #expect(page.contains("<source srcset=\"b.png\" media=\"(prefers-color-scheme: dark)\">\n<img src=\"a.png\""))
        #expect(page.contains("color-scheme: light dark;"))
    }

    @Test(arguments: Language.allCases) func saysItsLanguage(language: Language) throws {
        var options = ChartOptions.message
        options.language = language
        let message = try WeekMessage(week(of: [1]), options: options)
        let tags = LinkTags(message, card: "card.png", width: 1200, height: 630)
        let page = try MessagePage(message, image: "a.png", darkImage: nil, tags: tags).html
        #expect(page.contains("<html lang=\"\(language.rawValue)\">"))
        #expect(page.contains("<title>\(message.caption)</title>\n\(tags.html)<style>"))
    }

    /// A size that no Int holds is drawn at a small enough scale.
    @Test(arguments: [1e18, 1e20, 1e300]) func anySizeHasAPage(side: Double) throws {
        var options = ChartOptions.message
        (options.width, options.height) = (side, side)
        let message = try WeekMessage(week(of: [1, 2]), options: options)
        let page = try MessagePage(message, image: "a.png", darkImage: nil, tags: nil).html
        #expect(page.contains("width=\"\(side)\" height=\"\(side)\""))
        #expect(page.contains("coords=\"0,0,"))
    }

    @Test func textsAreOnlyText() throws {
        var message = try WeekMessage(StepWeek(days: [StepDay(steps: 1, label: "</li><script>")]))
        (message.caption, message.accessibilityLabel) = (hostileText, hostileText)
        let page = try MessagePage(message, image: "a.png", darkImage: nil, tags: nil).html
        #expect(!page.contains("<script") && !page.contains("<b "))
        #expect(page.split(separator: "</li>").count == 2)
    }
}
