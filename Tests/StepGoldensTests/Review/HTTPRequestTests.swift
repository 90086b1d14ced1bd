import Testing

@testable import StepGoldens

struct HTTPRequestTests {
    @Test func readsARequestAsItIsSent() throws {
        let request = try #require(
            try HTTPRequest(
                Array(
                    """
                    POST /accepted/0 HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nX-Review-Token:  abc \r\ncookie: a=\u{e9}\r\n\
                    Content-Length: 0\r\n\r\n
                    """.utf8)))
        #expect((request.method, request.target) == ("POST", "/accepted/0"))
        #expect(
            request.headers == [
                "host": "127.0.0.1:8080", "x-review-token": "abc", "cookie": "a=\u{e9}", "content-length": "0",
            ])
    }

    @Test(arguments: ["", "G", "GET / HTTP/1.1", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: a\r\n\r"])
    func waitsForMore(_ text: String) throws {
        #expect(try HTTPRequest(Array(text.utf8)) == nil)
    }

    @Test(arguments: [
        // The first line
        "\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/1.0\r\n\r\n", "GET / HTTP/2\r\n\r\n",
        "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 \r\n\r\n", " GET / HTTP/1.1\r\n\r\n", "G\u{e9}T / HTTP/1.1\r\n\r\n",
        "GET http://127.0.0.1/ HTTP/1.1\r\n\r\n", "OPTIONS * HTTP/1.1\r\n\r\n", "GET /\u{0} HTTP/1.1\r\n\r\n",
        "GET /a\tb HTTP/1.1\r\n\r\n", "GET /\rHost: a HTTP/1.1\r\n\r\n", "/ HTTP/1.1\r\n\r\n", "(/) / HTTP/1.1\r\n\r\n",
        // Headers
        "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n",
        "GET / HTTP/1.1\r\nA: b\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nA: b\nHost: c\r\n\r\n",
        "GET / HTTP/1.1\r\nA: b\rHost: c\r\n\r\n", "GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n",
        "GET / HTTP/1.1\r\nA: \u{7f}\r\n\r\n", "GET / HTTP/1.1\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n",
        // Bodies
        "GET / HTTP/1.1\r\nContent-Length: 1\r\n\r\na", "GET / HTTP/1.1\r\nContent-Length: 1\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 00\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: \r\n\r\n",
        "GET / HTTP/1.1\r\n\r\na", "GET / HTTP/1.1\r\nContent-Length: 0\r\n\r\na",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    ]) func refuses(_ text: String) {
        #expect(throws: HTTPRequest.Malformed.self) { try HTTPRequest(Array(text.utf8)) }
    }

    @Test func refusesWhatIsTooMuch() throws {
        func request(cookie: Int, headers: Int = 1) -> [UInt8] {
            let lines = (0..<headers).map { "X\($0): \(String(repeating: "a", count: cookie))\r\n" }
            return Array("GET / HTTP/1.1\r\n\(lines.joined())\r\n".utf8)
        }
        #expect(try HTTPRequest(request(cookie: 16_000)) != nil)
        #expect(throws: HTTPRequest.Malformed.self) { try HTTPRequest(request(cookie: 17_000)) }
        // Before the end has come, too.
        #expect(throws: HTTPRequest.Malformed.self) { try HTTPRequest(request(cookie: 17_000).dropLast(4)) }
        #expect(try HTTPRequest(request(cookie: 1, headers: HTTPRequest.mostHeaders)) != nil)
        #expect(throws: HTTPRequest.Malformed.self) {
            try HTTPRequest(request(cookie: 1, headers: HTTPRequest.mostHeaders + 1))
        }
    }
}
