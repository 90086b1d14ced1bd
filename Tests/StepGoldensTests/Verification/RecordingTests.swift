import StepSupport
import Testing

@testable import StepGoldens

@Suite struct RecordingTests {
    @Test(
        arguments: [
            ([:], .never),
            (["STEPCHART_RECORD": ""], .never),
            (["STEPCHART_RECORD": "missing"], .missing),
            (["STEPCHART_RECORD": "changed"], .changed),
            (["STEPCHART_RECORD": "all", "CI": "false"], .all),
            (["CI": "true"], .never),
        ] as [([String: String], Recording)])
    func isAskedForByTheEnvironment(environment: [String: String], recording: Recording) throws {
        #expect(try Recording(environment: environment) == recording)
    }

    @Test func isRefusedOnABuildServer() {
        let refusal = #expect(throws: Failure.self) {
            try Recording(environment: ["STEPCHART_RECORD": "missing", "CI": "true"])
        }
        #expect(refusal?.line.hasPrefix("STEPCHART_RECORD is refused because CI is set") == true)
    }

    @Test func isRefusedWhenMisspelt() {
        let refusal = #expect(throws: Failure.self) {
            try Recording(environment: ["STEPCHART_RECORD": "1"])
        }
        #expect(refusal?.line == "STEPCHART_RECORD: expected missing, changed or all, found \"1\"")
    }
}
