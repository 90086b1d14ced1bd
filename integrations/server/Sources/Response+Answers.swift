import HTTPTypes
import Hummingbird
import NIOCore
import StepGoldens
import StepJobs
import StepSupport

extension Response {
    init(_ status: HTTPResponse.Status, _ bytes: [UInt8], type: String) {
        let headers: HTTPFields = [.contentType: type, .xContentTypeOptions: "nosniff"]
        self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    init(_ refusal: Refusal) {
        let error = JSON.object([("message", .string(refusal.message))])
        self.init(error, status: refusal.status)
        headers[.allow] = refusal.methods
    }

    private init(_ error: JSON, status: HTTPResponse.Status) {
        let answer = JSON.object([("ok", .bool(false)), ("error", error)])
        self.init(status, Array("\(answer.text)\n".utf8), type: "application/json")
        headers[.cacheControl] = "no-store"
        if status == .serviceUnavailable { headers[.retryAfter] = "1" }
    }

    /// Answers with a picture, with the answer of a batch that has it in base64, or with neither if the client has it.
    init(_ answer: BatchAnswer, json: [UInt8]?) {
        if let failure = answer.error {
            self.init(failure.json(line: nil), status: failure.httpStatus)
            return
        }
        let picture = answer.files.first
        if answer.isSkipped {
            self.init(status: .notModified)
        } else if let json {
            self.init(.ok, json, type: "application/json")
        } else {
            self.init(.ok, picture?.bytes ?? [], type: Self.mediaTypes[answer.ending] ?? "image/png")
        }
        headers[.vary] = "Accept"
        if json == nil { headers[.eTag] = answer.key.map { "\"\($0)\"" } }
        if let text = picture?.alternativeText?.percentEncoded(but: "-._~"),
            let name = HTTPField.Name("Alternative-Text")
        {
            // Proxies limit the size of headers. The form of the value is that of RFC 8187.
            headers[name] = text.utf8.count <= 4096 ? "text*=UTF-8''\(text)" : nil
        }
    }

    /// The media type of each kind of picture, by the usual ending of its name.
    static let mediaTypes = [
        "png": "image/png", "jpg": "image/jpeg", "webp": "image/webp", "svg": "image/svg+xml", "gif": "image/gif",
        "y4m": "video/x-yuv4mpeg2",
    ]
}

extension Failure {
    fileprivate var httpStatus: HTTPResponse.Status {
        switch status {
        case .usage, .badData, .noInput: .badRequest
        // The job took too long, or the server is about to end.
        case .inputOutput, .ended: .serviceUnavailable
        case .internal, .cannotCreate: .internalServerError
        }
    }
}
