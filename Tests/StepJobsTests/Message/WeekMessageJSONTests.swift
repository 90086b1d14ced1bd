import Foundation
import StepChart
import StepPNG
import StepRaster
import StepTestSupport
import Testing

@testable import StepJobs

struct WeekMessageJSONTests {
    /// What somebody might write who wants to break out of a text.
    private static let hostileText =
        "\"><script>alert('1')</script>&amp;<b onerror=x>\\u0000\u{0}\u{1B}\r\n\u{2028}]]>--%00{}"

    @Test func theSchemaAcceptsEveryMessage() throws {
        let digest = PictureDigest(size: PixelSize(width: 9, height: 9), sha256: String(repeating: "0a", count: 32))
        let image = Outcome.ResultFile(
            path: "a/image@3x.png", byteCount: 0, size: digest.size, digest: digest, scale: 3)
        var texts: [String] = []
        for language in Language.allCases {
            var options = ChartOptions.message
            options.language = language
            var message = try WeekMessage(Samples.week(), options: options)
            texts.append(message.json(image: image))
            #expect(texts.last?.hasSuffix("\n  \"facts\": null\n}\n") == true)
            (message.subcaption, message.trailingCaption) = (Self.hostileText, Self.hostileText)
            message.url = "data:text/plain,1"
            texts.append(message.json(image: image, dark: image, facts: StepFacts(try Samples.week(), goal: 5000)))
        }
        let schema = JSONSchema("message.schema.json")
        #expect(try schema.accepts(texts) == texts.map { _ in true })
        let text = try #require(texts.last)
        let read = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect((read["layout"] as? [String: Any])?["subcaption"] as? String == Self.hostileText)

        // The judge does judge.
        let others = [
            ("\"version\": 1", "\"version\": 2"), ("\"caption\":", "\"kaption\":"), ("\"0a0a", "\"0A0a"),
            ("\"scale\": 3", "\"scale\": 0"), ("image@3x.png", "../image@3x.png"), ("data:", "javascript:"),
        ]
        #expect(try schema.accepts(others.map { text.replacing($0, with: $1) }) == others.map { _ in false })
    }
}
