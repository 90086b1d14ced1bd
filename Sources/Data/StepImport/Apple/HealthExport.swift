/// The export of Apple Health: `export.xml`, under its name in any language.
struct HealthExport: ImportFormat {
    static let name = "apple-health"

    static func recognises(_ head: ArraySlice<UInt8>, name: String) -> Bool { head.span.bytes.contains("<HealthData") }

    /// True for electrocardiograms, routes, clinical records, and the copy of the export in another form.
    static func isCompanion(_ name: String) -> Bool {
        name.hasSuffix("_cda.xml")
            || name.split(separator: "/").dropLast().contains { ImportWords.appleFolders.contains($0.lowercased()) }
    }

    private let options: ImportOptions
    private var file: String?
    private var records = HealthRecords()

    init(options: ImportOptions) {
        self.options = options
        if let window = options.window {
            // A margin of days covers all time zones.
            let days = window.lowerBound.daysSince1970 - 1...window.upperBound.daysSince1970 + 2
            records.window = days.lowerBound * 86_400..<days.upperBound * 86_400
        }
        records.leavesManualOut = options.leavesManualOut
    }

    mutating func read(_ bytes: ByteStream) throws(Failure) {
        try Failure.refuse(another: bytes.name, after: file, "export of Apple Health")
        file = bytes.name
        try records.read(bytes)
    }

    mutating func days() throws(Failure) -> ImportedDays {
        var result = ImportedDays()
        let zone = try zone(&result)
        if let exported = records.exported {
            let day = (exported.time + exported.offset).floored(by: 86_400)
            let future = records.samples.removeSamples(from: (day + 1) * 86_400 - exported.offset)
            records.skipped.note(.future, future)
            result.exportDate = CivilDate(daysSince1970: day)
        }
        let sources = records.sources
        let names = sources.all.map { [String(decoding: $0.name, as: UTF8.self)] }
        let ranks = try SourceRanks(names, order: sources.order, options, at: file ?? "")
        let sums = ImportMetric.allCases.map { MetricSum($0, options) }
        for sum in sums {
            let repeated = sum.walk(&records.samples, ranks: ranks.ranks, zone: zone)
            records.skipped.note(.repeated, repeated)
        }
        result.notes += records.skipped.notes
        result.take(sums, of: sources.all.map(\.title), ranks.ranks)
        return result
    }

    /// The user's zone; otherwise the one that most records name, if its offset fits the export's date; otherwise nil.
    private func zone(_ result: inout ImportedDays) throws(Failure) -> TimeZoneRules? {
        if let zone = options.reading.zone { return zone }
        var failure: Failure?
        for (name, _) in records.zones.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            guard let exported = records.exported else { break }
            do {
                let rules = try TimeZoneRules(named: name)
                guard rules.offset(at: exported.time) == exported.offset else { continue }
                result.remarks.append(
                    "days are those of \(SourceText.excerpt(name)), which the export names; --time-zone names another")
                return rules
            } catch { failure = error }
        }
        // Days would differ from those on a machine that has time zones.
        if let failure, !Folder.isDirectory(TimeZoneRules.folder) { throw failure }
        result.notes.append(
            (records.samples.offsets.count > 1
                ? "days are by the clock that each date of the export was written by, as it names no time zone; "
                : "days are by the one clock of all dates in the export, which may be an hour off for half of the year; ")
                + "--time-zone Area/City puts that right")
        return nil
    }
}
