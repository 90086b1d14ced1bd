import Foundation

/// Runs a Python program on `input`, and gives what it prints.
package func python(_ script: String, _ arguments: [String], input: [UInt8]) throws -> String {
    try TestTool.withFolder { folder in
        // Files hold any amount, where pipes would have to be emptied in turns.
        let files = try ["in", "out", "err"].map { name in
            let file = folder.appending(path: name)
            try Data(name == "in" ? input : []).write(to: file)
            return try FileHandle(forUpdating: file)
        }
        let process = Process()
        process.executableURL = URL(filePath: TestTool.python)
        process.arguments = ["-c", script] + arguments
        (process.standardInput, process.standardOutput, process.standardError) = (files[0], files[1], files[2])
        let watchdog = try process.begin()
        defer { watchdog.cancel() }
        process.waitUntilExit()
        let message = try String(contentsOfFile: folder.appending(path: "err").path, encoding: .utf8)
        try require(process.terminationStatus == 0, message)
        return try String(contentsOfFile: folder.appending(path: "out").path, encoding: .utf8)
    }
}
