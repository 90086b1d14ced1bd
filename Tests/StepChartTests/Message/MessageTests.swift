import Foundation
import StepTestSupport
import Testing

@testable import StepChart

@Suite struct MessageTests {
    @Test func aMessageSaysWhatTheWeekWasLike() throws {
        let message = try WeekMessage(StepWeek(json: Self.sample()))
        #expect(message.caption == "I moved 1641 steps, 1.24 km today.")
        #expect(message.summaryText == message.caption)
        #expect(
            message.accessibilityLabel
                == "Steps, 12–18 September 2016. Line chart of 7 days. 37660 steps in all, 5380 a "
                + "day on average. Most: 16105 on 14 September; least: 60 on 16 September. Highlighted: 1641 on 18 "
                + "September.")
        #expect(message.subcaption == nil && message.trailingCaption == nil && message.trailingSubcaption == nil)
        #expect(message.imageTitle == nil && message.imageSubtitle == nil && message.url == nil)
    }

    /// The line and its nodes, without any letter: texts have fields.
    @Test func thePictureIsTheChartAlone() throws {
        let layout = try WeekMessage(sampleWeek()).chart.layout
        #expect(layout.width == 300 && layout.height == 300)
        #expect(layout.guides == nil && layout.averageLine == nil)
        #expect(layout.nodes.allSatisfy { $0.label == nil })
    }

    @Test func theCaptionIsAboutTheHighlightedDay() throws {
        var options = ChartOptions.message
        options.selection = .index(2)
        options.language = .german
        let week = try StepWeek(json: Self.sample())
        let message = try WeekMessage(week, unit: .mi, options: options)
        #expect(message.day == 2)
        #expect(message.caption == "Am 14.9. bin ich 16105 Schritte gegangen, 7,26 mi.")
        options.selection = .noDay
        #expect(try WeekMessage(week, options: options).day == 6)
        options.selection = .index(7)
        #expect(throws: ChartError.noSuchDay(7, count: 7)) { try WeekMessage(week, options: options) }
    }

    /// A text may have letters that cannot be drawn, until it is drawn.
    @Test func onlyDrawingNeedsTheLettering() throws {
        var options = ChartOptions.message
        options.language = .japanese
        var message = try WeekMessage(sampleWeek(), options: options)
        #expect(message.caption == "今日は1641歩歩きました。")
        let refusal = ChartError.missingGlyph("今", place: "caption")
        #expect(throws: refusal) { try message.bubble() }
        #expect(throws: refusal) { try message.linkCard() }
        message.caption = "1641"
        #expect(throws: Never.self) { try message.bubble() }
        message.trailingSubcaption = "歩"
        #expect(throws: ChartError.missingGlyph("歩", place: "trailing subcaption")) { try message.bubble() }
        options.missingGlyph = .box
        #expect(throws: Never.self) { try WeekMessage(sampleWeek(), options: options).bubble() }
        #expect(throws: Never.self) { try WeekMessage(sampleWeek(), options: options).linkCard() }
    }

    // MARK: JSON

    private static let schema = JSONSchema("message.schema.json")
    private static let image = WeekMessage.Image(
        file: "image@3x.png", scale: 3, width: 900, height: 900, sha256: String(repeating: "0a", count: 32))

    @Test func tellsEveryField() throws {
        var message = try WeekMessage(sampleWeek())
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
        (dark.file, dark.scale) = ("image-dark@1.5x.png", 1.5)
        let digest = Self.image.sha256
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
                "pixelWidth": 900, "pixelHeight": 900, "sha256": "\(digest)"}
                }

                """)
    }

    @Test func theSchemaAcceptsEveryMessage() throws {
        var texts: [String] = []
        for language in Language.allCases {
            var options = ChartOptions.message
            options.language = language
            var message = try WeekMessage(StepWeek(json: Self.sample()), options: options)
            texts.append(message.json(image: Self.image))
            message.subcaption = hostileText
            message.trailingCaption = hostileText
            message.url = "data:text/plain,1"
            texts.append(message.json(image: Self.image, dark: Self.image))
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

    static func sample() throws -> [UInt8] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../samples/week.json")
        return Array(try Data(contentsOf: file))
    }
}

/// What somebody might write who wants to break out of a text.
let hostileText = "\"><script>alert('1')</script>&amp;<b onerror=x>\\u0000\u{0}\u{1B}\r\n\u{2028}]]>--%00{}"
