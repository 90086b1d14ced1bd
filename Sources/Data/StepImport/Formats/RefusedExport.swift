import StepSupport

/// Files that are known, and cannot become days.
struct RefusedExport: ImportFormat {
    /// Nobody asks for it.
    static let name = ""

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool { reason(head) != nil }

    private static func reason(_ head: ArraySlice<UInt8>) -> String? {
        let json = FormatSniffing.json(head)
        if json.hasPrefix("[{\"recordDay\":"), FormatSniffing.has("\"sportDataUserData\":", in: json) {
            return "an export of Huawei Health does not say which of its devices counted the same steps"
        }
        if FormatSniffing.columns(head).starts(with: ["Id", "ActivityDate", "TotalSteps"]) {
            return "a table of Fitabase has the days of many people; leave one of them, with the columns date and steps"
        }
        return nil
    }

    init(options: ImportOptions) {}

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        throw Failure(at: bytes.name, reason: Self.reason(try bytes.head(1 << 14)) ?? "it cannot be read")
    }

    mutating func days() -> ImportedDays { ImportedDays() }
}
