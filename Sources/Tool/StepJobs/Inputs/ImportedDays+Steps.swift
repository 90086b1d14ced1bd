extension ImportedDays {
    /// Oldest first, each once; a date without figures is not among them.
    /// - Throws: when a day has more than a day may have.
    func stepDays(in name: String) throws(Failure) -> [StepDay] {
        try days.map { day throws(Failure) in try StepDay(day, in: name) }
    }
}

extension StepDay {
    /// Steps and flights are whole already.
    fileprivate init(_ day: ImportedDay, in name: String) throws(Failure) {
        func checked(_ value: Double?, _ field: String) throws(Failure) -> Double? {
            let most = StepDay.valueRange.upperBound
            guard let value, !(0...Double(most)).contains(value) else { return value }
            throw Failure(.badData, "\(name): \(day.date): \(field): expected at most \(most), found \(value)")
        }
        self.init(
            date: day.date, steps: try checked(day.steps, "steps").map { Int($0) },
            distanceMeters: try checked(day.meters, "distance"),
            flights: try checked(day.flights, "flights").map { Int($0) })
    }
}
