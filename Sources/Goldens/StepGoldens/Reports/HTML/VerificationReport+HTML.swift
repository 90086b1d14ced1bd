import CStepReport

extension VerificationReport {
    /// Writes an HTML page for a browser, with its pictures in it. It loads nothing else and works from a file.
    ///
    /// All that varies is data that cannot end its element: the JSON report, with `<` escaped, and pictures in base64.
    /// A content security policy allows only the page's own script, by its digest.
    /// - Parameter review: the review of the cases, which a `ReviewSite` serves. Its page has whole pictures.
    /// - Parameter mostBytes: the most bytes of all pictures; more are cut to their differences.
    /// - Parameter sink: a function that takes the page part by part: its pictures are never all in memory as base64.
    package func writeHTML<E: Error>(
        review: Review? = nil, mostBytes: Int = PagePictures.mostBytes, to sink: (Span<UInt8>) throws(E) -> Void
    ) throws(E) {
        let style = Array(String(cString: cstep_report_css).utf8)
        let script = Array(String(cString: cstep_report_js).utf8)
        // The page has braces only around the names of the parts that replace them.
        let pieces = String(cString: cstep_report_html).split(omittingEmptySubsequences: false) { "{}".contains($0) }
        for piece in pieces {
            switch piece {
            case "policy": try sink(Array(Self.policy(style: style, script: script, asks: review != nil).utf8).span)
            case "style": try sink(style.span)
            case "report": try sink(Self.data(json).span)
            case "review": try sink(Self.data(review?.json(of: cases).text ?? "null").span)
            case "pictures": try writePictures(mostBytes: review == nil ? mostBytes : .max, to: sink)
            case "script": try sink(script.span)
            default: try sink(Array(piece.utf8).span)
            }
        }
    }

    private static func policy(style: [UInt8], script: [UInt8], asks: Bool) -> String {
        func digest(_ text: [UInt8]) -> String {
            var hash = SHA256()
            hash.update(text)
            return "'sha256-\(Base64.text(hash.finish()[...]))'"
        }
        return [
            "default-src 'none'", "style-src \(digest(style))", "script-src \(digest(script))", "img-src data:",
            "connect-src \(asks ? "'self'" : "'none'")", "base-uri 'none'", "form-action 'none'",
            "require-trusted-types-for 'script'", "trusted-types 'none'",
        ].joined(separator: "; ")
    }

    /// The bytes of JSON for a data element: `<` occurs in strings only, where it may be escaped.
    private static func data(_ json: String) -> [UInt8] { Array(json.replacingAll("<", with: "\\u003c").utf8) }

    /// Writes a data element for each picture, whose id is the picture's name with the case's index in the report.
    /// `data-in` is the id of the element with the file: equal files are written once. A cut case has one for its part.
    private func writePictures<E: Error>(mostBytes: Int, to sink: (Span<UInt8>) throws(E) -> Void) throws(E) {
        var ids: [String: String] = [:]
        for (index, pictures) in PagePictures.all(of: cases, mostBytes: mostBytes).enumerated() {
            if let part = pictures.part {
                let start = "<script type=\"application/json\" id=\"part-\(index)\">"
                try sink(Array("\(start)\(part.text)</script>\n".utf8).span)
            }
            for (name, png) in pictures.files {
                let id = "\(name)-\(index)"
                let digest = SHA256.hex(of: png)
                let first = ids[digest] ?? id
                ids[digest] = first
                try sink(Array("<script type=\"image/png\" id=\"\(id)\" data-in=\"\(first)\">".utf8).span)
                if first == id { try sink(Base64.encode(png[...]).span) }
                try sink(Array("</script>\n".utf8).span)
            }
        }
    }
}
