import HTTPTypes
import StepJobs
import StepSupport

/// An answer to a request for which nothing is drawn.
struct Refusal: Error {
    let status: HTTPResponse.Status
    let message: String
    /// The methods of the path, if the request had another.
    var methods: String?

    static let busy = Refusal(.serviceUnavailable, "too many jobs wait; try again later")

    init(_ status: HTTPResponse.Status, _ message: String, methods: String? = nil) {
        self.status = status
        self.message = message
        self.methods = methods
    }

    static func method(_ methods: String) -> Refusal {
        Refusal(.methodNotAllowed, "expected \(methods)", methods: methods)
    }
}
