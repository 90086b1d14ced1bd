import StepData
import StepSupport

/// What Google Takeout has of Fitbit: minutes in UTC, in JSON of some years ago and in CSV of today.
///
/// Both may have the same days: of a day, the one that counted more counts. A minute that is in two files of one kind
/// counts once.
struct FitbitTakeout: ImportFormat {
    static let name = "fitbit"

    private enum Key: String, CaseIterable { case dateTime, value }
    private static let keys = JSONKeys(Key.self)

    private enum Origin { case json, csv, healthConnect }

    /// - Parameter time: seconds since 1970.
    private typealias Minute = (time: Int, value: Double)

    private struct Kind: Hashable {
        var metric: ImportMetric
        var origin: Origin
    }

    private let zone: TimeZoneRules
    private var notes: [String] = []
    private var minutes: [Kind: [Minute]] = [:]

    /// Files of steps and of distance look like those of calories and more; only their names tell.
    private static func metric(_ name: String) -> ImportMetric? {
        name.hasPrefix("steps-") ? .steps : name.hasPrefix("distance-") ? .meters : nil
    }

    private static func isTable(_ columns: [String]) -> Bool {
        columns == ["timestamp", "steps"] || columns == ["timestamp", "distance"]
            || columns == ["timestamp", "steps", "data source"] || columns == ["timestamp", "distance", "data source"]
    }

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        // Its minutes are of UTC, and say so.
        isTable(FormatSniffing.columns(head)) && [nil, UInt8(ascii: "Z")].contains(FormatSniffing.firstCell(head).last)
            || FormatSniffing.json(head).hasPrefix("[{\"dateTime\":") && metric(name) != nil
    }

    init(options: ImportOptions) throws(Failure) {
        if let name = options.timeZone {
            zone = try TimeZoneRules(named: name)
        } else {
            zone = TimeZoneRules(offset: 0)
            notes = ["days are those of UTC, as the export does not say the time zone; --time-zone Area/City does"]
        }
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        try bytes.readText { (text) throws(TextError) in
            if Self.isTable(FormatSniffing.columns(text.bytes[text.start...].prefix(1 << 12))) {
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
                    time = VendorTimestamp.shortSeconds(try json.utf8(expecting: expected))
                    if time == nil { throw json.invalid(expected: expected) }
                case .value: value = try json.amount()
                }
            }
            // Distances are in centimetres.
            if let time, let value { found.append((time, metric == .meters ? value / 100 : value)) }
        }
        try json.finish()
        minutes[Kind(metric: metric, origin: .json), default: []] += found
    }

    private mutating func readTable(_ text: SourceText) throws(TextError) {
        var table = try ImportRows(text)
        let metric: ImportMetric = table.column("steps") != nil ? .steps : .meters
        let time = try table.column(needed: "timestamp")
        let (value, source) = (table.column("steps", "distance"), table.column("data source"))
        var found: [Origin: [Minute]] = [:]
        while try table.next() {
            guard let seconds = VendorTimestamp.seconds(table.field(time)) else {
                throw table.invalid(time, expected: "a time like 2026-06-10T16:39:00Z")
            }
            if table.field(value).elementsEqual("no data".utf8) { continue }
            guard let amount = try table.number(value) else { continue }
            let isOthers = table.string(source).hasSuffix("Health Connect")
            found[isOthers ? .healthConnect : .csv, default: []].append((seconds, amount))
        }
        for (origin, found) in found { minutes[Kind(metric: metric, origin: origin), default: []] += found }
    }

    mutating func days() throws(Failure) -> ImportedDays {
        var figures = DayFigures()
        for metric in [ImportMetric.steps, .meters] {
            let (json, csv) = (sums(metric, .json), sums(metric, .csv))
            let others = sums(metric, .healthConnect)
            for date in Set(json.keys).union(csv.keys).union(others.keys) {
                // What other apps wrote counts where no tracker did.
                let own = [json[date], csv[date]].compactMap(\.self).max()
                figures.add(own ?? others[date], metric, on: date)
            }
        }
        minutes = [:]
        return ImportedDays(days: figures.sorted, notes: notes)
    }

    /// Of local dates; of several rows of one moment the first counts.
    private func sums(_ metric: ImportMetric, _ origin: Origin) -> [CivilDate: Double] {
        let all = minutes[Kind(metric: metric, origin: origin)] ?? []
        var sums: [CivilDate: Double] = [:]
        var last: Int?
        for index in all.indices.sorted(by: { (all[$0].time, $0) < (all[$1].time, $1) }) {
            let minute = all[index]
            guard minute.time != last, let date = zone.date(at: minute.time) else { continue }
            last = minute.time
            sums[date, default: 0] += minute.value
        }
        return sums
    }
}
