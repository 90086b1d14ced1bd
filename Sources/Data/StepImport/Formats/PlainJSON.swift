/// Days in JSON of any form, from one or several files, which `StepHistory.reading` reads.
struct PlainJSON: ImportFormat {
    static let name = "json"

    private var tables: DayTables
    /// The first error; it is ignored if there are files of an app as well.
    private var failure: Failure?

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        let json = FormatSniffing.json(head)
        guard json.hasPrefix("{") || json.hasPrefix("[") else { return false }
        // A map from dates needs no key for steps.
        return json.hasPrefix("{\"19") || json.hasPrefix("{\"20")
            || ImportWords.stepsInJSON.contains { FormatSniffing.has($0, in: json) }
    }

    init(options: ImportOptions) { tables = DayTables(options) }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        if failure != nil { return }
        do { try tables.readJSON(bytes) } catch { failure = error }
    }

    mutating func days() throws(Failure) -> ImportedDays {
        if let failure { throw failure }
        return tables.result
    }
}
