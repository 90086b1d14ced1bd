import StepChart
import StepJobs
import StepTestSupport
import Testing

@testable import StepChartCLI

struct CommandTests {
    @Test func allThatHaveANameAreThere() {
        #expect(Command.all.map(\.id) == CommandName.allCases)
        #expect(CommandName.allCases.allSatisfy { Command.named($0.rawValue)?.id == $0 })
    }

    /// The texts of help are written by hand: a new palette or theme is added to them.
    @Test func helpNamesAllPalettesAndThemes() throws {
        let names = Palette.Name.allCases.map(\.rawValue) + ChartTheme.BuiltIn.allCases.map(\.rawValue)
        #expect(!names.isEmpty)
        for arguments in [["help", "colors"], ["render", "--help"]] {
            let help = try Tool.launch(try Tool.path, arguments, in: project).text
            #expect(names.filter { !help.contains($0) } == [], "\(arguments)")
        }
    }
}
