import StepPNG
import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

@Suite struct FramePainterTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var steps: [Int?] = sampleSteps
        var notice: Notice?
        var chart = ChartOptions()
        var animation = AnimationOptions()

        var testDescription: String { name }

        init(_ name: String, _ change: (inout Case) -> Void = { _ in }) {
            self.name = name
            change(&self)
        }
    }

    static let cases: [Case] = [
        Case("week"),
        Case("widget") { $0.chart = ChartOptions(placement: .widget) },
        Case("bars with a goal") {
            $0.chart.mark = .bars
            $0.chart.annotations.goal = 5000
            $0.chart.annotations.values = .all
        },
        Case("goal and values") {
            $0.chart.annotations.goal = 3000
            $0.chart.annotations.values = .all
        },
        Case("gaps, backward") {
            ($0.steps, $0.animation.isReversed) = ([5, nil, 7, nil, nil, 3, 4, nil], true)
        },
        Case("many days") { $0.steps = (0..<400).map { $0 * 37 % 101 } },
        Case("the highlight passes on") { $0.animation.selectionChange = .init(from: .index(2), to: .last) },
        Case("faded under a notice") { $0.notice = .notAccessible },
        Case("one day") { $0.steps = [5] },
    ]

    /// Nothing is left over from the frame before, and nothing is missing.
    @Test(arguments: cases) func framesAreWhatTheyAreAlone(example: Case) throws {
        let content = WeekContent(try week(of: example.steps), notice: example.notice)
        let animation = try WeekChart(content, options: example.chart).animation(example.animation)
        for scale in [1, 1.7] {
            var painter = FramePainter(animation.drawing(at: animation.time(ofFrame: 0)).scene, scale: scale)
            var before = painter.picture
            for frame in Walk.sample(Array(1..<animation.movingFrameCount), every: 4) {
                let time = animation.time(ofFrame: frame)
                let rows = painter.draw(animation.drawing(at: time).scene)
                #expect(try painter.picture == animation.drawing(at: time).image(RenderOptions(scale: scale)).buffer)
                // What is said not to have changed has not.
                var patched = before
                for row in rows.joined() {
                    let places = row * before.width..<(row + 1) * before.width
                    patched.pixels.replaceSubrange(places, with: painter.picture.pixels[places])
                }
                #expect(patched == painter.picture, "frame \(frame)")
                before = painter.picture
            }
        }
    }

    /// A node that springs up changes the bands around it, and the end of the line those that its last part is in.
    @Test func onlyWhatMovesIsDrawn() throws {
        let chart = try WeekChart(sampleWeek())
        let animation = try chart.animation()
        var painter = FramePainter(animation.drawing(at: 1.24).scene, scale: 3)
        // The line stands, and but for the last node all do: at 160 pt, with its shadow 20 high.
        let node = try #require(chart.layout.nodes.last?.y)
        let rows = painter.draw(animation.drawing(at: 1.25).scene)
        #expect(rows.count == 1)
        let row = try #require(rows.first)
        #expect(row.lowerBound > Int(3 * (node - 25)) && row.upperBound < Int(3 * (node + 25)))
        #expect(painter.draw(animation.drawing(at: 1.25).scene).isEmpty)
        #expect(!painter.draw(animation.drawing(at: 1.4).scene).isEmpty)
        #expect(painter.draw(animation.drawing(at: 1.5).scene).isEmpty, "all rest")
    }

    // MARK: The key

    @Test func anOpaqueFileHasAColorThatNoFrameHas() throws {
        let animation = try WeekChart(sampleWeek()).animation()
        #expect(animation.key == Pixel(red: 0, green: 0, blue: 0))
        #expect(try PNGHeader.colorType(of: animation.apng(.scale(0.5))) == .rgb)
    }

    @Test func aColorOfTheChartIsNoKey() throws {
        func key(_ change: (inout ChartTheme) -> Void) throws -> Pixel? {
            var theme = ChartTheme.light
            change(&theme)
            return try WeekChart(sampleWeek(), theme: theme).animation().key
        }
        let black = ChartTheme.Color(red: 0, green: 0, blue: 0)
        // White is the background's.
        #expect(try key { $0.labelText.color = black } == Pixel(red: 0, green: 255, blue: 0))
        // Half a level from it is too near: it may be rounded to it.
        let nearGreen = ChartTheme.Color(red: 0, green: 254.5 / 255, blue: 0)
        #expect(
            try key { ($0.labelText.color, $0.nodeColor) = (black, nearGreen) }
                == Pixel(red: 255, green: 0, blue: 255))
        // All corners of the cube.
        let all = [
            \ChartTheme.labelText.color, \.nodeColor, \.selectedNodeColor, \.guideColor, \.lineStartColor,
            \.lineMiddleColor,
            \.lineEndColor,
        ]
        let corners = [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]
        let crowded = try key { theme in
            for (path, (red, green, blue)) in zip(all, corners) {
                theme[keyPath: path] = ChartTheme.Color(red: Double(red), green: Double(green), blue: Double(blue))
            }
        }
        #expect(crowded == nil)
    }

    @Test func aTransparentFileHasAlpha() throws {
        var options = ChartOptions()
        options.background = .clear
        let animation = try WeekChart(sampleWeek(), options: options).animation()
        #expect(animation.key == nil)
        #expect(try PNGHeader.colorType(of: animation.apng(.scale(0.5))) == .rgba)
    }

    @Test func aFileMayDoWithoutTheStill() throws {
        var options = AnimationOptions()
        options.hasStill = false
        let animation = try WeekChart(sampleWeek()).animation(options)
        let file = try animation.apng(.scale(1))
        #expect(try file.count < WeekChart(sampleWeek()).animation().apng(.scale(1)).count)
        #expect(try PNGDecoder.decode(file) == animation.drawing(at: 0).image(.scale(1)).buffer)
        var player = try #require(try APNGDecoder(file))
        var pictures: [PixelBuffer] = []
        while try player.advance() != nil { pictures.append(player.picture) }
        #expect(try pictures.last == animation.still.image(.scale(1)).buffer)
    }
}

extension PNGHeader {
    fileprivate static func colorType(of file: [UInt8]) throws -> ColorType {
        try PNGValidator.validate(file) { _ in }.get().header.colorType
    }
}
