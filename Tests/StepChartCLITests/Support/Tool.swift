import Foundation
import StepTestSupport
import Testing

/// The built tool, run as users run it.
enum Tool {
    struct Outcome {
        /// As shells have it: 128 and more is the signal that ended the process.
        var status: Int32
        var output: [UInt8]
        var text: String { String(decoding: output, as: UTF8.self) }
        /// What was written to standard error.
        var message: String
    }

    static let week = Samples.path("week.json")

    /// The executable, which the build puts beside the test bundle.
    static var path: String {
        get throws {
            #if os(macOS)
                let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
            #else
                let bundle = Bundle.main.executableURL
            #endif
            let path = try #require(bundle).deletingLastPathComponent().appending(path: "stepchart").path
            try #require(
                FileManager.default.isExecutableFile(atPath: path), "no tool at \(path): build it with `swift build`")
            return path
        }
    }

    static func run(_ arguments: String..., in folder: URL = project, input: some Sequence<UInt8> = []) throws
        -> Outcome
    {
        try launch(path, arguments, in: folder, input: Array(input))
    }

    /// Runs a line of shell, in which `stepchart` is the tool and `$week` the sample.
    static func shell(_ line: String, in folder: URL) throws -> Outcome {
        let tools = URL(filePath: try path).deletingLastPathComponent().path
        return try launch("/bin/sh", ["-c", "PATH='\(tools)':$PATH week='\(week)'; \(line)"], in: folder)
    }

    /// Runs a program to its end.
    static func launch(
        _ program: String, _ arguments: [String], in folder: URL, input: [UInt8] = []
    ) throws -> Outcome {
        // Files hold any amount, where pipes would have to be emptied in turns.
        try TestTool.withFolder { streams in
            let files = try ["in", "out", "err"].map { name in
                let file = streams.appending(path: name)
                try Data(name == "in" ? input : []).write(to: file)
                return try FileHandle(forUpdating: file)
            }
            let process = Process()
            process.executableURL = URL(filePath: program)
            process.arguments = arguments
            process.currentDirectoryURL = folder
            // Where this very test runs must not matter.
            process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
            (process.standardInput, process.standardOutput, process.standardError) = (files[0], files[1], files[2])
            let watchdog = try process.begin()
            defer { watchdog.cancel() }
            process.waitUntilExit()
            let isKilled = process.terminationReason == .uncaughtSignal
            return Outcome(
                status: process.terminationStatus + (isKilled ? 128 : 0),
                output: Array(try Data(contentsOf: streams.appending(path: "out"))),
                message: String(decoding: try Data(contentsOf: streams.appending(path: "err")), as: UTF8.self))
        }
    }
}

extension URL {
    /// Everything in the folder, hidden files too.
    var names: [String] {
        get throws { try StepTestSupport.names(in: path) }
    }

    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: appending(path: name))) }

    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        try Data(bytes).write(to: appending(path: name))
    }
}
