/// A vertex of a closed outline, and the arc that ends there: so flat that its chord and one area describe it.
struct OutlineVertex {
    var point: Point
    /// The area between the arc that ends here and its chord; positive if the arc is left of the direction of travel.
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
