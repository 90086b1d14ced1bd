/// The roles of columns that describe the rows, which are the keys of their names.
enum ColumnRole {
    /// The roles that a name may have; a name that is not known as a whole is an end if it has a word for one.
    static func all(of name: String) -> Set<Vocabulary.RowKey> {
        if let known = names[ColumnName.folded(name)] { return known }
        return ColumnWords.ends.isDisjoint(with: ColumnName.words(of: name)) ? [] : [.endNames]
    }

    private static let names: [String: Set<Vocabulary.RowKey>] = {
        var names: [String: Set<Vocabulary.RowKey>] = [:]
        for role in ColumnWords.roles {
            for word in Vocabulary.words(role) { names[ColumnName.folded(word), default: []].insert(role) }
        }
        return names
    }()
}
