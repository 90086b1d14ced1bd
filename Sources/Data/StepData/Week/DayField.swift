/// The parts of a day, by their names in JSON.
package enum DayField: String, CaseIterable {
    case date, steps, distanceMeters, flights, label

    /// What a value of this part looks like, for messages.
    package var expected: String {
        switch self {
        case .date: "a date like 2016-09-12"
        case .steps, .flights: "a whole number >= 0"
        case .distanceMeters: "a number >= 0"
        case .label: "a text"
        }
    }
}
