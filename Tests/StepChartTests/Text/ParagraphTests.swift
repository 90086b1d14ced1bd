import StepRaster
import Testing

@testable import StepChart

@Suite struct ParagraphTests {
    /// Both lines are about as long; a full first line would have left one word for the second.
    @Test func breaksBetweenWords() {
        let caption = "I moved 1641 steps, 1.24 km today."
        #expect(Self.lines(caption, width: 235, lines: 2) == ["I moved 1641 steps,", "1.24 km today."])
        #expect(Self.lines(caption, width: 400, lines: 2) == [caption])
    }

    @Test func aLineEndsWithAComma() {
        let facts = "6% more than the week before, goal on 3 of 7 days"
        #expect(Self.lines(facts, width: 300, lines: 2) == ["6% more than the week before,", "goal on 3 of 7 days"])
        // Not where that leaves a line short.
        let late = Self.lines("Well, 6% more than the week before", width: 220, lines: 2)
        #expect(late.count == 2 && late[0] != "Well,")
    }

    @Test func aNumberStaysWithWhatItCounts() {
        for width in stride(from: 110.0, to: 300, by: 7) {
            for line in Self.lines("I moved 1641 steps, 1.24 km today.", width: width, lines: 9) {
                #expect(!line.hasSuffix("1641") && !line.hasSuffix("1.24"), "\(line)")
            }
        }
    }

    @Test func whatDoesNotFitEndsWithAnEllipsis() {
        #expect(Self.lines("one two three four five", width: 70, lines: 1) == ["one…"])
        #expect(Self.lines("Donaudampfschifffahrt", width: 72, lines: 1) == ["Donau…"])
        // No word is broken; where it is not the first, the text ends before it.
        #expect(Self.lines("Donaudampfschifffahrt", width: 90, lines: 3) == ["Donauda…"])
        #expect(Self.lines("On the Donaudampfschifffahrt", width: 100, lines: 3) == ["On the…"])
        #expect(Self.lines("one two three four fivesixseven", width: 190, lines: 1) == ["one two three four…"])
        #expect(Self.paragraph("one two three", width: 80, lines: 1).isShortened)
        #expect(!Self.paragraph("one", width: 80, lines: 1).isShortened)
    }

    @Test func noMarkOrSpaceStandsBeforeTheEllipsis() {
        for width in stride(from: 40.0, to: 200, by: 3) {
            let line = Self.lines("one, two, three -- four, five (six)", width: width, lines: 1).joined()
            #expect(line.hasSuffix("…") && line.dropLast().last?.isLetter == true, "\(line)")
        }
    }

    @Test(arguments: ["", " ", "\n\t"]) func nothingTakesNoRoom(text: String) {
        let paragraph = Self.paragraph(text, width: 100, lines: 2)
        #expect(paragraph.lines.isEmpty && paragraph.lines.height == 0 && paragraph.lines.width == 0)
    }

    @Test func lineBreaksAreSpaces() {
        #expect(Self.lines(" one\n two \r\n", width: 200, lines: 2) == ["one two"])
        #expect(Self.lines(String(repeating: " ", count: 1000) + "one", width: 200, lines: 2) == ["one"])
        #expect(Self.lines("one\u{A0}two three", width: 80, lines: 2) == ["one\u{A0}two", "three"])
    }

    /// Every text keeps to its room, whatever it is and however narrow the room.
    @Test(arguments: ["a", "word word word", "Donaudampfschifffahrt", String(repeating: "iiii 7 ", count: 100_000)])
    func keepsToItsRoom(text: String) {
        for width in [1.0, 20, 57, 100, 300] {
            for most in 1...3 {
                let paragraph = Self.paragraph(text, width: width, lines: most)
                #expect(paragraph.lines.count <= most)
                #expect(paragraph.lines.allSatisfy { $0.rect.width <= width || $0.string.count == 1 })
            }
        }
    }

    @Test func standsWhereItIsPlaced() {
        let paragraph = Self.paragraph("one three five", width: 60, lines: 2)
        let edges: [(Paragraph.Alignment, KeyPath<Rect, Double>)] = [
            (.leading, \.x), (.center, \.midX), (.trailing, \.maxX),
        ]
        for (alignment, edge) in edges {
            let rects = paragraph.lines.stacked(x: 50, y: 7, alignment).map(\.rect)
            #expect(rects.count == 2)
            #expect(rects.allSatisfy { isClose($0[keyPath: edge], 50) })
            #expect(rects.map(\.y) == [7, 7 + paragraph.lines[0].rect.height])
        }
    }

    private static func lines(_ text: String, width: Double, lines: Int) -> [String] {
        paragraph(text, width: width, lines: lines).lines.map(\.string)
    }

    private static func paragraph(_ text: String, width: Double, lines: Int) -> Paragraph {
        Paragraph(text, ChartTheme.light.captionText, width: width, lines: lines, Typesetter(.light))
    }
}
