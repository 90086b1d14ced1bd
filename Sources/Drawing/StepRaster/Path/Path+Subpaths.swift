extension Path {
    /// The path's subpaths, each of which begins with a move.
    package var subpaths: [Path] {
        var subpaths: [Path] = []
        for element in elements {
            if case .move = element { subpaths.append(Path()) }
            if subpaths.isEmpty { subpaths.append(Path()) }
            subpaths[subpaths.count - 1].append(Path(elements: [element]))
        }
        return subpaths
    }

    /// The bounds of all points and control points; nil if the path is empty.
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
