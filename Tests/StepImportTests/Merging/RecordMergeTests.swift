import StepData
import StepSupport
import Testing

@testable import StepImport

/// Tables of records that several sources have counted.
struct RecordMergeTests {
    private func days(
        _ text: String, _ change: (inout ImportOptions) -> Void = { _ in }
    ) throws -> (days: [String], sources: [String], notes: [String]) {
        var options = ImportOptions()
        change(&options)
        let merge = RecordMerge(options)
        let format = StepDataFormat(guessing: text.utf8)
        let found = try StepHistory.reading(
            Array(text.utf8), format: format, options: options.reading, merge: merge.days)
        let days = found.history.days.map { "\($0.date?.description ?? "-") \($0.steps ?? -1)" }
        return (days, merge.sources.map(\.name), merge.notes)
    }

    /// The watch's 520 from 8:00:30 to 8:10:30, and of the phone's 500 in ten minutes the first half minute, 25.
    private static let table = """
        sourceName,device,type,unit,startDate,endDate,value
        My Phone,"<<HKDevice: 0x1>, name:iPhone, model:iPhone>",StepCount,count,2026-11-16 08:00:00 +0100,2026-11-16 08:10:00 +0100,500
        My Watch,"<<HKDevice: 0x2>, name:Watch, model:Watch>",StepCount,count,2026-11-16 08:00:30 +0100,2026-11-16 08:10:30 +0100,520
        My Phone,"<<HKDevice: 0x3>, name:iPhone, model:iPhone>",StepCount,count,2026-11-16 23:50:00 +0100,2026-11-17 00:10:00 +0100,300
        """

    @Test func recordsAreMergedAsThoseOfExports() throws {
        let found = try days(Self.table)
        #expect(found.days == ["2026-11-16 695", "2026-11-17 150"])
        #expect(found.sources == ["My Watch", "My Phone"])
        #expect(try days(Self.table) { $0.merge = .sum }.days == ["2026-11-16 1170", "2026-11-17 150"])
        #expect(try days(Self.table) { $0.merge = .only("My Phone") }.days == ["2026-11-16 650", "2026-11-17 150"])
        #expect(try days(Self.table) { $0.sourcePriority = ["My Phone"] }.days.first == "2026-11-16 676")
    }

    @Test func recordsInJSONAreMergedToo() throws {
        let records = """
            [{"source": "Apple Watch", "start": "2026-11-16T08:00:00Z", "end": "2026-11-16T08:10:00Z", "steps": 520},
             {"source": "iPhone", "start": "2026-11-16T08:00:30Z", "end": "2026-11-16T08:10:00Z", "steps": 500}]
            """
        let found = try days(records)
        #expect(found.days == ["2026-11-16 520"])
        #expect(found.notes == ["days are those of UTC, as all times are; --time-zone Area/City puts that right"])
        #expect(try days(records) { $0.setZone("Pacific/Auckland") }.notes == [])
    }

    @Test func allFiguresOfRowsWithoutEndsAreOfTheSourceOfTheirDay() throws {
        let text = "Date,Steps,Distance_m,Flights,Source\n2026-11-16,7314,5000,12,Watch\n2026-11-16,7000,4800,9,Phone\n"
        var options = ImportOptions()
        options.sourcePriority = ["Phone"]
        let merge = RecordMerge(options)
        let found = try StepHistory.reading(
            Array(text.utf8), format: .csv, options: options.reading, merge: merge.days)
        #expect(found.history.days.map(\.steps) == [7000])
        #expect(found.history.days.map(\.distanceMeters) == [4800])
        #expect(found.history.days.map(\.flights) == [9])
    }

    @Test func rowsWithoutEndsNeedARule() throws {
        let text = "Date,Steps,Source\n2026-11-16,7314,Watch\n2026-11-16,7000,Phone\n2026-11-17,2583,Watch\n"
        #expect {
            try days(text)
        } throws: {
            "\($0)".contains("Source: expected rows of one source, or --merge only=NAME")
                && "\($0)".contains("\"Phone\"")
        }
        #expect(try days(text) { $0.merge = .greatest }.days == ["2026-11-16 7314", "2026-11-17 2583"])
        #expect(try days(text) { $0.merge = .only("Phone") }.days == ["2026-11-16 7000"])
        #expect(try days(text) { $0.sourcePriority = ["Phone"] }.days == ["2026-11-16 7000", "2026-11-17 2583"])
        #expect(throws: StepDataError.self) { try days(text) { $0.merge = .only("Ring") } }
    }
}
