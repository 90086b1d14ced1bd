/// Options for reading days from text: how strict to be, and how to resolve what is ambiguous.
public struct ReadingOptions: Hashable, Sendable {
    /// The order of the day and the month in a date of two numbers.
    public enum DateOrder: String, OptionChoice {
        /// 12/9/2016 is in September.
        case dmy
        /// 12/9/2016 is in December.
        case mdy
    }

    /// A condition that selects the rows of a table to read: those that have a value in a column.
    public struct Condition: Hashable, Sendable {
        public var column: String
        public var value: String

        public init(column: String, value: String) { (self.column, self.value) = (column, value) }
    }

    /// The treatment of a day that occurs more than once.
    public enum Repeated: String, OptionChoice {
        /// The day is refused.
        case error
        /// The figures of its entries are added up.
        case sum
        /// The entry with the most steps counts.
        case max
        /// The last entry in the text counts.
        case last
    }

    /// The treatment of a day without an entry, between two that have one.
    public enum Missing: String, OptionChoice {
        /// The day is one without data.
        case gap
        /// The day is one of no steps.
        case zero
        /// The day is refused.
        case error
    }

    /// True to allow only the forms of `StepWeek(json:)` and of a strict `DayTable`; other options are then ignored.
    public var strict: Bool
    /// The order in dates like 12/9/2016; nil leaves it to the other dates of the text.
    public var dateOrder: DateOrder?
    /// The treatment of a repeated day; nil refuses it, but adds up rows that have different times.
    public var repeated: Repeated?
    public var missing: Missing
    /// The names of the columns that hold dates and steps; nil leaves the choice to the table.
    public var dateColumn: String?
    public var stepsColumn: String?
    /// The decimal mark; nil leaves it to the other numbers of the text.
    public var decimal: DecimalMark?
    /// Conditions that all hold for the rows that are read.
    public var conditions: [Condition] = []
    /// True to keep the steps of each hour, where rows or records have times. They take time and memory.
    public var keepsHours = false
    /// Columns that the caller reads itself, so they do not affect how rows are read.
    package var ignoredColumns: [String] = []
    /// The name of the file, which may indicate the kind of its figures.
    package var fileName: String?
    /// The keys and texts around the days in JSON, nearest first: like the file's name, they may show what is counted.
    var surroundings: [String] = []
    /// The time zone for times with an offset from UTC; nil takes dates as they are written.
    package var zone: TimeZoneRules?

    /// The note on times that are all in UTC, without `zone`.
    package static let noteOfUTC = "days are those of UTC, as all times are; --time-zone Area/City puts that right"

    /// Makes options that leave everything to the text, except for the values given here.
    public init(
        strict: Bool = false, dateOrder: DateOrder? = nil, repeated: Repeated? = nil, missing: Missing = .gap
    ) { (self.strict, self.dateOrder, self.repeated, self.missing) = (strict, dateOrder, repeated, missing) }
}
