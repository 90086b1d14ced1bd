extension Path {
    /// The parts that begin with a move each.
    package var subpaths: [Path] {
        var subpaths: [Path] = []
        for element in elements {
            if case .move = element { subpaths.append(Path()) }
            if subpaths.isEmpty { subpaths.append(Path()) }
            subpaths[subpaths.count - 1].append(Path(elements: [element]))
        }
        return subpaths
    }

    /// The rectangle around all points, control points too; nil of an empty path.
    package var bounds: Rect? {
        let points = elements.flatMap { element -> [Point] in
            switch element {
            case .move(let p), .line(let p): [p]
            case .cubic(let a, let b, let p): [a, b, p]
            case .close: []
            }
        }
        return Rect(around: points.map { Rect(center: $0, radius: 0) })
    }
}
