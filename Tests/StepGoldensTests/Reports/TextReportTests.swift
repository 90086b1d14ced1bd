import Testing

@testable import StepGoldens

struct TextReportTests {
    @Test func hasALineForEachCaseThatIsNotTheSame() throws {
        var report = try VerificationReport.sample()
        report.findings.results.removeAll { $0.name == "trouble" }
        #expect(
            report.text(.failures) == """
                new        new: no golden at golden/new.png
                missing    orphan: no picture for golden/orphan.png
                size       size: \(report.findings.results[2].message)
                different  a|b <c> & "d": 24 pixels differ by up to 4, max-channel-delta allows 3; all within 6 x 4 \
                pixels at 0, 0; visible by 0.091 (limits because: two | libraries)
                5 cases: 1 same, 1 different, 1 size, 1 new, 1 missing in 1.23 s

                """)
        #expect(report.text(.everything).contains("\nsame       same\n"))
        #expect(report.text(.summary).count { $0 == "\n" } == 1)
    }

    @Test func listsWhatWasWrittenAndRemoved() {
        var report = VerificationReport.passing
        report.findings.results[0].variant = "arm"
        report.isRecording = true
        report.findings.recorded = ["golden/a.png"]
        report.findings.pruned = ["golden/b.png"]
        #expect(
            report.text(.everything) == """
                same       a: same as a@arm
                recorded   golden/a.png
                removed    golden/b.png
                1 case: 1 same in 0.00 s
                A run that records compares with nothing: look at what it wrote, then run without recording.

                """)
    }
}
