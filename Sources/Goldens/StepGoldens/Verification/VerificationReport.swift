import StepSupport

/// What a whole run found, for reports.
package struct VerificationReport: Sendable {
    /// What was verified, as in the folder's name.
    package var title: String
    /// In the order of their names.
    package var cases: [CaseResult]
    /// Paths of the goldens that were written.
    package var recorded: [String] = []
    /// Paths of the goldens that were removed because no case draws them.
    package var pruned: [String] = []
    /// What was not looked at in the folders of pictures, and why.
    package var leftOut: [Folder.LeftOut] = []
    /// Whether the run was one to write goldens, even if it had nothing to write.
    package var isRecording = false
    package var milliseconds = 0.0
    package var toolVersion: String

    package init(title: String, cases: [CaseResult], toolVersion: String) {
        self.title = title
        self.cases = cases.sorted { $0.name < $1.name }
        self.toolVersion = toolVersion
    }

    package func count(_ kind: CaseResult.Kind) -> Int { cases.count { $0.kind == kind } }

    /// Whether every case is the same. A run that records proves nothing, and never passes.
    package var passes: Bool { !isRecording && cases.allSatisfy { $0.kind == .same } }
}
