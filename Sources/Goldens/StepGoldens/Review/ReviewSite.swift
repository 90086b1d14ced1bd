/// The resources at the address of a review: its page, decisions about its cases, and a connection that lasts.
///
/// A request must have the token, which only the page's address has, and this machine's own host name, so that requests
/// of other sites are refused, also of those whose name resolves to this machine. Requests that change anything have
/// the token in a header and a type of JSON: a form cannot send these, nor can a script of another site.
package struct ReviewSite: Sendable {
    package var review: Review
    private let report: VerificationReport
    private let port: UInt16
    private let token: String

    package enum Answer: Hashable, Sendable {
        case page
        /// No answer, as long as the page is open.
        case wait
        /// A plain text with an HTTP status.
        case text(Int, String)
    }

    /// - Parameter token: a fixed token for tests; nil for one of 128 random bits.
    package init(_ review: Review, _ report: VerificationReport, port: UInt16, token: String? = nil) {
        (self.review, self.report, self.port) = (review, report, port)
        self.token = token ?? SHA256.hex(of: (0..<16).map { _ in UInt8.random(in: 0...255) })
    }

    package var address: String { "http://127.0.0.1:\(port)/\(token)" }

    package mutating func answer(_ request: HTTPRequest) -> Answer {
        let host = request.headers["host"] ?? ""
        guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else { return .text(403, "") }
        guard request.headers["origin"].map({ $0 == "http://\(host)" }) ?? true else { return .text(403, "") }
        if request.method == "GET", isToken(String(request.target.dropFirst())) { return .page }
        guard isToken(request.headers["x-review-token"] ?? "") else { return .text(404, "") }
        if request.method == "GET", request.target == "/wait" { return .wait }
        let words = request.target.split(separator: "/").map(String.init)
        guard request.method == "POST", request.headers["content-type"] == "application/json", words.count == 2,
            let decision = Review.Decision(rawValue: words[0]), let index = Int(words[1]),
            report.cases.indices.contains(index)
        else { return .text(404, "") }
        do throws(Failure) {
            try review.decide(decision, about: report.cases[index].name)
            return .text(200, review.json(of: report.cases).text)
        } catch { return .text(409, error.line) }
    }

    /// True if the text is the token. The time of the comparison does not reveal how much of the text is right.
    private func isToken(_ text: String) -> Bool {
        text.utf8.count == token.utf8.count && zip(text.utf8, token.utf8).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
    }

    /// Writes an answer of HTTP; for one that waits, only its head.
    func write(_ answer: Answer, to sink: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
        var (status, kind, words) = (200, "html", "")
        if case .text(let other, let text) = answer { (status, kind, words) = (other, "plain", text) }
        let head = [
            "HTTP/1.1 \(status) ", "Content-Type: text/\(kind); charset=utf-8", "Connection: close",
            "Cache-Control: no-store", "Content-Security-Policy: frame-ancestors 'none'",
            "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff",
            "Cross-Origin-Resource-Policy: same-origin", "", words,
        ]
        try sink(Array(head.joined(separator: "\r\n").utf8).span)
        if answer == .page { try report.writeHTML(review: review, to: sink) }
    }
}
