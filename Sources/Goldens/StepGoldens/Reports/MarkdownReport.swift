/// A report in Markdown, for the summary of a build on GitHub or a comment on a change.
package struct MarkdownReport {
    /// More rows would not fit into what GitHub takes, nor be read.
    private static let mostRows = 500

    package let text: String

    package init(_ report: VerificationReport) {
        let failures = report.cases.filter { $0.kind != .same }
        let verdict =
            failures.isEmpty
            ? "all \(report.cases.count) cases are the same"
            : "\(failures.count) of \(report.cases.count) cases are not the same"
        var lines = ["## \(report.title.markdown): \(verdict)", ""]
        let kinds = CaseResult.Kind.allCases
        lines += [
            "| cases | \(kinds.map(\.rawValue).joined(separator: " | ")) |",
            "|\(String(repeating: " ---: |", count: kinds.count + 1))",
            "| \(report.cases.count) | \(kinds.map { "\(report.count($0))" }.joined(separator: " | ")) |",
        ]
        if !failures.isEmpty {
            lines += ["", "| case | class | pixels | greatest | limit | what was found |"]
            lines += ["| --- | --- | ---: | ---: | --- | --- |"]
            lines += failures.prefix(Self.mostRows).map(\.row)
        }
        if failures.count > Self.mostRows { lines += ["", "… and \(failures.count - Self.mostRows) more."] }
        lines += Self.list("Recorded: look at them, then run without recording.", report.recorded)
        lines += Self.list("Removed, because no case draws them:", report.pruned)
        lines += ["", "stepchart \(report.toolVersion), \((report.milliseconds / 1000).fixed(2)) s"]
        text = lines.map { "\($0)\n" }.joined()
    }

    private static func list(_ title: String, _ paths: [String]) -> [String] {
        guard !paths.isEmpty else { return [] }
        let more = paths.count > mostRows ? ["- … and \(paths.count - mostRows) more"] : []
        return ["", title, ""] + paths.prefix(mostRows).map { "- \($0.markdown)" } + more
    }
}

extension CaseResult {
    fileprivate var row: String {
        let pixels = diff.map { "\($0.pixels.counted) of \($0.pixels.compared)" } ?? ""
        let greatest = diff.map { "\($0.greatestDifference)" } ?? ""
        let limit = diff?.decidedBy.map { "\($0)" } ?? ""
        let reason = tolerance.reason.map { " (limits because: \($0))" } ?? ""
        let cells = [name, kind.rawValue, pixels, greatest, limit, message + reason]
        return "| \(cells.map(\.markdown).joined(separator: " | ")) |"
    }
}

extension String {
    /// As text on one line of a table, whatever it holds.
    fileprivate var markdown: String {
        var markdown = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "|", "~": markdown += "\\\(scalar)"
            // They would mention people and issues.
            case "@", "#": markdown += "&#\(scalar.value);"
            case "<": markdown += "&lt;"
            case ">": markdown += "&gt;"
            case "&": markdown += "&amp;"
            case "\0"..."\u{1F}": markdown += " "
            default: markdown.unicodeScalars.append(scalar)
            }
        }
        return markdown
    }
}
