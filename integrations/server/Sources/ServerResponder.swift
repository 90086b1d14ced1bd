import Hummingbird
import NIOCore
import StepJobs
import StepSupport

/// Answers requests of HTTP: pictures, links to pictures, and the server's own pages.
struct ServerResponder: HTTPResponder {
    let queue: DrawingQueue
    let rules: LinkRules
    let mostBytes: Int

    func respond(to request: Request, context: BasicRequestContext) async -> Response {
        var response: Response
        do {
            response = try await answer(request)
        } catch {
            response = Response(error)
        }
        queue.counters.count(status: response.status.code)
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func answer(_ request: Request) async throws(Refusal) -> Response {
        let path = request.uri.path
        switch path {
        case "/healthz": return try page(request, "text/plain; charset=utf-8") { "ok\n" }
        case "/metrics":
            return try page(request, "text/plain; version=0.0.4; charset=utf-8") { queue.counters.text }
        case "/openapi.json": return try page(request, "application/json") { OpenAPI.document }
        default: break
        }
        if let command = Job.DrawingCommand(rawValue: String(path.dropFirst())) {
            return try await post(request, command)
        }
        if let link = PictureLink(path: path, query: request.uri.query ?? "") { return try await get(request, link) }
        throw Refusal(.notFound, "expected a path that /openapi.json lists")
    }

    private func page(_ request: Request, _ type: String, _ text: () -> String) throws(Refusal) -> Response {
        guard [.get, .head].contains(request.method) else { throw .method("GET, HEAD") }
        return Response(.ok, Array(text().utf8), type: type)
    }

    private func post(_ request: Request, _ command: Job.DrawingCommand) async throws(Refusal) -> Response {
        guard request.method == .post else { throw .method("POST") }
        let type = request.headers[.contentType] ?? "none"
        guard type.split(separator: ";").first?.lowercased() == "application/json" else {
            let found = SourceText.quoted(type)
            throw Refusal(.unsupportedMediaType, "expected Content-Type: application/json, found \(found)")
        }
        return try await draw(body(of: request), as: command, for: request, caching: "private, no-cache")
    }

    private func get(_ request: Request, _ link: PictureLink) async throws(Refusal) -> Response {
        guard [.get, .head].contains(request.method) else { throw .method("GET, HEAD") }
        let age = try rules.age(of: link)
        return try await draw(link.job(), as: link.command, for: request, caching: "public, max-age=\(age)")
    }

    private func draw(
        _ job: [UInt8], as command: Job.DrawingCommand, for request: Request, caching: String
    ) async throws(Refusal) -> Response {
        let asJSON = request.headers[.accept]?.contains("application/json") == true
        let tags = asJSON ? nil : request.headers[.ifNoneMatch]
        let (answer, json) = try await queue.draw(job, as: command, unless: tags, asJSON: asJSON)
        var response = Response(answer, json: json)
        if answer.error == nil { response.headers[.cacheControl] = caching }
        return response
    }

    private func body(of request: Request) async throws(Refusal) -> [UInt8] {
        let tooLarge = Refusal(.contentTooLarge, "expected a job of at most \(mostBytes) bytes")
        let announced = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        guard announced <= mostBytes else { throw tooLarge }
        do {
            return Array(buffer: try await request.body.collect(upTo: mostBytes))
        } catch is NIOTooManyBytesError {
            throw tooLarge
        } catch {
            // The connection has ended, so that nobody reads the answer.
            throw Refusal(.badRequest, "expected the whole job")
        }
    }
}
