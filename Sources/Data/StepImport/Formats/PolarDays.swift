import StepData
import StepSupport

/// What Polar sends: a file for each day, with its steps or those of its minutes.
struct PolarDays: ImportFormat {
    static let name = "polar"

    private enum Key: String, CaseIterable { case date, summary, samples }
    private enum SummaryKey: String, CaseIterable { case stepCount }
    private enum SamplesKey: String, CaseIterable { case steps }
    private enum SampleKey: String, CaseIterable { case value }
    private static let keys = JSONKeys(Key.self)
    private static let summaryKeys = JSONKeys(SummaryKey.self)
    private static let samplesKeys = JSONKeys(SamplesKey.self)
    private static let sampleKeys = JSONKeys(SampleKey.self)

    private var figures = DayFigures()

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        let json = FormatSniffing.json(head)
        return json.hasPrefix("{\"exportVersion\":") && FormatSniffing.has("\"date\":", in: json)
            && (FormatSniffing.has("\"stepCount\":", in: json) || FormatSniffing.has("\"samples\":{\"mets\":", in: json)
                || FormatSniffing.has("\"samples\":{\"steps\":", in: json))
    }

    init(options: ImportOptions) {}

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        try bytes.readText { (text) throws(TextError) in
            var (date, total, sum): (CivilDate?, Double?, Double?)
            var json = JSONReader(text)
            try json.enterObject(expecting: "a day")
            while let key = try json.nextKey(among: Self.keys) {
                switch key {
                case .date: date = try json.isoDate()
                case .summary:
                    try json.enterObject(expecting: "a summary")
                    while try json.nextKey(among: Self.summaryKeys) != nil { total = try json.amount() }
                case .samples:
                    try json.enterObject(expecting: "samples")
                    while try json.nextKey(among: Self.samplesKeys) != nil {
                        try json.enterArray(expecting: "an array of samples")
                        while try json.nextElement() {
                            try json.enterObject(expecting: "a sample")
                            while try json.nextKey(among: Self.sampleKeys) != nil {
                                sum = (sum ?? 0) + (try json.amount() ?? 0)
                            }
                        }
                    }
                }
            }
            try json.finish()
            // A day that comes twice was not over when the first was written.
            guard let date, let steps = total ?? sum, steps >= figures[date]?.steps ?? 0 else { return }
            figures[date] = ImportedDay(date: date, steps: steps)
        }
    }

    mutating func days() -> ImportedDays { ImportedDays(days: figures.sorted) }
}
