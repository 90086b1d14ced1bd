/// The export of Polar: a file for each day, with its steps or those of its minutes.
struct PolarDays: FiguresFormat {
    static let name = "polar"

    private enum PolarKey: String, CaseIterable { case date, summary, stepCount, samples, steps, value }
    private static let keys = JSONKeys(PolarKey.self)

    var figures = DayFigures()

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        let json = FormatSniffing.json(head)
        return json.hasPrefix("{\"exportVersion\":") && FormatSniffing.has("\"date\":", in: json)
            && (FormatSniffing.has("\"stepCount\":", in: json) || FormatSniffing.has("\"samples\":{\"mets\":", in: json)
                || FormatSniffing.has("\"samples\":{\"steps\":", in: json))
    }

    mutating func read(_ text: SourceText, of file: ByteStream) throws(TextError) {
        var json = JSONReader(text)
        var day = (date: CivilDate?.none, total: Double?.none, sum: Double?.none)
        try Self.read(&json, &day)
        try json.finish()
        // A day that is in two files was not over when the one with fewer steps was written.
        guard let date = day.date, let steps = day.total ?? day.sum else { return }
        figures.offer(ImportedDay(date: date, steps: steps), (0, "", steps))
    }

    /// Reads an object: the file, its summary, its samples or one of these.
    private static func read(
        _ json: inout JSONReader, _ day: inout (date: CivilDate?, total: Double?, sum: Double?), depth: Int = 0
    ) throws(TextError) {
        try json.enterObject(expecting: "an object")
        while let key = try json.nextKey(among: keys) {
            switch key {
            case .date: day.date = try json.isoDate()
            case .summary where depth == 0, .samples where depth == 0: try read(&json, &day, depth: 1)
            case .stepCount: day.total = try json.amount()
            case .steps where depth == 1:
                try json.enterArray(expecting: "an array of samples")
                while try json.nextElement() { try read(&json, &day, depth: 2) }
            case .summary, .samples, .steps: try json.skipValue()
            case .value: day.sum = (day.sum ?? 0) + (try json.amount() ?? 0)
            }
        }
    }
}
