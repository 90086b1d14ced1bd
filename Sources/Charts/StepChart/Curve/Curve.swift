extension ChartOptions {
    /// The shape of the data line between days.
    public enum Curve: String, Hashable, Sendable, CaseIterable {
        /// A smooth line that never rises above or falls below the days it joins.
        case monotone
        /// A straight line from day to day.
        case linear
        /// A rounder line, which may swing a little past a peak.
        case catmullRom = "catmull-rom"

        /// Returns the line through `points`, in order. A nil is a gap: the line stops before it and a new subpath
        /// starts after it; a point alone between gaps is a subpath of one point.
        func path(through points: some Sequence<Point?>) -> Path {
            var elements: [Path.Element] = []
            elements.reserveCapacity(points.underestimatedCount)
            for run in points.split(whereSeparator: { $0 == nil }) {
                let run = run.compactMap(\.self)
                elements.append(.move(run[0]))
                // The curve through two points is a straight line.
                switch run.count > 2 ? self : .linear {
                case .monotone: curveMonotoneX(run, to: &elements)
                case .linear: elements += run.dropFirst().lazy.map(Path.Element.line)
                case .catmullRom: curveCatmullRom(run, to: &elements)
                }
            }
            return Path(elements: elements)
        }
    }
}
