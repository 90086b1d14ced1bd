extension VerificationReport {
    /// The XML that build servers read as a report of tests: one suite, a test for each case.
    ///
    /// A case that cannot be compared is an error, any other that is not the same a failure. The test's output names
    /// pictures that were written for people, in the form that GitLab and Jenkins show as attachments.
    package var junit: String {
        let errors = count(.error)
        let failures = cases.count - count(.same) - errors
        let seconds = (milliseconds / 1000).fixed(3)
        let counts = """
            name="\(title.xml)" tests="\(cases.count)" failures="\(failures)" errors="\(errors)" time="\(seconds)"
            """
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites \(counts)>\n  <testsuite \(counts) skipped=\"0\">\n"
        for result in cases { text += result.testCase(in: title) }
        return text + "  </testsuite>\n</testsuites>\n"
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
    /// The text escaped for XML; ends of lines are kept in attributes, too.
    fileprivate var xml: String { markup.replacingAll("\n", with: "&#10;") }
}
