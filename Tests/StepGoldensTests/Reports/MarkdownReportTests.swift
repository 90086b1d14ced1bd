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

    /// A comment on GitHub has at most 65,536 letters.
    @Test func staysShortEnough() {
        let cases = (0..<5000).map {
            CaseResult(name: "\($0)", .new, message: String(repeating: "x", count: 500))
        }
        let report = VerificationReport(title: "golden", .init(results: cases), toolVersion: "1.2.3")
        let text = report.markdown
        #expect(text.utf8.count < 65_536)
        // Each row has 500 letters and the case's name, its class and bars: 35,000 bytes hold this many.
        let rows = text.split(separator: "\n").count { $0.contains("xxx") }
        #expect(rows == 66)
        #expect(text.contains("\n\n… and 4934 more.\n"))
    }

    @Test func everythingAtOnceStaysShortEnough() {
        let paths = (0..<5000).map { "golden/\($0)/" + String(repeating: "_", count: 200) }
        let cases = paths.map { path in
            var result = CaseResult(name: path, .different, message: path)
            result.hasExcerpt = true
            return result
        }
        var report = VerificationReport(title: "golden", .init(results: cases), toolVersion: "1.2.3")
        (report.findings.recorded, report.findings.pruned) = (paths, paths)
        report.excerpts = "https://example.org/pictures"
        let text = report.markdown
        #expect(text.utf8.count < 65_536)
        #expect(text.matches(of: /… and [0-9]+ more/).count == 4)
    }

    @Test func showsPicturesByTheirAddress() throws {
        var report = try VerificationReport.sample()
        for index in report.findings.results.indices where report.cases[index].kind != .error {
            report.findings.results[index].hasExcerpt = report.cases[index].name != "same"
        }
        #expect(!report.markdown.contains("!["))
        report.excerpts = "../pictures"
        #expect(
            report.markdown.contains(
                """

                new:

                ![new](../pictures/new.png)

                orphan:

                ![missing](../pictures/orphan.png)

                size:

                ![before, difference, after](../pictures/size.png)

                a\\|b &lt;c&gt; &amp; "d":

                ![before, difference, after](../pictures/a%7Cb%20%3Cc%3E%20%26%20%22d%22.png)

                stepchart 1.2.3, 1.23 s

                """), "\(report.markdown)")
    }
}
