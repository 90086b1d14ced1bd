import StepSupport
import StepTestSupport
import Testing

@testable import StepData

/// Days are read no further when the time is over: the faults at the ends of texts are not come to.
@Suite struct DeadlineTests {
    private static let over = Deadline(seconds: -1)

    @Test(arguments: [
        (StepDataFormat.json, "[1, 2, x]"), (.json, #"[{"Steps": 1}, {"Steps": -1}]"#), (.csv, "steps\n1\n2\n-3"),
    ])
    func textsAreReadNoFurther(format: StepDataFormat, text: String) {
        for (deadline, isLate) in [(Self.over, true), (.none, false)] {
            let error = #expect(throws: StepDataError.self) {
                try StepHistory.reading(Array(text.utf8), format: format, until: deadline)
            }
            guard case .text(let fault)? = error else { continue }
            #expect(fault.isLate == isLate, "\(fault)")
        }
    }

    /// An index of a text in which time is over by now.
    private static func index(_ json: String) throws -> JSONIndex {
        var text = try SourceText(Array(json.utf8))
        var reader = JSONReader(text)
        text.deadline = over
        var index: JSONIndex? = JSONIndex(text)
        try reader.skipValue(&index)
        return try #require(index)
    }

    @Test func rowsOfJSONAreTakenNoFurther() throws {
        let index = try Self.index(#"[[1], [2], [3]]"#)
        let rows = JSONTableShape.rows(index.children(of: 0))
        #expect(#expect(throws: TextError.self) { _ = try JSONTable(index, .init(shape: rows)) }?.isLate == true)
        let table = try JSONTable(index, .init(shape: .rows([])))
        #expect(throws: Never.self) { try table.walk { _, _, _ in true } }
    }

    @Test func noKeyIsLookedAt() throws {
        let json = #"{"a": {"b": {"steps": 1}}}"#
        #expect(throws: TextError.self) {
            _ = try JSONTableFinder(index: Self.index(json), options: ReadingOptions()).find(in: 0)
        }
    }

    @Test func columnsHaveNoNames() throws {
        var text = try SourceText(Array("date,steps".utf8))
        text.deadline = Self.over
        var columns = TableColumns(text: text, names: ["date", "steps"], ranges: [0..<4, 5..<10])
        try columns.takeNames([:], ReadingOptions())
        #expect(columns.held.allSatisfy { $0 == nil })
    }

    @Test func daysArePutInOrderNoFurther() throws {
        var text = try SourceText(Array("b\na".utf8))
        text.deadline = Self.over
        var builder = WeekBuilder(of: text)
        try builder.append(StepDay(date: CivilDate("2026-11-17"), steps: 1), at: 0)
        try builder.append(StepDay(date: CivilDate("2026-11-16"), steps: 1), at: 2)
        let error = #expect(throws: TextError.self) { try builder.sortAndJoin(ReadingOptions(), several: nil) }
        #expect(error?.isLate == true)
    }
}
