extension VerificationReport {
    /// More rows would not fit into what GitHub takes, nor be read.
    private static let mostRows = 500

    /// In Markdown, for the summary of a build on GitHub or a comment on a change.
    package var markdown: String {
        let failures = cases.filter { $0.kind != .same }
        let verdict =
            failures.isEmpty
            ? "all \(cases.count) cases are the same"
            : "\(failures.count) of \(cases.count) cases are not the same"
        var lines = ["## \(title.markdown): \(verdict)", ""]
        let kinds = CaseResult.Kind.allCases
        lines += [
            "| cases | \(kinds.map(\.rawValue).joined(separator: " | ")) |",
            "|\(String(repeating: " ---: |", count: kinds.count + 1))",
            "| \(cases.count) | \(kinds.map { "\(count($0))" }.joined(separator: " | ")) |",
        ]
        if !failures.isEmpty {
            lines += ["", "| case | class | pixels | greatest | limit | what was found |"]
            lines += ["| --- | --- | ---: | ---: | --- | --- |"]
            lines += failures.prefix(Self.mostRows).map(\.row)
        }
        if failures.count > Self.mostRows { lines += ["", "… and \(failures.count - Self.mostRows) more."] }
        lines += Self.list("Recorded: look at them, then run without recording.", findings.recorded)
        lines += Self.list("Removed, because no case draws them:", findings.pruned)
        lines += ["", "stepchart \(toolVersion), \((milliseconds / 1000).fixed(2)) s"]
        return lines.map { "\($0)\n" }.joined()
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
        replacingScalars { scalar in
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "|", "~": "\\\(scalar)"
            // They would mention people and issues.
            case "@", "#": "&#\(scalar.value);"
            case "<": "&lt;"
            case ">": "&gt;"
            case "&": "&amp;"
            case "\0"..."\u{1F}": " "
            default: nil
            }
        }
    }
}
