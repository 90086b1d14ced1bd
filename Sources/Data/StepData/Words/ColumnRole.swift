/// The meaning of a column that describes the rows, but holds none of their figures.
enum ColumnRole: CaseIterable {
    /// The metric, such as steps in some rows and pulse in others.
    case metric
    /// The unit of the figures.
    case unit
    /// The source: a device or an app.
    case source
    /// One of several people.
    case person
    /// The end of a record.
    case end
    /// A time of day, or the hour or interval of it.
    case time
    case year, month, dayOfMonth
    /// Something longer or shorter than a day.
    case period
    /// Something that has steps and is no day.
    case rank
    /// Columns that affect neither the person nor the kind of the steps.
    case harmless

    /// The roles that a name may have; a name that is not known as a whole is an end if it has a word for one.
    static func all(of name: String) -> Set<ColumnRole> {
        if let known = names[ColumnName.folded(name)] { return known }
        return ColumnWords.ends.isDisjoint(with: ColumnName.words(of: name)) ? [] : [.end]
    }

    private static let names: [String: Set<ColumnRole>] = {
        var names: [String: Set<ColumnRole>] = [:]
        for (role, words) in ColumnWords.roles {
            for word in words { names[ColumnName.folded(word), default: []].insert(role) }
        }
        return names
    }()
}
