import Testing

@testable import StepGoldens

struct MarkdownReportTests {
    @Test func hasCountsAndFailures() throws {
        let size = try VerificationReport.sample().cases[2].message
        #expect(
            try VerificationReport.sample().markdown == """
                ## golden: 5 of 6 cases are not the same

                | cases | same | different | size | new | missing | error |
                | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | 6 | 1 | 1 | 1 | 1 | 1 | 1 |

                | case | class | pixels | greatest | limit | what was found |
                | --- | --- | ---: | ---: | --- | --- |
                | new | new |  |  |  | no golden at golden/new.png |
                | orphan | missing |  |  |  | no picture for golden/orphan.png |
                | size | size | 0 of 20 | 0 |  | \(size) |
                | trouble | error |  |  |  | bad  \u{FFFE} \\]\\]&gt; &#64;user \\*bold\\* |
                | a\\|b &lt;c&gt; &amp; "d" | different | 24 of 24 | 4 | max-channel-delta: 3 allowed, 4 found | \
                24 pixels differ by up to 4, max-channel-delta allows 3; all within 6 x 4 pixels at 0, 0; visible by 0.091 \
                (limits because: two \\| libraries) |

                stepchart 1.2.3, 1.23 s

                """)
    }

    @Test func isShortWhenAllIsWell() {
        var report = VerificationReport.passing
        report.findings.recorded = ["golden/a_b.png"]
        let text = report.markdown
        #expect(text.hasPrefix("## golden: all 1 cases are the same\n"))
        #expect(!text.contains("what was found"))
        #expect(text.contains("\n- golden/a\\_b.png\n"))
    }

    /// GitHub takes a mebibyte.
    @Test func staysShortEnough() {
        let cases = (0..<5000).map {
            CaseResult(name: "\($0)", .new, message: String(repeating: "x", count: 500))
        }
        let report = VerificationReport(title: "golden", .init(results: cases), toolVersion: "1.2.3")
        let text = report.markdown
        #expect(text.utf8.count < 1 << 20)
        #expect(text.contains("… and 4500 more."))
    }
}
