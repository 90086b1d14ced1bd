/// The backup of Health Connect of Android: a database with the records of all apps. Days are added up by the phone's
/// own rules, with its list of apps: see `PrioritySweep`.
struct HealthConnect: ImportFormat {
    static let name = "health-connect"

    /// The oldest version that is read: phones do not restore older ones either.
    private static let oldest = 9
    /// The maximum offset from UTC, in seconds, and the value for an offset that is not known.
    private static let (limit, unknown) = (18 * 3600, Int(Int32.min))
    /// The recording method of values that a person has typed in.
    private static let manual = 3

    private let options: ImportOptions
    private var database: SQLDatabase?
    /// The names of each app, the first for people.
    private var apps: [[String]] = []
    /// The index of each app, by the number of its row.
    private var numbers: [Int: Int] = [:]
    private var skipped = SkippedRecords()

    static func recognises(_ tables: [String: [String]]) -> Bool {
        tables["steps_record_table"] != nil && tables["application_info_table"] != nil
    }

    init(options: ImportOptions) { self.options = options }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        guard let database = try bytes.database() else { return }
        try Failure.refuse(another: database.name, after: self.database?.name, "backup of Health Connect")
        guard database.version >= Self.oldest else {
            throw Failure(
                at: database.name, expected: "a backup of version \(Self.oldest) or later",
                found: "\(database.version)")
        }
        self.database = database
    }

    mutating func days() throws(Failure) -> ImportedDays {
        guard let database else { return ImportedDays() }
        var result = ImportedDays(notes: database.notes)
        try readApps(database)
        var steps = try records(.steps, database)
        var order = try listed(database)
        if order.isEmpty {
            result.notes.append("the phone's list of apps is not there: all count, those with the most days first")
            order = byDays(steps)
        }
        let ranks = try SourceRanks(apps, order: order, options, at: database.name)
        let sums = ImportMetric.allCases.map { MetricSum($0, options) }
        for sum in sums {
            var records = sum.metric == .steps ? steps : try records(sum.metric, database)
            steps = []
            try setClocks(&records, ranks.ranks, at: database.name)
            sum.walk(records, ranks: ranks.ranks, zone: options.reading.zone)
        }
        result.take(sums, of: apps.map { $0[0] }, ranks.ranks, cutting: .steps)
        let left = result.sources.map(\.name).filter { name in
            apps.indices.contains { apps[$0][0] == name && ranks.ranks[$0] == nil }
        }
        if options.rule == .ranked, !left.isEmpty {
            let names = left.prefix(8).map { SourceText.excerpt($0) }.joined(separator: ", ")
            result.notes.append("not in the phone's list, and left out: \(names); --source-priority takes one in")
        }
        result.notes += skipped.notes
        return result
    }

    // MARK: Apps

    private mutating func readApps(_ database: SQLDatabase) throws(Failure) {
        try database.rows(of: "application_info_table", ["row_id", "package_name"], ["app_name"]) { row in
            guard let id = row.integer(0), let package = row.text(1) else { return }
            let name = row.text(2).flatMap { $0.isEmpty ? nil : $0.printable } ?? package
            numbers[id] = apps.count
            apps.append([name, package])
        }
        // An entry for records whose app is missing.
        apps.append(["an app that is not named"])
    }

    /// The apps of the phone's own list, by precedence.
    private func listed(_ database: SQLDatabase) throws(Failure) -> [Int] {
        let table = "health_data_category_priority_table"
        guard database.tables[table] != nil else { return [] }
        var order: [Int] = []
        try database.rows(of: table, ["health_data_category", "app_id_priority_order"]) { row in
            guard row.integer(0) == 1 else { return }
            let ids = (row.text(1) ?? "").split(separator: ",").compactMap { Int($0.filter { $0 != " " }) }
            for app in ids.compactMap({ numbers[$0] }) where !order.contains(app) { order.append(app) }
        }
        return order
    }

    private func byDays(_ records: [PrioritySweep.Record]) -> [Int] {
        var days = [Set<Int>](repeating: [], count: apps.count - 1)
        for record in records where record.source < days.count {
            days[Int(record.source)].insert(record.start / 86_400_000)
        }
        return days.indices.sorted { (days[$1].count, apps[$0][0]) < (days[$0].count, apps[$1][0]) }
    }

    // MARK: Records

    /// The records of a metric, in order of their starts.
    private mutating func records(
        _ metric: ImportMetric, _ database: SQLDatabase
    ) throws(Failure) -> [PrioritySweep.Record] {
        guard let names = MetricNames.healthConnect.first(where: { $0.metric == metric }),
            database.tables[names.table] != nil
        else { return [] }
        var records: [PrioritySweep.Record] = []
        let columns = ["start_time", "end_time", "app_info_id", names.column]
        let others = ["last_modified_time", "start_zone_offset", "recording_method"]
        try database.rows(of: names.table, columns, others) { row in
            let start = row.integer(0) ?? -1
            let end = row.integer(1) ?? -1
            let value = row.number(3)
            // An end less than a second before its start counts as a second before it.
            let seconds = start.floored(by: 1000)
            let last = start > end ? seconds - 1 : end / 1000
            guard skipped.admits(start: seconds, end: last, value: value) else { return }
            if options.leavesManualOut, row.integer(6) == Self.manual { return skipped.note(.manual) }
            let source = Int32(row.integer(2).flatMap { numbers[$0] } ?? apps.count - 1)
            records.append(
                PrioritySweep.Record(
                    start: start, end: end, value: value ?? 0, modified: row.integer(4) ?? 0, source: source,
                    offset: Int32(row.integer(5).flatMap { $0.magnitude <= Self.limit ? $0 : nil } ?? Self.unknown)))
        }
        records.sort { $0.start < $1.start }
        return records
    }

    /// Gives each record without an offset from UTC that of the nearest earlier one.
    private func setClocks(_ records: inout [PrioritySweep.Record], _ ranks: [Int?], at file: String) throws(Failure) {
        var clock: Int32?
        for index in records.indices {
            if records[index].offset != Self.unknown { clock = records[index].offset }
            guard clock != nil || options.reading.zone != nil || ranks[Int(records[index].source)] == nil else {
                throw Failure(
                    at: file, field: "start_zone_offset", expected: "how far the clock was from UTC, or --time-zone",
                    found: "nothing")
            }
            records[index].offset = clock ?? 0
        }
    }
}
