/// A vertex of a closed outline, and the way to it from the vertex before.
///
/// The way is an arc so flat that coverage needs only its chord and one number: the area that lies between them.
struct OutlineVertex {
    var point: Point
    /// The area between the arc that ends here and its chord; positive where the arc lies left of travel.
    var segmentArea = 0.0
}

extension [OutlineVertex] {
    func reversedOutline() -> [OutlineVertex] {
        indices.map { i in
            OutlineVertex(point: self[count - 1 - i].point, segmentArea: -self[i == 0 ? 0 : count - i].segmentArea)
        }
    }

    /// The signed area of the chords, doubled: positive when the outline runs clockwise on screen (y down).
    var doubleArea: Double {
        guard let origin = first?.point else { return 0 }
        return zip(self, dropFirst()).reduce(0) { $0 + ($1.0.point - origin).cross($1.1.point - origin) }
    }
}
