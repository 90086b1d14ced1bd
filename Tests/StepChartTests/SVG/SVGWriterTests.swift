import StepRaster
import StepTestSupport
import Testing

@testable import StepChart

/// The elements of scenes, a line each.
struct SVGWriterTests {
    private let line = Path(elements: [.move(Point(10, 20)), .line(Point(60, 20))])
    private let box = Path(elements: [
        .move(Point(1, 1)), .line(Point(5, 1)), .line(Point(5, 4)), .close,
    ])
    private let fade = LinearGradient(
        start: Point(0, 5), end: Point(0, 25),
        stops: [
            .init(offset: 0, color: .black), .init(offset: 1, color: Color(red: 0, green: 0, blue: 0, alpha: 0)),
        ])

    private func stroke(_ path: Path, _ pen: StrokeStyle, _ paint: Paint) -> Mark {
        Mark(.path(path), stroke: .init(pen, paint))
    }

    private func fill(_ path: Path, _ paint: Paint) -> Mark { Mark(.path(path), fill: paint) }

    private func both(_ path: Path, _ pen: StrokeStyle, _ paint: Paint) -> Mark {
        Mark(.path(path), fill: paint, stroke: .init(pen, paint))
    }

    /// Definitions and elements, with `id` in place of what ids begin with.
    private func lines(_ marks: [Mark], background: Color = .clear) throws -> [String] {
        var scene = Scene(size: Size(200, 100), background: background)
        scene.marks = marks
        var writer = try SVGWriter(scene)
        let file = writer.file(scale: 1, AltText(WeekContent(try week(of: [1, 2])), ChartOptions()))
        let prefix = try #require(file.firstMatch(of: /<!--stepchart (s[0-9a-z]{6}_)-->/)).1
        let lines = file.replacing(prefix, with: "id_").split(separator: "\n").map(String.init)
        #expect(lines.last == "</svg>")
        return lines.dropFirst(3).dropLast().filter { !["<defs>", "</defs>"].contains($0) }
    }

    @Test func aGroundIsWhereThereIsOne() throws {
        #expect(try lines([]) == [])
        #expect(try lines([], background: .white) == ["<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>"])
        #expect(
            try lines([], background: Color(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
                == ["<rect width=\"100%\" height=\"100%\" fill=\"#804000\" fill-opacity=\".5\"/>"])
    }

    @Test func strokes() throws {
        #expect(
            try lines([
                stroke(line, StrokeStyle(width: 1), .solid(Color(red: 1, green: 0.6, blue: 0, alpha: 0.3))),
                stroke(
                    line, StrokeStyle(width: 0.5, cap: .round, join: .round, dashes: [4, 2.5]),
                    .solid(.black)),
                stroke(line, StrokeStyle(width: 0), .solid(.black)),
            ]) == [
                "<path d=\"M10 20h50\" stroke=\"#f90\" stroke-opacity=\".3\"/>",
                "<path d=\"M10 20h50\" stroke=\"#000\" stroke-width=\".5\" stroke-linecap=\"round\" "
                    + "stroke-linejoin=\"round\" stroke-dasharray=\"4 2.5\"/>",
            ])
    }

    @Test func fillsAndCircles() throws {
        #expect(
            try lines([
                fill(box, .solid(.white)),
                Mark(.disc(center: Point(30, 97.184), radius: 6.5), fill: .solid(.black)),
            ]) == [
                "<path d=\"M1 1h4v3z\" fill=\"#fff\"/>",
                "<circle cx=\"30\" cy=\"97.18\" r=\"6.5\" fill=\"#000\"/>",
            ])
    }

    @Test func gradientsAreSharedAndInUserSpace() throws {
        #expect(
            try lines([fill(box, .linear(fade)), fill(line, .linear(fade))]) == [
                "<linearGradient id=\"id_0\" gradientUnits=\"userSpaceOnUse\" y1=\"5\" x2=\"0\" y2=\"25\">"
                    + "<stop offset=\"0\" stop-color=\"#000\"/><stop offset=\"1\" stop-color=\"#000\" stop-opacity=\"0\"/>"
                    + "</linearGradient>",
                "<path d=\"M1 1h4v3z\" fill=\"url(#id_0)\"/>", "<path d=\"M10 20h50\" fill=\"url(#id_0)\"/>",
            ])
    }

    /// Here colours are mixed premultiplied, there not: what fades takes no part of the other's colour.
    @Test func gradientsMixAsTheyDoHere() throws {
        var gradient = fade
        gradient.stops[0].color = Color(red: 1, green: 0, blue: 0)
        gradient.stops[1].color = Color(red: 0, green: 0, blue: 1, alpha: 0)
        let clear = try #require(try lines([fill(box, .linear(gradient))]).first)
        #expect(clear.contains("<stop offset=\"1\" stop-color=\"#f00\" stop-opacity=\"0\"/>"))
        gradient.stops[1].color.alpha = 0.5
        let faint = try #require(try lines([fill(box, .linear(gradient))]).first)
        // In the middle: (1 red, .5 blue) / 1.5
        #expect(faint.contains("<stop offset=\".5\" stop-color=\"#a05\" stop-opacity=\".75\"/>"))
    }

    @Test func fillAndStrokeAreOneShape() throws {
        let pen = StrokeStyle(width: 2, join: .round)
        #expect(
            try lines([both(box, pen, .solid(Color(red: 0, green: 0, blue: 0, alpha: 0.25)))]) == [
                "<path d=\"M1 1h4v3z\" fill=\"#000\" stroke=\"#000\" stroke-width=\"2\" stroke-linejoin=\"round\" "
                    + "opacity=\".25\"/>"
            ])
        let faded = try lines([both(box, pen, .linear(fade))])
        #expect(
            faded.last == "<rect width=\"100%\" height=\"100%\" fill=\"url(#id_1)\" mask=\"url(#id_0)\"/>",
            "a mask, or the two would be seen through each other")
        #expect(
            faded.first
                == "<mask id=\"id_0\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100%\" height=\"100%\">"
                + "<path d=\"M1 1h4v3z\" fill=\"#fff\" stroke=\"#fff\" stroke-width=\"2\" stroke-linejoin=\"round\"/></mask>"
        )
    }

    @Test func shadowsAreGaussianBlursOfTheSameSigma() throws {
        let black = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
        var shadow = Mark(.disc(center: Point(30, 15.5), radius: 7.5), fill: .solid(black))
        shadow.blur = 2
        var empty = shadow
        empty.blur = 0
        #expect(
            try lines([shadow, empty]) == [
                "<filter id=\"id_0\" x=\"-.6\" y=\"-.6\" width=\"2.2\" height=\"2.2\" "
                    + "color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"2\"/></filter>",
                "<circle cx=\"30\" cy=\"15.5\" r=\"7.5\" fill=\"#000\" fill-opacity=\".5\" filter=\"url(#id_0)\"/>",
            ])
    }

    @Test func groupsFadeAsOne() throws {
        let item = stroke(line, StrokeStyle(width: 1), .solid(.black))
        let path = "<path d=\"M10 20h50\" stroke=\"#000\"/>"
        #expect(try lines([.group([item, item], opacity: 0.2)]) == ["<g opacity=\".2\">", path, path, "</g>"])
        #expect(try lines([.group([item], opacity: 1)]) == [path])
        #expect(try lines([.group([item], opacity: 0)]) == [])
    }

    @Test func textIsItsOutlines() throws {
        func text(_ text: String, _ color: Color = .black) throws -> [String] {
            let style = TextStyle(color: color, size: 10, weight: 300)
            return try lines([Mark(.text(ChartLayout.Text(text, style, .light).placed(x: 10, baseline: 20)))])
        }
        #expect(try text("l") == ["<path d=\"M11.21 20v-7.38\" stroke=\"#000\" stroke-width=\".72\"/>"])
        // Two pens, which must not be seen through each other.
        let i = try text("i", Color(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(i.count == 4)
        #expect(i.first == "<g opacity=\".5\">" && i.last == "</g>")
        #expect(i.dropFirst().dropLast().allSatisfy { !$0.contains("stroke-opacity") })
        #expect(i[2].contains("v.78\"") && i[2].contains("stroke-width=\".78\""), "its dot: \(i[2])")
        // What comes again and again is said once.
        let often = try text("8888")
        #expect(often.count == 2)
        #expect(often[0].hasPrefix("<path id=\"id_0\" d=\"M0 0c"))
        #expect(often[1].matches(of: /<use href="#id_0" x="[0-9.]+" y="[0-9.]+"\/>/).count == 4)
        #expect(try text("lIlIlIlI").count == 1, "what is short is not")
    }

    /// A round no larger than its pen is filled: not every renderer leaves nothing open in it.
    @Test func smallRoundsAreFilled() throws {
        let style = TextStyle(color: .black, size: 20, weight: 300)
        let walker = ChartLayout.Text("\u{E000}", style, .light).placed(x: 10, baseline: 40)
        let all = try lines([Mark(.text(walker))])
        #expect(all.count { $0.contains("fill=\"#000\"") } == 1)
        #expect(all.count { $0.contains("fill=\"#000\" stroke=\"#000\"") } == 1)
    }

    @Test func picturesAreInside() throws {
        let pixels = PixelBuffer(width: 2, height: 3)
        let picture = PicturePaint(pixels, in: Rect(x: 1, y: 2, width: 8, height: 12))
        let all = try lines([Mark(.disc(center: Point(5, 8), radius: 4), fill: .picture(picture))])
        #expect(all.last == "<circle cx=\"5\" cy=\"8\" r=\"4\" fill=\"url(#id_0)\"/>")
        #expect(
            all.first?.hasPrefix(
                "<pattern id=\"id_0\" patternUnits=\"userSpaceOnUse\" width=\"200\" height=\"100\"><image x=\"1\" y=\"2\" "
                    + "width=\"8\" height=\"12\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,iVBORw0KGgo")
                == true)
        // A large one is as large as can be seen.
        let large = PicturePaint(PixelBuffer(width: 900, height: 600), in: Rect(x: 0, y: 0, width: 9, height: 6))
        let small = try lines([fill(box, .picture(large))])
        #expect(small.joined().utf8.count < 1000)
    }

    /// A coordinate that is none would spoil the file, not only the shape.
    @Test func whatCannotBeDrawnIsLeftOut() throws {
        let bad = Path(elements: [.move(.zero), .line(Point(.nan, 3))])
        #expect(
            try lines([
                stroke(bad, StrokeStyle(width: 1), .solid(.black)), fill(bad, .solid(.black)),
                both(bad, StrokeStyle(width: 1), .solid(.black)),
            ]) == [])
    }
}
