import Foundation
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

struct ReviewSiteTests {
    private static let token = "0123456789abcdef"
    private static let page = request("GET /\(token) HTTP/1.1\r\nHost: 127.0.0.1:8080\r\n\r\n")
    private static let accept = request(
        """
        POST /accepted/0 HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nOrigin: http://127.0.0.1:8080\r\nX-Review-Token: \(token)\r\n\
        Content-Type: application/json\r\nContent-Length: 0\r\n\r\n
        """)

    private static func request(_ text: String) -> HTTPRequest {
        guard let request = try? HTTPRequest(Array(text.utf8)) else { preconditionFailure(text) }
        return request
    }

    /// Goldens and failures as in `ReviewTests`.
    private static func withSite(_ body: (inout ReviewSite, _ golden: String) throws -> Void) throws {
        try ReviewTests.withFailures { golden, failures in
            let report = VerificationReport(
                title: "golden", .init(results: ["a", "b", "d"].map { CaseResult(name: $0, .different) }),
                toolVersion: "1")
            var site = ReviewSite(try Review(of: [failures], into: golden), report, port: 8080, token: token)
            try body(&site, golden)
        }
    }

    private static func expectGolden(_ level: UInt8, in folder: String) throws {
        #expect(try ReviewTests.level("\(folder)/a.png") == level)
    }

    @Test func decidesAndAnswersWithAllDecisions() throws {
        try Self.withSite { site, golden in
            #expect(site.answer(Self.page) == .page)
            #expect(
                site.answer(Self.accept) == .text(200, #"["accepted", "undecided", "undecided"]"#))
            try Self.expectGolden(51, in: golden)
            var request = Self.accept
            request.target = "/undecided/0"
            #expect(
                site.answer(request) == .text(200, #"["undecided", "undecided", "undecided"]"#))
            try Self.expectGolden(1, in: golden)
            request.target = "/rejected/0"
            request.headers["origin"] = nil
            request.headers["host"] = "localhost:8080"
            #expect(site.answer(request) == .text(200, #"["rejected", "undecided", "undecided"]"#))
        }
    }

    @Test func waitsForWhoKnowsTheToken() throws {
        try Self.withSite { site, _ in
            var request = Self.accept
            (request.method, request.target) = ("GET", "/wait")
            #expect(site.answer(request) == .wait)
            request.headers["x-review-token"] = nil
            #expect(site.answer(request) == .text(404, ""))
        }
    }

    @Test(
        arguments: [
            ("host", nil, 403), ("host", "127.0.0.1", 403), ("host", "127.0.0.1:8081", 403),
            ("host", "example.com:8080", 403),
            ("host", "127.0.0.1:8080.example.com", 403), ("host", "LOCALHOST:8080", 403),
            ("origin", "http://example.com", 403), ("origin", "null", 403), ("origin", "https://127.0.0.1:8080", 403),
            ("origin", "http://127.0.0.1:8081", 403), ("origin", "http://localhost:8080", 403), ("origin", "", 403),
            ("x-review-token", nil, 404), ("x-review-token", "", 404), ("x-review-token", "0123456789abcdeF", 404),
            ("x-review-token", "0123456789abcde", 404), ("x-review-token", "0123456789abcdef0", 404),
            ("content-type", nil, 404), ("content-type", "text/plain", 404),
            ("content-type", "application/x-www-form-urlencoded", 404),
        ] as [(String, String?, Int)]) func refusesOthers(header: String, value: String?, status: Int) throws
    {
        try Self.withSite { site, golden in
            var request = Self.accept
            request.headers[header] = value
            #expect(site.answer(request) == .text(status, ""))
            if status == 403 {
                request = Self.page
                request.headers[header] = value
                #expect(site.answer(request) == .text(403, ""))
            }
            try Self.expectGolden(1, in: golden)
        }
    }

    @Test(arguments: [
        ("GET", "/"), ("GET", "/accepted/0"), ("POST", "/accepted"), ("POST", "/accepted/"), ("POST", "/accepted/3"),
        ("POST", "/accepted/-1"),
        ("POST", "/accepted/a"), ("POST", "/accepted/0/0"), ("POST", "/accepted/99999999999999999999"),
        ("GET", "/0123456789abcdef/"), ("GET", "/0123456789abcdeF"),
        ("POST", "/0123456789abcdef"), ("POST", "/wait"), ("POST", "/changed/0"), ("POST", "/"),
        ("OPTIONS", "/accepted/0"),
        ("PUT", "/accepted/0"), ("HEAD", "/0123456789abcdef"), ("GET", "/../0123456789abcdef"), ("GET", "/favicon.ico"),
    ]) func servesNothingElse(method: String, target: String) throws {
        try Self.withSite { site, golden in
            var request = Self.accept
            (request.method, request.target) = (method, target)
            #expect(site.answer(request) == .text(404, ""))
            try Self.expectGolden(1, in: golden)
        }
    }

    @Test func saysWhyItDoesNot() throws {
        try Self.withSite { site, golden in
            try OutputFile.write([1], to: "\(golden)/a.png")
            let answer = site.answer(Self.accept)
            #expect(answer == .text(409, "\(golden)/a.png: expected the golden as this review knows it, found another"))
            #expect(try InputFile("\(golden)/a.png").bytes == [1])
        }
    }

    @Test func answersAreForThisPageAlone() throws {
        try Self.withSite { site, _ in
            for (answer, first, words) in [
                (.page, "HTTP/1.1 200 ", "<!doctype html>"), (.wait, "HTTP/1.1 200 ", ""),
                (.text(409, "no"), "HTTP/1.1 409 ", "no"),
            ] as [(ReviewSite.Answer, String, String)] {
                var bytes: [UInt8] = []
                try site.write(answer) { part in part.withUnsafeBufferPointer { bytes += $0 } }
                let text = String(decoding: bytes, as: UTF8.self)
                let end = try #require(text.range(of: "\r\n\r\n"))
                let lines = text[..<end.lowerBound].split(separator: "\r\n")
                #expect(lines.first.map(String.init) == first)
                for line in [
                    "Connection: close", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
                    "Content-Security-Policy: frame-ancestors 'none'", "Referrer-Policy: no-referrer",
                    "Cross-Origin-Resource-Policy: same-origin",
                ] {
                    #expect(lines.contains(Substring(line)))
                }
                let body = text[end.upperBound...]
                #expect(words.isEmpty ? body.isEmpty : body.hasPrefix(words))
                if answer == .page {
                    #expect(body.contains("connect-src 'self';"))
                    #expect(body.contains(#"id="review">["undecided", "undecided", "undecided"]</script>"#))
                }
            }
        }
    }

    @Test func everyReviewHasAnotherToken() throws {
        try ReviewTests.withFailures { golden, failures in
            let review = try Review(of: [failures], into: golden)
            let report = VerificationReport(title: "golden", .init(results: []), toolVersion: "1")
            let addresses = (0..<2).map { _ in ReviewSite(review, report, port: 8080).address }
            #expect(addresses[0] != addresses[1])
            #expect(addresses.allSatisfy { $0.hasPrefix("http://127.0.0.1:8080/") && $0.utf8.count == 22 + 64 })
        }
    }
}
