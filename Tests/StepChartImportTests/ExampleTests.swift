import StepChartImport
import StepTestSupport
import Testing

/// The examples of the pages about exports, and of the module's article.
struct ExampleTests {
    @Test func anExport() throws {
        let export = project.appending(path: "samples/apple_health_export").path
        let week = try StepWeek(contentsOf: export)
        let month = try StepWeek(contentsOf: export, days: .last(months: 1))
        #expect(week.days.count == 7 && month.days.count == 31)
    }

    @Test func anExportThatIsReadOnce() throws {
        let export = project.appending(path: "samples/apple_health_export").path
        let imported = try ImportedSteps(contentsOf: export)
        let latest = try imported.week()
        let both = try imported.week(.last(14))
        print(imported.days.count, imported.sources, imported.notes)
        #expect(latest.days == Array(both.days.suffix(7)) && imported.days.count == 14)
    }

    @Test func oneSource() throws {
        let export = project.appending(path: "samples/apple_health_export").path
        var options = ImportOptions()
        options.timeZone = "Europe/Vienna"
        options.merge = .only("Apple Watch")
        let watch = try StepWeek(contentsOf: export, options: options)
        #expect(try watch != StepWeek(contentsOf: export))
    }

    @Test func whatWentWrong() {
        var (message, isLocked) = ("", true)
        do {
            _ = try StepWeek(contentsOf: "missing.zip")
        } catch {
            message = error.description
            isLocked = error.isProtected
        }
        #expect(message.hasPrefix("missing.zip: ") && !isLocked)
    }
}
