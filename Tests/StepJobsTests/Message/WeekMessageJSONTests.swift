import Foundation
import StepChart
import StepPNG
import StepRaster
import StepTestSupport
import Testing

@testable import StepJobs

struct WeekMessageJSONTests {
    private static let schema = JSONSchema("message.schema.json")
    private static let digest = PictureDigest(
        size: PixelSize(width: 900, height: 900), sha256: String(repeating: "0a", count: 32))
    private static let image = Outcome.File(
        path: "share/image@3x.png", byteCount: 0, size: digest.size, digest: digest, scale: 3)

    @Test func tellsEveryField() throws {
        var message = try WeekMessage(week(of: sampleSteps))
        message.imageTitle = "a"
        message.imageSubtitle = "b"
        message.caption = "c"
        message.subcaption = "d"
        message.trailingCaption = "e"
        message.trailingSubcaption = "f"
        message.summaryText = "g"
        message.accessibilityLabel = "h"
        message.url = "https://example.org/"
        var dark = Self.image
        (dark.path, dark.scale) = ("share/image-dark@1.5x.png", 1.5)
        let digest = Self.digest.sha256
        #expect(
            message.json(image: Self.image, dark: dark) == """
                {
                  "version": 1,
                  "layout": {"image": "image@3x.png", "imageTitle": "a", "imageSubtitle": "b", "caption": "c", \
                "subcaption": "d", "trailingCaption": "e", "trailingSubcaption": "f"},
                  "summaryText": "g",
                  "accessibilityLabel": "h",
                  "url": "https://example.org/",
                  "image": {"file": "image@3x.png", "width": 300, "height": 300, "scale": 3, "pixelWidth": 900, \
                "pixelHeight": 900, "sha256": "\(digest)"},
                  "darkImage": {"file": "image-dark@1.5x.png", "width": 300, "height": 300, "scale": 1.5, \
                "pixelWidth": 900, "pixelHeight": 900, "sha256": "\(digest)"},
                  "facts": null
                }

                """)
    }

    @Test func theSchemaAcceptsEveryMessage() throws {
        var texts: [String] = []
        for language in Language.allCases {
            var options = ChartOptions.message
            options.language = language
            var message = try WeekMessage(sampleWeek(), options: options)
            texts.append(message.json(image: Self.image))
            message.subcaption = hostileText
            message.trailingCaption = hostileText
            message.url = "data:text/plain,1"
            texts.append(
                message.json(image: Self.image, dark: Self.image, facts: StepFacts(try sampleWeek(), goal: 5000)))
        }
        #expect(try Self.schema.accepts(texts) == texts.map { _ in true })
        let text = try #require(texts.last)
        let read = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect((read["layout"] as? [String: Any])?["subcaption"] as? String == hostileText)

        // The judge does judge.
        let others = [
            ("\"version\": 1", "\"version\": 2"), ("\"caption\":", "\"kaption\":"), ("\"0a0a", "\"0A0a"),
            ("\"scale\": 3", "\"scale\": 0"), ("image@3x.png", "../image@3x.png"), ("data:", "javascript:"),
        ]
        let damaged = others.map { text.replacing($0, with: $1) }
        #expect(try Self.schema.accepts(damaged) == others.map { _ in false })
    }
}

/// What somebody might write who wants to break out of a text.
let hostileText = "\"><script>alert('1')</script>&amp;<b onerror=x>\\u0000\u{0}\u{1B}\r\n\u{2028}]]>--%00{}"
