import Foundation
import Testing

@testable import StepChart

@Suite struct LayoutJSONTests {
    @Test func aDayALine() throws {
        let date = try #require(CivilDate("2016-09-12"))
        let week = try StepWeek(days: [
            StepDay(date: date, steps: 100, label: ""), StepDay(date: date.adding(days: 1), steps: nil, label: ""),
        ])
        #expect(
            try WeekChart(week).layoutJSON == """
                {
                  "version": 1,
                  "width": 375,
                  "height": 200,
                  "plot": {"x": 30, "y": 15, "width": 315, "height": 170},
                  "nodes": [
                    {"index": 0, "date": "2016-09-12", "value": 100, "x": 30, "y": 100, "radius": 7.5, "scale": 1, \
                "selected": false, "label": null, "valueLabel": null, "bar": null, "reachesGoal": false, "previous": null},
                    {"index": 1, "date": "2016-09-13", "value": null, "x": 345, "y": null, "radius": 0, "scale": 0, \
                "selected": true, "label": null, "valueLabel": null, "bar": null, "reachesGoal": false, "previous": null}
                  ],
                  "guides": {"x": [30, 345], "top": 10, "bottom": 190},
                  "averageLine": null,
                  "goalLine": null,
                  "yAxis": null,
                  "title": null,
                  "subtitle": null,
                  "notices": [],
                  "omissions": [],
                  "ink": {"lineWidth": 3, "averageLineWidth": 0.5, "goalLineWidth": 1, "guideWidth": 0.5, "selectedScale": 1.3, \
                "shadowReach": 0.6666666666666666, "shadowOffsetY": 0.5}
                }

                """)
    }

    /// Files of before name elements all the same.
    @Test func aLayoutWithoutInkHasTheLightThemes() throws {
        let layout = try WeekChart(sampleWeek()).layout
        let start = try #require(layout.json.range(of: ",\n  \"ink\"")).lowerBound
        #expect(try ChartLayout(json: "\(layout.json[..<start])\n}".utf8) == layout)
        let strong = try WeekChart(sampleWeek(), theme: .highContrast).layout
        #expect(strong.ink != layout.ink && strong.ink.shadowReach == 0)
        #expect(try ChartLayout(json: strong.json.utf8).ink == strong.ink)
    }

    /// What a reader of the layout in another program sees.
    private struct Document: Decodable {
        struct Label: Decodable {
            var text: String
            var x: Double, y: Double, width: Double, height: Double
        }
        struct Node: Decodable {
            var x: Double
            var y: Double?
            var label: Label?
        }
        struct AverageLine: Decodable {
            var value: Double
        }
        var version: Int
        var nodes: [Node]
        var averageLine: AverageLine?
        var notices: [Label]
    }

    private func read(_ layout: ChartLayout) throws -> Document {
        try JSONDecoder().decode(Document.self, from: Data(layout.json.utf8))
    }

    @Test func everyNumberReadsBackExactly() throws {
        let layout = try WeekChart(sampleWeek(), options: ChartOptions(style: .widget)).layout
        let document = try read(layout)
        #expect(document.version == 1)
        #expect(document.nodes.map(\.x) == layout.nodes.map(\.x))
        #expect(document.nodes.map(\.y) == layout.nodes.map(\.y))
        #expect(document.nodes[2].label?.text == "9/14")
        #expect(document.nodes[2].label?.width == layout.nodes[2].label?.rect.width)
        #expect(document.averageLine?.value == 5380)
    }

    @Test func aSchemaMayBeNamed() throws {
        let layout = try WeekChart(sampleWeek()).layout
        let named = #"{"$schema": "layout.schema.json","# + layout.json.dropFirst()
        #expect(try ChartLayout(json: named.utf8) == layout)
    }

    @Test func noticesAreTold() throws {
        let notice = try #require(try read(WeekChart(week(of: [0])).layout).notices.first)
        #expect(notice.text == "No data")
        #expect(isClose(notice.x + notice.width / 2, 187.5) && isClose(notice.y + notice.height / 2, 90))
    }

    @Test func labelsAreEscaped() throws {
        let label = "a\"\\\n\u{1}é"
        var options = ChartOptions()
        options.missingGlyph = .box
        let document = try read(WeekChart(StepWeek(days: [StepDay(steps: 1, label: label)]), options: options).layout)
        #expect(document.nodes[0].label?.text == label)
    }

    // MARK: Reading

    @Test(arguments: ChartOptions.Style.allCases)
    func whatIsWrittenReadsBackEqual(style: ChartOptions.Style) throws {
        let counts: [[Int?]] = [[7314, 2583, nil, 60], [0], Array(repeating: 5, count: 400)]
        for week in try counts.map({ try week(of: $0) }) + [StepWeek(days: [StepDay(steps: 1, label: "a\"\\\n")])] {
            var options = ChartOptions(style: style)
            options.missingGlyph = .box
            let layout = try WeekChart(week, options: options).layout
            #expect(try ChartLayout(json: layout.json.utf8) == layout)
            (options.aids.values, options.aids.goal, options.aids.yAxis, options.averageLine) = (.all, 500, true, true)
            (options.aids.title, options.aids.subtitle) = (.automatic, .automatic)
            let before = week.days.map { StepDay(steps: $0.steps) }
            for mark in ChartOptions.Mark.allCases {
                options.mark = mark
                let layout = try WeekChart(week.comparing(with: before), options: options).layout
                #expect(try ChartLayout(json: layout.json.utf8) == layout)
            }
        }
    }

    @Test(arguments: [
        ("\"version\": 1", "\"version\": 2", "2:14: version: expected version 1 of a chart's layout, found 2"),
        ("\"width\": 375", "\"width\": 0", "3:12: width: expected a number above 0, found 0"),
        ("\"height\": 200", "\"height\": 1e999", "4:13: height: expected a finite number, found 1e999"),
        ("\"plot\"", "\"plots\"", "5:3: expected a known name (the nearest is \"plot\"), found \"plots\""),
        (", \"scale\": 1.3", "", "7:5: nodes[0].scale: expected a value, found no such key"),
        ("\"notices\": []", "\"averageLine\": null", "15:3: expected each name once, found \"averageLine\" again"),
        (",\n  \"notices\": []", "", "1:1: notices: expected a value, found no such key"),
        ("\"selected\": true", "\"selected\": 1", "7:117: nodes[0].selected: expected true or false, found 1"),
        ("\"selected\": true", "\"selected\": tru", "7:117: nodes[0].selected: expected true or false, found tru"),
        ("2016-09-12", "9/12", "7:26: nodes[0].date: expected a date as \"2016-09-12\" or null, found \"9/12\""),
    ])
    func whatIsNoLayoutIsRefused(text: String, other: String, message: String) throws {
        let json = try WeekChart(week(of: [100])).layoutJSON
        try #require(json.contains(text))
        #expect {
            try ChartLayout(json: json.replacing(text, with: other, maxReplacements: 1).utf8)
        } throws: {
            "\($0)" == message
        }
    }
}
