import StepData
import StepSupport

@testable import StepImport

/// What files of these names and texts become, in one line a day: date, steps, metres, flights; `-` is not known.
func imported(_ files: [(name: String, text: String)], _ options: ImportOptions = ImportOptions()) throws -> [String] {
    lines(try result(files, options))
}

func lines(_ imported: ImportedDays) -> [String] {
    imported.days.map { day in
        ([day.date.description]
            + ImportMetric.allCases.map { metric in
                day[metric].map { $0.shortest(decimals: 6) } ?? "-"
            }).joined(separator: " ")
    }
}

func result(
    _ files: [(name: String, text: String)], _ options: ImportOptions = ImportOptions()
) throws(Failure) -> ImportedDays {
    try Import.days(of: files.map { ByteStream(name: $0.name, bytes: Array($0.text.utf8)) }, options: options)
}

func refusal(_ files: [(name: String, text: String)], _ options: ImportOptions = ImportOptions()) -> String? {
    do throws(Failure) {
        _ = try result(files, options)
        return nil
    } catch {
        return error.line
    }
}
