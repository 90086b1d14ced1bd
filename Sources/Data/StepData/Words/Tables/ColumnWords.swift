/// What people and programs call the columns of a table, in all languages, in small letters.
enum ColumnWords {
    /// The names of each field, those first that say it best. Words are whole names, without what is no letter or digit.
    static let names: [(field: DayField, words: [String])] = [
        (.date, surest(.date) + Vocabulary.words(.lateDate)), (.steps, surest(.steps)),
        (.distanceMeters, Vocabulary.words(.distance)), (.flights, Vocabulary.words(.floors)),
        (.label, Vocabulary.words(.label)),
    ]

    /// The words of a field with those last that may as well mean something else.
    private static func surest(_ key: Vocabulary.Key) -> [String] {
        let words = Vocabulary.words(key)
        return words.filter { !vague.contains($0) } + words.filter(vague.contains)
    }

    /// Names that may as well mean something else.
    static let vague = Set(Vocabulary.words(.vagueNames))

    /// Words for steps; a name that has one, and none of `others`, is that of steps.
    static let steps = Set(Vocabulary.words(.stepWords))

    /// Parts of words for steps, in scripts and languages that join words.
    static let stepStems = bytes(.stepStems)

    /// Words, and parts of words, that say that a name with a word for steps is not that of a day's steps.
    static let others = Set(Vocabulary.words(.otherWords))
    static let otherStems = bytes(.otherStems)

    /// Names of the steps that were done, where a goal stands beside them, as in the report of Garmin Connect.
    static let actual = Set(Vocabulary.words(.actual))

    /// Names of goals.
    static let goals = Set(Vocabulary.words(.goals))

    /// Words of names for when a record ends.
    static let ends = Set(Vocabulary.words(.ends))

    /// Words by which the name of a column says that rows are of several sources.
    static let severals = Set(Vocabulary.words(.severals))

    /// Units of distance, in metres; all exact by definition.
    static let distances: [(words: [String], meters: Double)] = [
        (Vocabulary.words(.meters), 1), (Vocabulary.words(.kilometers), 1000),
        (Vocabulary.words(.miles), 1609.344), (Vocabulary.words(.feet), 0.3048), (Vocabulary.words(.yards), 0.9144),
    ]

    /// Names of other metrics, by their beginnings.
    static let otherMetrics = Vocabulary.words(.otherMetrics)

    /// Units of what is counted.
    static let counts = Set(Vocabulary.words(.counts))

    /// Names of columns with numbers that are hours, or other parts of a day.
    static let numberedTimes = Set(Vocabulary.words(.numberedTimes))

    /// Names of columns for sources, the best first.
    static let sources = Vocabulary.words(.sources)

    /// Words of languages that part thousands by points.
    static let groupedByPoint = Set(Vocabulary.words(.groupedByPoint))

    /// The roles of columns.
    static let roles: [Vocabulary.Key] = [
        .metricNames, .unitNames, .sourceNames, .personNames, .endNames, .timeNames, .yearNames, .monthNames,
        .dayNames, .periodNames, .rankNames, .harmlessNames,
    ]

    private static func bytes(_ key: Vocabulary.Key) -> [[UInt8]] { Vocabulary.words(key).map { Array($0.utf8) } }
}
