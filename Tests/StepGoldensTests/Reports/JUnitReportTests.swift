import StepTestSupport
import Testing

@testable import StepGoldens

struct JUnitReportTests {
    @Test func isATestForEachCase() throws {
        var report = VerificationReport.passing
        report.findings.results[0].milliseconds = 12.5
        report.findings.results.append(CaseResult(name: "b", .different, message: "1 pixel"))
        report.findings.results[1].pictures = ["f/actual/b.png", "f/difference/b.png"]
        report.findings.results.append(CaseResult(name: "c", .error, message: "<no>"))
        #expect(
            report.junit == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="golden" tests="3" failures="1" errors="1" time="0.000">
                  <testsuite name="golden" tests="3" failures="1" errors="1" time="0.000" skipped="0">
                    <testcase classname="golden" name="a" time="0.013"/>
                    <testcase classname="golden" name="b" time="0.000">
                      <failure type="different" message="1 pixel">b: 1 pixel</failure>
                      <system-out>[[ATTACHMENT|f/actual/b.png]]&#10;[[ATTACHMENT|f/difference/b.png]]</system-out>
                    </testcase>
                    <testcase classname="golden" name="c" time="0.000">
                      <error type="error" message="&lt;no&gt;">c: &lt;no&gt;</error>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    /// Read by Python's strict parser, whatever names and messages hold.
    @Test func isWellFormedXML() throws {
        let script = """
            import sys, xml.etree.ElementTree as tree
            suites = tree.fromstring(sys.stdin.buffer.read())
            print(suites.tag, suites.get("tests"), suites.get("failures"), suites.get("errors"))
            for test in suites.find("testsuite"):
                print(test.get("name"), *[f"{child.tag}={child.get('type')}" for child in test], sep=";")
                for child in test: print(repr(child.get("message")))
            """
        var report = try VerificationReport.sample()
        for index in report.findings.results.indices { report.findings.results[index].pictures = [] }
        let read = try python(script, [], input: Array(report.junit.utf8)).split(separator: "\n")
        #expect(read[0] == "testsuites 6 4 1")
        #expect(read[1] == "new;failure=new")
        #expect(read.contains("a|b <c> & \"d\";failure=different"))
        #expect(read.contains("same"))
        #expect(read.contains("trouble;error=error"))
        #expect(read.last == "same")
        #expect(read.contains("'bad� �\\n]]> @user *bold*'"))
    }
}
