import StepData
import StepSupport

@testable import StepImport

/// What must hold of days that come from others, whatever the file.
enum FormatCheck {
    static func check<Format: ImportFormat>(_ bytes: [UInt8], _: Format.Type, names: [String]) {
        for name in names {
            _ = Format.recognises(SourceText.decoded(head: bytes[...]), name: name)
            var format = Format(options: ImportOptions())
            // The same once more changes nothing that must hold.
            for _ in 0..<2 { try? format.read(ByteStream(name: name, bytes: bytes)) }
            guard let days = try? format.days().days else { continue }
            StepFuzz.check(zip(days, days.dropFirst()).allSatisfy { $0.date < $1.date }, "days are in order")
            for day in days {
                let figures = ImportMetric.allCases.compactMap { day[$0] }
                StepFuzz.check(!figures.isEmpty, "a day has figures")
                StepFuzz.check(figures.allSatisfy { $0 >= 0 && $0 < 1e18 }, "figures are in range")
                for count in [day.steps, day.flights] { StepFuzz.check(count == count?.rounded(), "counts are whole") }
            }
        }
    }
}
