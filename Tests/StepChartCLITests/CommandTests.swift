import StepJobs
import Testing

@testable import StepChartCLI

struct CommandTests {
    @Test func allThatHaveANameAreThere() {
        #expect(Command.all.map(\.id) == CommandName.allCases)
        #expect(CommandName.allCases.allSatisfy { Command.named($0.rawValue)?.id == $0 })
    }
}
