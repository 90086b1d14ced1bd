/// A pattern of dashes and gaps along a path's arc length.
struct Dashes {
    /// The drawn length of a dash of length 0, in the path's units: enough to give its caps a direction.
    private static let dot = 1e-6

    /// The lengths of dashes and gaps, alternating; an even number.
    private let lengths: [Double]
    private let period: Double

    /// The dashes of a style; nil if its line is solid: without lengths, with negative or infinite ones, or only 0.
    init?(_ style: StrokeStyle) {
        let lengths = style.dashes
        self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        period = self.lengths.reduce(0, +)
        guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    }

    /// The path's dashes, each a subpath with its share of the path's corners.
    ///
    /// Each subpath restarts the pattern with a dash. On a closed subpath, a dash that reaches the end is joined to the
    /// first one. A dash that would start at the end is omitted. Positions are exact to 1e-9 of the subpath's length.
    func dashes(of path: Path) -> Path {
        let subpaths = path.measuredSubpaths
        let count = subpaths.reduce(0) { $0 + $1.length } / period * Double(lengths.count / 2)
        // A path with more dashes is drawn as a solid line.
        guard count <= 100_000 else { return path }
        var dashes: [Path.Element] = []
        for subpath in subpaths { append(subpath, to: &dashes) }
        return Path(elements: dashes)
    }

    private func append(_ subpath: MeasuredSubpath, to dashes: inout [Path.Element]) {
        let tolerance = min(subpath.length * 1e-9, Self.dot / 10)
        let first = dashes.count
        var second: Int?
        var reached = 0.0
        var periods = 0.0
        var segment = 0
        walk: while true {
            var start = periods * period
            for i in stride(from: 0, to: lengths.count, by: 2) {
                guard start < subpath.length - tolerance else { break walk }
                if dashes.count > first { second = second ?? dashes.count }
                reached = start + max(lengths[i], Self.dot)
                subpath.append(from: start, to: reached, tolerance: tolerance, segment: &segment, to: &dashes)
                start += lengths[i] + lengths[i + 1]
            }
            periods += 1
        }
        guard subpath.length > 0 else { return dashes.append(.move(subpath.start)) }
        guard subpath.isClosed, reached >= subpath.length - tolerance else { return }
        if let second {
            // The last dash continues into the first one.
            dashes += dashes[first + 1..<second]
            dashes.removeSubrange(first..<second)
        } else {
            dashes.append(.close)
        }
    }
}

/// A subpath with the lengths of its segments.
private struct MeasuredSubpath {
    var start: Point
    /// The segments, each with the length from the subpath's start to the segment's end.
    var segments: [(segment: Path.Segment, end: Double)] = []
    var isClosed = false

    var length: Double { segments.last?.end ?? 0 }

    /// Adds the part between two lengths from the start as a subpath, without segments that have no more than
    /// `tolerance` of it. `index` is the segment at which the search starts, and is advanced for the next part.
    func append(
        from start: Double, to end: Double, tolerance: Double, segment index: inout Int, to path: inout [Path.Element]
    ) {
        while index < segments.count - 1, segments[index].end <= start + tolerance { index += 1 }
        var isFirst = true
        for i in index..<segments.count {
            let before = i == 0 ? 0 : segments[i - 1].end
            guard isFirst || end - before > tolerance else { return }
            let (segment, segmentEnd) = segments[i]
            let part = segment.part(from: start - before, to: end - before, of: segmentEnd - before)
            if isFirst { path.append(.move(part.start)) }
            path.append(part.element)
            isFirst = false
        }
    }
}

extension Path {
    /// The path's subpaths, without segments that have no length.
    fileprivate var measuredSubpaths: [MeasuredSubpath] {
        var subpaths: [MeasuredSubpath] = []
        var isOpen = false
        for segment in segments {
            // A subpath is not closed twice.
            if case .close = segment, !isOpen { continue }
            if case .move = segment { isOpen = false }
            if !isOpen { subpaths.append(MeasuredSubpath(start: segment.start)) }
            isOpen = true
            let length = segment.arcLength
            let last = subpaths.count - 1
            if length > 0 { subpaths[last].segments.append((segment, subpaths[last].length + length)) }
            if case .close = segment {
                subpaths[last].isClosed = true
                isOpen = false
            }
        }
        return subpaths
    }
}
