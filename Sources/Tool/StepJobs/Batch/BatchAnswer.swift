import StepData
import StepSupport

/// What became of a line.
struct BatchAnswer: Sendable {
    struct File: Sendable {
        /// Nil for what is nowhere.
        var path: String?
        var width: Int?
        var height: Int?
        var byteCount: Int
        /// Of its bytes; nil of what is no regular file.
        var sha256: String?
        /// Of its pixels, where they were asked for; nil of what is no picture.
        var pixelSHA256: String?
    }

    /// Of the line among those that are not empty, from 0.
    let index: Int
    let id: String?
    /// Of a table: where the user's rows begin.
    let lineNumber: Int?
    /// At least one file, the first of them the picture.
    var result: Result<[File], Failure>
    /// Whether a file was there already.
    var isSkipped = false
    var warnings: [String] = []
    /// What the days say, where it was asked for.
    var facts: StepFacts?
    /// The picture, for an answer or an archive that holds it.
    var bytes: [UInt8]?

    var error: Failure? {
        if case .failure(let error) = result { error } else { nil }
    }

    /// A line of NDJSON.
    func line(inline: Bool) -> [UInt8] {
        var members: [(String, JSON)] = [("index", .number(index))]
        if let id { members.append(("id", .string(id))) }
        if let lineNumber { members.append(("line", .number(lineNumber))) }
        members.append(("ok", .bool(error == nil)))
        switch result {
        case .success(let files):
            if let file = files.first { members += file.members }
            if files.count > 1 { members.append(("files", .array(files.map { .object($0.members) }))) }
        case .failure(let error): members.append(("error", error.json))
        }
        if isSkipped { members.append(("skipped", .bool(true))) }
        if !warnings.isEmpty { members.append(("warnings", .array(warnings.map { .string($0) }))) }
        if let facts { members.append(("facts", .object(facts.summary))) }
        var line = Array(JSON.object(members).text.utf8)
        if inline, let bytes {
            // The brace comes after it.
            line.removeLast()
            line += Array(", \"base64\": \"".utf8)
            line += Base64.encode(bytes[...])
            line += Array("\"}".utf8)
        }
        line.append(UInt8(ascii: "\n"))
        return line
    }
}

extension BatchAnswer.File {
    fileprivate var members: [(String, JSON)] {
        var members: [(String, JSON)] = []
        if let path { members.append(("path", .string(path))) }
        if let width { members.append(("width", .number(width))) }
        if let height { members.append(("height", .number(height))) }
        members.append(("bytes", .number(byteCount)))
        if let sha256 { members.append(("sha256", .string(sha256))) }
        if let pixelSHA256 { members.append(("pixelSha256", .string(pixelSHA256))) }
        return members
    }
}

extension Failure {
    fileprivate var json: JSON {
        var members: [(String, JSON)] = [("code", .number(Int(status.code)))]
        if let field, !field.isEmpty { members.append(("field", .string(field))) }
        members.append(("message", .string(line)))
        return .object(members)
    }
}
