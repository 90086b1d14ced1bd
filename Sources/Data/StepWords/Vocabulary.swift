/// The words by which tables and files are recognised, in all languages and as programs write them: rows of the form
/// `key = word word`, in lower case.
package enum Vocabulary {
    /// The words of a key: those of the languages, then those of programs.
    package static func words(_ key: RowKey) -> [String] { Array(parts(key, separator: " ").joined()) }

    /// The parts of the rows of a key, one for each language that has it: months with their forms, or texts of several
    /// words.
    package static func parts(_ key: RowKey, separator: Unicode.Scalar) -> [[String]] {
        (all[key.rawValue] ?? []).map { Rows.parts($0, separator: separator) }
    }

    static let all: [String: [Substring]] = {
        var all: [String: [Substring]] = [:]
        for text in Language.all.map(\.read) + [programs] {
            Rows.forEach(in: text) { key, words in all[key, default: []].append(words) }
        }
        return all
    }()
}
