import Foundation

/// What came of a program that ran to its end.
package struct ProgramOutcome {
    /// As shells have it: 128 and more is the signal that ended the process.
    package var status: Int32
    package var output: [UInt8]
    package var text: String { String(decoding: output, as: UTF8.self) }
    /// What was written to standard error.
    package var message: String
}

/// Runs a program to its end, by default in the folder and the environment of the tests.
package func launch(
    _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil,
    input: [UInt8] = []
) throws -> ProgramOutcome {
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
        if let folder { process.currentDirectoryURL = folder }
        if let environment { process.environment = environment }
        (process.standardInput, process.standardOutput, process.standardError) = (files[0], files[1], files[2])
        let watchdog = try process.begin()
        defer { watchdog.cancel() }
        process.waitUntilExit()
        let isKilled = process.terminationReason == .uncaughtSignal
        return ProgramOutcome(
            status: process.terminationStatus + (isKilled ? 128 : 0),
            output: Array(try Data(contentsOf: streams.appending(path: "out"))),
            message: String(decoding: try Data(contentsOf: streams.appending(path: "err")), as: UTF8.self))
    }
}
