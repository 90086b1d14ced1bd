/// The parts of a day, by their names in JSON.
package enum DayField: String, CaseIterable {
    case date, steps, distanceMeters, flights, label

    /// The name of its column, in snake case, as is usual in CSV.
    var columnName: String { self == .distanceMeters ? "distance_m" : rawValue }

    /// The form of a value of this part, for messages.
    package var expected: String {
        switch self {
        case .date: "a date like 2016-09-12"
        case .steps, .flights: "a whole number >= 0"
        case .distanceMeters: "a number >= 0"
        case .label: "a text"
        }
    }
}
