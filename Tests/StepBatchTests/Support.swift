import Foundation
import StepFiles
import StepJobs
import StepTestSupport
import Synchronization

@testable import StepBatch

/// Calls `body` with the path of a new, empty folder that is gone afterwards.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    try TestTool.withFolder { try body($0.path) }
}

func write(_ text: String, to path: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }

func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

/// Every file in a folder, by its path from there on.
func files(in folder: String) throws -> [String: [UInt8]] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try paths.reduce(into: [:]) { files, path in
        if Folder.isRegularFile("\(folder)/\(path)") { files[path] = try bytes("\(folder)/\(path)") }
    }
}

/// A batch of small pictures.
func smallBatch(_ change: (inout Batch) -> Void = { _ in }) -> Batch {
    var batch = Batch()
    batch.defaults.outputs.scale = 0.2
    change(&batch)
    return batch
}

extension Batch {
    /// Answers as objects, and how far it came.
    func run(_ lines: String) throws -> (answers: [[String: Any]], summary: Summary) {
        try withFolder { folder in
            try write(lines, to: "\(folder)/jobs.ndjson")
            let text = Mutex<[UInt8]>([])
            let summary = try run(LineReader("\(folder)/jobs.ndjson")) { line in
                text.withLock { text in line.withUnsafeBufferPointer { text.append(contentsOf: $0) } }
            }
            let answers = try text.withLock { $0 }.split(separator: UInt8(ascii: "\n")).map {
                try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] ?? [:]
            }
            return (answers, summary)
        }
    }
}

/// Lines of weeks that differ.
func lines(_ range: Range<Int>) -> String {
    range.map { #"{"id": "u\#($0)", "week": [\#($0 * 37 % 101), 50, \#($0), 7]}"# + "\n" }.joined()
}
