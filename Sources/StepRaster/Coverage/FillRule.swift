/// Which winding numbers count as inside.
package enum FillRule: String, Hashable, Sendable, CaseIterable { case nonZero, evenOdd }
