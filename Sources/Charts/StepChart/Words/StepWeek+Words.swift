extension StepWeek {
    /// Returns the texts of a language, in which amounts are of the week's measure.
    /// - Parameter unit: the unit of a distance; nil is the week's own.
    package func words(_ language: Language, groupsDigits: Bool = true, unit: DistanceUnit? = nil) -> Catalogue {
        let unit = unit ?? self.unit
        return with(language.catalogue) { words in
            words.groupsDigits = groupsDigits
            switch measure {
            case .steps: words.figure = .steps
            case .distance: words.figure = .distance(unit: unit == .km ? .kilometers : .miles, meters: unit.meters)
            case .floors: words.figure = .floors
            }
        }
    }
}
