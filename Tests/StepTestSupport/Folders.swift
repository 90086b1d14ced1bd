import Foundation

/// The root of the project. What lies beside a test is found by the test's own path, all else from here.
package let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

/// Calls `body` with the path of a new, empty folder that is gone afterwards.
package func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    try TestTool.withFolder { try body($0.path) }
}

/// What is in a folder, hidden files too, in order.
package func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}
