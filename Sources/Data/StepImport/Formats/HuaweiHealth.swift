/// The export of Huawei Health: minutes of each device; several may have counted the same steps.
struct HuaweiHealth: ImportFormat {
    static let name = "huawei-health"

    private enum DayKey: String, CaseIterable { case recordDay, sportDataUserData }
    private enum MinuteKey: String, CaseIterable {
        case startTime, timeZone, deviceCode, version, sportType, sportBasicInfos
    }
    private static let dayKeys = JSONKeys(DayKey.self)
    private static let rowKeys = JSONKeys(MinuteKey.self)

    /// The identity of a record of one device, of which there may be several versions.
    private struct RecordIdentity: Hashable {
        var device = 0.0
        var start = 0.0
        var kind = 0.0
    }

    private typealias RecordVersion = (day: Int, hour: Int?, version: Double, steps: Double, meters: Double)

    private let options: ImportOptions
    private var file = ""
    private var rows: [RecordIdentity: RecordVersion] = [:]

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        let json = FormatSniffing.json(head)
        return json.hasPrefix("[{\"recordDay\":") && FormatSniffing.has("\"sportDataUserData\":", in: json)
    }

    init(options: ImportOptions) { self.options = options }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        file = bytes.name
        try bytes.readText { (text) throws(TextError) in
            var json = JSONReader(text)
            try json.enterArray(expecting: "an array of days")
            while try json.nextElement() {
                var day: Int?
                try json.enterObject(expecting: "a day")
                while let key = try json.nextKey(among: Self.dayKeys) {
                    switch key {
                    case .recordDay:
                        let number = Int(try json.amount() ?? 0)
                        let date = CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
                        guard let date else { throw json.invalid(expected: "a date like 20240131") }
                        day = date.daysSince1970
                    case .sportDataUserData:
                        guard let day else { throw json.invalid(expected: "recordDay before it") }
                        try json.enterArray(expecting: "an array of minutes")
                        while try json.nextElement() { try readRow(&json, of: day) }
                    }
                }
            }
            try json.finish()
        }
    }

    private mutating func readRow(_ json: inout JSONReader, of day: Int) throws(TextError) {
        var record = RecordIdentity()
        var row = RecordVersion(day, nil, 0, 0, 0)
        var offset: Int?
        try json.enterObject(expecting: "a minute")
        while let key = try json.nextKey(among: Self.rowKeys) {
            switch key {
            case .startTime: record.start = try json.number(expecting: "a time")
            case .timeZone: offset = Int(try json.string(expecting: "an offset like +0200"))
            case .deviceCode: record.device = try json.number(expecting: "the number of a device")
            case .sportType: record.kind = try json.number(expecting: "the number of a sport")
            case .version: row.version = try json.number(expecting: "the number of a version")
            case .sportBasicInfos:
                try json.enterArray(expecting: "an array of figures")
                while try json.nextElement() {
                    let day = try json.stepsAndDistance()
                    row.steps += day.steps ?? 0
                    row.meters += day.distance ?? 0
                }
            }
        }
        let seconds = UInt32(exactly: (record.start / 1000).rounded(.down))
        if options.reading.keepsHours, let seconds, let offset, (-1200...1400).contains(offset) {
            let local = Int(seconds) + (offset / 100 * 60 + offset % 100) * 60
            row.hour = local / 3600 % StepDay.hourCount
        }
        if rows[record].map({ $0.version < row.version }) ?? true { rows[record] = row }
    }

    mutating func days() throws(Failure) -> ImportedDays {
        var amounts = AmountsBySource<Double>(options)
        for (record, row) in rows.sorted(by: { ($0.key.start, $0.key.device) < ($1.key.start, $1.key.device) }) {
            for (metric, value) in [(ImportMetric.steps, row.steps), (.meters, row.meters)] where value > 0 {
                let title = "device \(record.device.shortest)"
                amounts.add(value, metric, on: row.day, hour: row.hour, by: record.device, title: title)
            }
        }
        return try amounts.days(at: file)
    }
}
