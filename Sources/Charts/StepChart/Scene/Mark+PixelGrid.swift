extension Mark {
    /// The mark as it is drawn at so many pixels per point: bars, and straight lines along the axes, begin where pixels do.
    /// What the data line joins stays exact, and so does all at more than 4 pixels per point, where nobody sees it.
    func onPixelGrid(_ scale: Double) -> Mark {
        if scale > 4 { return self }
        switch shape {
        case .stroke(let path, let pen, let paint) where role != .dataLine && role != .daysBefore:
            // The pen's upper or left edge is on the grid; both are where it is whole pixels wide.
            func edge(_ x: Double) -> Double { (x - pen.width / 2).snapped(scale) + pen.width / 2 }
            if path.runs(along: \.y) {
                return Mark(role, .stroke(path.mapped { Point($0.x.snapped(scale), edge($0.y)) }, pen, paint))
            }
            if path.runs(along: \.x) { return Mark(role, .stroke(path.mapped { Point(edge($0.x), $0.y) }, pen, paint)) }
            return self
        case .fill(let path, let paint) where role.kind == Role.bar(.only).kind:
            let bars = path.subpaths.reduce(into: Path()) { $0.append($1.onPixelGrid(scale)) }
            return Mark(role, .fill(bars, paint))
        default: return self
        }
    }
}

extension Double {
    /// The end of a pixel that is nearest.
    fileprivate func snapped(_ scale: Double) -> Double { (self * scale).rounded() / scale }
}

extension Path {
    /// A bar on whole pixels, as wide as all that are as wide as it; the same where it is hardly wider than a pixel.
    fileprivate func onPixelGrid(_ scale: Double) -> Path {
        guard let bar = bounds, bar.width * scale >= 2, bar.height > 0 else { return self }
        let (x, width, bottom) = (bar.x.snapped(scale), bar.width.snapped(scale), bar.maxY.snapped(scale))
        let y = min(bar.y.snapped(scale), bottom - 1 / scale)
        return mapped {
            Point(x + ($0.x - bar.x) * width / bar.width, y + ($0.y - bar.y) * (bottom - y) / bar.height)
        }
    }

    /// Whether all of it are straight lines on which this is the same from end to end.
    fileprivate func runs(along place: KeyPath<Point, Double>) -> Bool {
        segments.allSatisfy { segment in
            switch segment {
            case .move: true
            case .line(let a, let b): a[keyPath: place] == b[keyPath: place]
            case .cubic, .close: false
            }
        }
    }
}
