/// The files of the app Health Auto Export, in JSON or CSV: amounts at their local dates, which are added up.
struct HealthAutoExport: FiguresFormat {
    static let name = "health-auto-export"

    private enum AutoExportKey: String, CaseIterable { case data, metrics, name, units, date, qty }

    private static let fileKeys = JSONKeys<AutoExportKey>(only: [.data])
    private static let dataKeys = JSONKeys<AutoExportKey>(only: [.metrics])
    private static let metricKeys = JSONKeys<AutoExportKey>(only: [.name, .units, .data])
    private static let pointKeys = JSONKeys<AutoExportKey>(only: [.date, .qty])

    var figures = DayFigures()

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        FormatSniffing.json(head).hasPrefix("{\"data\":{\"metrics\":[") || isTable(head)
    }

    mutating func read(_ text: SourceText, of file: ByteStream) throws(TextError) {
        if Self.isTable(text.bytes[text.start...].prefix(1 << 13)) { return try readTable(text) }
        var json = JSONReader(text)
        try json.enterObject(expecting: "an export")
        while try json.nextKey(among: Self.fileKeys) != nil {
            try json.enterObject(expecting: "metrics")
            while try json.nextKey(among: Self.dataKeys) != nil {
                try json.enterArray(expecting: "an array of metrics")
                while try json.nextElement() { try readMetric(&json) }
            }
        }
        try json.finish()
    }

    private mutating func readMetric(_ json: inout JSONReader) throws(TextError) {
        var name: String?
        var unit: (name: String, start: Int)?
        var sums: [CivilDate: Double] = [:]
        try json.enterObject(expecting: "a metric")
        while let key = try json.nextKey(among: Self.metricKeys) {
            switch key {
            case .name: name = try json.string(expecting: "the name of a metric")
            case .units: unit = (try json.string(expecting: "a unit"), json.lastValue.lowerBound)
            case .data where name.map { MetricNames.autoExport[$0] != nil } ?? true:
                try json.enterArray(expecting: "an array of amounts")
                while try json.nextElement() { try readPoint(&json, into: &sums, isKnown: name != nil) }
            default: try json.skipValue()
            }
        }
        guard let metric = MetricNames.autoExport[name ?? ""], !sums.isEmpty else { return }
        let factor = metric == .meters ? unit.flatMap { Self.meters(in: $0.name) } : 1
        guard let factor else {
            throw json.invalid(
                at: unit?.start, expected: "km, mi or m", found: unit.map { SourceText.quoted($0.name) } ?? "no unit")
        }
        for (date, sum) in sums { figures.add(sum * factor, metric, on: date) }
    }

    /// The metres in one of a unit; nil if it is no unit of distance.
    private static func meters(in unit: some StringProtocol) -> Double? { ColumnName("distance " + unit)?.meters }

    /// Adds an amount to its date's sum. If the metric is not known yet, values of any other form are skipped.
    private func readPoint(
        _ json: inout JSONReader, into sums: inout [CivilDate: Double], isKnown: Bool
    ) throws(TextError) {
        guard json.kind() == .object else { return try json.skipValue() }
        var date: CivilDate?
        var amount: Double?
        try json.enterObject(expecting: "an amount")
        while let key = try json.nextKey(among: Self.pointKeys) {
            switch key {
            case .date where isKnown || json.kind() == .string: date = try json.isoDate()
            case .qty where isKnown || json.kind() == .number: amount = try json.amount()
            default: try json.skipValue()
            }
        }
        if let date, let amount { sums[date, default: 0] += amount }
    }

    // MARK: The table, with a row for a day, an hour or a minute

    private static func isTable(_ head: ArraySlice<UInt8>) -> Bool {
        let columns = FormatSniffing.columns(head)
        return ["Date", "Date/Time"].contains(columns.first) && columns.contains("Step Count (count)")
    }

    private mutating func readTable(_ text: SourceText) throws(TextError) {
        var table = try ImportRows(text)
        let columns = table.names.enumerated().compactMap { index, name in
            MetricNames.autoExportColumns.first { name.hasPrefix($0.prefix) }
                .map { (index: index, metric: $0.metric, name: name) }
        }
        let decimal: DecimalMark = table.hasSemicolons ? .comma : .point
        while try table.next() {
            let written = table.string(0)
            guard let date = CivilDate(String(written.prefix(10))) else {
                // The last row may have the totals of all days.
                if written == "Total" { continue }
                throw table.invalid(0, expected: "a date like 2024-02-06")
            }
            for column in columns {
                let amount = try table.number(column.index, decimal: decimal)
                let factor = column.metric == .meters ? Self.meters(in: column.name.drop { $0 != "(" }) : 1
                if let amount, let factor { figures.add(amount * factor, column.metric, on: date) }
            }
        }
    }
}

private enum FigureKey: String, CaseIterable {
    case steps, distance

    static let keys = JSONKeys(Self.self)
}

extension JSONReader {
    /// Reads a date like 2024-02-06; anything may follow it in the string.
    mutating func isoDate() throws(TextError) -> CivilDate {
        let expected = "a date like 2024-02-06"
        let text = String(decoding: try utf8(expecting: expected).prefix(10), as: UTF8.self)
        guard let date = CivilDate(text) else { throw invalid(expected: expected) }
        return date
    }

    /// Reads an object's steps and distance, if it has them.
    mutating func stepsAndDistance() throws(TextError) -> (steps: Double?, distance: Double?) {
        var values: [FigureKey: Double] = [:]
        try enterObject(expecting: "figures")
        while let key = try nextKey(among: FigureKey.keys) { values[key] = try amount() }
        return (values[.steps], values[.distance])
    }

    /// Reads a number in `Amount.range`, in a string or not; nil for null.
    mutating func amount() throws(TextError) -> Double? {
        if readNull() || readNaN() { return nil }
        let expected = Amount.expected
        let value = try kind() == .string ? Amount.read(utf8(expecting: expected)) : number(expecting: expected)
        guard let value, Amount.range.contains(value) else { throw invalid(expected: expected) }
        return value
    }
}
