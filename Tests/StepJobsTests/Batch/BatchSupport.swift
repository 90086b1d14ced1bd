import Foundation
import StepSupport
import StepTestSupport
import Synchronization

@testable import StepJobs

/// Every file in a folder, by its path from there on.
func files(in folder: String) throws -> [String: [UInt8]] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try paths.reduce(into: [:]) { files, path in
        if Folder.isRegularFile("\(folder)/\(path)") { files[path] = try bytes("\(folder)/\(path)") }
    }
}

extension JobDefaults {
    mutating func change(_ body: (inout Job) -> Void) {
        for index in jobs.indices { body(&jobs[index]) }
    }
}

extension FileNames {
    /// As without `--name`.
    static let standard = try! FileNames("{id}-{hash}.png")
}

/// A batch of small pictures.
func smallBatch(_ change: (inout Batch) -> Void = { _ in }) -> Batch {
    var batch = Batch()
    batch.defaults.change { $0.outputs.scale = 0.2 }
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
