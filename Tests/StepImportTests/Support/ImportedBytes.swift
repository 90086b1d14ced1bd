import StepData
import StepSupport
import StepTestSupport

@testable import StepImport

func options(_ change: (inout ImportOptions) -> Void) -> ImportOptions { with(ImportOptions(), change) }

extension ImportOptions {
    /// Lets days begin by the clocks of a zone.
    mutating func setZone(_ name: String) { reading.zone = try? TimeZoneRules(named: name) }
}

extension Import {
    /// The days of files that are at hand.
    static func days(
        of files: [ByteStream], options: ImportOptions = ImportOptions()
    ) throws(Failure) -> ImportedDays {
        var reading = try ImportReading(files.first?.name ?? "", options)
        for file in files { try reading.read(file) }
        return try reading.days()
    }

    /// The days of files, also of tables, which are texts where they are alone.
    static func days(
        from paths: [String], options: ImportOptions = ImportOptions(), progress: ImportProgress? = nil
    ) throws(Failure) -> ImportedDays {
        var reading = try ImportReading(paths.first ?? "", options, .unlimited, progress)
        for path in paths { _ = try reading.read(path) }
        return try reading.days()
    }
}
