import Foundation
import StepTestSupport

/// Runs single tests of this program again, in a process of its own, to see them fail.
enum OwnTests {
    struct Outcome {
        let status: Int32
        let output: String
    }

    /// On other systems the tests are no program but a bundle.
    static var canRun: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// In the process that is to fail: the path of the package that was made for it.
    static var package: String? { ProcessInfo.processInfo.environment[variable] }
    private static let variable = "STEPCHART_TESTING_PACKAGE"

    /// Runs one test of Swift Testing.
    static func runSwiftTest(_ name: String, _ arguments: String..., in package: TemporaryPackage) throws -> Outcome {
        try run(["--testing-library", "swift-testing", "--filter", name] + arguments, in: package)
    }

    static func run(_ arguments: [String], in package: TemporaryPackage) throws -> Outcome {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            variable: package.root.path, "STEPCHART_RECORD": "never",
            "STEPCHART_GOLDEN_FAILURES": package.root.appending(path: "failures").path,
        ]) { $1 }
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        let watchdog = try process.begin()
        defer { watchdog.cancel() }
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: text)
    }
}
