import CStepReport

extension VerificationReport {
    /// One HTML page for a browser, with its pictures in it. It loads nothing else and works from a file.
    ///
    /// All that varies is data that cannot end its element: the JSON report, with `<` escaped, and pictures in base64.
    /// A content security policy lets nothing run but the page's own script, which it names by its digest.
    /// - Parameters:
    ///   - review: what the page is to decide about, where it can ask a `ReviewSite` to.
    ///   - sink: is given the page part by part: its pictures are never all in memory as base64.
    /// - Throws: what `sink` throws, which ends the work.
    package func writeHTML<E: Error>(review: Review? = nil, to sink: (Span<UInt8>) throws(E) -> Void) throws(E) {
        let style = Array(String(cString: cstep_report_css).utf8)
        let script = Array(String(cString: cstep_report_js).utf8)
        // The page has braces only around the names of what goes there.
        let pieces = String(cString: cstep_report_html).split(omittingEmptySubsequences: false) {
            $0 == "{" || $0 == "}"
        }
        for (index, piece) in pieces.enumerated() {
            switch (isName: index % 2 == 1, piece) {
            case (true, "policy"):
                try sink(Array(Self.policy(style: style, script: script, asks: review != nil).utf8).span)
            case (true, "style"): try sink(style.span)
            case (true, "report"): try sink(Self.data(json).span)
            case (true, "review"): try sink(Self.data(review?.json(of: cases).text ?? "null").span)
            case (true, "pictures"): try writePictures(to: sink)
            case (true, "script"): try sink(script.span)
            default: try sink(Array(piece.utf8).span)
            }
        }
    }

    private static func policy(style: [UInt8], script: [UInt8], asks: Bool) -> String {
        func digest(_ text: [UInt8]) -> String {
            var hash = SHA256()
            hash.update(text)
            return "'sha256-\(String(decoding: Base64.encode(hash.finish()[...]), as: UTF8.self))'"
        }
        return [
            "default-src 'none'", "style-src \(digest(style))", "script-src \(digest(script))", "img-src data:",
            "connect-src \(asks ? "'self'" : "'none'")", "base-uri 'none'", "form-action 'none'",
            "require-trusted-types-for 'script'", "trusted-types 'none'",
        ].joined(separator: "; ")
    }

    /// JSON has `<` in its strings only, where it may be escaped. Byte by byte, for a combining mark can make another
    /// character of it.
    private static func data(_ json: String) -> [UInt8] {
        json.utf8.reduce(into: []) { data, byte in
            if byte == UInt8(ascii: "<") { data += "\\u003c".utf8 } else { data.append(byte) }
        }
    }

    /// A data element for each picture, found by the case's place in the report, and by a frame's in the case.
    private func writePictures<E: Error>(to sink: (Span<UInt8>) throws(E) -> Void) throws(E) {
        for (index, result) in cases.enumerated() {
            try write(result.expectedPNG, "expected-\(index)", to: sink)
            try write(result.actualPNG, "actual-\(index)", to: sink)
            try write(result.comparedPNGs?.difference, "difference-\(index)", to: sink)
            for (place, frame) in (result.comparedPNGs?.frames ?? []).enumerated() {
                try write(frame.expected, "expected-\(index)-\(place)", to: sink)
                try write(frame.actual, "actual-\(index)-\(place)", to: sink)
                try write(frame.difference, "difference-\(index)-\(place)", to: sink)
            }
        }
    }

    private func write<E: Error>(
        _ png: [UInt8]?, _ id: String, to sink: (Span<UInt8>) throws(E) -> Void
    ) throws(E) {
        guard let png else { return }
        try sink(Array("<script type=\"image/png\" id=\"\(id)\">".utf8).span)
        // A multiple of 3, so that the parts join without padding.
        let part = 48 << 10
        for start in stride(from: 0, to: png.count, by: part) {
            try sink(Base64.encode(png[start..<min(start + part, png.count)]).span)
        }
        try sink(Array("</script>\n".utf8).span)
    }
}
