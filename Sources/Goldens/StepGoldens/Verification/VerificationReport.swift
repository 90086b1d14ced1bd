/// The findings of a whole run, for reports.
package struct VerificationReport: Sendable {
    /// The title, as in the folder's name.
    package var title: String
    /// The findings with the results in order: first cases that could not be compared or have another size, then the
    /// most visible differences, then cases that are the same; equals by their names.
    package var findings: Verification.Findings
    /// True if the run was one to write goldens, even if it had nothing to write.
    package var isRecording = false
    /// The address of the folder that has small pictures; nil where there are none.
    package var excerpts: String?
    package var milliseconds = 0.0
    package var toolVersion: String

    package init(title: String, _ findings: Verification.Findings, toolVersion: String) {
        (self.title, self.findings, self.toolVersion) = (title, findings, toolVersion)
        self.findings.results.sort { ($1.visibility, $0.name) < ($0.visibility, $1.name) }
    }

    package var cases: [CaseResult] { findings.results }

    package func count(_ kind: CaseResult.CaseKind) -> Int { cases.count { $0.kind == kind } }

    /// The number of cases that were not run, in words; nil when all were.
    var notRun: String? {
        if findings.notRun == 0 { return nil }
        return findings.notRun == 1 ? "1 case was not run" : "\(findings.notRun) cases were not run"
    }

    /// True if every case is the same. A run that records proves nothing, and never passes.
    package var passes: Bool { !isRecording && cases.allSatisfy { $0.kind == .same } }
}

extension CaseResult {
    /// The rank by which a person would notice the difference, higher first.
    fileprivate var visibility: Double {
        switch kind {
        case .same: -1
        case .different: visible?.greatest ?? 2
        case .size, .new, .missing, .error: 2
        }
    }
}
