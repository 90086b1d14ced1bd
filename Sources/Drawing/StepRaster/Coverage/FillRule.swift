/// Which winding numbers count as inside.
package enum FillRule: String, Hashable, Sendable, CaseIterable {
    case nonZero, evenOdd

    func isInside(_ winding: Int) -> Bool {
        switch self {
        case .nonZero: winding != 0
        case .evenOdd: winding & 1 != 0
        }
    }
}
