import Testing

@testable import StepChart

@Suite struct LinkCardTests {
    @Test func is1200By630PixelsAndSmall() throws {
        for style in ChartStyle.BuiltIn.allCases.map({ ChartStyle($0) }) {
            let card = try WeekMessage(sampleWeek(), style: style).linkCard()
            let image = try card.image(.scale(WeekMessage.linkCardScale))
            #expect(image.width == 1200 && image.height == 630)
            #expect(try card.png(.scale(WeekMessage.linkCardScale)).count < 1_000_000)
        }
    }

    @Test func saysTheCaptionAndTheFiguresOfTheWeek() throws {
        let card = try LinkCard(WeekMessage(sampleWeek()))
        #expect(
            card.texts.map(\.text.string).joined(separator: " ")
                == "I moved 1641 steps today. Daily Average: 5380 steps, Total: 37660 steps")
        var message = try WeekMessage(sampleWeek())
        message.subcaption = "A walk by the sea"
        #expect(try LinkCard(message).texts.last?.text.string == "A walk by the sea")
    }

    /// What is left when somebody crops the card to a square shows every letter.
    @Test(arguments: 1...7) func textsLieInTheMiddleSquareAboveTheChart(digits: Int) throws {
        let count = Int(String(repeating: "8", count: digits)) ?? 0
        let week = try StepWeek(days: [StepDay(steps: 0), StepDay(steps: count, distanceMeters: Double(count))])
        for language in [Language.english, .german, .french, .spanish] {
            for text in [nil, String(repeating: "All the way around \(count) ", count: 20), "W"] {
                var options = ChartOptions.message
                options.language = language
                var message = try WeekMessage(week, options: options)
                if let text { (message.caption, message.subcaption) = (text, text) }
                let card = try LinkCard(message)
                let rects = card.texts.map(\.text.rect)
                #expect(rects.allSatisfy { $0.x >= 95 && $0.maxX <= 305 && $0.y >= 0 })
                #expect(!rects.haveOverlaps)
                let chartTop = 210 - 8 - card.chart.layout.height
                #expect(rects.allSatisfy { $0.maxY <= chartTop + 1e-9 })
                // Room enough to see a line.
                #expect(card.chart.layout.plot.height > 40)
            }
        }
    }
}
