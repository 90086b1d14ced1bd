/// A pattern of dashes and gaps along a path's arc length.
struct Dashes {
    /// A dash without length is drawn so long, in the path's units: enough for its caps to have a direction.
    private static let dot = 1e-6

    /// The lengths of dashes and gaps by turns, an even number.
    private let lengths: [Double]
    private let period: Double

    /// The dashes of a style; nil for a pattern that breaks no line: without lengths, or negative, not finite or all 0.
    init?(_ style: StrokeStyle) {
        let lengths = style.dashes
        self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        period = self.lengths.reduce(0, +)
        guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    }

    /// The path's dashes, each a subpath with its share of the path's corners.
    ///
    /// The pattern starts anew with each subpath, with a dash. On a closed one the dash that reaches the end and the first
    /// one are one dash. A dash that would only begin at the end is left out. Each lies where it should to 1e-9 of the
    /// subpath's length.
    func dashes(of path: Path) -> Path {
        let runs = path.runs
        let count = runs.reduce(0) { $0 + $1.length } / period * Double(lengths.count / 2)
        // A path that would fall into more dashes is drawn unbroken.
        guard count <= 100_000 else { return path }
        var dashes: [Path.Element] = []
        for run in runs { append(run, to: &dashes) }
        return Path(elements: dashes)
    }

    private func append(_ run: Run, to dashes: inout [Path.Element]) {
        let blur = min(run.length * 1e-9, Self.dot / 10)
        let first = dashes.count
        var second: Int?
        var reached = 0.0
        var whole = 0.0
        var segment = 0
        walk: while true {
            var start = whole * period
            for i in stride(from: 0, to: lengths.count, by: 2) {
                guard start < run.length - blur else { break walk }
                if dashes.count > first { second = second ?? dashes.count }
                reached = start + max(lengths[i], Self.dot)
                run.append(from: start, to: reached, blur: blur, segment: &segment, to: &dashes)
                start += lengths[i] + lengths[i + 1]
            }
            whole += 1
        }
        guard run.length > 0 else { return dashes.append(.move(run.start)) }
        guard run.isClosed, reached >= run.length - blur else { return }
        if let second {
            // The first dash goes on where the last one ends.
            dashes += dashes[first + 1..<second]
            dashes.removeSubrange(first..<second)
        } else {
            dashes.append(.close)
        }
    }
}

private struct Run {
    var start: Point
    /// The segments, each with the length from the run's start to its end.
    var segments: [(segment: Path.Segment, end: Double)] = []
    var isClosed = false

    var length: Double { segments.last?.end ?? 0 }

    /// Adds the part between two lengths from the start as a subpath. A segment that has no more of it than `blur` has
    /// none. `index` is the segment where the search begins, and then the one where the next part's may.
    func append(
        from start: Double, to end: Double, blur: Double, segment index: inout Int, to path: inout [Path.Element]
    ) {
        while index < segments.count - 1, segments[index].end <= start + blur { index += 1 }
        var isFirst = true
        for i in index..<segments.count {
            let before = i == 0 ? 0 : segments[i - 1].end
            guard isFirst || end - before > blur else { return }
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
    fileprivate var runs: [Run] {
        var runs: [Run] = []
        var isOpen = false
        for segment in segments {
            // A subpath is not closed twice.
            if case .close = segment, !isOpen { continue }
            if case .move = segment { isOpen = false }
            if !isOpen { runs.append(Run(start: segment.start)) }
            isOpen = true
            let length = segment.arcLength
            let run = runs.count - 1
            if length > 0 { runs[run].segments.append((segment, runs[run].length + length)) }
            if case .close = segment {
                runs[run].isClosed = true
                isOpen = false
            }
        }
        return runs
    }
}
