import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

@Suite struct CardMotionTests {
    private static func card(
        _ preset: CardOptions.Preset, steps: [Int?] = sampleSteps, _ change: (inout CardOptions) -> Void = { _ in }
    ) throws -> WeekCard {
        var options = CardOptions(preset)
        options.chart.annotations.goal = 6000
        change(&options)
        return try WeekCard(week(of: steps), options: options)
    }

    private static func cards() throws -> [WeekCard] {
        try CardOptions.Preset.allCases.map { try card($0) } + [
            card(.square, steps: [4000]), card(.square, steps: [9000]), card(.story, steps: [nil, nil]),
            card(.portrait) { $0.ground = .transparent }, card(.wide) { $0.chart.mark = .line },
            card(.portrait, steps: (0..<366).map { $0 % 50 == 7 ? nil : $0 * 37 % 15_000 }),
        ]
    }

    /// The same value, so the same pixels; and there is less before.
    @Test func theLastMomentIsTheCard() throws {
        for card in try Self.cards() {
            let animation = try card.animation()
            #expect(animation.drawing(at: animation.length) == card.drawing)
            #expect(animation.still == card.drawing)
            #expect(animation.drawing(at: 0) != card.drawing || card.words.unit == nil)
        }
    }

    /// Digits stay in their places while they count, and what is beside them does not move.
    @Test func theFigureCountsUpInItsPlace() throws {
        let card = try Self.card(.openGraph)
        let animation = try card.animation()
        let unit = try #require(card.drawing.boxes.first { $0.name == "unit" })
        var before = -1
        var lefts: Set<Int> = []
        for frame in 0..<animation.frameCount {
            let boxes = animation.drawing(at: animation.time(ofFrame: frame)).boxes
            // The unit comes when the figure is nearly there.
            #expect(boxes.first { $0.name == "unit" }.map { $0 == unit } ?? (frame < animation.frameCount / 2 + 40))
            let letters = boxes.filter { $0.name == "headline" }
            let text = letters.compactMap(\.text).joined()
            let value = try #require(Int(text.replacing(",", with: "")))
            #expect(value >= before && !text.hasPrefix(","), "\(text)")
            before = value
            lefts.insert(Int((letters.first?.rect.midX ?? 0).rounded()))
        }
        #expect(before == sampleSteps.compactMap(\.self).reduce(0, +))
        // But for the whole text at the end, whose middle is elsewhere.
        #expect(lefts.count <= 4)
    }

    @Test func aShortFigureKeepsItsForm() throws {
        let text = ChartLayout.Text("3.08 M", TextStyle(color: .black, size: 10, weight: 700), .light)
        func said(_ part: Double) -> String { text.counted(part).map(\.string).joined() }
        #expect([0, 0.01, 0.5, 1].map(said) == ["0.00 M", "0.03 M", "1.54 M", "3.08 M"])
        let whole = ChartLayout.Text("16,105", TextStyle(color: .black, size: 10, weight: 700), .light)
        #expect(whole.counted(0.5).map(\.string).joined() == "8,052")
        #expect(whole.counted(0).map(\.string).joined() == "0")
    }

    /// Bars grow from their feet, one after another; what is said of the week comes last.
    @Test func daysComeBeforeWhatIsSaidOfThem() throws {
        let card = try Self.card(.square)
        let animation = try card.animation()
        func bars(_ time: Double) -> [LayoutBox] {
            animation.drawing(at: time).boxes.filter { $0.name.hasPrefix("bar") }
        }
        let all = bars(animation.length)
        #expect(bars(0).isEmpty && bars(0.5).count < all.count && !bars(0.5).isEmpty)
        for (bar, end) in zip(bars(0.5), all) { #expect(isClose(bar.rect.maxY, end.rect.maxY, within: 1e-9)) }
        func says(_ time: Double) -> Bool { animation.drawing(at: time).boxes.contains { $0.name == "lead" } }
        #expect(!says(0.8) && says(1.4))
    }

    /// What does not move is as it will be in the end.
    @Test(arguments: AnimationOptions.Part.allCases)
    func onlyThatPartMoves(part: AnimationOptions.Part) throws {
        let card = try Self.card(.square) { $0.chart.mark = .line }
        var options = AnimationOptions()
        options.part = part
        let drawing = try card.animation(options).drawing(at: 0.3)
        func moves(_ names: [String]) -> Bool {
            let (now, end) = (drawing, card.drawing)
            return names.contains { name in now.boxes(named: name) != end.boxes(named: name) }
        }
        #expect(moves(["data line"]) == (part != .nodes))
        #expect(moves(["node"]) == (part != .line))
        #expect(moves(["headline", "lead"]) == (part == .all))
    }

    @Test func itHasNoOtherHighlight() throws {
        var options = AnimationOptions()
        options.selectionChange = .init(from: .index(0), to: .last)
        #expect(throws: ChartError.self) { try Self.card(.square).animation(options) }
    }
}

extension Drawing {
    /// The boxes whose names begin so.
    fileprivate func boxes(named name: String) -> [LayoutBox] { boxes.filter { $0.name.hasPrefix(name) } }
}
