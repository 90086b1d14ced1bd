struct English: Alphabetic {
    /// As in all the world but the United States and some of their neighbours.
    var writesDayFirst = false

    let column = \Word.en
    var groupsDigits = false
    let groupSeparator = ","
    let decimalSeparator = "."

    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let longWeekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    let shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let longMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    var dateLabel: ChartOptions.Labels { writesDayFirst ? .dayMonth : .monthDay }
    func dayMonth(_ date: CivilDate) -> String {
        writesDayFirst ? "\(date.day)/\(date.month)" : "\(date.day).\(date.month)."
    }
    func shortDate(_ date: CivilDate) -> String { writesDayFirst ? dayMonth(date) : "\(date.month)/\(date.day)" }
    let range = DateRange(days: "–", dates: " – ")

    func days(_ some: Int, of count: Int) -> String { "\(number(some)) of \(days(count))" }
    let namesBefore = ["day before", "week before", "month before", "year before", "days before"]

    let shortUnits = [(count: 1_000, sign: "k"), (count: 1_000_000, sign: "\u{2009}M")]
}
