import Foundation
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepChart

struct LayoutReportTests {
    @Test func aDayALine() throws {
        let date = try #require(CivilDate("2016-09-12"))
        let week = try StepWeek(days: [
            StepDay(date: date, steps: 100, label: ""), StepDay(date: date.adding(days: 1), steps: nil, label: ""),
        ])
        #expect(
            try WeekChart(week).layoutJSON == """
                {
                  "version": 3,
                  "width": 375,
                  "height": 200,
                  "plot": {"x": 30, "y": 15, "width": 315, "height": 170},
                  "nodes": [
                    {"index": 0, "date": "2016-09-12", "value": 100, "x": 30, "y": 100, "radius": 7.5, "scale": 1, \
                "selected": false, "part": false, "bar": null, "cell": null, "reachesGoal": false, "previous": null},
                    {"index": 1, "date": "2016-09-13", "value": null, "x": 345, "y": null, "radius": 0, "scale": 0, \
                "selected": true, "part": false, "bar": null, "cell": null, "reachesGoal": false, "previous": null}
                  ],
                  "omissions": [],
                  "boxes": [
                    {"kind": "line", "name": "guide 0", "x": 29.75, "y": 9.75, "width": 0.5, "height": 180.5, \
                "lineWidth": 0.5, "segments": [[30, 10, 30, 190]]},
                    {"kind": "line", "name": "guide 1", "x": 344.75, "y": 9.75, "width": 0.5, "height": 180.5, \
                "lineWidth": 0.5, "segments": [[345, 10, 345, 190]]},
                    {"kind": "line", "name": "data line", "x": 28.5, "y": 98.5, "width": 3, "height": 3, "lineWidth": 3, \
                "segments": [[30, 100, 30, 100]]},
                    {"kind": "shadow", "name": "node 0", "x": 13.75, "y": 84.25, "width": 32.5, "height": 32.5},
                    {"kind": "disc", "name": "node 0", "x": 22.5, "y": 92.5, "width": 15, "height": 15}
                  ]
                }

                """)
    }

    /// What a reader of the layout in another program sees.
    private struct Document: Decodable {
        struct Node: Decodable {
            var x: Double
            var y: Double?
        }
        struct Box: Decodable {
            var name: String
            var text: String?
            var x: Double, y: Double, width: Double, height: Double
        }
        var version: Int
        var nodes: [Node]
        var boxes: [Box]
    }

    private func read(_ chart: WeekChart) throws -> Document {
        try JSONDecoder().decode(Document.self, from: Data(chart.layoutJSON.utf8))
    }

    @Test func everyNumberReadsBackExactly() throws {
        let chart = try WeekChart(sampleWeek(), options: ChartOptions(placement: .widget))
        let (layout, document) = (chart.layout, try read(chart))
        #expect(document.version == 3)
        #expect(document.nodes.map(\.x) == layout.nodes.map(\.x))
        #expect(document.nodes.map(\.y) == layout.nodes.map(\.y))
        let label = try #require(document.boxes.first { $0.name == "label 9/14" })
        #expect(label.text == "9/14" && label.width == layout.nodes[2].label?.rect.width)
    }

    @Test func noticesAreTold() throws {
        let notice = try #require(try read(WeekChart(week(of: [nil]))).boxes.last)
        #expect(notice.text == "No data")
        #expect(isClose(notice.x + notice.width / 2, 187.5) && isClose(notice.y + notice.height / 2, 90))
    }

    @Test func labelsAreEscaped() throws {
        let label = "a\"\\\n\u{1}é"
        var options = ChartOptions()
        options.missingGlyph = .box
        let document = try read(WeekChart(StepWeek(days: [StepDay(steps: 1, label: label)]), options: options))
        #expect(document.boxes.contains { $0.text == label })
    }

    // MARK: Reading

    @Test(arguments: ChartOptions.Placement.allCases)
    func whatIsWrittenReadsBackEqual(style: ChartOptions.Placement) throws {
        func check(_ chart: WeekChart) throws {
            let report = try LayoutReport(json: chart.layoutJSON.utf8)
            #expect(report.boxes == chart.drawing.boxes && !report.boxes.isEmpty)
            #expect(report.width == chart.drawing.width && report.height == chart.drawing.height)
            #expect(try LayoutReport(json: report.json().utf8) == report)
        }
        let counts: [[Int?]] = [[7314, 2583, nil, 60], [0], Array(repeating: 5, count: 4000)]
        for week in try counts.map({ try week(of: $0) }) + [StepWeek(days: [StepDay(steps: 1, label: "a\"\\\n")])] {
            var options = ChartOptions(placement: style)
            options.missingGlyph = .box
            (options.width, options.height) = (301.3, 199.9)
            try check(WeekChart(week, options: options))
            try check(WeekChart(week, options: options).placeholder)
            (options.annotations.values, options.annotations.goal, options.annotations.yAxis, options.averageLine) = (
                .all, 500, true, true
            )
            (options.annotations.title, options.annotations.subtitle) = (.automatic, .automatic)
            let before = week.days.map { StepDay(steps: $0.steps) }
            for mark in ChartOptions.Mark.ofCharts {
                options.mark = mark
                try check(WeekChart(week.comparing(with: before), options: options))
            }
        }
    }

    @Test(arguments: CardOptions.Preset.allCases) func aCardReadsBackEqual(preset: CardOptions.Preset) throws {
        var options = CardOptions(preset)
        options.chart.annotations.goal = 7000
        let card = try WeekCard(sampleWeek(), options: options)
        let report = try LayoutReport(json: card.layoutJSON.utf8)
        #expect(report.boxes == card.drawing.boxes && report.boxes.contains { $0.name == "headline" })
        #expect([report.width, report.height] == [options.width, options.height])
    }

    private static let file = """
        {
          "version": 3,
          "width": 375,
          "height": 200,
          "boxes": [
            {"kind": "text", "name": "title", "text": "Steps", "x": 1, "y": 2, "width": 30, "height": 4, "size": 11},
            {"kind": "line", "name": "goal line", "x": 5, "y": 6, "width": 7, "height": 8, "lineWidth": 3, \
        "segments": [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7, 8]]}
          ]
        }

        """

    @Test func aFileIsItsSizeAndItsBoxes() throws {
        let report = try LayoutReport(json: Self.file.utf8)
        #expect([report.width, report.height] == [375, 200])
        #expect(
            report.boxes == [
                LayoutBox(
                    kind: .text, name: "title", text: "Steps", rect: Rect(x: 1, y: 2, width: 30, height: 4), size: 11),
                LayoutBox(
                    kind: .line, name: "goal line", rect: Rect(x: 5, y: 6, width: 7, height: 8), lineWidth: 3,
                    segments: [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7, 8]]),
            ])
        #expect(report.json() == Self.file)
    }

    /// A schema may be named, and what newer versions say beside it.
    @Test func otherKeysAreSkipped() throws {
        let more = Self.file.replacing(
            "\"version\"", with: "\"$schema\": \"a.json\", \"b\": [{\"c\": null}], \"version\""
        )
        .replacing("\"kind\"", with: "\"alpha\": 0.5, \"kind\"")
        #expect(try LayoutReport(json: more.utf8) == LayoutReport(json: Self.file.utf8))
    }

    @Test(arguments: [
        ("\"version\": 3,", "", "1:1: version: expected a value, found no such key"),
        ("\"width\": 375,", "", "1:1: width: expected a value, found no such key"),
        ("\"height\": 200,", "", "1:1: height: expected a value, found no such key"),
        ("\"boxes\"", "\"bags\"", "1:1: boxes: expected a value, found no such key"),
        ("\"kind\": \"text\", ", "", "6:5: boxes[0].kind: expected a value, found no such key"),
        ("\"name\": \"title\", ", "", "6:5: boxes[0].name: expected a value, found no such key"),
        ("\"x\": 5, ", "", "7:5: boxes[1].x: expected a value, found no such key"),
        ("\"y\": 6, ", "", "7:5: boxes[1].y: expected a value, found no such key"),
        ("\"width\": 7, ", "", "7:5: boxes[1].width: expected a value, found no such key"),
        ("\"height\": 8, ", "", "7:5: boxes[1].height: expected a value, found no such key"),
        ("\"version\": 3", "\"version\": 1", "2:14: version: expected version 3 of a picture's layout, found 1"),
        (
            "\"version\": 3", "\"version\": \"3\"",
            "2:14: version: expected version 3 of a picture's layout, found \"3\""
        ),
        ("\"width\": 375", "\"width\": 0", "3:12: width: expected a number above 0, found 0"),
        ("\"height\": 200", "\"height\": 1e999", "4:13: height: expected a number above 0, found 1e999"),
        ("\"text\", \"name\"", "\"circle\", \"name\"", "6:14: boxes[0].kind: expected \"text\" or \"disc\""),
        ("\"x\": 5", "\"x\": null", "7:48: boxes[1].x: expected a finite number, found null"),
        ("\"x\": 5", "\"x\": -1e999", "7:48: boxes[1].x: expected a finite number, found -1e999"),
        ("[1, 2, 3, 4]", "[1, 2, 3]", "7:113: boxes[1].segments[0]: expected 4 or 8 numbers, found 3"),
        ("\"y\": 6", "\"x\": 6", "7:51: boxes[1]: expected each name once, found \"x\" again"),
        ("{\"kind\": \"line\"", "[\"kind\": \"line\"", "7:5: boxes[1]: expected a box, found an array"),
        ("\"Steps\"", "Steps", "6:47: boxes[0].text: expected a text, found Steps"),
    ])
    func whatIsNoLayoutIsRefused(text: String, other: String, message: String) throws {
        try #require(Self.file.contains(text))
        let file = Self.file.replacing(text, with: other, maxReplacements: 1)
        let error = #expect(throws: TextError.self) { try LayoutReport(json: file.utf8) }
        let found = error.map { "\($0)" } ?? ""
        #expect(found.hasPrefix(message), "\(found)")
    }
}
