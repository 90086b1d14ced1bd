extension VerificationReport {
    /// The report in Markdown, for a summary or a comment on GitHub: 65,000 bytes at most, since it accepts 65,536.
    package var markdown: String {
        let failures = cases.filter { $0.kind != .same }
        let others = "\(failures.count) of \(cases.count) cases are not the same"
        let verdict = failures.isEmpty ? "all \(cases.count) cases are the same" : others
        let kinds = CaseResult.CaseKind.allCases
        var lines = [
            "## \(title.markdown): \(verdict)\(notRun.map { ", \($0)" } ?? "")", "",
            "| cases | \(kinds.map(\.rawValue).joined(separator: " | ")) |",
            "|\(String(repeating: " ---: |", count: kinds.count + 1))",
            "| \(cases.count) | \(kinds.map { "\(count($0))" }.joined(separator: " | ")) |",
        ]
        let head = ["", "| case | class | pixels | greatest | limit | what was found |"]
        lines += Self.list(head + ["| --- | --- | ---: | ---: | --- | --- |"], failures.map(\.row), bytes: 35_000)
        if let excerpts {
            lines += Self.list([], failures.filter(\.hasExcerpt).map { $0.excerpt(in: excerpts) }, bytes: 20_000)
        }
        let recorded = findings.recorded.map { "- \($0.markdown)" }
        lines += Self.list(["", "Recorded: look at them, then run without recording.", ""], recorded, bytes: 4000)
        let pruned = findings.pruned.map { "- \($0.markdown)" }
        lines += Self.list(["", "Removed, because no case draws them:", ""], pruned, bytes: 4000)
        lines += ["", "stepchart \(toolVersion), \((milliseconds / 1000).fixed(2)) s"]
        return lines.map { "\($0)\n" }.joined()
    }

    /// Returns the head with as many items as fit in `bytes`, and the number of other items; nothing if there are none.
    private static func list(_ head: [String], _ items: [String], bytes: Int) -> [String] {
        if items.isEmpty { return [] }
        var left = bytes
        let fitting = items.prefix { item in
            left -= item.utf8.count + 1
            return left >= 0
        }
        let more = items.count - fitting.count
        return head + fitting + (more > 0 ? ["", "… and \(more) more."] : [])
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

    /// - Parameter address: the address of the folder with the picture.
    fileprivate func excerpt(in address: String) -> String {
        let words = kind == .new ? "new" : kind == .missing ? "missing" : "before, difference, after"
        return "\n\(name.markdown):\n\n![\(words)](\(address)/\("\(name).png".percentEncoded(but: "/-._~")))"
    }
}

extension String {
    /// Returns the text with every byte as `%` and two digits, except ASCII letters, digits and some marks.
    package func percentEncoded(but marks: String) -> String {
        utf8.map { byte in
            let letter = Character(Unicode.Scalar(byte))
            let isPlain = letter.isASCII && (letter.isLetter || letter.isNumber || marks.contains(letter))
            return isPlain ? String(letter) : "%" + Int(byte).digits(2, radix: 16, uppercase: true)
        }.joined()
    }

    /// The text escaped for one line of a table.
    fileprivate var markdown: String {
        replacingScalars { scalar in
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "|", "~": "\\\(scalar)"
            // These would mention people and issues.
            case "@", "#": "&#\(scalar.value);"
            case "<": "&lt;"
            case ">": "&gt;"
            case "&": "&amp;"
            case "\0"..."\u{1F}": " "
            default: nil
            }
        }.printable
    }
}
