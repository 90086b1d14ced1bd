import Testing

@testable import StepGoldens

struct VerificationReportTests {
    @Test func passesWhenEveryCaseIsTheSame() throws {
        #expect(VerificationReport.passing.passes)
        #expect(try !VerificationReport.sample().passes)
        for kind in CaseResult.Kind.allCases where kind != .same {
            var report = VerificationReport.passing
            report.findings.results.append(CaseResult(name: "b", kind))
            #expect(!report.passes, "\(kind)")
        }
        var recording = VerificationReport.passing
        recording.isRecording = true
        #expect(!recording.passes)
    }

    @Test func countsAndSortsCases() throws {
        let report = try VerificationReport.sample()
        #expect(report.findings.results.map(\.name) == ["a|b <c> & \"d\"", "new", "orphan", "same", "size", "trouble"])
        for kind in CaseResult.Kind.allCases { #expect(report.count(kind) == 1) }
    }
}
