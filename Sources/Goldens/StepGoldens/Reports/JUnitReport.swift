/// A report in the XML that build servers read as that of tests: one suite, a test for each case.
///
/// A case in trouble is an error, any other that is not the same a failure. Where pictures were left for people, the
/// test's output names them in the form that GitLab and Jenkins show as attachments.
package struct JUnitReport {
    package let text: String

    package init(_ report: VerificationReport) {
        let errors = report.count(.error)
        let failures = report.cases.count - report.count(.same) - errors
        let seconds = (report.milliseconds / 1000).fixed(3)
        let counts = """
            name="\(report.title.xml)" tests="\(report.cases.count)" failures="\(failures)" errors="\(errors)" \
            time="\(seconds)"
            """
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites \(counts)>\n  <testsuite \(counts) skipped=\"0\">\n"
        for result in report.cases { text += result.testCase(in: report.title) }
        text += "  </testsuite>\n</testsuites>\n"
        self.text = text
    }
}

extension CaseResult {
    fileprivate func testCase(in title: String) -> String {
        let head = """
                <testcase classname="\(title.xml)" name="\(name.xml)" time="\((milliseconds / 1000).fixed(3))"
            """
        guard kind != .same else { return "\(head)/>\n" }
        let element = kind == .error ? "error" : "failure"
        let reason = tolerance.reason.map { "\nlimits because: \($0)" } ?? ""
        var text = "\(head)>\n"
        text += "      <\(element) type=\"\(kind.rawValue)\" message=\"\(message.xml)\">"
        text += "\("\(name): \(message)\(reason)".xml)</\(element)>\n"
        if !pictures.isEmpty {
            let attachments = pictures.map { "[[ATTACHMENT|\($0)]]" }.joined(separator: "\n")
            text += "      <system-out>\(attachments.xml)</system-out>\n"
        }
        return text + "    </testcase>\n"
    }
}

extension String {
    /// For text and attributes, without what XML 1.0 cannot hold.
    fileprivate var xml: String {
        var xml = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": xml += "&amp;"
            case "<": xml += "&lt;"
            case ">": xml += "&gt;"
            case "\"": xml += "&quot;"
            case "\n": xml += "&#10;"
            case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": xml += "\u{FFFD}"
            default: xml.unicodeScalars.append(scalar)
            }
        }
        return xml
    }
}
