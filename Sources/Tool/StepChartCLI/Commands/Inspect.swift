extension Command {
    static let inspect = Command(
        id: .inspect,
        summary: "Lists what a PNG file is made of, and tells whether it is sound.",
        usage: "<file> [--json]",
        details: """
            Prints every chunk: where it starts, its length and what it says. Checksums, order, sequence numbers, the \
            areas of frames and the compressed pixels are checked; chunks that a reader may skip are not looked into. \
            Ends with 65 when something is wrong, even where all readers may show the same.
            """,
        examples: ["stepchart inspect draw-on.png"]
    ) { invocation in
        let file = try InputFile(invocation.file)
        let output = OutputFile.standardOutput
        let result = invocation.json ? try printJSON(file, to: output) : try printText(file, to: output)
        if case .failure(let fault) = result { throw Failure(.badData, "\(file.name): \(fault)") }
        return 0
    }
}

private func printText(_ file: InputFile, to output: OutputFile) throws -> Result<PNGValidator.Summary, PNGFault> {
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

private func printJSON(_ file: InputFile, to output: OutputFile) throws -> Result<PNGValidator.Summary, PNGFault> {
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
