extension Option {
    /// Returns this option's word for another that has nearly the same spelling (`Bars`), is in the table of words of
    /// other programs and of everyday language (`mean`), or is a number (`3s`, `1,5`); nil if there is none.
    func ownWord(for word: String) -> String? {
        // A file may have any name.
        file == nil ? valueNamed(word) ?? number(in: word) : nil
    }

    /// Returns this option's word that has a name, or a synonym of it in the table; nil if there is none.
    func valueNamed(_ word: String) -> String? {
        vocabulary.first { $0.foldedName == word.foldedName } ?? ValueSynonyms.own(for: word, of: name)
    }

    /// Parses a number with a decimal comma, or with a unit of the option before or after it.
    private func number(in word: String) -> String? {
        let rows = ValueSynonyms.units.filter { $0.options.split(separator: " ").contains(name[...]) }
        let word = word.lowercased().filter { $0 != " " && $0 != "@" }
        let unit = String(word.reversed().prefix { !$0.isNumber }.reversed())
        let digits = word.dropLast(unit.count)
        let row = rows.first { $0.marks.split(separator: " ", omittingEmptySubsequences: false).contains(unit[...]) }
        guard let factor = row?.factor, digits.utf8.allSatisfy({ "0123456789.,".utf8.contains($0) }) else { return nil }
        return Double(String(digits).replacingAll(",", with: ".")).map { ($0 * factor).shortest }
    }
}

extension ValueSynonyms {
    /// Returns the word of an option for which another is a synonym in the table; nil if there is none.
    static func own(for word: String, of option: String) -> String? {
        words.first { row in
            row.options.split(separator: " ").contains(option[...]) && word.isOne(of: row.own + " " + row.others)
        }?.own
    }
}

extension StringProtocol {
    /// The name for comparisons: in small letters, without the signs that join its parts, and in the singular.
    package var foldedName: String {
        var letters = lowercased().filter { !"-_ ".contains($0) }
        if letters.utf8.count > 3, letters.hasSuffix("s") { letters.removeLast() }
        return letters
    }

    /// True if one of some names, separated by blanks, differs only in its spelling.
    package func isOne(of names: String) -> Bool {
        let own = foldedName
        return names.split(separator: " ").contains { $0.foldedName == own }
    }
}
