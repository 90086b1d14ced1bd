import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

@Suite struct SceneTests {
    /// A short week at round places, to read the whole scene: guides, line, then node by node, then labels.
    @Test func aSceneFromBackToFront() throws {
        let scene = try WeekChart(week(of: [100, 0])).drawing.scene
        let labels = try WeekChart(week(of: [100, 0])).layout.nodes.compactMap(\.label)
        let gradient = "gradient 0,0...375,0 0 #3997DB, 0.5 #00ABC2, 1 #00BAD4"
        #expect(
            scene.description.split(separator: "\n") == [
                "canvas 375x200 #FFFFFF",
                "stroke M30,10L30,170M345,10L345,170 pen 0.5 round miter #CCCCCC4D",
                "stroke M30,15L345,165 pen 3 round round \(gradient)",
                "shadow 30,15.5 radius 7.5 sigma 2 #2F81B780",
                "disc 30,15 radius 6.5 #38AFE7",
                "ring 30,15 radius 6.5 width 2 #FFFFFF",
                "shadow 345,165.65 radius 9.75 sigma 2.6 #2F81B780",
                "disc 345,165 radius 8.45 #FF9900",
                "ring 345,165 radius 8.45 width 2.6 #FFFFFF",
                "text \"9/12\" \(x(labels[0])),193.33 size 11 weight 300 #808080",
                "text \"9/13\" \(x(labels[1])),193.33 size 11 weight 300 #808080",
            ])
    }

    @Test func dashesAndPicturesAreTold() {
        let portrait = PicturePaint(PixelBuffer(width: 2, height: 3), in: Rect(x: 1, y: 2, width: 8, height: 12))
        let line = Path(elements: [.move(Point(0, 1)), .line(Point(9, 1))])
        let scene = Scene(
            size: Size(20, 20), background: .white,
            marks: [
                Mark(.path(line), stroke: .init(StrokeStyle(width: 1, dashes: [4, 2.5]), .solid(.black))),
                Mark(.disc(center: Point(5, 8), radius: 4), fill: .picture(portrait)),
            ])
        #expect(
            scene.description.split(separator: "\n").dropFirst() == [
                "stroke M0,1L9,1 pen 1 butt miter dashes 4,2.5 #000000",
                "disc 5,8 radius 4 picture 2x3 1,2...9,14",
            ])
    }

    @Test func theSampleWeeksLineIsMonotone() throws {
        guard let line = try WeekChart(sampleWeek()).drawing.scene.marks[1].line?.path else {
            Issue.record("no line")
            return
        }
        #expect(
            rounded(line) == "M30,97.184481C47.5,119.298847,65,141.413213,82.5,141.413213"
                + "C100,141.413213,117.5,15,135,15C152.5,15,170,84.328451,187.5,109.328451"
                + "C205,134.328451,222.5,165,240,165C257.5,165,275,128.70832,292.5,128.70832"
                + "C310,128.70832,327.5,139.464007,345,150.219695")
    }

    struct Look: Sendable {
        var style: ChartOptions.Placement
        var theme: ChartTheme
        var background: String
        /// Nil: none are drawn.
        var guides: String?
        var averageLine: Bool
    }

    @Test(arguments: [
        Look(style: .chart, theme: .light, background: "#FFFFFF", guides: "#CCCCCC4D", averageLine: false),
        Look(style: .widget, theme: .light, background: "#00000000", guides: "#BFBFBFBF", averageLine: true),
        Look(style: .message, theme: .light, background: "#FFFFFF", guides: nil, averageLine: false),
        Look(style: .chart, theme: .dark, background: "#1C1C1E", guides: "#FFFFFF29", averageLine: false),
        Look(style: .widget, theme: .dark, background: "#00000000", guides: "#FFFFFF52", averageLine: true),
        Look(style: .message, theme: .dark, background: "#1C1C1E", guides: nil, averageLine: false),
    ])
    func stylesAndThemes(look: Look) throws {
        let lines = try scene(ChartOptions(placement: look.style), look.theme)
        #expect(lines[0] == "canvas 375x200 \(look.background)")
        let guides = lines.filter { $0.hasPrefix("stroke M30,10L30,170M") }
        #expect(guides.count == (look.guides == nil ? 0 : 1))
        #expect(guides.allSatisfy { $0.hasSuffix(look.guides ?? "") })
        #expect(lines.contains { $0.contains("pen 0.5 butt") } == look.averageLine)
        #expect(lines.count { $0.hasPrefix("text") } == 7)
    }

    @Test func optionsOverrideTheStyle() throws {
        var options = ChartOptions(placement: .widget)
        options.guides = false
        options.averageLine = false
        options.background = .black
        let lines = try scene(options, .light)
        #expect(lines[0].hasSuffix("#000000"))
        #expect(!lines.contains { $0.contains("pen 0.5") })
        options = ChartOptions(placement: .message)
        options.guides = true
        options.averageLine = true
        let message = try scene(options, .light)
        #expect(message.count { $0.contains("pen 0.5") && $0.hasSuffix("#CCCCCC4D") } == 1)
        // A line that was asked for can be seen.
        #expect(message.count { $0.contains("pen 1 butt") && $0.hasSuffix("#6B6B6B") } == 1)
    }

    @Test func theAverageLineLiesUnderTheDataLine() throws {
        let lines = try scene(ChartOptions(placement: .widget), .light)
        #expect(lines[1].contains("pen 0.5 round"))
        #expect(lines[2].hasPrefix("stroke M30,115.26488") && lines[2].contains("pen 0.5 butt"))
        #expect(lines[3].contains("pen 3"))
    }

    @Test func aWeekWithoutDataIsLabelsAndANotice() throws {
        let lines = try WeekChart(week(of: [nil, nil])).drawing.scene.description.split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines[2].hasPrefix("text \"9/12\"") && lines[3].hasPrefix("text \"9/13\""))
        #expect(lines[4].hasPrefix("text \"No data\"") && lines[4].hasSuffix("size 17 weight 300 #666666"))
    }

    @Test func manyDaysMakeFewMarks() throws {
        let scene = try WeekChart(week(of: (0..<20_000).map { $0 % 97 })).drawing.scene
        #expect(scene.marks.count < 40)
        #expect(scene.marks.count { $0.shadow != nil } == 1)
    }

    private func scene(_ options: ChartOptions, _ theme: ChartTheme) throws -> [String] {
        try WeekChart(sampleWeek(), options: options, theme: theme).drawing.scene.description.split(separator: "\n")
            .map(String.init)
    }

    /// The text's left edge as the description prints it.
    private func x(_ label: ChartLayout.Text) -> String { "\((label.rect.x * 1000).rounded() / 1000)" }
}
