import Testing

@testable import StepGoldens

struct VerificationReportTests {
    @Test func passesWhenEveryCaseIsTheSame() throws {
        #expect(VerificationReport.passing.passes)
        #expect(try !VerificationReport.sample().passes)
        for kind in CaseResult.CaseKind.allCases where kind != .same {
            var report = VerificationReport.passing
            report.findings.results.append(CaseResult(name: "b", kind))
            #expect(!report.passes, "\(kind)")
        }
        var recording = VerificationReport.passing
        recording.isRecording = true
        #expect(!recording.passes)
    }

    @Test func whatIsMostVisibleComesFirst() {
        func result(_ name: String, _ level: UInt8) -> CaseResult {
            var result = CaseResult(name: name, .different)
            let diff = ImageDiff.compare(expected: .flat(10), actual: .flat(level))
            result.visible = VisibleDifference(.flat(10), .flat(level), diff.map, .usual)
            return result
        }
        let results = [
            result("a", 11), result("c", 200), result("b", 200), result("d", 90), CaseResult(name: "e", .same),
            CaseResult(name: "z", .error),
        ]
        let report = VerificationReport(title: "golden", .init(results: results), toolVersion: "1.2.3")
        #expect(report.cases.map(\.name) == ["z", "b", "c", "d", "a", "e"])
    }

    @Test func countsAndSortsCases() throws {
        let report = try VerificationReport.sample()
        #expect(report.findings.results.map(\.name) == ["new", "orphan", "size", "trouble", "a|b <c> & \"d\"", "same"])
        for kind in CaseResult.CaseKind.allCases { #expect(report.count(kind) == 1) }
    }
}
