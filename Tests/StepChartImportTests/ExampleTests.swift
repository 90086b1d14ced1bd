import StepChartImport
import StepTestSupport
import Testing

/// The examples of the pages about exports.
struct ExampleTests {
    @Test func anExport() throws {
        let export = project.appending(path: "samples/apple_health_export").path
        let week = try StepWeek(contentsOf: export)
        let month = try StepWeek(contentsOf: export, days: .last(months: 1))
        #expect(week.days.count == 7 && month.days.count == 31)
    }
}
