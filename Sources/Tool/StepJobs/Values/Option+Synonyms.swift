extension Option {
    /// The word of this option that means what a word of another program, or of everyday language, does; nil where there is
    /// none.
    ///
    /// It is a word that is spelled almost the same (`Bars`, `bar`, `high_contrast`), one that the table names (`mean`),
    /// or a number with its unit (`3s`, `2x`, `1,5`).
    func ownWord(for word: String) -> String? {
        // A file may be called anything.
        if file != nil { return nil }
        return valueNamed(FoldedName(word)) ?? number(in: word)
    }

    /// The word of this option that has a name, or that the table has it for; nil where there is none.
    func valueNamed(_ spelled: FoldedName) -> String? {
        if let own = vocabulary().words.first(where: { FoldedName($0) == spelled }) { return own }
        let row = ValueSynonyms.words.first { row in
            row.options.split(separator: " ").contains(name[...]) && spelled.isOne(of: row.own + " " + row.others)
        }
        return row?.own
    }

    /// A number with a decimal comma, or with a unit of the option before or behind it.
    private func number(in word: String) -> String? {
        let rows = ValueSynonyms.units.filter { $0.options.split(separator: " ").contains(name[...]) }
        let word = word.lowercased().filter { $0 != " " && $0 != "@" }
        let unit = word.reversed().prefix { !$0.isNumber }.reversed()
        let digits = word.dropLast(unit.count)
        guard let factor = rows.first(where: { $0.mark == String(unit) })?.factor,
            digits.utf8.allSatisfy({ "0123456789.,".utf8.contains($0) }),
            let number = Double(digits.split(separator: ",", maxSplits: 1).joined(separator: "."))
        else { return nil }
        return (number * factor).shortest
    }
}

/// A name as it is compared with others: in small letters, without the signs that join its parts, and in the singular.
package struct FoldedName: Hashable {
    let letters: String

    package init(_ name: some StringProtocol) {
        var letters = name.lowercased().filter { !"-_ ".contains($0) }
        if letters.utf8.count > 3, letters.hasSuffix("s") { letters.removeLast() }
        self.letters = letters
    }

    /// Whether one of some names, with blanks between, is the same.
    package func isOne(of names: String) -> Bool { names.split(separator: " ").contains { FoldedName($0) == self } }
}
