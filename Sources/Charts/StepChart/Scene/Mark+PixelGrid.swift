extension Mark {
    /// The mark as it is drawn at `scale` pixels per point: straight lines along the axes begin where pixels do. The
    /// data line and the line of the days before stay exact, as do all marks at more than 4 pixels per point.
    func onPixelGrid(_ scale: Double) -> Mark {
        guard scale <= 4, fill == nil, role != .dataLine, role != .daysBefore else { return self }
        guard case .path(let path) = geometry, let pen = stroke?.pen else { return self }
        // The pen's upper or left edge is on the grid; both are where it is whole pixels wide.
        func edge(_ x: Double) -> Double { (x - pen.width / 2).snapped(scale) + pen.width / 2 }
        if path.runs(along: \.y) {
            return with(self) { $0.geometry = .path(path.mapped { Point($0.x.snapped(scale), edge($0.y)) }) }
        }
        if path.runs(along: \.x) {
            return with(self) { $0.geometry = .path(path.mapped { Point(edge($0.x), $0.y) }) }
        }
        return self
    }
}

extension Double {
    /// The end of a pixel that is nearest.
    func snapped(_ scale: Double) -> Double { (self * scale).rounded() / scale }
}

extension Path {
    /// True if the path consists of straight lines on which this coordinate is the same from end to end.
    fileprivate func runs(along coordinate: KeyPath<Point, Double>) -> Bool {
        segments.allSatisfy { segment in
            switch segment {
            case .move: true
            case .line(let a, let b): a[keyPath: coordinate] == b[keyPath: coordinate]
            case .cubic, .close: false
            }
        }
    }
}
