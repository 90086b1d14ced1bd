extension Mark {
    /// Returns the mark as it is drawn at `scale` pixels per point, up to 4: horizontal and vertical lines are aligned
    /// to pixels, except for the data line and the line of the days before.
    func onPixelGrid(_ scale: Double) -> Mark {
        guard scale <= 4, fill == nil, role != .dataLine, role != .daysBefore else { return self }
        guard case .path(let path) = geometry, let pen = stroke?.pen else { return self }
        // The pen's upper or left edge is on the grid, and the other one, too, if its width is whole pixels.
        func edge(_ x: Double) -> Double { (x - pen.width / 2).snapped(scale) + pen.width / 2 }
        let isLevel = path.runs(along: { $0.y })
        guard isLevel || path.runs(along: { $0.x }) else { return self }
        let aligned = path.mapped { isLevel ? Point($0.x.snapped(scale), edge($0.y)) : Point(edge($0.x), $0.y) }
        return with(self) { $0.geometry = .path(aligned) }
    }
}

extension Double {
    /// Returns the nearest edge of a pixel.
    func snapped(_ scale: Double) -> Double { (self * scale).rounded() / scale }
}

extension Path {
    /// Returns true if the path consists of straight lines along which this coordinate is constant.
    fileprivate func runs(along coordinate: (Point) -> Double) -> Bool {
        segments.allSatisfy { segment in
            switch segment {
            case .move: true
            case .line(let a, let b): coordinate(a) == coordinate(b)
            case .cubic, .close: false
            }
        }
    }
}
