import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// Charts that draw themselves in an SVG file.
struct SVGMotionTests {
    /// An animation as its text says it.
    private struct Track {
        let element: String
        let times: [Double]
        let values: [Double]

        init?(_ element: Substring) {
            self.element = String(element)
            func numbers(_ name: String) -> [Double] {
                let text = element.split(separator: " \(name)=\"").last?.prefix { $0 != "\"" } ?? ""
                return text.split(separator: ";").compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
            }
            (times, values) = (numbers("keyTimes"), numbers("values"))
            guard times.count == values.count, times.first == 0, times.last == 1, times == times.sorted() else {
                return nil
            }
        }

        /// - Parameter part: of the whole time.
        func value(at part: Double) -> Double {
            guard let next = times.firstIndex(where: { $0 >= part }), next > 0 else { return values[0] }
            let span = times[next] - times[next - 1]
            let share = span > 0 ? (part - times[next - 1]) / span : 1
            return values[next - 1] + (values[next] - values[next - 1]) * share
        }
    }

    private func animation(_ change: (inout AnimationOptions) -> Void = { _ in }) throws -> WeekAnimation {
        var options = AnimationOptions()
        change(&options)
        return try WeekChart(sampleWeek()).animation(options)
    }

    private func tracks(_ animation: WeekAnimation, of name: String) throws -> [Track] {
        let svg = try animation.selfDrawing().svg()
        return try svg.matches(of: /<animate[^>]*>/).filter { $0.output.contains("\"\(name)\"") }.map {
            try #require(Track($0.output))
        }
    }

    @Test func aWeekIsSmall() throws {
        #expect(try animation().selfDrawing().svg().utf8.count <= 12_288)
        var options = AnimationOptions()
        (options.loop, options.hold) = (nil, 2)
        let light = try WeekChart(sampleWeek()).animation(options).selfDrawing()
        let dark = try WeekChart(sampleWeek(), theme: .dark).animation(options).selfDrawing()
        #expect(try light.following(dark: dark).svg().utf8.count <= 12_288)
    }

    private static func lineLength(_ animation: WeekAnimation) throws -> Double {
        let line = try #require(animation.still.scene.marks.first { $0.role == .dataLine }?.line?.path)
        return MeasuredPath(line).length
    }

    /// Each moment of each node and of the line is what a frame of that moment shows.
    @Test(arguments: [false, true])
    func momentsAreThoseOfFrames(isReversed: Bool) throws {
        let animation = try animation { $0.isReversed = isReversed }
        let scales = try tracks(animation, of: "scale")
        let opacities = try tracks(animation, of: "opacity")
        let offset = try #require(try tracks(animation, of: "stroke-dashoffset").first)
        let motion = try #require(animation.motion)
        let length = try Self.lineLength(animation)
        #expect(scales.count == 7 && opacities.count == 7)
        for step in 1..<150 {
            let part = Double(step) / 150
            let time = (isReversed ? 1 - part : part) * 1.25
            for index in 0..<7 {
                let (scale, opacity) = motion.drawOn.node(.init(index: index, count: 7), at: time)
                #expect(abs(scales[index].value(at: part) - scale) < 0.012, "\(index) at \(time)")
                #expect(abs(opacities[index].value(at: part) - opacity) < 0.025)
            }
            let drawn = length.rounded(.up) + 2 - offset.value(at: part)
            #expect(abs(min(drawn, length) - motion.drawOn.strokeEnd(at: time) * length) < 0.5 || time < 0.01)
        }
        #expect(offset.element.contains("fill=\"freeze\"") == isReversed)
    }

    /// Nothing is seen of a line that has not begun: a round end would be a dot.
    @Test func nothingIsThereBeforeTheStart() throws {
        let offset = try #require(try tracks(animation(), of: "stroke-dashoffset").first)
        let dash = try #require(
            try animation().selfDrawing().svg().firstMatch(of: /<set attributeName="stroke-dasharray" to="(\d+)"/)?.1)
        #expect(try offset.values[0] > #require(Double(dash)))
        #expect(try #require(Double(dash)) > Self.lineLength(animation()) + 1)
    }

    @Test func aHoldAndALoopAreOneCycle() throws {
        let animation = try animation { ($0.hold, $0.loop) = (2.5, nil) }
        for track in try tracks(animation, of: "scale") + tracks(animation, of: "stroke-dashoffset") {
            #expect(track.element.contains(" dur=\"4s\"") && track.element.contains("repeatCount=\"indefinite\""))
            #expect(track.value(at: 1.5 / 4) == track.values.last)
        }
        #expect(try tracks(self.animation { $0.loop = 3 }, of: "scale")[0].element.contains("repeatCount=\"3\""))
        #expect(try !tracks(self.animation(), of: "scale")[0].element.contains("repeatCount"))
    }

    /// A cut begins in the middle, and stays where it ends.
    @Test func aCutIsAPart() throws {
        let animation = try animation { ($0.start, $0.end) = (0.6, 0.9) }
        let scales = try tracks(animation, of: "scale")
        // Of the others, three stand, and the last has not begun.
        let last = try #require(scales.last)
        #expect(last.element.contains(" dur=\".3s\"") && last.values.allSatisfy { $0 == 0 })
        #expect(last.element.contains("fill=\"freeze\""))
        let node = try #require(animation.motion).drawOn.node(.init(index: 5, count: 7), at: 0.75)
        #expect(abs(scales[scales.count - 2].value(at: 1) - node.scale) < 0.01)
    }

    @Test func partsMoveAlone() throws {
        #expect(try tracks(animation { $0.part = .line }, of: "scale").isEmpty)
        #expect(try tracks(animation { $0.part = .nodes }, of: "stroke-dashoffset").isEmpty)
        #expect(try tracks(animation { $0.part = .nodes }, of: "scale").count == 7)
    }

    /// Stretches come one after another; a day between gaps comes when the pen gets there.
    @Test func gapsAreWaitedFor() throws {
        let chart = try WeekChart(week(of: [100, 900, nil, 500, nil, 300, 200]))
        let animation = try chart.animation()
        let offsets = try tracks(animation, of: "stroke-dashoffset")
        #expect(offsets.count == 2)
        let starts = offsets.map { track in track.times[track.values.lastIndex { $0 == track.values[0] } ?? 0] }
        #expect(starts[0] < 0.1 && starts[1] > 0.4)
        // Five nodes fade in, and the line's dot.
        #expect(try tracks(animation, of: "opacity").count == 6)
    }

    @Test func barsGrowAndCellsToo() throws {
        var options = ChartOptions(placement: .widget)
        (options.mark, options.annotations.values, options.annotations.goal) = (.bars, .all, 5000)
        let bars = try WeekChart(sampleWeek(), options: options).animation().selfDrawing().svg()
        // Behind their foot, so that no corner is squeezed, and a little beyond their height by a spring.
        #expect(bars.matches(of: /type="translate" values="0 [1-9][0-9.]*;/).count == 8, "and the average line rises")
        #expect(!bars.contains("values=\"1 0;") && bars.matches(of: /type="scale" values="1 1;/).count == 7)
        #expect(bars.matches(of: /<clipPath/).count == 1 && bars.matches(of: /clip-path="url/).count == 7)
        #expect(!bars.contains("stroke-dashoffset") && !bars.contains("<g>\n</g>"))
        options.mark = .calendar
        let days = try WeekChart(week(of: Array(repeating: 5000, count: 60)), options: options)
        let cells = try days.animation().selfDrawing().svg()
        #expect(cells.matches(of: /type="scale"/).count == 60)
        options.mark = .bars
        let middle = try WeekChart(sampleWeek(), options: options).animation().drawing(at: 0.6)
        #expect(!middle.boxes.contains { $0.name == "data line" }, "bars have no line while they grow either")
    }

    /// Its letters are outlines, which cannot count.
    @Test func aCardDrawsItselfToo() throws {
        var options = CardOptions(.square)
        options.chart.annotations.goal = 6000
        var looped = AnimationOptions()
        looped.loop = nil
        let card = try WeekCard(sampleWeek(), options: options)
        let svg = try card.animation(looped).selfDrawing().svg()
        #expect(svg.matches(of: /type="translate" values="0 [1-9][0-9.]*;/).count == 7)
        #expect(svg.contains("repeatCount=\"indefinite\"") && svg.contains("attributeName=\"opacity\""))
        let still = try card.drawing.svg()
        func shapes(_ svg: String) -> Int { svg.matches(of: /<(path|rect|circle|use)[ >]/).count }
        // The clip's own path.
        #expect(shapes(svg) == shapes(still) + 1)
    }

    /// Finished, it is the picture that stands still.
    @Test func theFinishedChartIsInAttributes() throws {
        let moving = try animation().selfDrawing().svg()
        let still = try WeekChart(sampleWeek()).svg()
        func drawn(_ svg: String) -> [String] {
            svg.split(separator: "\n").map { String($0).replacing(/s[0-9a-z]{6}_/, with: "") }
                .filter { $0.hasPrefix("<circle") || $0.hasPrefix("<path") || $0.hasPrefix("<rect") }
        }
        #expect(drawn(moving) == drawn(still))
        #expect(moving.contains("@media(prefers-reduced-motion:reduce)") && moving.contains("transform:none!important"))
    }

    @Test func aChangeOfTheSelectionIsRefused() throws {
        let animation = try animation { $0.selectionChange = .init(from: .index(2), to: .index(6)) }
        #expect(throws: ChartError.self) { _ = try animation.selfDrawing() }
    }
}
