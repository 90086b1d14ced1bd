import Foundation
import StepData
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

struct ImportedHistoryTests {
    /// Ten days of an Apple Health export, of which the last has 10,000 steps.
    private static let health: String = {
        let records = (1...10).map { day in
            let date = "2024-06-\(day < 10 ? "0" : "")\(day)"
            return """
                 <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone" unit="count" \
                creationDate="\(date) 13:00:00 +0200" startDate="\(date) 12:00:00 +0200" \
                endDate="\(date) 12:10:00 +0200" value="\(day * 1000)"/>
                """
        }
        return "<?xml version=\"1.0\"?>\n<HealthData locale=\"en_GB\">\n"
            + " <ExportDate value=\"2024-06-11 12:00:00 +0200\"/>\n\(records.joined(separator: "\n"))\n</HealthData>\n"
    }()

    private static func withExport(_ body: (String) throws -> Void) throws {
        try TestTool.withFolder { folder in
            let path = folder.appending(path: "Export.xml").path
            try Data(health.utf8).write(to: URL(filePath: path))
            try body(path)
        }
    }

    private static func week(_ path: String, _ change: (inout Job) -> Void = { _ in }) throws -> (WeekInput, StepWeek) {
        var job = Job(.render)
        job.source.path = path
        change(&job)
        let input = try JobInputs().week(job.source, weeksFrom: job.firstWeekday)
        return (input, try input.week.get())
    }

    @Test func ofAnExportTheLastSevenDaysAreDrawn() throws {
        try Self.withExport { path in
            let (input, week) = try Self.week(path)
            #expect(week.days.map(\.steps) == [4000, 5000, 6000, 7000, 8000, 9000, 10_000])
            #expect(week.selected == 6)
            #expect(week.today == nil)
            #expect(input.notes.last == "\(path): the last 7 of 10 days are drawn; --week and --last choose others")
        }
    }

    @Test func theLanguagesRegionSaysWhenWeeksBegin() throws {
        try Self.withExport { path in
            func first(_ tag: String) throws -> String? {
                try Self.week(path) {
                    $0.source.period.week = .last
                    $0.languageTag = LanguageTag(word: tag) ?? $0.languageTag
                }.1.days[0].date?.description
            }
            let firsts = try ["de", "en-US", "en-EG"].map(first)
            #expect(firsts == ["2024-06-10", "2024-06-09", "2024-06-08"])
        }
    }

    @Test func optionsReachTheImport() throws {
        try Self.withExport { path in
            let (_, sydney) = try Self.week(path) {
                $0.source.importing.timeZone = "+14:00"
                $0.source.period.last = 2
            }
            // Noon at +02:00 is midnight at +14:00.
            #expect(sydney.days.map { $0.date?.description } == ["2024-06-10", "2024-06-11"])
            let error = #expect(throws: Failure.self) {
                try Self.week(path) { $0.source.importing.maxSize = ByteCount(100) }
            }
            #expect(error?.status == .badData)
            #expect(throws: Failure.self) { try Self.week(path) { $0.source.importing.format = "garmin" } }
            let none = #expect(throws: Failure.self) {
                try Self.week(path) { $0.source.period.week = CalendarSpan.iso("2026-W46").map { .named($0) } }
            }
            #expect(none?.line == "--week: expected days from 2026-11-09 to 2026-11-15, found 2024-06-01 to 2024-06-10")
        }
    }

    @Test func textIsReadAsPeopleWriteItUnlessAskedOtherwise() throws {
        try TestTool.withFolder { folder in
            let path = folder.appending(path: "a.csv").path
            try Data("Datum;Schritte;Wetter\n12.09.2016;7.314;sonnig\n".utf8).write(to: URL(filePath: path))
            let (input, week) = try Self.week(path)
            #expect(week.days == [StepDay(date: CivilDate("2016-09-12"), steps: 7314)])
            #expect(input.notes == ["\(path): columns that are not read: \"Wetter\""])
            #expect(throws: Failure.self) { try Self.week(path) { $0.source.importing.reading.strict = true } }
        }
    }

    /// A week that was read freely can be read again from the cache, which is strict.
    @Test func theCacheKeepsWhatWasRead() throws {
        try TestTool.withFolder { folder in
            let path = folder.appending(path: "a.csv").path
            try Data("Datum;Schritte\n12.09.2016;7.314\n".utf8).write(to: URL(filePath: path))
            var job = Job(.render)
            job.source.path = path
            job.outputs.path = folder.appending(path: "a.png").path
            job.states.cache = folder.appending(path: "cache").path
            _ = try job.run()
            let cache = try WeekCache(folder.appending(path: "cache").path)
            #expect(cache.lastWeek?.days.map(\.steps) == [7314])
        }
    }

    @Test func anExportBringsTheDaysBefore() throws {
        try Self.withExport { path in
            let (input, week) = try Self.week(path) {
                ($0.source.period.last, $0.source.previous) = (3, .automatic)
            }
            #expect(week.previous.map(\.steps) == [5000, 6000, 7000])
            #expect(input.notes.allSatisfy { !$0.contains("compare") })
            // Of seven days three are there, beside those that are a week later.
            let (_, seven) = try Self.week(path) { $0.source.previous = .automatic }
            #expect(seven.previous.map(\.steps) == [nil, nil, nil, nil, 1000, 2000, 3000])
            let (all, whole) = try Self.week(path) {
                ($0.source.period.last, $0.source.previous) = (10, .automatic)
            }
            #expect(whole.previous == [])
            #expect(
                all.notes.last == "\(path): there are no days before the first one shown, to compare with")
        }
    }

    @Test func anExportHasTheDaysBeforeAnotherInput() throws {
        try Self.withExport { path in
            func previous(of dates: [String]) throws -> [Int?] {
                let week = try StepWeek(days: dates.map { StepDay(date: CivilDate($0), steps: 1) })
                return try Self.week(path) {
                    ($0.source.path, $0.source.week, $0.source.previous) = (nil, .week(week), .file(path))
                }.1.previous.map(\.steps)
            }
            let found = try previous(of: ["2024-06-05", "2024-06-06"])
            #expect(found == [3000, 4000])
            let line = refusal { _ = try previous(of: ["2026-06-05"]) }
            #expect(
                line == "--previous: expected days from 2026-06-04 to 2026-06-04 in \(path), "
                    + "found 2024-06-01 to 2024-06-10")
        }
    }

    @Test func aFileHasTheDaysBefore() throws {
        try TestTool.withFolder { folder in
            func previous(_ text: String, _ name: String) throws -> (WeekInput, StepWeek) {
                let path = folder.appending(path: name).path
                try Data(text.utf8).write(to: URL(filePath: path))
                return try Self.week(samplePath) { $0.source.previous = .file(path) }
            }
            let (input, week) = try previous("Datum;Schritte;x\n5.9.2016;7.314;y\n", "a.csv")
            #expect(week.previous == [StepDay(date: CivilDate("2016-09-05"), steps: 7314)])
            #expect(week.days == (try sampleWeek()).days)
            #expect(input.notes.last?.hasSuffix("a.csv: columns that are not read: \"x\"") == true)
            #expect(try previous("[1, 2, 3, 4, 5, 6, 7, 8]", "b.txt").1.previous.map(\.steps) == Array(2...8))
            let late = #expect(throws: Failure.self) { try previous("date,steps\n2016-09-12,5\n", "c.csv") }
            let found = "--previous: expected days before 2016-09-12 in \(folder.path)/c.csv, found 2016-09-12"
            #expect(late?.line == found)
            let bad = #expect(throws: Failure.self) { try previous("[1, -2]", "d.json") }
            #expect(bad?.line == "\(folder.path)/d.json:1:5: [1]: expected a whole number >= 0, found -2")
        }
    }

    /// A drawing that was kept is of these days before, not of others.
    @Test func theCacheKnowsTheDaysBefore() throws {
        try TestTool.withFolder { folder in
            func run(_ previous: String) throws -> (StepWeek?, Int) {
                let path = folder.appending(path: "before.json").path
                try Data(previous.utf8).write(to: URL(filePath: path))
                var job = Job(.render)
                (job.source.path, job.source.previous) = (samplePath, .file(path))
                job.outputs.path = folder.appending(path: "a.png").path
                job.states.cache = folder.appending(path: "cache").path
                _ = try job.run()
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "cache").path)
                return (try WeekCache(folder.appending(path: "cache").path).lastWeek, names.count)
            }
            #expect(try run("[1, 2]").1 == 2)
            #expect(try run("[1, 2]").1 == 2)
            let (text, count) = try run("[1, 3]")
            #expect(count == 3)
            #expect(text?.previous.map(\.steps) == [1, 3])
        }
    }

    @Test func importedDaysAreTextThatReadsBack() throws {
        try Self.withExport { path in
            let text = try ImportOutput([path], Job(.render)) { _, _ in }
            for format in DayFormat.allCases {
                let written = Array(format.text(text.days).utf8)
                let dataFormat = format == .csv ? StepDataFormat.csv : .json
                let week = try StepWeek.reading(written, format: dataFormat).week
                #expect(week.days.map(\.steps) == (1...10).map { $0 * 1000 }, "\(format)")
            }
            #expect(try StepWeek(json: Array(DayFormat.json.text(text.days).utf8)).days.count == 10)
            let table = text.sourceTable.split(separator: "\n")
            #expect(table.count == 3)
            #expect(
                table[1].split(separator: " ") == [
                    "Phone", "steps", "10", "2024-06-01", "2024-06-10", "55000", "55000",
                ])
        }
    }
}
