import ArgumentParser
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import StepPNG
import StepSupport

// Only this type is imported, since StepJobs has another one called Option.
import enum StepJobs.Cores

@main
struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stepchart-server",
        abstract: "Draws pictures of step counts over HTTP. The first line of standard output is its address.")

    @Option(help: "The port; 0 takes a free one.")
    var port = 8080
    @Option(help: "The address to listen on; that of the default is reached from this machine only.")
    var host = "127.0.0.1"
    @Option(help: "A file whose first line signs links; or this secret is in STEPCHART_SECRET.", completion: .file())
    var secretFile: String?
    @Option(help: "The presets of cards, as in og,square, that are drawn for links without a signature.")
    var allow = ""
    @Option(help: "The most seconds for a picture, with the time that it waits.")
    var timeout = 2.0
    @Option(help: "The most pictures that wait to be drawn; more are refused with 503.")
    var queue = 64
    @Option(help: "The most bytes of a job; more are refused with 413.")
    var maxBody = 1 << 20
    @Option(help: "The most connections at a time; others wait.")
    var connections = 1024
    @Option(help: "The seconds for which caches may keep the picture of a link.")
    var maxAge = 86_400

    func validate() throws {
        let ranges = [
            ("--port", port, 0...65_535), ("--queue", queue, 0...65_536), ("--max-body", maxBody, 1...(1 << 30)),
            ("--connections", connections, 1...(1 << 20)), ("--max-age", maxAge, 0...31_536_000),
        ]
        for (option, value, range) in ranges where !range.contains(value) {
            let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
            throw ValidationError("\(option): expected \(expected), found \(value)")
        }
        guard timeout > 0, timeout <= 86_400 else {
            throw ValidationError("--timeout: expected seconds above 0, at most 86400, found \(timeout)")
        }
    }

    /// Answers requests until the process is asked to end, and then the pending ones.
    func run() async throws {
        do {
            let rules = try LinkRules(secret: secret(), presets: allow, maxAge: maxAge)
            let queue = try DrawingQueue(threads: Cores.all, mostWaiting: queue, timeout: timeout)
            // Memory that a drawing frees is kept for the next one.
            PNGDecoder.keepMemory()
            TerminationSignals.ignorePending()
            try await serve(ServerResponder(queue: queue, rules: rules, mostBytes: maxBody))
            await queue.end()
        } catch let failure as Failure {
            StandardError.write("stepchart-server: \(failure.line)\n")
            throw ExitCode(failure.status.code)
        }
    }

    private func serve(_ responder: ServerResponder) async throws {
        let application = Application(
            responder: responder,
            server: .http1(configuration: HTTP1Channel.Configuration(idleTimeout: .seconds(30))),
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: port),
                availableConnectionsDelegate: MaximumAvailableConnections(connections)),
            onServerRunning: { announce(port: $0.localAddress?.port ?? port) },
            logger: Logger(label: "stepchart-server") { _ in SwiftLogNoOpLogHandler() })
        do {
            try await application.runService()
        } catch let error as IOError {
            throw Failure(.inputOutput, "--port \(port) of \(host): \(String(cString: strerror(error.errnoCode)))")
        }
    }

    /// Writes the address of the server, for people and for the program that started it.
    private func announce(port: Int) {
        let host = host.contains(":") ? "[\(host)]" : host
        // An error is ignored: the server does not need a reader of its output.
        try? OutputFile.standardOutput.write("http://\(host):\(port)\n")
    }

    /// Returns the secret for links; nil if there is none. It is never on the command line, which all users can read.
    private func secret() throws(Failure) -> [UInt8]? {
        let variable = ProcessInfo.processInfo.environment["STEPCHART_SECRET"]
        guard let path = secretFile else { return variable.map { Array($0.utf8) } }
        let bytes = try InputFile(path).bytes
        return Array(bytes.prefix { !"\r\n".utf8.contains($0) })
    }
}
