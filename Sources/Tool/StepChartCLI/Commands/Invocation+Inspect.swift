extension Invocation {
    func runInspect() throws -> Int32 {
        let file = try InputFile(self.file)
        if let format = file.pictureFormat, let picture = try file.pictureUnlessPNG() {
            let size = [("width", JSON.number(picture.width)), ("height", .number(picture.height))]
            let report = report([], summary: .object([("format", .string(format.rawValue))] + size))
            let text = "picture: \(picture.width) x \(picture.height) pixels, \(format.rawValue)\nverdict: sound\n"
            return try Main.write(json ? report : text)
        }
        let result = json ? try printJSON(file) : try printText(file)
        if case .failure(let fault) = result { throw Failure(.badData, "\(file.name): \(fault)") }
        return 0
    }
}

private func printText(_ file: InputFile) throws -> Result<PNGValidator.FileSummary, PNGFault> {
    var text = ChunkReport.header
    let result = try PNGValidator.validate(file.bytes) { chunk throws(Failure) in
        text += ChunkReport.line(chunk)
        // A file may have any number of chunks, so the text is written part by part.
        if text.utf8.count > 1 << 16 {
            try OutputFile.standardOutput.write(text)
            text = ""
        }
    }
    if case .success(let summary) = result { text += "\n" + ChunkReport.summary(summary) }
    try OutputFile.standardOutput.write(text)
    return result
}

private func printJSON(_ file: InputFile) throws -> Result<PNGValidator.FileSummary, PNGFault> {
    var chunks: [JSON] = []
    let result = PNGValidator.validate(file.bytes) { chunks.append($0.json) }
    let fault = if case .failure(let found) = result { found.json } else { JSON.null }
    try OutputFile.standardOutput.write(report(chunks, summary: try? result.get().json, fault: fault))
    return result
}

/// Makes the report as JSON; a file that is no PNG has no chunks.
private func report(_ chunks: [JSON], summary: JSON?, fault: JSON = .null) -> String {
    JSON.document([
        ("version", .number(1)), ("chunks", .lines(chunks)), ("summary", .optional(summary)), ("fault", fault),
    ])
}
