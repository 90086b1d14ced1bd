/// The result of a line.
package struct BatchAnswer: Sendable {
    /// The form of a picture in its answer.
    package enum Inline {
        case base64
        /// The bytes follow the line of the answer, whose last member is their count.
        case raw
    }

    /// The index of the line among those that are not empty, from 0.
    let index: Int
    let id: String?
    var hasNumberAsID = false
    /// The number of the line in the input, from 1; for a table, that of the user's first row.
    let lineNumber: Int
    let isOfTable: Bool
    /// The files that were made, the picture first; a path is empty where the file is not written anywhere.
    package var files: [Outcome.ResultFile] = []
    /// The reason why there are no files.
    package var error: Failure?
    /// True if a file existed already, or the client has the drawing.
    package var isSkipped = false
    /// The key of the drawing, where jobs may have only one command.
    package var key: String?
    /// The usual ending of the picture's name, without the dot.
    package var ending = ""
    var warnings: [String] = []
    /// The facts about the days, if they were requested.
    var facts: StepFacts?

    /// Returns the line of the answer, followed by the picture's bytes if they are raw.
    package func line(inline: Inline?) -> [UInt8] {
        var members: [(String, JSON?)] = [
            ("index", .number(index)), ("id", id.map { hasNumberAsID ? .word($0) : .string($0) }),
            ("line", isOfTable ? .number(lineNumber) : nil), ("ok", .bool(error == nil)),
        ]
        members += files.first?.members ?? []
        members += [
            ("files", files.count > 1 ? .array(files.enumerated().map { file($1, $0 > 0 ? inline : nil) }) : nil),
            ("error", error?.json(line: lineNumber)), ("skipped", isSkipped ? .bool(true) : nil),
            ("warnings", warnings.isEmpty ? nil : .strings(warnings)), ("facts", facts.map { .object($0.summary) }),
            ("alternativeText", files.first?.alternativeText.map { .string($0) }),
        ]
        var line = JSON.present(members).text
        guard let inline, let bytes = files.first?.bytes else { return Array("\(line)\n".utf8) }
        // The last member is added before the closing brace.
        line.removeLast()
        return switch inline {
        case .base64: Array("\(line), \"base64\": \"\(Base64.text(bytes[...]))\"}\n".utf8)
        case .raw: Array("\(line), \"follows\": \(bytes.count)}\n".utf8) + bytes
        }
    }

    /// - Parameter inline: nil for a file without its bytes; those of the first are in the answer itself.
    private func file(_ file: Outcome.ResultFile, _ inline: Inline?) -> JSON {
        let bytes = inline == nil ? nil : file.bytes.map { JSON.string(Base64.text($0[...])) }
        return .present(file.members + [("base64", bytes)])
    }
}

extension Outcome.ResultFile {
    fileprivate var members: [(String, JSON?)] {
        [
            ("path", path.isEmpty ? nil : .string(path)), ("width", size.map { .number($0.width) }),
            ("height", size.map { .number($0.height) }), ("bytes", .number(byteCount)),
            ("sha256", sha256.map { .string($0) }), ("pixelSha256", digest.map { .string($0.sha256) }),
        ]
    }
}

extension Failure {
    package func json(line lineNumber: Int?) -> JSON {
        .present([
            ("code", .number(Int(status.code))), ("field", field.flatMap { $0.isEmpty ? nil : .string($0) }),
            ("line", lineNumber.map { .number($0) }), ("message", .string(line)),
        ])
    }
}
