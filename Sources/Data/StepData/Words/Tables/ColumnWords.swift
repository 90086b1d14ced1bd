/// The names that people and programs give the columns of a table, in all languages and in lower case.
/// `Vocabulary.RowKey` describes each of the lists.
enum ColumnWords {
    /// The names of each field, the clearest first. Each is a whole name, with only its letters and digits.
    static let names: [(field: DayField, words: [String])] = [
        (.date, surest(.date) + Vocabulary.words(.lateDate)), (.steps, surest(.steps)),
        (.distanceMeters, Vocabulary.words(.distance)), (.flights, Vocabulary.words(.floors)),
        (.label, Vocabulary.words(.label)),
    ]

    /// The names of a field, with those last that may also mean something else.
    private static func surest(_ key: Vocabulary.RowKey) -> [String] {
        let words = Vocabulary.words(key)
        return words.filter { !vague.contains($0) } + words.filter(vague.contains)
    }

    static let vague = Set(Vocabulary.words(.vagueNames))

    static let steps = Set(Vocabulary.words(.stepWords))

    static let stepStems = bytes(.stepStems)

    static let others = Set(Vocabulary.words(.otherWords))
    static let otherStems = bytes(.otherStems)

    static let rates = Set(Vocabulary.words(.rateWords))
    static let days = Set(Vocabulary.words(.dayWords))

    static let actual = Set(Vocabulary.words(.actual))

    static let goals = Set(Vocabulary.words(.goals))

    static let ends = Set(Vocabulary.words(.ends))

    static let devices = Set(Vocabulary.words(.devices))

    static let severals = Set(Vocabulary.words(.severals))

    /// Units of distance, in metres; all exact by definition.
    static let distances: [(words: [String], meters: Double)] = [
        (Vocabulary.words(.meters), 1), (Vocabulary.words(.kilometers), 1000),
        (Vocabulary.words(.miles), 1609.344), (Vocabulary.words(.feet), 0.3048), (Vocabulary.words(.yards), 0.9144),
    ]

    static let otherMetrics = Vocabulary.words(.otherMetrics)

    static let counts = Set(Vocabulary.words(.counts))

    static let statistics = Set(Vocabulary.words(.statistics))

    static let numberedTimes = Set(Vocabulary.words(.numberedTimes))

    static let offsets = Set(Vocabulary.words(.offsets))

    static let longPeriods = Vocabulary.words(.longPeriods)
    static let daily = Vocabulary.words(.daily)

    static let sources = Vocabulary.words(.sources)

    static let groupedByPoint = Set(Vocabulary.words(.groupedByPoint))

    static let roles: [Vocabulary.RowKey] = [
        .metricNames, .unitNames, .sourceNames, .personNames, .endNames, .timeNames, .yearNames, .monthNames,
        .dayNames, .periodNames, .rankNames, .workoutNames, .harmlessNames,
    ]

    private static func bytes(_ key: Vocabulary.RowKey) -> [[UInt8]] { Vocabulary.words(key).map { Array($0.utf8) } }
}
