/// What a column says of the rows that is no figure of theirs.
enum ColumnRole: CaseIterable {
    /// What is measured, as steps in some rows and pulse in others.
    case metric
    /// What figures are counted in.
    case unit
    /// A device or an app.
    case source
    /// Somebody of several.
    case person
    /// When a record is over.
    case end
    /// A time of day, or the hour or interval of it.
    case time
    case year, month, dayOfMonth
    /// Something longer or shorter than a day.
    case period
    /// Something that has steps and is no day.
    case rank
    /// Names of columns that say neither the person nor the kind of the steps.
    case harmless

    /// The roles that a name may have; one that is not known as a whole may have a word for an end.
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
