import Foundation

/// Programs that judge PNG files independently. They are required: where one is missing, its tests fail.
package enum TestTool {
    package static let pngcheck = "/usr/bin/pngcheck"
    /// The system's Python, which is the one that Debian's python3-pil extends.
    package static let python = "/usr/bin/python3"

    /// The folder of the Python modules that tests share.
    package static let support = project.appending(path: "Tests/StepTestSupport").path

    package struct Outcome {
        package var status: Int32
        package var output: [UInt8]
        package var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// Runs a program to its end; `output` is what it wrote to either stream.
    package static func run(_ program: String, _ arguments: [String], installedBy package: String) throws -> Outcome {
        try require(
            FileManager.default.isExecutableFile(atPath: program),
            "\(program) is missing: install \(package), for example with `apt-get install -y \(package)`")
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        let watchdog = try process.begin()
        defer { watchdog.cancel() }
        let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: output)
    }

    /// What pages and pictures are shown in.
    package static func requireBrowser() throws {
        for program in ["/usr/bin/chromium", "/usr/bin/chromedriver"] {
            try require(
                FileManager.default.isExecutableFile(atPath: program),
                "\(program) is missing: install it with `apt-get install -y chromium chromium-driver`")
        }
    }

    /// An executable of the package, which the build puts beside the test bundle.
    package static func built(_ name: String) throws -> String {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        #else
            let bundle = Bundle.main.executableURL
        #endif
        let path = bundle?.deletingLastPathComponent().appending(path: name).path ?? name
        try require(
            FileManager.default.isExecutableFile(atPath: path), "no program at \(path): build it with `swift build`")
        return path
    }

    package static func runPillow(_ script: String, _ arguments: [String]) throws -> Outcome {
        let outcome = try run(python, ["-c", script] + arguments, installedBy: "python3-pil")
        try require(outcome.status == 0, "python3 with Pillow (package python3-pil) failed: \(outcome.text)")
        return outcome
    }

    /// Calls `body` with the path of a new folder that is gone afterwards.
    package static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
