import CReportPage
import Digest

/// A report as one HTML page for a browser, with its pictures in it. It loads nothing else and works from a file.
///
/// All that varies is data that cannot end its script element: the JSON report, with `<` escaped, and the pictures in
/// base64. A content security policy lets no script run but the page's own, which it names by digest.
package struct HTMLReport {
    private let report: VerificationReport

    package init(_ report: VerificationReport) {
        self.report = report
    }

    /// Gives the page to `sink` part by part, from the start; the pictures of a large report are never all in memory twice.
    /// - Throws: what `sink` throws, which ends the work.
    package func write<E: Error>(to sink: (Span<UInt8>) throws(E) -> Void) throws(E) {
        let style = String(cString: report_css)
        let script = String(cString: report_js)
        // Every other piece is the name of what goes there.
        for (index, piece) in String(cString: report_html).pieces(between: "{{", "}}").enumerated() {
            switch (index % 2 == 0, piece) {
            case (false, "policy"): try sink(Self.policy(style: style, script: script).bytes.span)
            case (false, "style"): try sink(style.bytes.span)
            case (false, "script"): try sink(script.bytes.span)
            case (false, "report"): try sink(data.bytes.span)
            case (false, "pictures"): try writePictures(to: sink)
            default: try sink(piece.bytes.span)
            }
        }
    }

    private static func policy(style: String, script: String) -> String {
        func source(_ text: String) -> String {
            var hash = SHA256()
            hash.update(text.utf8)
            return "'sha256-\(Base64.text(of: hash.finish()))'"
        }
        return [
            "default-src 'none'", "style-src \(source(style))", "script-src \(source(script))", "img-src data:",
            "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'",
        ].joined(separator: "; ")
    }
