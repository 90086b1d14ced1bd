/// Months, weekdays and words beside dates, as tables write them in all languages.
package enum CalendarWords {
    /// The number of the month, from 1, by each beginning of a name.
    private static let months: [String: Int] = {
        var months: [String: Int] = [:]
        for language in Vocabulary.parts(.months, separator: " ") {
            for (index, forms) in language.enumerated() {
                for form in forms.utf8.split(separator: UInt8(ascii: "/")) {
                    months[String(Substring(form))] = index + 1
                }
            }
        }
        return months
    }()

    /// The whole names of months in all languages.
    static let monthNames = Set(
        Language.allCases.map(\.catalogue).flatMap { $0.monthNames + $0.months + $0.shortMonths }
            .map { $0.lowercased() })

    /// Returns the number of the month, from 1, by the longest known beginning of a word; nil if it has none.
    package static func month(_ word: ArraySlice<UInt8>) -> Int? {
        guard (3...40).contains(word.count) else { return nil }
        // Vowels and signs of some scripts combine with the letters before them, so scalars are compared.
        let letters = Array(String(decoding: word, as: UTF8.self).lowercased().unicodeScalars.prefix(10))
        for count in stride(from: letters.count, through: 2, by: -1) {
            if let month = months[String(String.UnicodeScalarView(letters[..<count]))] { return month }
        }
        return nil
    }

    static func isWeekday(_ word: ArraySlice<UInt8>) -> Bool {
        guard (1...40).contains(word.count) else { return false }
        let word = String(decoding: word, as: UTF8.self).lowercased().filter { $0 != " " }
        return weekdays.contains(word.hasSuffix(".") ? String(word.dropLast()) : word)
    }

    /// True if a word labels the sum or the average of all days.
    static func isSummary(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, first &- 0x30 >= 10, (3...24).contains(word.count) else { return false }
        let word = String(decoding: word, as: UTF8.self).lowercased().filter { $0 != " " }
        return summaries.contains(word.last == ":" ? String(word.dropLast()) : word)
    }
}

/// The texts that people and programs write in place of a missing figure.
package enum NoData {
    private static let words = Set(Vocabulary.parts(.noData, separator: ",").joined())

    package static func isMeant(by text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return true }
        guard text.count <= 13, first &- 0x30 >= 10 else { return false }
        return words.contains(String(decoding: text, as: UTF8.self).lowercasedASCII)
    }
}
