/// A mark of a finished picture with its line measured once, so that each frame can draw a part of it.
struct EnteringMark: Sendable {
    let mark: Mark
    /// The measured path of a line that grows; nil for other marks.
    var line: MeasuredPath?
    var members: [EnteringMark] = []

    init(_ mark: Mark) {
        self.mark = mark
        let isLine = mark.entrance == .stroke && mark.fill == nil
        switch mark.geometry {
        case .group(let marks): members = marks.map(EnteringMark.init)
        case .path(let path) where isLine: line = MeasuredPath(path)
        case .disc(let center, let radius) where isLine: line = MeasuredPath(.ring(center: center, radius: radius))
        default: break
        }
    }
}

extension DrawOn {
    /// Returns the marks of a picture, back to front, at a time in parts of the duration. Each mark moves by its own
    /// entrance alone. Consecutive marks of one entrance fade as a group.
    func marks(_ marks: [EnteringMark], at time: Double) -> [Mark] {
        marks.runs(by: \.mark.entrance).flatMap { self.marks($0.elements, entering: $0.key, at: time) }
    }

    private func marks(_ run: ArraySlice<EnteringMark>, entering entrance: Entrance, at time: Double) -> [Mark] {
        switch entrance {
        case .none: return run.flatMap { resolved($0, at: time) }
        case .stroke:
            let part = strokeEnd(at: time)
            return part > 0 ? run.map { $0.mark.stroked(to: part, along: $0.line) } : []
        case .pop(let turn, let center):
            let (scale, opacity) = node(turn, at: time)
            guard scale > 0, opacity > 0 else { return [] }
            return run.map { $0.mark.scaled(by: scale, about: center) }.faded(to: opacity)
        case .grow(let pace, let anchor):
            let part = progress(pace, at: time)
            return part > 0 ? run.map { $0.mark.grown(to: part, from: anchor) } : []
        case .growInTurn(let count):
            return run.compactMap { entering in
                entering.mark.grown { bar(Entrance.Turn(index: $0, count: count), at: time) }
            }
        case .fade(let pace): return run.flatMap { resolved($0, at: time) }.faded(to: progress(pace, at: time))
        case .rise(let distance):
            let (rise, opacity) = averageLine(at: time)
            guard opacity > 0 else { return [] }
            return run.flatMap { entering in
                entering.mark.opened(by: self, at: time).risen(rise == 1 ? 0 : distance * (1 - rise), opacity).resolved
            }
        case .count:
            let part = part == .all ? strokeEnd(at: time) : 1
            return run.flatMap { part < 1 ? $0.mark.counted(to: part) : $0.mark.resolved }
        }
    }

    private func resolved(_ entering: EnteringMark, at time: Double) -> [Mark] {
        guard case .group = entering.mark.geometry else { return entering.mark.opened(by: self, at: time).resolved }
        return [with(entering.mark) { $0.geometry = .group(marks(entering.members, at: time)) }]
    }
}

extension Path {
    /// Returns a circle that begins at its top and runs clockwise.
    static func ring(center: Point, radius: Double) -> Path {
        let arcs = Path.circle(center: center, radius: radius).elements
        // Circles begin on the right, three quarters after the top.
        return Path(elements: [.move(center + Point(0, -radius))] + arcs[7...8] + arcs[1...6])
    }
}

extension Mark {
    /// Returns the line with its gaps for numbers, each opened in proportion to its number's entrance.
    fileprivate func opened(by drawOn: DrawOn, at time: Double) -> Mark {
        if gaps.isEmpty { return self }
        return with(self) { mark in
            for index in gaps.indices {
                if let pace = gaps[index].pace { mark.gaps[index].part = min(1, drawOn.progress(pace, at: time)) }
            }
        }
    }

    /// Returns the drawn part of a line, or of a filled area, which is cut off on the right.
    /// - Parameter line: the whole line; nil for a filled area.
    fileprivate func stroked(to part: Double, along line: MeasuredPath?) -> Mark {
        if part >= 1 { return self }
        if let line { return with(self) { $0.geometry = .path(line.trimmed(to: part)) } }
        guard case .path(let path) = geometry, let bounds = path.bounds else { return self }
        let end = bounds.x + bounds.width * part
        let elements = path.elements.filter { $0.end.map { $0.x <= end } ?? true }
        return with(self) { $0.geometry = .path(Path(elements: elements)) }
    }

    fileprivate func scaled(by scale: Double, about center: Point) -> Mark {
        let scale = blur == nil ? scale : DrawOn.shadow(ofNode: scale)
        func moved(_ p: Point) -> Point { center + (p - center) * scale }
        return with(self) { mark in
            switch geometry {
            case .disc(let middle, let radius): mark.geometry = .disc(center: moved(middle), radius: radius * scale)
            case .path(let path): mark.geometry = .path(path.mapped(moved))
            case .rect, .bars, .text, .group: break
            }
            mark.stroke?.pen.width *= scale
            mark.blur = blur.map { $0 * scale }
        }
    }

    fileprivate func grown(to part: Double, from anchor: Entrance.Anchor) -> Mark {
        guard case .rect(var rect, let radius) = geometry else { return self }
        switch anchor {
        case .left: rect.width *= part
        case .center: rect = rect.grown(by: (part - 1) / 2 * min(rect.width, rect.height))
        }
        return with(self) { $0.geometry = .rect(rect, radius: radius * min(1, part)) }
    }

    /// Returns the bars, each grown to a part of its height; nil if none is visible.
    /// - Parameter part: returns the part of the bar of an index.
    fileprivate func grown(_ part: (Int) -> Double) -> Mark? {
        guard case .bars(let bars) = geometry else { return self }
        let grown = bars.map { $0.grown(to: part($0.index)) }.filter { $0.rect.height > 0 }
        return grown.isEmpty ? nil : with(self) { $0.geometry = .bars(grown) }
    }

    /// Returns the line moved down by a distance in points, with its opacity multiplied.
    fileprivate func risen(_ distance: Double, _ opacity: Double) -> Mark {
        guard case .path(let path) = geometry else { return self }
        return with(self) { mark in
            mark.geometry = .path(path.mapped { Point($0.x, $0.y + distance) })
            guard case .solid(let color) = stroke?.paint else { return }
            mark.stroke?.paint = .solid(with(color) { $0.alpha *= opacity })
        }
    }

    fileprivate func counted(to part: Double) -> [Mark] {
        guard let text else { return resolved }
        return text.counted(part).flatMap { letter in with(self) { $0.geometry = .text(letter) }.resolved }
    }
}
