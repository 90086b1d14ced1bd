/// The unit in which distances are shown. Data always holds metres.
public enum DistanceUnit: String, Hashable, Sendable, CaseIterable {
    /// Kilometres.
    case km
    /// International miles.
    case mi

    /// The metres in one unit, exact by definition.
    public var meters: Double { self == .km ? 1000 : 1609.344 }
}
