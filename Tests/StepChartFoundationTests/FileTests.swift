import Foundation
import StepChartFoundation
import StepTestSupport
import Testing

struct FileTests {
    @Test func picturesAreWritten() throws {
        let chart = try WeekChart(StepWeek(steps: [7314, 2583, 16105]))
        try TestTool.withFolder { folder in
            let png = folder.appending(path: "week.png")
            let svg = folder.appending(path: "week.svg")
            try chart.png(.scale(1)).write(to: png)
            try chart.svg().write(to: svg)
            #expect(try Data(contentsOf: png) == chart.png(.scale(1)).data)
            #expect(try String(contentsOf: svg, encoding: .utf8) == chart.svg())
            #expect(throws: (any Error).self) { try chart.svg().write(to: folder.appending(path: "none/week.svg")) }
        }
    }

    @Test func aURLLeadsToDays() throws {
        try TestTool.withFolder { folder in
            let url = folder.appending(path: "my steps ü%20.csv")
            try Data("date,steps\n2026-03-01,7\n2026-03-02,8\n".utf8).write(to: url)
            #expect(try StepWeek(contentsOf: url).days.map(\.steps) == [7, 8])
            #expect(try StepWeek(contentsOf: url, days: .last(1)).days.map(\.steps) == [8])
        }
    }

    @Test func errorsSayTheirLine() throws {
        func line(_ body: () throws -> Void) -> String {
            do { try body() } catch { return error.localizedDescription }
            return "no error"
        }
        #expect(
            line { _ = try StepWeek(contentsOf: URL(filePath: "/nowhere/a")) }
                == "/nowhere/a: No such file or directory")
        #expect(line { _ = try StepWeek(steps: []) } == "days: expected at least one day, found none")
        #expect(line { throw ChartError.invalidScale(-1) } == "\(ChartError.invalidScale(-1))")
        let malformed = #expect(throws: TextError.self) { try ChartTheme(json: "{".utf8) }
        #expect(line { _ = try ChartTheme(json: "{".utf8) } == malformed?.description)
    }
}
