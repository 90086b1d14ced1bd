import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// Two schemes in one file.
struct SVGStyleTests {
    private let line = Path(elements: [.move(Point(10, 20)), .line(Point(60, 20))])
    private let faint = Color(red: 1, green: 1, blue: 1, alpha: 0.5)

    private func drawing(_ shapes: [Mark]) throws -> Drawing {
        var scene = Scene(size: Size(200, 100), background: .clear)
        scene.marks = shapes
        return Drawing(scene: scene, words: AltText(WeekContent(try week(of: [1, 2])), ChartOptions()))
    }

    /// What is said in the dark, and the elements.
    private func lines(_ light: [Mark], dark: [Mark]) throws -> [String] {
        let file = try drawing(light).following(dark: drawing(dark)).svg()
        let prefix = try #require(file.firstMatch(of: /<!--stepchart (s[0-9a-z]{6}_)-->/)).1
        let lines = file.replacing(prefix, with: "ID_").split(separator: "\n").map(String.init)
        #expect(lines[0].contains(" id=\"ID_\"") == file.contains("<style>"))
        return lines.dropFirst(3).dropLast().filter { !["<style>", "</style>", "<defs>", "</defs>"].contains($0) }
    }

    private func stroke(_ pen: StrokeStyle, _ color: Color) -> Mark {
        Mark(.path(line), stroke: .init(pen, .solid(color)))
    }

    private func dark(_ rules: String) -> String { "@media(prefers-color-scheme:dark){\(rules)}" }

    @Test func aShapeThatBothHaveStandsOnce() throws {
        let (pen, wide) = (StrokeStyle(width: 1), StrokeStyle(width: 2, cap: .round))
        #expect(
            try lines([stroke(pen, .black)], dark: [stroke(pen, faint)]) == [
                dark("#ID_ ._0{stroke:#fff;stroke-opacity:.5}"), "<path d=\"M10 20h50\" stroke=\"#000\" class=\"_0\"/>",
            ])
        #expect(
            try lines([stroke(wide, faint)], dark: [stroke(wide, .white)]).first
                == dark("#ID_ ._0{stroke-opacity:1}"), "what is left out is 1")
        let disc = Mark(.disc(center: Point(5, 5), radius: 3), fill: .solid(.black))
        #expect(try lines([disc], dark: [disc]) == ["<circle cx=\"5\" cy=\"5\" r=\"3\" fill=\"#000\"/>"])
    }

    @Test func equalChangesHaveOneClass() throws {
        func discs(_ color: Color) -> [Mark] {
            (1...3).map { Mark(.disc(center: Point(Double($0), 5), radius: 3), fill: .solid(color)) }
        }
        let all = try lines(discs(.black), dark: discs(.white))
        #expect(all.first == dark("#ID_ ._0{fill:#fff}"))
        #expect(all.count { $0.hasSuffix("class=\"_0\"/>") } == 3)
    }

    @Test func gradientsAreReferredTo() throws {
        func fade(_ color: Color) -> [Mark] {
            let stops = [color, Color.black].enumerated().map { LinearGradient.Stop(offset: Double($0), color: $1) }
            let gradient = LinearGradient(start: .zero, end: Point(9, 0), stops: stops)
            return [Mark(.path(line), fill: .linear(gradient))]
        }
        #expect(try lines(fade(.white), dark: fade(faint)).first == dark("#ID_ ._0{fill:url(#ID_1)}"))
    }

    /// Where style sheets are unknown, what is dark alone is not there.
    @Test func whatOnlyOneHasIsHiddenInTheOther() throws {
        func disc(_ radius: Double) -> Mark { Mark(.disc(center: Point(5, 5), radius: radius), fill: .solid(.black)) }
        #expect(
            try lines([disc(3)], dark: [disc(4)]) == [
                dark("#ID_ ._0{display:none}#ID_ ._1{display:inline}"),
                "<circle cx=\"5\" cy=\"5\" r=\"3\" fill=\"#000\" class=\"_0\"/>",
                "<circle cx=\"5\" cy=\"5\" r=\"4\" fill=\"#000\" display=\"none\" class=\"_1\"/>",
            ])
        #expect(
            try lines([disc(3)], dark: [.group([disc(3)], opacity: 0.5)]) == [
                dark("#ID_ ._0{display:none}#ID_ ._1{display:inline}"), "<g class=\"_0\">",
                "<circle cx=\"5\" cy=\"5\" r=\"3\" fill=\"#000\"/>", "</g>", "<g display=\"none\" class=\"_1\">",
                "<g opacity=\".5\">", "<circle cx=\"5\" cy=\"5\" r=\"3\" fill=\"#000\"/>", "</g>", "</g>",
            ])
    }

    @Test func drawingsAreOfOneSize() throws {
        let small = try WeekWidget(sampleWeek(), options: WidgetOptions(.small)).drawing
        #expect(throws: ChartError.self) { _ = try drawing([]).following(dark: small).svg() }
    }

    /// No shape of the built-in themes stands twice, no letter either; and it is small.
    @Test(arguments: [
        (ChartTheme.light, ChartTheme.dark), (ChartTheme(.highContrast), ChartTheme(.highContrastDark)),
        (ChartTheme(.colorBlindSafe), .dark),
    ])
    func builtInThemesShareAllShapes(light: ChartTheme, dark: ChartTheme) throws {
        let year = try week(of: (0..<365).map { $0 * 7919 % 16_000 }, from: "2025-01-01")
        var calendar = ChartOptions()
        calendar.mark = .calendar
        var aids = ChartOptions()
        (aids.annotations.values, aids.annotations.goal, aids.annotations.yAxis) = (.all, 7000, true)
        func drawings(_ theme: ChartTheme) throws -> [Drawing] {
            [
                try WeekChart(sampleWeek(), theme: theme).drawing,
                try WeekChart(year, options: calendar, theme: theme).drawing,
                try WeekChart(sampleWeek(), options: aids, theme: theme).drawing,
                try WeekCard(sampleWeek(), theme: theme).drawing,
                try WeekWidget(sampleWeek(), options: WidgetOptions(.large), theme: theme).drawing,
            ]
        }
        let files = try zip(drawings(light), drawings(dark)).map { try ($0.following(dark: $1).svg(), $0.svg()) }
        for (both, one) in files {
            #expect(!both.contains("display"))
            for element in ["<path", "<use", "<circle", "<rect"] {
                #expect(both.ranges(of: element).count == one.ranges(of: element).count)
            }
        }
        #expect(files[0].0.utf8.count <= 7424)
        #expect(files[1].0.utf8.count <= 60_000)
    }
}
