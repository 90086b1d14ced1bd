/// The data of Fitbit in Google Takeout: minutes in UTC, in JSON of some years ago or the CSV of today.
///
/// Sources may share minutes: each day uses that of the highest count. A minute in two files of a source counts once.
struct FitbitTakeout: ImportFormat {
    static let name = "fitbit"

    private enum FitbitKey: String, CaseIterable { case dateTime, value }
    private static let keys = JSONKeys(FitbitKey.self)

    /// A minute's count; `time` is in seconds since 1970.
    private typealias Minute = (time: Int, value: Double)

    private struct MinuteSeries: Hashable {
        var metric: ImportMetric
        var source: String
    }

    private let options: ImportOptions
    private var calendar: DayCalendar
    private var notes: [String] = []
    private var file = ""
    private var minutes: [MinuteSeries: [Minute]] = [:]

    /// The metric by the name of a file: files of calories and other metrics have the same form.
    private static func metric(_ name: String) -> ImportMetric? {
        name.hasPrefix("steps-") ? .steps : name.hasPrefix("distance-") ? .meters : nil
    }

    private static func isTable(_ columns: [String]) -> Bool {
        [["timestamp", "steps"], ["timestamp", "distance"]].contains(Array(columns.prefix(2)))
            && (columns.count == 2 || columns.dropFirst(2) == ["data source"] || isPace(columns))
    }

    /// True for tables of the steps of walks, which are in the tables of all steps too.
    private static func isPace(_ columns: [String]) -> Bool {
        columns.starts(with: ["timestamp", "steps", "distance millimeters"])
    }

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        // The times of these minutes are in UTC, marked by a Z.
        isTable(FormatSniffing.columns(head)) && [nil, UInt8(ascii: "Z")].contains(FormatSniffing.firstCell(head).last)
            || FormatSniffing.json(head).hasPrefix("[{\"dateTime\":") && metric(name) != nil
    }

    init(options: ImportOptions) {
        self.options = options
        calendar = DayCalendar(options.zone(&notes), hasHours: options.reading.keepsHours)
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        file = bytes.name
        try bytes.readText { (text) throws(TextError) in
            let columns = FormatSniffing.columns(text.bytes[text.start...].prefix(1 << 12))
            if Self.isPace(columns) { return }
            if Self.isTable(columns) {
                try readTable(text)
            } else {
                try readJSON(text, Self.metric(bytes.lastName) ?? .steps)
            }
        }
    }

    private mutating func readJSON(_ text: SourceText, _ metric: ImportMetric) throws(TextError) {
        var found: [Minute] = []
        var json = JSONReader(text)
        try json.enterArray(expecting: "an array of minutes")
        while try json.nextElement() {
            var time: Int?
            var value: Double?
            try json.enterObject(expecting: "a minute")
            while let key = try json.nextKey(among: Self.keys) {
                switch key {
                case .dateTime:
                    let expected = "a time like 02/11/16 05:00:00"
                    time = WrittenDate.seconds(try json.utf8(expecting: expected))
                    if time == nil { throw json.invalid(expected: expected) }
                case .value: value = try json.amount()
                }
            }
            // Distances are in centimetres.
            if let time, let value { found.append((time, metric == .meters ? value / 100 : value)) }
        }
        try json.finish()
        minutes[MinuteSeries(metric: metric, source: "Fitbit"), default: []] += found
    }

    private mutating func readTable(_ text: SourceText) throws(TextError) {
        var table = try ImportRows(text)
        let metric: ImportMetric = table.column("steps") != nil ? .steps : .meters
        let time = try table.column(needed: "timestamp")
        let value = table.column("steps") ?? table.column("distance")
        let source = table.column("data source")
        while try table.next() {
            guard let seconds = WrittenDate.seconds(table.field(time)) else {
                throw table.invalid(time, expected: "a time like 2026-06-10T16:39:00Z")
            }
            guard let amount = try table.number(value) else { continue }
            let name = table.string(source)
            let series = MinuteSeries(metric: metric, source: name.isEmpty ? "no source" : name)
            minutes[series, default: []].append((seconds, amount))
        }
    }

    mutating func days() throws(Failure) -> ImportedDays {
        var amounts = AmountsBySource<String>(options)
        for (key, minutes) in minutes.sorted(by: { $0.key.source < $1.key.source }) {
            var last: Int?
            // The first of several rows with one time counts.
            for index in minutes.indices.sorted(by: { (minutes[$0].time, $0) < (minutes[$1].time, $1) }) {
                let minute = minutes[index]
                guard minute.time != last, let time = UInt32(exactly: minute.time) else { continue }
                last = minute.time
                let day = calendar.day(at: time, offset: 0)
                let hour = calendar.hour(at: minute.time, offset: 0)
                amounts.add(minute.value, key.metric, on: day, hour: hour, by: key.source, title: key.source)
            }
        }
        var result = try amounts.days(at: file) { name in
            // Values of other apps count only if no tracker has any.
            name.hasSuffix("Health Connect") || name.hasSuffix("Health Kit")
        }
        result.notes = notes
        return result
    }
}
