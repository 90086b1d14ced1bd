import StepRaster
import Testing

@testable import StepChart

/// What a mark shows at a moment follows from its entrance, whatever the picture.
@Suite struct EntranceTests {
    private static let box = Rect(x: 10, y: 20, width: 30, height: 40)
    private static let turn = Entrance.Turn(index: 2, count: 5)
    private static let line = Path(elements: [.move(Point(0, 0)), .line(Point(100, 0))])
    private static let pen = Mark.Stroke(StrokeStyle(width: 1), .solid(.black))

    private static func marks(
        _ marks: [Mark], at time: Double, _ part: AnimationOptions.Part = .all
    ) -> [Mark] {
        DrawOn(part: part).marks(marks.map(EnteringMark.init), at: time)
    }

    private static let entrances: [Entrance] = [
        .none, .stroke, .pop(turn, about: Point(25, 40)), .grow(.bar(turn), from: .center), .grow(.line, from: .left),
        .fade(.line), .fade(.late), .fade(.node(turn)), .fade(.bar(turn)), .fade(.barTop(turn)),
        .fade(.barReaching(turn, part: 0.5)), .rise(12), .count, .growInTurn(count: 5),
    ]

    private static func marks(_ entrance: Entrance) -> [Mark] {
        let text = ChartLayout.Text("1,234", ChartTheme.light.valueText, .light)
        let bar = Bar(index: 2, rect: box, radius: 3)
        return [
            Mark(.rect(box, radius: 2), fill: .solid(.black), entrance: entrance),
            Mark(.disc(center: box.center, radius: 4), fill: .solid(.black), entrance: entrance),
            Mark(.path(line), stroke: pen, entrance: entrance),
            Mark(.bar, .bars([bar]), fill: .solid(.black), entrance: entrance),
            Mark.text(.title, text, entrance: entrance),
        ]
    }

    /// The last moment is the finished picture.
    @Test(arguments: entrances.indices) func itEndsAsItStands(index: Int) {
        let marks = Self.marks(Self.entrances[index])
        for part in AnimationOptions.Part.allCases {
            let end = Self.marks(marks, at: DrawOn.end(.afterLine), part)
            let texts = end.filter { $0.role == .title }.map { $0.text?.string ?? "" }.joined()
            #expect(end.filter { $0.role != .title } == marks.filter { $0.role != .title }, "\(Self.entrances[index])")
            #expect(texts == "1,234")
        }
    }

    /// Nothing but what stands is there at the start, and with a part of a picture only that moves.
    @Test func onlyThatPartMoves() {
        func moves(_ entrance: Entrance, _ part: AnimationOptions.Part) -> Bool {
            let marks = Self.marks(entrance)
            return Self.marks(marks, at: 0.2, part) != Self.marks(marks, at: 2, part)
        }
        let table: [(Entrance, all: Bool, line: Bool, nodes: Bool)] = [
            (.none, false, false, false), (.stroke, true, true, false), (.fade(.line), true, true, false),
            (.grow(.line, from: .left), true, true, false), (.grow(.bar(Self.turn), from: .center), true, true, false),
            (.growInTurn(count: 5), true, true, false), (.pop(Self.turn, about: .zero), true, false, true),
            (.fade(.node(Self.turn)), true, false, true), (.fade(.late), true, false, false),
            (.rise(9), true, false, false), (.count, true, false, false),
        ]
        for (entrance, all, line, nodes) in table {
            #expect(
                [AnimationOptions.Part.all, .line, .nodes].map { moves(entrance, $0) } == [all, line, nodes],
                "\(entrance)")
        }
    }

    @Test func marksOfOneEntranceFadeAsOne() {
        let fade = Entrance.fade(.late)
        let marks = [
            Mark(.rect(Self.box, radius: 0), fill: .solid(.black), entrance: fade),
            Mark(.disc(center: .zero, radius: 1), fill: .solid(.black), entrance: fade),
            Mark(.rect(Self.box, radius: 1), fill: .solid(.white)),
            Mark(.rect(Self.box, radius: 2), fill: .solid(.black), entrance: fade),
        ]
        let shown = Self.marks(marks, at: 1)
        #expect(shown.count == 3)
        guard case .group(let first) = shown[0].geometry, case .group(let last) = shown[2].geometry else {
            Issue.record("two groups")
            return
        }
        #expect(first.count == 2 && last.count == 1 && shown[1] == marks[2])
        #expect(Self.marks(marks, at: 0) == [marks[2]])
    }

    /// A bar grows from its foot, a cell from its middle, a sum from its left end.
    @Test func shapesGrowFromWhatStays() throws {
        func rect(_ entrance: Entrance) throws -> Rect {
            let mark = Mark(.rect(Self.box, radius: 2), fill: .solid(.black), entrance: entrance)
            let shown = try #require(Self.marks([mark], at: 0.45).first)
            guard case .rect(let rect, _) = shown.geometry else { return Rect(x: 0, y: 0, width: 0, height: 0) }
            return rect
        }
        let cell = try rect(.grow(.bar(Self.turn), from: .center))
        #expect(cell.width < 30 && isClose(cell.midX, Self.box.midX) && isClose(cell.midY, Self.box.midY))
        let sum = try rect(.grow(.line, from: .left))
        #expect(sum.width < 30 && sum.x == 10 && sum.height == 40)
        let bar = Mark(.bar, .bars([Bar(index: 2, rect: Self.box, radius: 3)]), entrance: .growInTurn(count: 5))
        guard case .bars(let bars)? = Self.marks([bar], at: 0.45).first?.geometry else {
            Issue.record("a bar")
            return
        }
        #expect(bars[0].rect.height < 40 && isClose(bars[0].rect.maxY, 60))
    }

    /// A line opens where a number stands as the number comes.
    @Test func gapsOpenWithTheirNumbers() throws {
        var mark = Mark(.goalLine, .path(Self.line), stroke: Self.pen)
        let number = Rect(x: 40, y: -5, width: 20, height: 10)
        mark.gaps = [Mark.Gap(rect: number, margin: 1, pace: .node(Self.turn))]
        func path(_ time: Double) throws -> String {
            try #require(Self.marks([mark], at: time).first?.line).path.description
        }
        #expect(try path(0) == "M0,0L100,0")
        #expect(try path(2) == "M0,0L39,0M61,0L100,0")
        #expect(mark.resolved[0].line?.path.description == "M0,0L39,0M61,0L100,0")
        let half = try #require(Self.marks([mark], at: 0.42).first?.line).path
        let ends = half.elements.compactMap(\.end?.x)
        #expect(ends.count == 4 && ends[1] > 39 && ends[2] < 61 && isClose(ends[1] + ends[2], 100))
    }

    /// A shadow is drawn under a text, around its letters and a little lower, by lines of several widths.
    @Test func shadowsLieUnderTheirText() throws {
        let text = ChartLayout.Text("8", ChartTheme.light.valueText, .light)
        let mark = with(Mark.text(.title, text)) { $0.textShadow = .black }
        #expect(mark.resolved.count == 7 && mark.resolved.last?.role == .title)
        let widths = mark.resolved.compactMap(\.line?.pen.width)
        #expect(widths == widths.sorted() && Set(widths).count == 6)
        let plain = try #require(text.letters.letters().strokes.first?.path.bounds)
        let below = try #require(mark.resolved.first?.line?.path.bounds)
        #expect(below.y > plain.y && below.x == plain.x)
    }
}
