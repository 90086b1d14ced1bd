/// The database of Gadgetbridge, or a zip of it: a table for each kind of device, with a row a minute in UTC.
struct Gadgetbridge: ImportFormat {
    static let name = "gadgetbridge"

    /// The limit of times in seconds: greater numbers are in milliseconds.
    private static let latest = 100_000_000_000
    /// The maximum gap of samples in seconds for a counter to continue after midnight, as devices may for minutes.
    private static let pause = 3600

    /// The state of a device's counter.
    private typealias Counter = (count: Double, time: Int, day: Int)

    private let options: ImportOptions
    private var notes: [String] = []
    private var database: SQLDatabase?
    private var calendar: DayCalendar
    private var amounts: AmountsBySource<Int>

    private static func samples(_ tables: [String: [String]]) -> [String] {
        tables.keys.filter { table in
            !GadgetbridgeTables.others.contains(table)
                && ["TIMESTAMP", "DEVICE_ID", "STEPS"].allSatisfy { tables[table]?.contains($0) == true }
        }.sorted()
    }

    static func recognises(_ tables: [String: [String]]) -> Bool {
        tables["DEVICE"] != nil && tables["USER"] != nil && !samples(tables).isEmpty
    }

    /// The other files of the zip, some of which have keys of devices.
    static func isCompanion(_ name: String) -> Bool {
        let parts = name.split(separator: "/")
        return parts.last == "gadgetbridge.json" || parts.contains("preferences") || parts.contains("files")
    }

    init(options: ImportOptions) {
        self.options = options
        calendar = DayCalendar(options.zone(&notes), hasHours: options.reading.keepsHours)
        amounts = AmountsBySource(options)
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        guard let database = try bytes.database() else { return }
        try Failure.refuse(another: database.name, after: self.database?.name, "database of Gadgetbridge")
        self.database = database
    }

    mutating func days() throws(Failure) -> ImportedDays {
        guard let database else { return ImportedDays() }
        let devices = try devices(database)
        var inMilliseconds: Set<String> = []
        for table in Self.samples(database.tables) {
            let isCounter = GadgetbridgeTables.counters.contains(table)
            for column in GadgetbridgeTables.columns where column.table.map({ $0 == table }) ?? true {
                guard database.tables[table]?.contains(column.name) == true else { continue }
                var counters: [Int: Counter] = [:]
                try database.rows(of: table, ["TIMESTAMP", "DEVICE_ID", column.name], isOrdered: isCounter) { row in
                    guard let time = row.integer(0), let device = row.integer(1), let value = row.number(2),
                        value > 0, Amount.range.contains(value), (60..<Int(UInt32.max)).contains(time)
                    else {
                        if row.integer(0) ?? 0 > Self.latest { inMilliseconds.insert(table) }
                        return
                    }
                    // Garmin's times are the ends of minutes.
                    let start = table == "GARMIN_ACTIVITY_SAMPLE" ? time - 60 : time
                    let day = calendar.day(at: UInt32(start), offset: 0)
                    let increase = isCounter ? Self.increase(to: (value, start, day), &counters[device]) : value
                    guard increase > 0 else { return }
                    amounts.add(
                        increase / column.units, column.metric, on: day,
                        hour: calendar.hour(at: start, offset: 0), by: device,
                        title: devices[device] ?? "device \(device)")
                }
            }
        }
        for table in inMilliseconds.sorted() {
            notes.append("\(SourceText.excerpt(table)) is not read: its times are milliseconds")
        }
        var result = try amounts.days(at: database.name)
        if result.sources.count > 1, options.rule == .ranked {
            notes.append(
                "of \(result.sources.count) devices the one with most of each day counts; --merge sum adds them up")
        }
        result.notes = database.notes + notes
        return result
    }

    /// The names of devices by their numbers; their addresses are not read.
    private func devices(_ database: SQLDatabase) throws(Failure) -> [Int: String] {
        var names: [Int: String] = [:]
        try database.rows(of: "DEVICE", ["_id"], ["ALIAS", "NAME"]) { row in
            names[row.integer(0) ?? 0] = [row.text(1), row.text(2)].compactMap(\.self).first { !$0.isEmpty }
        }
        return names
    }

    /// The increase of a counter; the first of a day counts from 0, unless it continues the day before.
    private static func increase(to counter: Counter, _ last: inout Counter?) -> Double {
        defer { last = counter }
        guard let before = last,
            before.day == counter.day || counter.count >= before.count && counter.time - before.time <= pause
        else { return counter.count }
        return max(counter.count - before.count, 0)
    }
}
