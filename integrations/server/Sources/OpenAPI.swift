import Hummingbird
import StepChart
import StepJobs
import StepSupport

/// The description of the server in OpenAPI 3.1, made from the table of options.
enum OpenAPI {
    static let document = JSON.document([
        ("openapi", .string("3.1.0")),
        (
            "info",
            .object([("title", .string("stepchart-server")), ("version", .string("\(Drawing.rendererVersion)"))])
        ),
        ("paths", .block(pages + Job.DrawingCommand.allCases.flatMap { [post($0), get($0)] })),
        ("components", .object([("schemas", .object([("answer", answer), ("refusal", refusal)]))])),
    ])

    // MARK: Paths

    private static var pages: [(String, JSON)] {
        let types = [("/healthz", "text/plain"), ("/metrics", "text/plain"), ("/openapi.json", "application/json")]
        return types.map { path, type in
            let found = response("Found.", [(type, .object([]))])
            return operation(
                path, "get", [("responses", .object([("200", found), ("405", refused("Another method."))]))])
        }
    }

    private static func post(_ command: Job.DrawingCommand) -> (String, JSON) {
        let job = object(options(of: command).map { ($0.name, .object($0.form)) })
        let body = JSON.object([("required", .bool(true)), ("content", .object([json(job)]))])
        let responses = responses(command, [("413", "The job is too large."), ("415", "The job is not JSON.")])
        return operation("/\(command.rawValue)", "post", [("requestBody", body), ("responses", responses)])
    }

    private static func get(_ command: Job.DrawingCommand) -> (String, JSON) {
        let endings = JSON.array(PictureLink.endings(of: command).map { .string($0) })
        let kind = JSON.object([
            ("name", .string("ending")), ("in", .string("path")), ("required", .bool(true)),
            ("schema", .object([("type", .string("string")), ("enum", endings)])),
        ])
        let whole = JSON.object([("type", .string("integer"))])
        let parameters = [
            parameter("steps", "The counts of the days, with commas between them.", text),
            parameter("expires", "When a signed link ends, in seconds since 1970.", whole),
            parameter(
                "signature", "HMAC-SHA256 of the path and the query before it, in hexadecimal; it is last.", text),
        ]
        let options = options(of: command).filter { $0.kind != .days && !isKind($0) }
        let responses = responses(command, [("403", "The link is not one that is drawn."), ("404", "Not found.")])
        let all = [kind] + parameters + options.map { parameter($0.name, $0.help, .object($0.form)) }
        return operation(
            "/\(command.rawValue).{ending}", "get", [("parameters", .array(all)), ("responses", responses)])
    }

    private static func operation(_ path: String, _ method: String, _ members: [(String, JSON)]) -> (String, JSON) {
        (path, .object([(method, .object(members))]))
    }

    private static func parameter(_ name: String, _ help: String, _ schema: JSON) -> JSON {
        .object([
            ("name", .string(name)), ("in", .string("query")), ("description", .string(help)), ("schema", schema),
        ])
    }

    /// Returns the options that untrusted jobs may have: they name no file.
    private static func options(of command: Job.DrawingCommand) -> [Option] {
        Option.of(command).filter { $0.file.map { $0.access == .read && $0.contents != nil } ?? true }
    }

    /// True if the ending of a link sets the option.
    private static func isKind(_ option: Option) -> Bool { ["picture", "frames"].contains(option.name) }

    // MARK: Answers

    private static func responses(_ command: Job.DrawingCommand, _ refusals: [(String, String)]) -> JSON {
        let types = Set(PictureLink.endings(of: command).compactMap { Response.mediaTypes[$0] }).sorted()
        let pictures = types.map { ($0, JSON.object([])) }
        let usual = [
            ("400", "The job is wrong."), ("405", "Another method."), ("500", "A fault of the server."),
            ("503", "It took too long, or too many jobs wait."),
        ]
        let drawn = response("The picture.", pictures + [json(reference("answer"))])
        let same = response("The client has the picture.", [])
        return .object([("200", drawn), ("304", same)] + (usual + refusals).map { ($0, refused($1)) })
    }

    private static func response(_ description: String, _ content: [(String, JSON)]) -> JSON {
        .object([("description", .string(description)), ("content", .object(content))])
    }

    private static func refused(_ description: String) -> JSON { response(description, [json(reference("refusal"))]) }

    private static func json(_ schema: JSON) -> (String, JSON) { ("application/json", .object([("schema", schema)])) }

    // MARK: Schemas

    private static var text: JSON { .object([("type", .string("string"))]) }
    private static var number: JSON { .object([("type", .string("number"))]) }

    private static var refusal: JSON {
        let error = object([("message", text), ("code", number), ("field", text)])
        return object([("ok", .object([("const", .bool(false))])), ("error", error)])
    }

    private static var answer: JSON {
        object([
            ("ok", .object([("const", .bool(true))])), ("width", number), ("height", number), ("bytes", number),
            ("sha256", text), ("alternativeText", text), ("base64", text),
        ])
    }

    private static func object(_ properties: [(String, JSON)]) -> JSON {
        .object([("type", .string("object")), ("properties", .object(properties))])
    }

    private static func reference(_ name: String) -> JSON {
        .object([("$ref", .string("#/components/schemas/\(name)"))])
    }
}
