/// How freely a text may write a week.
public struct ReadingOptions: Hashable, Sendable {
    /// Which of two numbers of a date is the day.
    public enum DateOrder: String, OptionChoice {
        /// 12/9/2016 is in September.
        case dmy
        /// 12/9/2016 is in December.
        case mdy
    }

    /// Which rows of a table are read: those that have a value in a column.
    public struct Condition: Hashable, Sendable {
        public var column: String
        public var value: String

        public init(column: String, value: String) { (self.column, self.value) = (column, value) }
    }

    /// What becomes of a day that is there more than once.
    public enum Repeated: String, OptionChoice {
        /// It is refused.
        case error
        /// Each of its figures is added up.
        case sum
        /// The one with the most steps counts.
        case max
        /// The last one in the text counts.
        case last
    }

    /// What becomes of a day without an entry, between two that have one.
    public enum Missing: String, OptionChoice {
        /// It is a day without data.
        case gap
        /// It is a day of no steps.
        case zero
        /// It is refused.
        case error
    }

    /// Only the forms of `StepWeek(json:)` and of a strict `DayTable`; the other options then mean nothing.
    public var strict: Bool
    /// How dates like 12/9/2016 are read; nil leaves it to the other dates of the text.
    public var dateOrder: DateOrder?
    /// What becomes of a repeated day; nil refuses it, but adds up rows that have different times.
    public var repeated: Repeated?
    public var missing: Missing
    /// The names of the columns that hold dates and steps; nil leaves it to the table.
    public var dateColumn: String?
    public var stepsColumn: String?
    /// The decimal mark; nil leaves it to the other numbers of the text.
    public var decimal: DecimalMark?
    /// Conditions that all hold for the rows that are read.
    public var conditions: [Condition] = []
    /// Columns that say nothing of the rows, as somebody else reads them.
    package var ignoredColumns: Set<String> = []
    /// The name of the file, which may say what its figures are.
    package var fileName: String?
    /// What stands around the days in JSON, which says it before the file's name does: the nearest first.
    var surroundings: [String] = []
    /// Where days begin, for times that say how far from UTC they are; nil takes dates as they are written.
    package var zone: TimeZoneRules?

    /// All is left to the text, but for what is said here.
    public init(
        strict: Bool = false, dateOrder: DateOrder? = nil, repeated: Repeated? = nil, missing: Missing = .gap
    ) { (self.strict, self.dateOrder, self.repeated, self.missing) = (strict, dateOrder, repeated, missing) }
}
