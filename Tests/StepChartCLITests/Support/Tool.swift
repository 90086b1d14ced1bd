import Foundation
import StepTestSupport

/// The built tool, run as users run it.
enum Tool {
    static let week = Samples.path("week.json")

    static var path: String {
        get throws { try TestTool.built("stepchart") }
    }

    static func run(_ arguments: String..., in folder: URL = project, input: some Sequence<UInt8> = []) throws
        -> ProgramOutcome
    {
        try launch(path, arguments, in: folder, input: Array(input))
    }

    /// Runs a line of shell, in which `stepchart` is the tool and `$week` the sample.
    static func shell(_ line: String, in folder: URL) throws -> ProgramOutcome {
        let tools = URL(filePath: try path).deletingLastPathComponent().path
        return try launch("/bin/sh", ["-c", "PATH='\(tools)':$PATH week='\(week)'; \(line)"], in: folder)
    }

    /// Runs a program to its end.
    static func launch(
        _ program: String, _ arguments: [String], in folder: URL, input: [UInt8] = []
    ) throws -> ProgramOutcome {
        // Where this very test runs must not matter.
        let environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
        return try StepTestSupport.launch(program, arguments, in: folder, environment: environment, input: input)
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
