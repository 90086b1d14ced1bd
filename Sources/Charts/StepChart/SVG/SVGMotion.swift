/// How the parts of a chart come into being, as animations inside of SVG elements: those of SMIL, which need no script.
///
/// All of them last as long as the animation, so that they are played again together. Curves become straight stretches,
/// no further from them than can be seen.
struct SVGMotion: Hashable, Sendable {
    /// A mark, and the groups that it is in, the outermost first.
    typealias Part = (mark: Mark, groups: [SVGElement])

    let chart: WeekChart
    let options: AnimationOptions
    let drawOn: DrawOn
    let line: MeasuredPath

    /// What moves by itself of a mark; nil of one that stands still.
    func parts(of mark: Mark) -> [Part]? {
        let layout = chart.layout
        if mark.role == .dataLine { return dataLine(mark) }
        if mark.role == .averageLine, let line = layout.averageLine {
            let rise = transform("translate", "0 ", tolerance: 0.1, rest: 0) { time in
                let moment = Moment.drawing(drawOn, time: time)
                return moment.averageLine(line, in: layout.plot, chart.drawnTheme).0.y - line.y
            }
            return [(mark, groups(rise + fade { drawOn.averageLine(at: $0).opacity }))]
        }
        guard case .index(let index) = mark.role.part, layout.nodes.indices.contains(index) else { return nil }
        let node = layout.nodes[index]
        func grow(_ prefix: String = "") -> String { transform("scale", prefix) { drawOn.bar(index, at: $0) } }
        if mark.role == .node(index), let y = node.y {
            let pop = transform("scale", tolerance: 0.008) { drawOn.node(index, at: $0).scale }
            return [(mark, groups(pop + fade { drawOn.node(index, at: $0).opacity }, about: Point(node.x, y)))]
        }
        if mark.role == .value(index) {
            return [(mark, groups(fade { drawOn.value(index, at: $0, isBar: node.bar != nil) }))]
        }
        if mark.role == .bar(.index(index)), let bar = node.bar {
            return [(mark, groups(grow("1 "), about: Point(0, bar.maxY)))]
        }
        guard mark.role == .cell(index), let cell = node.cell else { return nil }
        return [(mark, groups(grow(), about: Point(cell.midX, cell.midY)))]
    }

    /// Each stretch of the line is drawn when the pen gets there. What many days fill comes as a whole.
    private func dataLine(_ mark: Mark) -> [Part] {
        guard case .stroke(let path, let pen, let paint) = mark.shape else {
            return [(mark, groups(fade(drawOn.strokeEnd)))]
        }
        var before = 0.0
        return path.subpaths.map { stretch in
            let (length, start) = (MeasuredPath(stretch).length, before)
            before += length
            func drawn(_ time: Double) -> Double { drawOn.strokeEnd(at: time) * line.length - start }
            // One dash that is longer than the line, of which nothing is there at first, not even its round end.
            let dash = length.rounded(.up) + 2
            let offset = animate("animate attributeName=\"stroke-dashoffset\"", tolerance: 0.15, rest: 0) { time in
                let drawn = drawn(time)
                return drawn >= length ? 0 : drawn > 0 ? dash - drawn : dash + 1
            }
            let set = "<set attributeName=\"stroke-dasharray\" to=\"\(SVGNumber.text(dash, decimals: 0))\"/>"
            let text = length == 0 ? fade { drawn($0) > 0 ? 1 : 0 } : offset.isEmpty ? "" : set + offset
            return (Mark(.dataLine, .stroke(stretch, pen, paint)), groups(text))
        }
    }

    /// - Parameter place: what stays where it is.
    private func groups(_ animations: String, about place: Point? = nil) -> [SVGElement] {
        if animations.isEmpty { return [] }
        let moving = SVGElement(shape: "g", classes: [SVGStyle.moving], inside: animations)
        guard let place else { return [moving] }
        func moved(_ p: Point) -> SVGElement {
            let (x, y) = (SVGNumber.text(p.x, decimals: 2), SVGNumber.text(p.y, decimals: 2))
            return SVGElement(shape: "g transform=\"translate(\(x) \(y))\"")
        }
        return [moved(place), moving, moved(-place)]
    }

    // MARK: Animations

    private func fade(_ opacity: (Double) -> Double) -> String {
        animate("animate attributeName=\"opacity\"", tolerance: 0.02, opacity)
    }

    private func transform(
        _ type: String, _ prefix: String = "", tolerance: Double = 0.005, rest: Double = 1, _ value: (Double) -> Double
    ) -> String {
        let element = "animateTransform attributeName=\"transform\" type=\"\(type)\""
        return animate(element, prefix, tolerance: tolerance, rest: rest, value)
    }

    /// In how many steps curves are looked at: of the usual length 2.5 ms each.
    private static let steps = 600

    /// An animation; nothing of what rests all the time.
    /// - Parameters:
    ///   - prefix: what comes before each value.
    ///   - tolerance: how far a value may be from the curve.
    ///   - rest: what it is in the finished chart.
    ///   - value: by the time in parts of the duration.
    private func animate(
        _ element: String, _ prefix: String = "", tolerance: Double, rest: Double = 1, _ value: (Double) -> Double
    ) -> String {
        let moving = options.lastMoment - options.start
        let cycle = moving + options.hold
        let values = (0...Self.steps).map { step in
            let passed = moving * Double(step) / Double(Self.steps)
            let time = options.isReversed ? options.lastMoment - passed : options.start + passed
            return time < options.length ? value(time / options.unit) : rest
        }
        if values.allSatisfy({ $0 == rest }) { return "" }
        var corners = [0] + Self.corners(values, 0, Self.steps, tolerance)
        var times = corners.map { moving / cycle * Double($0) / Double(Self.steps) }
        if options.hold > 0 {
            corners.append(Self.steps)
            times.append(1)
        }
        // A millisecond, at least.
        let decimals = max(4, "\(Int(cycle * 1000))".utf8.count)
        let texts = corners.map { prefix + SVGNumber.text(values[$0], decimals: tolerance < 0.1 ? 3 : 1) }
        return "<\(element) values=\"\(texts.joined(separator: ";"))\" dur=\"\(SVGNumber.text(cycle, decimals: 4))s\""
            + " keyTimes=\"\(times.map { SVGNumber.text($0, decimals: decimals) }.joined(separator: ";"))\""
            + (options.loop == 1 ? "" : " repeatCount=\"\(options.loop.map(String.init) ?? "indefinite")\"")
            + (values.last == rest ? "/>" : " fill=\"freeze\"/>")
    }

    /// Where a curve is cut into straight stretches: after `start`, up to `end` (Ramer, Douglas and Peucker).
    private static func corners(_ values: [Double], _ start: Int, _ end: Int, _ tolerance: Double) -> [Int] {
        let slope = (values[end] - values[start]) / Double(end - start)
        let between = (start...end).map { abs(values[$0] - values[start] - slope * Double($0 - start)) }
        guard let most = between.max(), most > tolerance, let index = between.firstIndex(of: most) else { return [end] }
        let middle = start + index
        return corners(values, start, middle, tolerance) + corners(values, middle, end, tolerance)
    }
}
