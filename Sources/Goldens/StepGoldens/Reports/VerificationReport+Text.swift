extension VerificationReport {
    package enum TextDetail { case summary, failures, everything }

    /// The report as plain lines, for a terminal or the log of a build.
    package func text(_ detail: TextDetail) -> String {
        let reported = cases.filter { result in
            detail == .everything
                || detail == .failures && (result.kind != .same || result.recorded || result.variant != nil)
        }
        var lines = reported.map(Self.line)
        if detail == .everything { lines += findings.leftOut.map { Self.row("left out", "\($0.path): \($0.reason)") } }
        lines += findings.recorded.map { Self.row("recorded", $0) }
        lines += findings.pruned.map { Self.row("removed", $0) }
        lines += findings.pruningRefusal.map { [Self.row("kept", $0)] } ?? []
        lines.append(summary)
        if let notRun { lines.append("Stopped at a failure: \(notRun).") }
        let unseen = findings.leftOut.count { $0.reason == Verification.Findings.withoutPicture }
        let hint = "(--verbose lists them)"
        if unseen > 0 {
            lines.append("Not compared, since only failures leave pictures: \(unseen) more goldens \(hint)")
        }
        let others = findings.leftOut.count { Self.isOtherPicture($0) }
        if others > 0 { lines.append("Pictures not looked at, for their format or name: \(others) \(hint)") }
        if isRecording {
            lines.append("A run that records compares with nothing: look at what it wrote, then run without recording.")
        }
        // Names of files may contain control characters, and a build server takes some lines for commands.
        return lines.map { "\($0.printable)\n" }.joined()
    }

    /// True if a file that was left out could be a picture, of another format or with a name that is no valid text.
    private static func isOtherPicture(_ file: Folder.LeftOut) -> Bool {
        let ending = file.path.split(separator: ".").last?.lowercased() ?? ""
        return file.reason == Folder.LeftOut.notUTF8 && ReadFormat.endings.contains(ending)
            || SidePictures.otherPixels.contains(ending)
    }

    private static func line(_ result: CaseResult) -> String {
        var words = result.name
        if let variant = result.variant { words += ": same as \(result.name)@\(variant)" }
        if !result.message.isEmpty { words += ": \(result.message)" }
        if result.kind != .same, let reason = result.tolerance.reason { words += " (limits because: \(reason))" }
        return row(result.kind.rawValue, words)
    }

    private static func row(_ head: String, _ words: String) -> String {
        head + String(repeating: " ", count: max(1, 11 - head.count)) + words
    }

    private var summary: String {
        let counts = CaseResult.CaseKind.allCases.filter { count($0) > 0 }
            .map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
        let cases = cases.count == 1 ? "1 case" : "\(cases.count) cases"
        return "\(cases): \(counts) in \((milliseconds / 1000).fixed(2)) s"
    }
}

extension Double {
    /// Formats a number >= 0 with `decimals` decimals.
    func fixed(_ decimals: Int) -> String {
        let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
        let value = Int((self * Double(unit)).rounded())
        return "\(value / unit).\((value % unit).digits(decimals))"
    }
}
