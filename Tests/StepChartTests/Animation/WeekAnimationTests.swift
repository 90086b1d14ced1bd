import StepPNG
import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

@Suite struct WeekAnimationTests {
    /// Two days, to read whole scenes: what there is at the start, in the middle, and at the end.
    @Test func aChartDrawsItself() throws {
        let chart = try WeekChart(week(of: [100, 0]))
        let animation = try chart.animation()
        func items(_ time: Double) -> [String] { animation.drawing(at: time).scene.marks.map(\.description) }
        let still = chart.drawing.scene.marks.map(\.description)
        // Guides and labels stand from the start.
        #expect(items(0) == [still[0], still[8], still[9]])
        // Half of the line's time is over, and the second node began .2 s ago: it is larger than it will be.
        let middle = items(0.6)
        #expect(middle.count == still.count)
        #expect(middle[1].hasPrefix("stroke M30,15L227.22"))
        #expect(Array(middle[2...4]) == Array(still[2...4]))
        #expect(middle[5].hasPrefix("shadow 345,165.711 radius 10.664 sigma 2.844"))
        // Just begun, it is small and fades in as one thing; the first one rests.
        let fading = items(0.45)
        #expect(fading.count == 8)
        #expect(Array(fading[2...4]) == Array(still[2...4]))
        #expect(fading[2].hasPrefix("shadow 30,15.5 radius"))
        #expect(fading[5].hasPrefix("group 0.3 { shadow 345,165.061"))
        #expect(fading[5].split(separator: "; ").count == 3)
        #expect(items(1.5) == still)
    }

    /// No number is there before what it stands beside, and no line makes way for a number that is not there yet.
    @Test(arguments: [ChartOptions.Mark.line, .bars])
    func aNumberComesWithItsDay(mark: ChartOptions.Mark) throws {
        var options = ChartOptions()
        (options.mark, options.annotations.values) = (mark, .all)
        let chart = try WeekChart(sampleWeek(), options: options)
        // Bars have no guides.
        let guides = chart.layout.guides?.xs ?? []
        #expect(guides.isEmpty == (mark == .bars))
        #expect(chart.layout.nodes.allSatisfy { $0.valueLabel != nil })
        let animation = try chart.animation()
        func boxes(_ frame: Int) -> [LayoutBox] { animation.drawing(at: animation.time(ofFrame: frame)).boxes }
        func parts(_ frame: Int) -> Int {
            boxes(frame).reduce(0) { $0 + ($1.name.hasPrefix("guide") ? $1.segments.count : 0) }
        }
        #expect(parts(0) == guides.count && (guides.isEmpty || parts(animation.frameCount - 1) > guides.count))
        for frame in 0..<animation.frameCount {
            for mark in animation.drawing(at: animation.time(ofFrame: frame)).scene.marks {
                guard case .group(let marks) = mark.geometry, let text = marks.first,
                    text.role.kind == "value", case .index(let index) = text.role.instance
                else { continue }
                let node = chart.layout.nodes[index]
                let sizes = boxes(frame).compactMap { box -> Double? in
                    switch box.name {
                    case "node \(index)" where box.kind == .disc: box.rect.width / 2 / node.radius
                    case "bar \(index)": box.rect.height / (node.bar?.height ?? 0)
                    default: nil
                    }
                }
                #expect(mark.opacity <= (sizes.max() ?? 0) + 1e-9, "frame \(frame), \(index)")
            }
        }
    }

    struct Look: Sendable {
        var name: String
        var steps: [Int?]
        var options = ChartOptions()
    }

    static let looks: [Look] = [
        Look(name: "week", steps: sampleSteps),
        Look(name: "widget", steps: sampleSteps, options: ChartOptions(placement: .widget)),
        Look(name: "gaps", steps: [5, nil, 7, nil, nil, 3, 4, nil]),
        Look(name: "one day", steps: [5]),
        Look(name: "one lone day of two", steps: [5, nil], options: ChartOptions(placement: .widget)),
        Look(name: "no data", steps: [nil, nil]),
        Look(name: "all zero", steps: [0, 0, 0], options: ChartOptions(placement: .widget)),
        Look(name: "an envelope", steps: (0..<4000).map { $0 % 11 == 0 ? nil : $0 * 37 % 101 }),
    ]

    /// The same value, so the same pixels: nothing is left over from the way there.
    @Test(arguments: looks)
    func theLastMomentIsTheStill(look: Look) throws {
        let chart = try WeekChart(week(of: look.steps), options: look.options)
        let animation = try chart.animation()
        #expect(animation.drawing(at: animation.length).scene == chart.drawing.scene)
        #expect(animation.drawing(at: 100).scene == chart.drawing.scene)
        #expect(try animation.drawing(at: animation.length).png(.scale(1)) == chart.png(.scale(1)))
    }

    /// Ink on the line only grows, and what moves stays on the canvas.
    @Test(arguments: looks)
    func theLineGrowsSteadily(look: Look) throws {
        let animation = try WeekChart(week(of: look.steps), options: look.options).animation()
        var before = 0.0
        for frame in 0..<animation.frameCount {
            let length = line(in: animation.drawing(at: animation.time(ofFrame: frame)).scene)
            #expect(length >= before, "frame \(frame)")
            before = length
        }
    }

    /// The drawn length is the timing curve's part of the whole length.
    @Test func theLineGrowsByItsLength() throws {
        let animation = try WeekChart(sampleWeek()).animation()
        let whole = line(in: animation.drawing(at: 1.5).scene)
        for (part, fraction) in [(0.1, 0.024522), (0.3, 0.284802), (0.5, 0.626117), (0.9, 0.958696)] {
            #expect(abs(line(in: animation.drawing(at: part * 1.2).scene) / whole - fraction) < 1e-6)
        }
    }

    @Test func framesAreSamplesOfTheTimeline() throws {
        let animation = try WeekChart(sampleWeek()).animation()
        #expect(animation.length == 1.5)
        #expect(animation.frameCount == 91)
        #expect((0...90).allSatisfy { animation.time(ofFrame: $0) == Double($0) / 60 })
    }

    /// At a rate that does not meet the end, one more frame does.
    @Test func theLastFrameIsTheEnd() throws {
        var options = AnimationOptions()
        options.frameRate = try #require(FrameRate(frames: 30_000, per: 1001))
        let animation = try WeekChart(sampleWeek()).animation(options)
        #expect(animation.frameCount == 46)
        #expect(animation.time(ofFrame: 44) == 44 * 1001 / 30_000.0)
        #expect(animation.time(ofFrame: 45) == 1.5)
        // However short, there is a start and an end.
        options.duration = 1e-9
        let short = try WeekChart(sampleWeek()).animation(options)
        #expect(short.frameCount == 2)
        #expect(short.time(ofFrame: 0) == 0 && short.time(ofFrame: 1) == short.length)
    }

    /// No number makes it trap or leaves a part of the chart undefined.
    @Test(arguments: [-1, -Double.infinity, .nan, .infinity, 1e300])
    func anyTimeHasAPicture(time: Double) throws {
        let chart = try WeekChart(sampleWeek(), options: ChartOptions(placement: .widget))
        let scene = try chart.animation().drawing(at: time).scene
        if time > 0 || time.isNaN { #expect(scene == chart.drawing.scene) }
        if time < 0 { #expect(try scene == chart.animation().drawing(at: 0).scene) }
        var options = AnimationOptions()
        options.selectionChange = .init(from: .index(0), to: .last)
        #expect(try chart.animation(options).drawing(at: time).image(.scale(0.5)).width == 188)
    }

    @Test func aCutHasItsOwnEnds() throws {
        var options = AnimationOptions()
        (options.start, options.end, options.frameRate) = (0.5, 0.75, FrameRate(frames: 10))
        var animation = try WeekChart(sampleWeek()).animation(options)
        #expect((0..<animation.frameCount).map(animation.time) == [0.5, 0.6, 0.7, 0.75])
        options.isReversed = true
        options.hold = 0.2
        animation = try WeekChart(sampleWeek()).animation(options)
        #expect((0..<animation.frameCount).map(animation.time) == [0.75, 0.7, 0.6, 0.5, 0.5, 0.5])
    }

    /// Everything is slowed down alike, the nodes' springs too.
    @Test func durationScalesTheWhole() throws {
        var options = AnimationOptions()
        options.duration = 2.4
        let chart = try WeekChart(sampleWeek(), options: ChartOptions(placement: .widget))
        let (slow, plain) = (try chart.animation(options), try chart.animation())
        #expect(slow.length == 3)
        for time in [0.1, 0.35, 0.8, 1.1, 1.4] {
            #expect(slow.drawing(at: 2 * time).scene == plain.drawing(at: time).scene)
        }
    }

    @Test func theHighlightPassesOn() throws {
        var options = AnimationOptions()
        options.selectionChange = .init(from: .index(2), to: .last)
        let chart = try WeekChart(sampleWeek())
        let animation = try chart.animation(options)
        #expect(animation.length == 0.2)
        #expect(animation.frameCount == 13)
        var first = ChartOptions()
        first.selection = .index(2)
        #expect(try animation.drawing(at: 0).scene == WeekChart(sampleWeek(), options: first).drawing.scene)
        #expect(animation.drawing(at: 0.2).scene == chart.drawing.scene)

        // Half of the time is .710272 of the way.
        let shrinking = radius(of: 2, in: animation.drawing(at: 0.1).scene) / 7.5
        let growing = radius(of: 6, in: animation.drawing(at: 0.1).scene) / 7.5
        #expect(abs(shrinking - (1.3 - 0.3 * 0.710272)) < 1e-6)
        #expect(abs(growing - (1 + 0.3 * 0.710272)) < 1e-6)
        // The new colour spreads from the centre; the days between stay as they are.
        let discs = animation.drawing(at: 0.1).scene.marks.compactMap { mark -> (radius: Double, color: Color)? in
            guard case .disc(_, let radius) = mark.geometry, mark.blur == nil, case .solid(let color) = mark.fill else {
                return nil
            }
            return (radius, color)
        }
        let (plain, highlighted) = (ChartTheme.light.nodeColor, ChartTheme.light.selectedNodeColor)
        #expect(
            discs.map(\.color) == [plain, plain, highlighted, plain, plain, plain, plain, plain, highlighted])
        #expect(isClose(discs[3].radius / discs[2].radius, 0.710272, within: 1e-6))
        #expect(isClose(discs[8].radius / discs[7].radius, 0.710272, within: 1e-6))
    }

    @Test func theHighlightAppearsAndGoes() throws {
        for (from, to) in [(ChartOptions.Selection.noDay, ChartOptions.Selection.index(1)), (.index(1), .noDay)] {
            var options = AnimationOptions()
            options.selectionChange = .init(from: from, to: to)
            options.duration = 1
            let animation = try WeekChart(sampleWeek()).animation(options)
            #expect(animation.length == 1)
            var chosen = ChartOptions()
            chosen.selection = to
            #expect(try animation.still == WeekChart(sampleWeek(), options: chosen).drawing)
            #expect((1.01..<1.29).contains(radius(of: 1, in: animation.drawing(at: 0.3).scene) / 7.5))
        }
    }

    /// Where days are too close for nodes, the highlighted one shrinks to nothing.
    @Test func theHighlightPassesOnAmongManyDays() throws {
        var options = AnimationOptions()
        options.selectionChange = .init(from: .index(10), to: .last)
        let animation = try WeekChart(week(of: (0..<500).map { $0 % 17 })).animation(options)
        func nodes(_ time: Double) -> Int {
            animation.drawing(at: time).scene.marks.count { $0.shadow != nil }
        }
        #expect(nodes(0) == 1 && nodes(0.1) == 2 && nodes(0.2) == 1)
    }

    @Test func onlyOneThingMoves() throws {
        let chart = try WeekChart(sampleWeek(), options: ChartOptions(placement: .widget))
        let still = Set(chart.drawing.scene.marks)
        var options = AnimationOptions()
        options.part = .line
        #expect(still.subtracting(try chart.animation(options).drawing(at: 0).scene.marks).count == 1)
        options.part = .nodes
        #expect(still.subtracting(try chart.animation(options).drawing(at: 0).scene.marks).count == 3 * 7)
    }

    /// However the frames are shared out, each adds the same to the one before.
    @Test func aFileIsTheSameFromAnyThreads() throws {
        var options = AnimationOptions()
        options.frameRate = FrameRate(frames: 30)
        let animation = try WeekChart(sampleWeek()).animation(options)
        func file(threads: Int) throws -> [UInt8] {
            try animation.apng(RenderOptions(scale: 2, threads: threads))
        }
        let one = try file(threads: 1)
        #expect(try file(threads: 2) == one && file(threads: 5) == one)
    }

    /// All frames from several threads, in order, and each the same as that moment alone.
    @Test(arguments: [1, 3])
    func framesAreMoments(threads: Int) throws {
        var options = AnimationOptions()
        (options.frameRate, options.hold) = (FrameRate(frames: 8), 0.25)
        let animation = try WeekChart(sampleWeek()).animation(options)
        var count = 0
        try animation.frames(RenderOptions(scale: 1, threads: threads)) { index, png in
            #expect(index == count)
            let moment = try animation.drawing(at: animation.time(ofFrame: index)).png(.scale(1))
            #expect(png == moment)
            count += 1
        }
        #expect(count == 15 && animation.frameCount == 15)
    }

    @Test func impossibleOptionsAreRefused() throws {
        let chart = try WeekChart(sampleWeek())
        func message(_ change: (inout AnimationOptions) -> Void) -> String? {
            var options = AnimationOptions()
            change(&options)
            return #expect(throws: ChartError.self) { try chart.animation(options) }?.description
        }
        #expect(message { $0.duration = 0 } == "duration: expected seconds above 0, at most 3600, found 0.0")
        #expect(message { $0.duration = .nan }?.hasPrefix("duration: ") == true)
        #expect(message { $0.start = 1.5 } == "start: expected seconds from 0 to below 1.5, found 1.5")
        #expect(
            message { ($0.start, $0.end) = (0.5, 0.5) } == "end: expected seconds above 0.5, at most 1.5, found 0.5")
        #expect(message { $0.end = 1.6 }?.hasPrefix("end: ") == true)
        #expect(message { $0.hold = -1 } == "hold: expected seconds from 0 to 3600, found -1.0")
        #expect(message { $0.loop = 0 } == "loop: expected a number from 1 to 2147483647, found 0")
        #expect(message { $0.selectionChange = .init(from: .index(7), to: .last) }?.hasPrefix("selection: ") == true)
    }

    /// Length of the data line in a scene; of an envelope, how far it reaches.
    private func line(in scene: Scene) -> Double {
        for item in scene.marks {
            guard item.role == .dataLine, case .path(let path) = item.geometry else { continue }
            if item.fill == nil { return MeasuredPath(path).length }
            return path.elements.compactMap { if case .line(let p) = $0 { p.x } else { nil } }.max() ?? 0
        }
        return 0
    }

    /// Outer radius of a day's node, whose shadow it casts.
    private func radius(of day: Int, in scene: Scene) -> Double {
        scene.marks.compactMap(\.shadow)[day].radius
    }
}
