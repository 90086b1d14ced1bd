/// The animation of a picture that draws itself in an SVG file: SMIL elements for the entrances of its marks. All of
/// them last as long as the animation, so that they repeat together. Curves of time become polylines.
struct SVGMotion: Hashable, Sendable {
    struct MovingGroup {
        var marks: [Mark]
        /// The groups that they are in, the outermost first.
        var groups: [SVGElement] = []
        /// The y below which they are clipped; nil without clipping.
        var foot: Double?
    }

    let options: AnimationOptions
    let drawOn: DrawOn

    func movingGroups(of marks: [Mark], entering entrance: Entrance) -> [MovingGroup] {
        switch entrance {
        case .none: return [MovingGroup(marks: marks)]
        case .stroke: return marks.flatMap(stroked)
        case .pop(let turn, let center):
            let pop = transform("scale", tolerance: 0.008) { drawOn.node(turn, at: $0).scale }
            let fade = fade { drawOn.node(turn, at: $0).opacity }
            return [MovingGroup(marks: marks, groups: groups(pop + fade, about: center))]
        case .grow(let pace, let anchor):
            let grow = transform("scale") { drawOn.progress(pace, at: $0) }
            return marks.map { MovingGroup(marks: [$0], groups: groups(grow, about: $0.center(anchor))) }
        case .growInTurn(let count): return marks.flatMap { bars($0, count: count) }
        case .fade(let pace):
            return [MovingGroup(marks: marks, groups: groups(fade { min(drawOn.progress(pace, at: $0), 1) }))]
        case .rise(let distance):
            let rise = transform("translate", "0 ", tolerance: 0.1, rest: 0) { time in
                distance * (1 - drawOn.averageLine(at: time).rise)
            }
            return [MovingGroup(marks: marks, groups: groups(rise + fade { drawOn.averageLine(at: $0).opacity }))]
        // Letters are outlines, so that a number fades in and does not count up.
        case .count:
            return [MovingGroup(marks: marks, groups: groups(drawOn.part == .all ? fade(drawOn.strokeEnd) : ""))]
        }
    }

    /// Moves each bar up from below its foot, so that its corners are always round, and lets it overshoot its height.
    private func bars(_ mark: Mark, count: Int) -> [MovingGroup] {
        guard case .bars(let bars) = mark.geometry else { return [MovingGroup(marks: [mark])] }
        return bars.map { bar in
            let turn = Entrance.Turn(index: bar.index, count: count)
            let alone = with(mark) { $0.geometry = .bars([bar]) }
            // The margin of a point holds a lower edge that is not on a pixel's edge.
            let foot = bar.rect.maxY + 1
            let hidden = foot - bar.rect.y
            let slide = transform("translate", "0 ", tolerance: 0.1, rest: 0) { time in
                hidden * max(0, 1 - drawOn.bar(turn, at: time))
            }
            if slide.isEmpty { return MovingGroup(marks: [alone]) }
            let spring = transform("scale", "1 ") { max(1, drawOn.bar(turn, at: $0)) }
            let groups = groups(slide) + groups(spring, about: Point(0, bar.rect.maxY))
            return MovingGroup(marks: [alone], groups: groups, foot: foot)
        }
    }

    /// Draws each subpath of the line in turn. The area of very many days fades in as a whole.
    private func stroked(_ mark: Mark) -> [MovingGroup] {
        guard case .path(let path) = mark.geometry, mark.fill == nil else {
            return [MovingGroup(marks: [mark], groups: groups(fade(drawOn.strokeEnd)))]
        }
        let whole = MeasuredPath(path).length
        var before = 0.0
        return path.subpaths.map { stretch in
            let length = MeasuredPath(stretch).length
            let start = before
            before += length
            func drawn(_ time: Double) -> Double { drawOn.strokeEnd(at: time) * whole - start }
            // The line is a single dash, longer than the subpath. At first its offset hides even its round end.
            let dash = length.rounded(.up) + 2
            let offset = animate("animate attributeName=\"stroke-dashoffset\"", tolerance: 0.15, rest: 0) { time in
                let drawn = drawn(time)
                return drawn >= length ? 0 : drawn > 0 ? dash - drawn : dash + 1
            }
            let set = "<set attributeName=\"stroke-dasharray\" to=\"\(SVGNumber.text(dash, decimals: 0))\"/>"
            let text = length == 0 ? fade { drawn($0) > 0 ? 1 : 0 } : offset.isEmpty ? "" : set + offset
            return MovingGroup(marks: [with(mark) { $0.geometry = .path(stretch) }], groups: groups(text))
        }
    }

    /// Returns the groups of some animations; none if there are no animations.
    /// - Parameter fixedPoint: the origin of the animations; nil for that of the picture.
    private func groups(_ animations: String, about fixedPoint: Point? = nil) -> [SVGElement] {
        if animations.isEmpty { return [] }
        let moving = SVGElement(shape: "g", classes: [SVGStyle.moving], inside: animations)
        guard let fixedPoint else { return [moving] }
        func moved(_ p: Point) -> SVGElement {
            let x = SVGNumber.text(p.x, decimals: 2)
            let y = SVGNumber.text(p.y, decimals: 2)
            return SVGElement(shape: "g transform=\"translate(\(x) \(y))\"")
        }
        return [moved(fixedPoint), moving, moved(-fixedPoint)]
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

    /// The number of samples of a curve: one for each 2.5 ms of the default duration.
    private static let steps = 600

    /// Returns an animation as text; empty if its value never changes.
    /// - Parameters:
    ///   - prefix: the text before each value.
    ///   - tolerance: the greatest distance of a value from the curve.
    ///   - rest: the value in the finished chart.
    ///   - value: returns the value at a time in parts of the duration.
    private func animate(
        _ element: String, _ prefix: String = "", tolerance: Double, rest: Double = 1, _ value: (Double) -> Double
    ) -> String {
        let moving = options.lastMoment - options.start
        let cycle = moving + options.restTime
        let values = (0...Self.steps).map { step in
            let passed = moving * Double(step) / Double(Self.steps)
            let time = options.isReversed ? options.lastMoment - passed : options.start + passed
            return time < options.length ? value(time / options.baseDuration) : rest
        }
        if values.allSatisfy({ $0 == rest }) { return "" }
        var corners = [0] + Self.corners(values, 0, Self.steps, tolerance)
        var times = corners.map { moving / cycle * Double($0) / Double(Self.steps) }
        if options.restTime > 0 {
            corners.append(Self.steps)
            times.append(1)
        }
        // The decimals are enough for milliseconds.
        let decimals = max(4, "\(Int(cycle * 1000))".utf8.count)
        let texts = corners.map { prefix + SVGNumber.text(values[$0], decimals: tolerance < 0.1 ? 3 : 1) }
        return "<\(element) values=\"\(texts.joined(separator: ";"))\" dur=\"\(SVGNumber.text(cycle, decimals: 4))s\""
            + " keyTimes=\"\(times.map { SVGNumber.text($0, decimals: decimals) }.joined(separator: ";"))\""
            + (options.loop == 1 ? "" : " repeatCount=\"\(options.loop.map(String.init) ?? "indefinite")\"")
            + (values.last == rest ? "/>" : " fill=\"freeze\"/>")
    }

    /// Returns the indices of a curve's corners as a polyline, after `start`, up to `end` (Ramer, Douglas and Peucker).
    private static func corners(_ values: [Double], _ start: Int, _ end: Int, _ tolerance: Double) -> [Int] {
        let slope = (values[end] - values[start]) / Double(end - start)
        let between = (start...end).map { abs(values[$0] - values[start] - slope * Double($0 - start)) }
        guard let most = between.max(), most > tolerance, let index = between.firstIndex(of: most) else { return [end] }
        let middle = start + index
        return corners(values, start, middle, tolerance) + corners(values, middle, end, tolerance)
    }
}

extension Mark {
    fileprivate func center(_ anchor: Entrance.Anchor) -> Point {
        guard case .rect(let rect, _) = geometry else { return .zero }
        return anchor == .left ? Point(rect.x, rect.midY) : rect.center
    }
}
