/// The words by which tables and files are known, in all languages and as programs write them: rows of the form
/// `key = word word`, in small letters.
package enum Vocabulary {
    /// What words mean, by the name of their row.
    package enum Key: String, CaseIterable, Sendable {
        // MARK: Dates

        /// Beginnings of the names of months, January first; forms of a month are parted by `/`, `-` stands for none.
        case months
        /// Beginnings of words that no other language has, where a month's name is that of another month elsewhere.
        case distinctive
        case weekdays
        /// Between a date and its time, between the parts of a date, and before the number of a month.
        case beforeTime, withinDate, beforeMonth
        /// Endings of the number of a day.
        case ordinals
        /// Behind a year.
        case afterYear
        /// Signs behind the year, the month and the day, in the order of the date.
        case dateSigns

        // MARK: Cells

        /// Before the sum or the average of all days.
        case summaries
        /// Where there is no figure, parted by commas.
        case noData

        // MARK: Names of columns, without what is no letter or digit

        case date
        /// Dates that count where no other column has one.
        case lateDate
        case steps, distance, floors, label
        /// Names that may as well mean something else.
        case vagueNames
        /// Words for steps, and parts of words in languages that join them. A name that has one, and none of the other
        /// words and stems, is that of steps.
        case stepWords, stepStems, otherWords, otherStems
        /// Steps that were done, where a goal stands beside them.
        case actual
        case goals
        /// Words of names for when a record ends.
        case ends
        /// Words by which a name says that rows are of several sources.
        case severals
        case meters, kilometers, miles, feet, yards
        /// Beginnings of the names of other metrics.
        case otherMetrics
        /// Units of what is counted.
        case counts
        /// Columns with numbers that are hours, or other parts of a day.
        case numberedTimes
        /// Columns for sources, the best first.
        case sources
        /// Names in languages that part thousands by points.
        case groupedByPoint
        /// What a column says of its rows: see `ColumnRole`.
        case metricNames, unitNames, sourceNames, personNames, endNames, timeNames, yearNames, monthNames, dayNames
        case periodNames, rankNames, harmlessNames
    }

    /// The words of a key: those of the languages, then those of programs.
    package static func words(_ key: Key) -> [String] {
        Array(parts(key, separator: " ").joined())
    }

    /// The rows of a key, one for each language that has it.
    package static func rows(_ key: Key) -> [Substring] { all[key.rawValue] ?? [] }

    /// The parts of the rows of a key: months with their forms, or texts of several words.
    package static func parts(_ key: Key, separator: Unicode.Scalar) -> [[String]] {
        rows(key).map { Rows.parts($0, separator: separator) }
    }

    static let all: [String: [Substring]] = {
        var all: [String: [Substring]] = [:]
        for text in Language.all.map(\.read) + [programs] {
            for (key, words) in Rows.all(of: text) { all[key, default: []].append(words) }
        }
        return all
    }()
}
