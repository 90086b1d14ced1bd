import ArgumentParser
import StepData
import StepFiles
import StepPNG
import StepText

struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Lists what a PNG file is made of, and tells whether it is sound.",
        usage: "stepchart inspect <file> [--json]",
        discussion: """
            Prints every chunk: where it starts, its length and what it says. Checksums, order, the fields of every kind \
            of chunk, sequence numbers, the areas of frames and the compressed pixels are checked. Ends with 65 when \
            something is wrong, even where all readers may show the same.

            EXAMPLE
              stepchart inspect draw-on.png
            """)

    @Argument(help: "A PNG file, animated or not; - is standard input.", completion: .file(extensions: ["png"]))
    var file: String

    @Flag(help: "Print JSON. (default: text)")
    var json = false

    func run() throws {
        let file = try InputFile(file)
        let output = try OutputFile("-")
        let result = json ? try printJSON(file, to: output) : try printText(file, to: output)
        if case .failure(let fault) = result { throw Failure(.badData, "\(file.name): \(fault)") }
    }

    private typealias Result = Swift.Result<PNGValidator.Summary, PNGFault>

    private func printText(_ file: InputFile, to output: OutputFile) throws -> Result {
        var text = ChunkReport.header
        let result = try PNGValidator.validate(file.bytes) { chunk throws(Failure) in
            text += ChunkReport.line(chunk)
            // A file may hold any number of chunks.
            if text.utf8.count > 1 << 16 {
                try output.write(text)
                text = ""
            }
        }
        if case .success(let summary) = result { text += "\n" + ChunkReport.summary(summary) }
        try output.write(text)
        return result
    }

    private func printJSON(_ file: InputFile, to output: OutputFile) throws -> Result {
        var chunks: [JSON] = []
        let result = PNGValidator.validate(file.bytes) { chunks.append($0.json) }
        let (summary, fault): (JSON, JSON) =
            switch result {
            case .success(let summary): (summary.json, .null)
            case .failure(let fault): (.null, fault.json)
            }
        try output.write(
            JSON.document([
                ("version", .number(1)), ("chunks", .lines(chunks)), ("summary", summary), ("fault", fault),
            ]))
        return result
    }
}
