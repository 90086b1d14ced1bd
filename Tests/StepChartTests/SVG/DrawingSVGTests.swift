import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

struct DrawingSVGTests {
    /// Every kind of picture.
    private static func drawings() throws -> [Drawing] {
        let week = try sampleWeek()
        var aids = ChartOptions()
        (aids.annotations.values, aids.annotations.goal, aids.annotations.yAxis) = (.all, 7000, true)
        aids.missingGlyph = .box
        aids.annotations.title = .text("a < b & c\u{7}")
        var bars = ChartOptions(placement: .widget)
        bars.mark = .bars
        let long = try StepWeek(steps: (0..<4000).map { $0 * $0 % 20_011 })
        return [
            try WeekChart(week).drawing, try WeekChart(week, options: aids, theme: .dark).drawing,
            try WeekChart(week, options: bars).drawing, try WeekChart(long).drawing,
            try WeekChart(week).placeholder.drawing, try WeekChart(week).animation().drawing(at: 0.8),
            try WeekMessage(week).bubble(), try WeekMessage(week).linkCard(),
            try WeekWidget(week, options: WidgetOptions(.large, on: .standard)).drawing,
            try WeekCard(week).drawing.following(dark: WeekCard(week, theme: .dark).drawing),
            try WeekChart(week, options: aids).animation().selfDrawing(),
        ]
    }

    /// Whoever reads the code reads this file.
    @Test func theWeekIsTheSample() throws {
        let svg = try WeekChart(Samples.week()).svg()
        #expect(try Array(svg.utf8) == Samples.bytes("week.svg"))
        #expect(svg.utf8.count <= 12_288)
    }

    /// Well-formed, as another's parser has it; every id once, what refers to one finds it; nothing from elsewhere.
    @Test func isAFileOfItsOwn() throws {
        let script = """
            import re, sys, xml.etree.ElementTree as tree
            ids = set()
            for text in sys.stdin.read().split("\\f"):
                root = tree.fromstring(text)
                assert root.tag == "{http://www.w3.org/2000/svg}svg", root.tag
                own = [e.get("id") for e in root.iter() if e.get("id")]
                assert len(own) == len(set(own)) and not ids & set(own), "an id twice"
                ids |= set(own)
                names = {e.tag.split("}")[1] for e in root.iter()}
                assert names <= set("svg title desc defs linearGradient radialGradient stop clipPath filter feGaussianBlur "
                                    "pattern image mask path circle rect g use style set animate "
                                    "animateTransform".split()), names
                references = re.findall(r"url\\(#(.*?)\\)", text) + root.get("aria-labelledby").split()
                references += re.findall(r"#(s\\w{6}_) \\.", text)[:1]
                references += [e.get("href")[1:] for e in root.iter() if (e.get("href") or "").startswith("#")]
                assert set(references) == set(own), set(references) ^ set(own)
                links = [v for e in root.iter() for k, v in e.items() if "href" in k and not v.startswith("#")]
                assert all(v.startswith("data:image/png;base64,") for v in links), links
                assert not any(k.startswith("on") for e in root.iter() for k in e.keys())
                assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
                print(root.find("{*}title").text)
            """
        let files = try Self.drawings().map { try $0.svg() }
        #expect(Set(files).count == files.count)
        let titles = try python(script, [], input: Array(files.joined(separator: "\u{C}").utf8)).split(separator: "\n")
        #expect(titles.count == files.count)
        #expect(titles[1] == "a < b & c\u{FFFD}")
    }

    @Test func isTheSameEveryTime() throws {
        #expect(try Self.drawings().map { try $0.svg() } == Self.drawings().map { try $0.svg() })
    }

    @Test func isAsLargeAsItsPNG() throws {
        var options = ChartOptions()
        (options.width, options.height) = (100.3, 50.25)
        let drawing = try WeekChart(sampleWeek(), options: options).drawing
        for (scale, size) in [
            (1, "width=\"101\" height=\"51\" viewBox=\"0 0 101 51\""),
            (2, "width=\"201\" height=\"101\" viewBox=\"0 0 100.5 50.5\""),
            (0.5, "width=\"51\" height=\"26\" viewBox=\"0 0 102 52\""),
        ] {
            #expect(try drawing.svg(scale: scale).contains(size))
            let image = try drawing.image(.scale(scale))
            #expect(size.hasPrefix("width=\"\(image.width)\" height=\"\(image.height)\""))
        }
    }

    @Test(arguments: [0, -1, 17, .nan, .infinity] as [Double])
    func refusesScales(scale: Double) throws {
        let chart = try WeekChart(sampleWeek())
        #expect(throws: ChartError.self) { _ = try chart.svg(scale: scale) }
    }

    @Test func knowsItsOwnFilesAndWhetherTheyAreWhole() throws {
        for drawing in try Self.drawings() {
            let file = Array(try drawing.svg(scale: 2).utf8)
            #expect(SVGFile(file)?.size == (try drawing.pixelSize(.scale(2))))
            #expect(SVGFile.isOne(startingWith: Array(file.prefix(512))))
        }
        let file = Array(try WeekChart(sampleWeek()).svg().utf8)
        for place in [10, 60, 400, file.count / 2, file.count - 2] {
            var damaged = file
            damaged[place] ^= 1
            #expect(SVGFile(damaged) == nil, "\(place)")
        }
        for count in [0, 1, 100, 200, 2000, file.count - 1] { #expect(SVGFile(Array(file.prefix(count))) == nil) }
        #expect(SVGFile(file + file) == nil)
        for other in ["", "<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<svg --><!--stepchart -->"] {
            #expect(!SVGFile.isOne(startingWith: Array(other.utf8)))
            #expect(SVGFile(Array(other.utf8)) == nil)
        }
    }
}
