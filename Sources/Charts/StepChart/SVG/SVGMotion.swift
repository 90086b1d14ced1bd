/// How the parts of a chart come into being, as animations inside of SVG elements: those of SMIL, which need no script.
///
/// All of them last as long as the animation, so that they are played again together. Curves become straight stretches,
/// no further from them than can be seen.
struct SVGMotion {
    /// A mark, and the elements that it is inside of, the outermost first.
    typealias Part = (mark: Mark, enclosing: [SVGElement])

    private let layout: ChartLayout
    private let theme: ChartTheme
    private let options: AnimationOptions
    private let drawOn: DrawOn
    /// Of the data line.
    private let length: Double

    init(_ animation: WeekAnimation, lineLength: Double) {
        (layout, theme, options) = (animation.chart.layout, animation.chart.drawnTheme, animation.options)
        (drawOn, length) = (animation.drawOn, lineLength)
    }

    /// What moves by itself of a mark; nil of one that stands still.
    func parts(of mark: Mark) -> [Part]? {
        if mark.role == .dataLine { return dataLine(mark) }
        if mark.role == .averageLine, let line = layout.averageLine {
            let rise = animate(tolerance: 0.1, rest: 0) { time in
                Moment.drawing(drawOn, time: time).averageLine(line, in: layout.plot, theme).0.y - line.y
            }
            let opacity = animate(tolerance: 0.02) { drawOn.averageLine(at: $0).opacity }
            return [(mark, [group([rise.transform("translate", "0 "), opacity.attribute("opacity")])])]
        }
        guard case .index(let index) = mark.role.part, layout.nodes.indices.contains(index) else { return nil }
        let node = layout.nodes[index]
        let bar = animate(tolerance: 0.005) { drawOn.bar(index, at: $0) }
        switch mark.role {
        case .node(index):
            guard let y = node.y else { return nil }
            let scale = animate(tolerance: 0.008) { drawOn.node(index, at: $0).scale }
            let opacity = animate(tolerance: 0.02) { drawOn.node(index, at: $0).opacity }
            return [
                (mark, about(Point(node.x, y), [scale.transform("scale"), opacity.attribute("opacity")]))
            ]
        case .value(index):
            let opacity = animate(tolerance: 0.02) { drawOn.value(index, at: $0, isBar: node.bar != nil) }
            return [(mark, [group([opacity.attribute("opacity")])])]
        case .bar(.index(index)):
            guard let rect = node.bar else { return nil }
            return [(mark, about(Point(0, rect.maxY), [bar.transform("scale", "1 ")]))]
        case .cell(index):
            guard let cell = node.cell else { return nil }
            return [(mark, about(Point(cell.midX, cell.midY), [bar.transform("scale")]))]
        default: return nil
        }
    }

    /// Each stretch of the line is drawn when the pen gets there.
    private func dataLine(_ mark: Mark) -> [Part] {
        guard case .stroke(let path, let pen, let paint) = mark.shape else {
            // What many days fill grows from nothing to what it is.
            return [(mark, [group([animate(tolerance: 0.02) { drawOn.strokeEnd(at: $0) }.attribute("opacity")])])]
        }
        var before = 0.0
        return path.subpaths.map { stretch in
            let (own, start) = (MeasuredPath(stretch).length, before)
            before += own
            func drawn(_ time: Double) -> Double { drawOn.strokeEnd(at: time) * length - start }
            let mark = Mark(.dataLine, .stroke(stretch, pen, paint))
            if own == 0 {
                let opacity = animate(tolerance: 0.02) { drawn($0) > 0 ? 1 : 0 }
                return (mark, [group([opacity.attribute("opacity")])])
            }
            // One dash that is longer than the line, of which nothing is there at first, not even its round end.
            let dash = own.rounded(.up) + 2
            let offset = animate(tolerance: 0.15, rest: 0) { time in
                let drawn = drawn(time)
                return drawn >= own ? 0 : drawn > 0 ? dash - drawn : dash + 1
            }
            if offset.text.isEmpty { return (mark, []) }
            let set = "<set attributeName=\"stroke-dasharray\" to=\"\(SVGNumber.text(dash, decimals: 0))\"/>"
            return (mark, [group([set, offset.attribute("stroke-dashoffset")], shape: "")])
        }
    }

    // MARK: Elements

    private func group(_ animations: [String], shape: String = "g") -> SVGElement {
        let text = animations.joined()
        return SVGElement(shape: shape, inside: text, classes: text.isEmpty ? [] : [SVGStyle.moving])
    }

    /// Groups in which a place stays where it is.
    private func about(_ place: Point, _ animations: [String]) -> [SVGElement] {
        let moving = group(animations)
        if moving.inside.isEmpty { return [] }
        func moved(_ p: Point) -> SVGElement {
            let (x, y) = (SVGNumber.text(p.x, decimals: 2), SVGNumber.text(p.y, decimals: 2))
            return SVGElement(shape: "g transform=\"translate(\(x) \(y))\"")
        }
        return [moved(place), moving, moved(-place)]
    }

    // MARK: Animations

    /// The values of an attribute and their times; without text where it rests all the time.
    private struct Track {
        /// Attributes of an element that has them.
        let text: String
        let values: [String]

        func attribute(_ name: String) -> String { element("animate attributeName=\"\(name)\"", "") }

        /// - Parameter start: what comes before each value.
        func transform(_ type: String, _ start: String = "") -> String {
            element("animateTransform attributeName=\"transform\" type=\"\(type)\"", start)
        }

        private func element(_ name: String, _ start: String) -> String {
            if text.isEmpty { return "" }
            return "<\(name) values=\"\(values.map { start + $0 }.joined(separator: ";"))\"\(text)/>"
        }
    }

    /// In how many steps curves are looked at: of the usual length 2.5 ms each.
    private static let steps = 600

    /// - Parameters:
    ///   - tolerance: how far a value may be from the curve.
    ///   - rest: what it is in the finished chart.
    ///   - value: by the time in parts of the duration.
    private func animate(tolerance: Double, rest: Double = 1, _ value: (Double) -> Double) -> Track {
        let moving = options.lastMoment - options.start
        let cycle = moving + options.hold
        let values = (0...Self.steps).map { step in
            let passed = moving * Double(step) / Double(Self.steps)
            let time = options.isReversed ? options.lastMoment - passed : options.start + passed
            return time < options.length ? value(time / options.unit) : rest
        }
        if values.allSatisfy({ $0 == rest }) { return Track(text: "", values: []) }
        let corners = [0] + Self.corners(values, 0, Self.steps, tolerance)
        // A millisecond, at least.
        let decimals = max(4, "\(Int(cycle * 1000))".utf8.count)
        var times = corners.map { step in
            SVGNumber.text(moving / cycle * Double(step) / Double(Self.steps), decimals: decimals)
        }
        var texts = corners.map { SVGNumber.text(values[$0], decimals: tolerance < 0.1 ? 3 : 1) }
        if options.hold > 0, let last = texts.last {
            times.append("1")
            texts.append(last)
        }
        var text = " dur=\"\(SVGNumber.text(cycle, decimals: 4))s\" keyTimes=\"\(times.joined(separator: ";"))\""
        if options.loop != 1 { text += " repeatCount=\"\(options.loop.map(String.init) ?? "indefinite")\"" }
        if values.last != rest { text += " fill=\"freeze\"" }
        return Track(text: text, values: texts)
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
