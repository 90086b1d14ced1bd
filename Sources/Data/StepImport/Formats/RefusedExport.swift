/// Files that are known, and cannot become days: tables of Fitabase.
struct RefusedExport: ImportFormat {
    /// Nobody asks for it.
    static let name = ""

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool {
        FormatSniffing.columns(head).starts(with: ["Id", "ActivityDate", "TotalSteps"])
    }

    init(options: ImportOptions) {}

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        throw Failure(
            at: bytes.name,
            reason:
                "a table of Fitabase has the days of many people; leave one of them, with the columns date and steps")
    }

    mutating func days() -> ImportedDays { ImportedDays() }
}
