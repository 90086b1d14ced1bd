import Foundation
import StepRaster
import Testing

/// What regions of real renderings are called.
struct CompareNamesTests {
    private static let week = #"{"days": [3000, 5000, 4000, 8000, 2000], "selected": 4}"#
    private static let options = "--labels none --size 160x80 --scale 1"

    /// Renders the week and another, and returns the elements of each region.
    private func elements(_ other: String, _ options: String, _ otherOptions: String) throws -> [[String]] {
        struct Report: Decodable {
            struct Region: Decodable { var elements: [String] }
            var regions: [Region]
        }
        return try Tool.withFolder { folder in
            try folder.write(Self.week.utf8, to: "e.json")
            try folder.write(other.utf8, to: "a.json")
            let outcome = try Tool.shell(
                """
                "$stepchart" render e.json -o e.png \(options) --layout-json layout.json &&
                "$stepchart" render a.json -o a.png \(otherOptions) &&
                "$stepchart" compare e.png a.png --layout-json layout.json --json
                """, in: folder)
            try #require(outcome.status == 1, "\(outcome.message)")
            return try JSONDecoder().decode(Report.self, from: Data(outcome.output)).regions.map(\.elements)
        }
    }

    @Test func aDayThatMovesTakesTheLineWithIt() throws {
        let other = Self.week.replacing("4000", with: "2500")
        let regions = try elements(other, Self.options, Self.options)
        #expect(regions.count == 1)
        #expect(Set(regions[0]).isSuperset(of: ["data line", "node 2"]))
        #expect(!regions[0].contains("node 0") && !regions[0].contains("node 4"))
    }

    @Test func aSelectionIsTwoNodes() throws {
        let regions = try elements(Self.week.replacing("d\": 4", with: "d\": 1"), Self.options, Self.options)
        #expect(regions.compactMap(\.first).sorted() == ["node 1", "node 4"])
    }

    @Test func aLabelIsNamedByItsText() throws {
        let options = "--size 160x80 --scale 1"
        let week = #"{"days": [{"date": "2016-09-14", "steps": 1}, {"date": "2016-09-15", "steps": 2, "label": "%"}]}"#
        try Tool.withFolder { folder in
            try folder.write(week.replacing("%", with: "Thu").utf8, to: "e.json")
            try folder.write(week.replacing("%", with: "Tue").utf8, to: "a.json")
            let outcome = try Tool.shell(
                """
                for x in e a; do "$stepchart" render $x.json -o $x.png \(options) --layout-json $x.layout; done
                "$stepchart" compare e.png a.png --layout-json a.layout
                """, in: folder)
            #expect(outcome.text.contains("  label Tue\n"))
            #expect(outcome.text.contains("\n1 region\n"))
        }
    }

    @Test func linesHaveTheirNames() throws {
        // A line that is asked for has a text, which takes room from the days.
        let widget = "\(Self.options) --style widget"
        let average = try elements(Self.week, widget, "\(widget) --no-average-line")
        #expect(average.contains { $0.first == "average line" })
        let guides = try elements(Self.week, "\(Self.options) --guides", "\(Self.options) --no-guides")
        #expect(Set(guides.compactMap(\.first)) == Set((0..<5).map { "guide \($0)" }))
    }

    @Test func aNoticeIsNamed() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                """
                echo '[null, null]' > e.json
                "$stepchart" render e.json -o e.png --size 160x80 --scale 1 --layout-json layout.json
                "$stepchart" render e.json -o a.png --size 160x80 --scale 1 --font-weight bold
                "$stepchart" compare e.png a.png --layout-json layout.json
                """, in: folder)
            #expect(outcome.text.contains("  notice\n"))
        }
    }

    /// A canvas of 100.5 points is 151 pixels wide at 1.5 a point.
    @Test func theScaleIsThatOfThePicture() throws {
        let options = "--labels none --size 100.5x80 --scale 1.5"
        let regions = try elements(Self.week.replacing("d\": 4", with: "d\": 1"), options, options)
        #expect(regions.compactMap(\.first).sorted() == ["node 1", "node 4"])
    }

    @Test func whatIsBesideTheChartHasNoName() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                """
                echo '[1, 2, 3]' > e.json
                "$stepchart" render e.json -o e.png --size 160x80 --scale 1 --layout-json layout.json
                "$stepchart" render e.json -o a.png --size 160x80 --scale 1 --background '#FFFFFE'
                "$stepchart" compare e.png a.png --ignore 5,0,160,80 --layout-json layout.json
                """, in: folder)
            #expect(outcome.text.contains("  nothing of the chart\n"), "\(outcome.text)")
        }
    }

    @Test func aLayoutOfAnotherPictureIsRefused() throws {
        try ComparePair.withFiles { folder in
            let outcome = try Tool.shell(
                """
                "$stepchart" render "$week" -o w.png --size 300x300 --layout-json layout.json
                "$stepchart" compare e.png a.png --layout-json layout.json
                """, in: folder)
            #expect(outcome.status == 65)
            #expect(
                outcome.message == "stepchart: layout.json: expected the layout of a picture of 8 x 4 pixels, "
                    + "found one of 300.0 x 300.0 points\n")
            let noLayout = try Tool.shell("\"$stepchart\" compare e.png a.png --layout-json \"$week\"", in: folder)
            #expect(noLayout.status == 65)
            let expected = "week.json:1:1: version: expected a value, found no such key"
            #expect(noLayout.message.contains(expected))
        }
    }
}
