/// What a whole run found, for reports.
package struct VerificationReport: Sendable {
    /// What was verified, as in the folder's name.
    package var title: String
    /// With the results in order: first what could not be compared or has another size, then what is most visible, then
    /// what is the same; by their names where that says nothing.
    package var findings: Verification.Findings
    /// Whether the run was one to write goldens, even if it had nothing to write.
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

    package func count(_ kind: CaseResult.Kind) -> Int { cases.count { $0.kind == kind } }

    /// How many cases were not run, in words; nil when all were.
    var notRun: String? {
        if findings.notRun == 0 { return nil }
        return findings.notRun == 1 ? "1 case was not run" : "\(findings.notRun) cases were not run"
    }

    /// Whether every case is the same. A run that records proves nothing, and never passes.
    package var passes: Bool { !isRecording && cases.allSatisfy { $0.kind == .same } }
}

extension CaseResult {
    /// How soon a person would see it.
    fileprivate var visibility: Double {
        switch kind {
        case .same: -1
        case .different: visible?.greatest ?? 2
        case .size, .new, .missing, .error: 2
        }
    }
}
