import StepData
import StepImport
import StepSupport

/// What a phone or an app has exported, made days.
package struct ImportedHistory: Sendable {
    /// Oldest first, each once; a date without figures is not among them.
    package let days: [StepDay]
    package let sources: [ImportedSource]
    /// What the user should know, a line each.
    package let notes: [String]

    /// - Throws: when a day has more than a day may have.
    init(_ found: ImportedDays, name: String) throws(Failure) {
        var days: [StepDay] = []
        days.reserveCapacity(found.days.count)
        for day in found.days { days.append(try StepDay(day, in: name)) }
        (self.days, sources, notes) = (days, found.sources, found.notes)
    }
}

extension StepDay {
    /// Steps and flights are whole already.
    fileprivate init(_ day: ImportedDay, in name: String) throws(Failure) {
        func checked(_ value: Double?, _ field: String) throws(Failure) -> Double? {
            let most = Double(StepDay.valueRange.upperBound)
            guard let value, !(0...most).contains(value) else { return value }
            throw Failure(
                .badData,
                "\(name): \(day.date): \(field): expected at most \(StepDay.valueRange.upperBound), found \(value)")
        }
        self.init(
            date: day.date, steps: try checked(day.steps, "steps").map { Int($0) },
            distanceMeters: try checked(day.meters, "distance"),
            flights: try checked(day.flights, "flights").map { Int($0) })
    }
}
