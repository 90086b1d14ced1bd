/// A path that is measured once: a part of it then costs only its own elements and one search along a curve.
package struct MeasuredPath: Hashable, Sendable {
    package let path: Path
    /// The length from the path's start to the end of each element; gaps between subpaths count 0.
    private let ends: [Double]

    package init(_ path: Path) {
        self.path = path
        var length = 0.0
        ends = path.segments.map { segment in
            length += segment.arcLength
            return length
        }
    }

    /// The length of all that is drawn, closing lines included, in the path's units; relative error below 1e-9.
    package var length: Double { ends.last ?? 0 }

    /// The part of the length, 0...1, from the start to the end of an element; 1 in a path of length 0.
    package func fraction(atElement index: Int) -> Double { length > 0 ? ends[index] / length : 1 }

    /// The part from the path's start that has `fraction` of its length, all subpaths in order.
    ///
    /// A fraction of 0 or less gives an empty path, 1 or more the path itself. A subpath appears once all before it is
    /// drawn; one of a single point is then whole. The part's length is exact to 1e-9 of the path's.
    package func trimmed(to fraction: Double) -> Path {
        guard fraction > 0 else { return Path() }
        guard fraction < 1 else { return path }
        let drawn = fraction * length
        let whole = ends.prefix { $0 <= drawn }.count
        var elements = Array(path.elements[..<whole])
        let rest = drawn - (whole == 0 ? 0 : ends[whole - 1])
        for segment in path.segments.dropFirst(whole).prefix(1) where rest > 0 {
            elements.append(segment.part(from: 0, to: rest, of: segment.arcLength).element)
        }
        return Path(elements: elements)
    }
}
