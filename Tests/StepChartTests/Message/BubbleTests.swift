import StepRaster
import Testing

@testable import StepChart

@Suite struct BubbleTests {
    @Test func theSampleWeek() throws {
        let bubble = try Bubble(WeekMessage(sampleWeek()))
        #expect(bubble.size.width == 263 && bubble.pictureHeight == 150)
        #expect(bubble.chart.layout.width == 263 && bubble.chart.layout.height == 150)
        #expect(bubble.lines.map(\.string).joined(separator: " ") == "I moved 1,641 steps on 9/18.")
        #expect(bubble.lines.allSatisfy { $0.rect.x == 14 && $0.size == 17 && $0.letters.weight == 600 })
        // Nine points above the captions and nine below.
        #expect(isClose(bubble.size.height, 150 + 9 + 20.4 * Double(bubble.texts.count) + 9))
    }

    @Test func itsPartsHaveTheColoursOfTheSpec() throws {
        let image = try WeekMessage(sampleWeek()).bubble().image(.scale(1)).buffer
        let bubble = try Bubble(WeekMessage(sampleWeek()))
        #expect(image.width == 263 && image.height == Int(bubble.size.height.rounded(.up)))
        #expect(image[0, 0] == .clear && image[262, 0] == .clear)
        #expect(image[0, image.height - 1] == .clear && image[262, image.height - 1] == .clear)
        #expect(image[131, 1] == Pixel(red: 247, green: 247, blue: 247))
        #expect(image[3, 149] == Pixel(red: 247, green: 247, blue: 247))
        #expect(image[3, 150] == Pixel(red: 229, green: 229, blue: 231))
        // A corner of 18 points: on the diagonal it begins 18 (1 - 1/sqrt 2) = 5.27 points from both edges.
        #expect(image[4, 4].alpha == 0 && image[6, 6].alpha == 255)
    }

    @Test func leadingAndTrailingTextsShareLines() throws {
        var message = try WeekMessage(sampleWeek())
        (message.caption, message.trailingCaption) = ("left", "right")
        (message.subcaption, message.trailingSubcaption) = ("under left", "under right")
        let rects = Dictionary(
            uniqueKeysWithValues: try Bubble(message).lines.map { ($0.string, $0.rect) })
        let (left, right) = (try #require(rects["left"]), try #require(rects["right"]))
        let (underLeft, underRight) = (try #require(rects["under left"]), try #require(rects["under right"]))
        #expect(left.y == right.y && underLeft.y == underRight.y)
        #expect(left.x == 14 && underLeft.x == 14)
        #expect(isClose(right.maxX, 249) && isClose(underRight.maxX, 249))
        #expect(underLeft.y >= left.maxY)
    }

    @Test func textsOverThePictureStandUnderTheLine() throws {
        var message = try WeekMessage(sampleWeek())
        (message.imageTitle, message.imageSubtitle) = ("title", "subtitle")
        let bubble = try Bubble(message)
        let title = try #require(bubble.lines.first { $0.string == "title" }).rect
        let subtitle = try #require(bubble.lines.first { $0.string == "subtitle" }).rect
        #expect(bubble.chart.layout.height <= title.y)
        #expect(isClose(title.maxY, subtitle.y) && subtitle.maxY < 150)
    }

    @Test func withoutTextsThereIsNoStrip() throws {
        var message = try WeekMessage(sampleWeek())
        message.caption = ""
        #expect(try Bubble(message).size.height == 150)
    }

    /// Of 1 to 7 digits in one field, in none or in all, in every language that can be drawn.
    @Test(arguments: 1...7) func nothingOverlapsOrLeavesTheCanvas(digits: Int) throws {
        let count = Int(String(repeating: "8", count: digits)) ?? 0
        let week = try StepWeek(days: [StepDay(steps: 0), StepDay(steps: count, distanceMeters: Double(count))])
        let fields: [WritableKeyPath<WeekMessage, String?>] = [
            \.imageTitle, \.imageSubtitle, \.subcaption, \.trailingCaption, \.trailingSubcaption,
        ]
        for language in [Language.english, .german, .french, .spanish] {
            var options = ChartOptions.message
            options.language = language
            for filled in [[], fields] + fields.map({ [$0] }) {
                var message = try WeekMessage(week, options: options)
                for field in filled { message[keyPath: field] = "\(count) · \(message.words.stats)" }
                let bubble = try Bubble(message)
                let rects = bubble.lines.map(\.rect)
                let bottom = bubble.size.height - 9 + 1e-9
                #expect(rects.allSatisfy { $0.x >= 14 && $0.maxX < 249.001 && $0.maxY <= bottom })
                #expect(!rects.haveOverlaps)
                for node in bubble.chart.layout.nodes {
                    let y = try #require(node.y)
                    #expect(y - node.radius >= 0 && y + node.radius <= bubble.chart.layout.height)
                }
            }
        }
    }
}

extension Bubble {
    fileprivate var lines: [ChartLayout.Text] {
        texts.compactMap(\.text)
    }
}

extension [Rect] {
    /// Whether two of them share more than an edge.
    var haveOverlaps: Bool {
        indices.contains { i in
            self[(i + 1)...].contains { other in
                let (width, height) = (
                    Swift.min(self[i].maxX, other.maxX) - Swift.max(self[i].x, other.x),
                    Swift.min(self[i].maxY, other.maxY) - Swift.max(self[i].y, other.y)
                )
                return width > 1e-9 && height > 1e-9
            }
        }
    }
}
