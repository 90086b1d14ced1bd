import StepRaster
import StepTestSupport
import Testing

@testable import StepGoldens

/// Anti-aliasing told from change, on what charts are made of.
@Suite struct EdgeTileTests {
    /// An outline that is darker than both of its sides is a line, though its pixels change as those of an edge that moves.
    @Test func anOutlineThatChangedItsColorCounts() {
        func panel(outline: UInt8) -> PixelBuffer {
            let pixels = (0..<40 * 40).map { i in
                let distance = min(i % 40, i / 40, 39 - i % 40, 39 - i / 40)
                let level: UInt8 = distance < 8 ? 255 : distance == 8 ? outline : 20
                return Pixel(red: level, green: level, blue: level)
            }
            return PixelBuffer(width: 40, height: 40, pixels: pixels)
        }
        let diff = ImageDiff.compare(
            expected: panel(outline: 0), actual: panel(outline: 60), limits: DiffLimits(ignoresAntialiasing: true))
        #expect(diff.pixels.different == 92)
        // Near a corner the edge has no one direction.
        #expect(diff.pixels.counted >= 72)
    }

    static let black = Pixel(red: 0, green: 0, blue: 0)
    static let blue = Pixel(red: 0, green: 122, blue: 255)
    static let slope = [Point(10.3, 70.2), Point(45.6, 20.4), Point(80.1, 55.7), Point(110.2, 12.9)]
    /// From beyond one border to beyond the other.
    static let across = [Point(-20, 30.3), Point(140, 61.7)]
    static let nodes = [Point(30.4, 45.3), Point(84.7, 40.6)]

    /// One shape, or several that do not touch.
    struct Shape: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var scene: InkScene

        init(_ name: String, _ inks: InkScene.Ink..., background: Pixel = Pixel(red: 255, green: 255, blue: 255)) {
            testDescription = name
            scene = InkScene(background: background, inks: inks)
        }
    }

    static let hairlines = [
        Shape("hairline", .line(slope, width: 0.5, color: black)),
        Shape("level hairline", .line([Point(10, 40.3), Point(110, 40.3)], width: 0.5, color: black)),
    ]
    static let shapes = [
        Shape("line", .line(slope, width: 3, color: blue)),
        Shape(
            "rings", .ring(nodes[0], radius: 18, width: 1, color: blue),
            .ring(nodes[1], radius: 6, width: 2, color: black)),
        Shape("discs", .disc(nodes[0], radius: 20, color: blue), .disc(nodes[1], radius: 4, color: black)),
        Shape("label", .text("12,345", at: Point(15.2, 50.4), size: 22, color: black)),
        Shape(
            "dark theme", .line(slope, width: 2, color: Pixel(red: 120, green: 220, blue: 140)),
            background: Pixel(red: 20, green: 22, blue: 30)),
        Shape("on nothing", .ring(nodes[0], radius: 18, width: 1.5, color: blue), background: .clear),
    ]

    static let renderings: [InkScene.Rendering] = [
        .sampled(4), .moved(0.25, 0), .moved(0, -0.25), .moved(0.2, 0.2),
    ]

    static func compare(_ expected: PixelBuffer, _ actual: PixelBuffer) -> ImageDiff {
        ImageDiff.compare(expected: expected, actual: actual, limits: DiffLimits(ignoresAntialiasing: true))
    }

    @Test(arguments: shapes, renderings + [.biased(0.2), .biased(-0.2)])
    func anotherRenderingOfAShapeIsAntialiasing(shape: Shape, rendering: InkScene.Rendering) {
        let diff = Self.compare(shape.scene.image(), shape.scene.image(rendering))
        #expect(diff.pixels.antialiased > 0)
        #expect(diff.pixels.counted == 0, "\(diff.summary)")
        #expect(diff.verdict == .same)
    }

    /// A hairline never shows its whole colour: a heavier one looks like a darker one, which counts from a tenth on.
    @Test(arguments: hairlines, renderings + [.biased(0.1), .biased(-0.1)])
    func anotherRenderingOfAHairlineIsAntialiasing(hairline: Shape, rendering: InkScene.Rendering) {
        anotherRenderingOfAShapeIsAntialiasing(shape: hairline, rendering: rendering)
    }

    struct Change: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var before: InkScene
        var after: InkScene

        init(_ name: String, _ before: [InkScene.Ink], _ after: [InkScene.Ink]) {
            testDescription = name
            self.before = InkScene(inks: before)
            self.after = InkScene(inks: after)
        }
    }

    static let line = InkScene.Ink.line(slope, width: 3, color: blue)
    static let changes = [
        Change("node gone", [line, .disc(nodes[0], radius: 4, color: black)], [line]),
        Change("hairline gone", [line, .line([Point(5, 80.3), Point(115, 80.3)], width: 0.5, color: black)], [line]),
        Change("ring gone", [line, .ring(nodes[1], radius: 6, width: 1, color: black)], [line]),
        Change(
            "ring filled", [.ring(nodes[0], radius: 6, width: 1, color: black)],
            [.disc(nodes[0], radius: 6.5, color: black)]),
        Change("colour of a line", [line], [.line(slope, width: 3, color: Pixel(red: 0, green: 150, blue: 255))]),
        Change(
            "colour of a hairline", [.line(slope, width: 0.5, color: black)], [.line(slope, width: 0.5, color: blue)]),
        Change("line a pixel thicker", [line], [.line(slope, width: 4, color: blue)]),
        Change(
            "wide line a pixel thicker", [.line(across, width: 9, color: blue)],
            [.line(across, width: 10, color: blue)]),
        Change(
            "hairline a pixel thicker", [.line(slope, width: 0.5, color: black)],
            [.line(slope, width: 1.5, color: black)]),
        Change(
            "ring a pixel thicker", [.ring(nodes[0], radius: 12, width: 1, color: blue)],
            [.ring(nodes[0], radius: 12, width: 2, color: blue)]),
        Change(
            "disc a pixel larger", [.disc(nodes[0], radius: 8, color: blue)], [.disc(nodes[0], radius: 9, color: blue)]),
        Change(
            "one digit of a label", [.text("8,123", at: Point(15, 50), size: 16, color: black)],
            [.text("8,128", at: Point(15, 50), size: 16, color: black)]),
        Change(
            "node two pixels away", [.disc(nodes[0], radius: 4, color: black)],
            [.disc(Point(nodes[0].x + 2, nodes[0].y), radius: 4, color: black)]),
        Change("line two pixels lower", [line], [.line(slope.map { Point($0.x, $0.y + 2) }, width: 3, color: blue)]),
        Change(
            "opacity of a line a pixel wide", [.line(slope, width: 1, color: black)],
            [.line(slope, width: 1, color: Pixel(red: 0, green: 0, blue: 0, alpha: 153))]),
        Change(
            "dashes for a line",
            stride(from: 0, through: 8, by: 1).map { .line(dash(from: $0, to: $0 + 0.5), width: 1, color: black) },
            [.line(dash(from: 0, to: 8.5), width: 1, color: black)]),
        Change(
            "dot of a 22 pixel decimal", [.text("1.5", at: Point(15.2, 50.4), size: 22, color: black)],
            [.text("15", at: Point(15.2, 50.4), size: 22, color: black)]),
        Change(
            "hairline two pixels lower", [.line(slope, width: 0.5, color: black)],
            [.line(slope.map { Point($0.x, $0.y + 2) }, width: 0.5, color: black)]),
    ]

    private static func dash(from: Double, to: Double) -> [Point] {
        [from, to].map { Point(10 + 12 * $0, 20 + 5 * $0) }
    }

    /// However the changed picture is anti-aliased.
    @Test(arguments: changes, [.exact, .sampled(4), .moved(0.2, 0.2)] as [InkScene.Rendering])
    func aChangeIsNeverHidden(change: Change, rendering: InkScene.Rendering) {
        let diff = Self.compare(change.before.image(), change.after.image(rendering))
        #expect(diff.verdict == .different)
        // Not just by a pixel or two that happen to stand out.
        #expect(diff.pixels.counted >= 10, "\(diff.summary)")
    }

    /// Strokes are thinner than a pixel here, and what tells the digits apart is two pixels high.
    @Test(arguments: [.exact, .sampled(4), .moved(0.2, 0.2)] as [InkScene.Rendering])
    func aDigitOfNinePixelsIsNotHidden(rendering: InkScene.Rendering) {
        func label(_ text: String) -> InkScene {
            InkScene(inks: [.text(text, at: Point(15, 50), size: 9, color: Self.black)])
        }
        let diff = Self.compare(label("6,000").image(), label("8,000").image(rendering))
        #expect(diff.verdict == .different, "\(diff.summary)")
    }

    /// As far as the bound goes, tile by tile; the first is examined whole.
    @Test func whatIsNotExaminedCounts() {
        let scene = Self.hairlines[0].scene
        func compare(_ most: Int) -> ImageDiff {
            ImageDiff.compare(
                expected: scene.image(), actual: scene.image(.sampled(4)),
                limits: DiffLimits(ignoresAntialiasing: true), mostExamined: most)
        }
        let (whole, part, none) = (compare(.max), compare(1), compare(0))
        #expect(whole.isFullyExamined && whole.examined == whole.pixels.different)
        #expect(!part.isFullyExamined && part.examined > 0)
        #expect(part.pixels.antialiased == part.examined)
        #expect(part.pixels.counted == whole.examined - part.examined)
        #expect(none.pixels.counted == whole.pixels.different && !none.isFullyExamined)
        #expect(compare(whole.examined) == whole)
    }

    @Test func nothingIsSetAsideUnlessAsked() {
        let scene = Self.hairlines[0].scene
        let diff = ImageDiff.compare(expected: scene.image(), actual: scene.image(.sampled(4)))
        #expect(diff.pixels.antialiased == 0)
        #expect(diff.pixels.counted > 0)
    }
}
