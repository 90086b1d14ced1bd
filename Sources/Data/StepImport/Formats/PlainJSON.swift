/// Days in JSON of any form, of one or several files: what a text of JSON alone is read as.
struct PlainJSON: ImportFormat {
    static let name = "json"

    private let options: ImportOptions
    private var figures = DayFigures()
    private var sources: [ImportedSource] = []
    private var notes: [String] = []
    /// What was wrong first; of no matter where the files of an app lie beside it.
    private var failure: Failure?

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        let json = FormatSniffing.json(head)
        guard json.hasPrefix("{") || json.hasPrefix("[") else { return false }
        // A map from dates needs no words.
        return json.hasPrefix("{\"19") || json.hasPrefix("{\"20")
            || ["step", "Step", "STEP", "chritt", "\"pas", "歩", "步"].contains { FormatSniffing.has($0, in: json) }
    }

    init(options: ImportOptions) { self.options = options }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        if failure != nil { return }
        var reading = options.reading
        reading.fileName = bytes.lastName
        let merge = RecordMerge(options)
        let text = try bytes.rest(atMost: InputFile.maximumSize)
        do throws(StepDataError) {
            let found = try StepHistory.reading(text, format: .json, options: reading, merge: merge.days)
            for note in found.notes + merge.notes where !notes.contains(note) { notes.append(note) }
            sources += merge.sources
            do throws(Failure) {
                for day in found.history.days {
                    try figures.join(day, in: bytes.name, by: options.reading.repeated ?? .error)
                }
            } catch {
                failure = error
            }
        } catch {
            failure = Failure(.badData, "\(bytes.name):\(error)")
        }
    }

    mutating func days() throws(Failure) -> ImportedDays {
        if let failure { throw failure }
        return ImportedDays(days: figures.sorted, sources: sources, notes: notes)
    }
}
