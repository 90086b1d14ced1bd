import StepJobs
import StepTestSupport
import Testing

/// Cases of golden.json as jobs.
struct VerifyJobTests {
    @Test func theSchemaKnowsEveryCommand() throws {
        let cases = Job.DrawingCommand.words.map { #"{"version": 1, "cases": [{"name": "a", "command": "\#($0)"}]}"# }
        #expect(try JSONSchema("golden.schema.json").accepts(cases) == cases.map { _ in true })
    }
}
