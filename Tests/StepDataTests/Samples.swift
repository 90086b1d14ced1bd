import Foundation
import StepData

/// The files in samples/.
enum Samples {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../samples")
        .standardized

    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: name)))
    }

    /// Every file that holds a week.
    static var weeks: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { StepDataFormat(path: $0) != nil && !$0.hasSuffix(".schema.json") }.sorted()
        }
    }
}

/// The error's line for the text, or nil when it is a week.
func refusal(_ text: some Sequence<UInt8>, _ format: StepDataFormat = .json) -> String? {
    do {
        let options = ReadingOptions(strict: true)
        _ = try StepWeek(StepHistory.reading(Array(text), format: format, options: options).history)
        return nil
    } catch {
        return error.description
    }
}
