import StepChart
import Testing

@testable import StepJobs

@Suite struct LinkTagsTests {
    @Test func tellsWhatALinkShows() throws {
        var message = try WeekMessage(week(of: sampleSteps))
        message.accessibilityLabel = "A chart"
        message.url = "https://example.org/weeks/37.html?from=mail#top"
        #expect(
            LinkTags(message, card: "card.png", width: 1200, height: 630).html == """
                <meta property="og:type" content="website">
                <meta property="og:title" content="I moved 1,641 steps on 9/18.">
                <meta property="og:description" content="Daily average 5,380 · Total 37,660">
                <meta property="og:url" content="https://example.org/weeks/37.html?from=mail#top">
                <meta property="og:image" content="https://example.org/weeks/card.png">
                <meta property="og:image:type" content="image/png">
                <meta property="og:image:width" content="1200">
                <meta property="og:image:height" content="630">
                <meta property="og:image:alt" content="A chart">
                <meta name="twitter:card" content="summary_large_image">

                """)
    }

    private static let places: [(url: String?, card: String)] = [
        (nil, "card.png"), ("data:text/plain,1", "card.png"), ("https:///x", "card.png"), ("https:x", "card.png"),
        ("https://example.org", "https://example.org/card.png"), ("http://a.b/", "http://a.b/card.png"),
        ("https://a.b?x=/y/z", "https://a.b/card.png"), ("https://a.b/c/d/", "https://a.b/c/d/card.png"),
        ("HTTPS://a.b/c#/d", "HTTPS://a.b/card.png"),
    ]

    /// The card lies beside the page.
    @Test(arguments: places)
    func findsTheCard(url: String?, card: String) throws {
        var message = try WeekMessage(week(of: sampleSteps))
        message.url = url
        let html = LinkTags(message, card: "card.png", width: 1, height: 1).html
        #expect(html.contains("<meta property=\"og:image\" content=\"\(card)\">\n"))
        #expect(html.contains("og:url") == (card != "card.png"))
    }

    @Test func textsAreOnlyText() throws {
        var message = try WeekMessage(week(of: sampleSteps))
        (message.caption, message.subcaption, message.accessibilityLabel) = (hostileText, hostileText, hostileText)
        message.url = "https://a.b/\"><script>"
        let html = LinkTags(message, card: "card.png", width: 1, height: 1).html
        #expect(!html.contains("<script") && !html.contains("<b"))
        #expect(html.split(separator: "<meta").allSatisfy { $0.count { $0 == "\"" } == 4 })
    }
}
