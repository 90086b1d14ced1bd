import StepRaster
import StepTestSupport
import Testing

@testable import StepGoldens

/// A picture with anti-aliasing against one without.
@Suite struct RoundedEdgeTests {
    static let black = Pixel(red: 0, green: 0, blue: 0)
    static let white = Pixel(red: 255, green: 255, blue: 255)
    static let blue = Pixel(red: 0, green: 122, blue: 255)

    static func grey(_ level: UInt8) -> Pixel { Pixel(red: level, green: level, blue: level) }

    /// Rounded exact areas, and points against many points.
    static let renderings: [(soft: InkScene.Rendering, sharp: InkScene.Rendering)] = [
        (.exact, .sampled(1)), (.sampled(4), .point),
    ]

    /// The more, whichever of the two is expected.
    static func counted(_ scene: InkScene, _ rendering: (soft: InkScene.Rendering, sharp: InkScene.Rendering)) -> Int {
        let (soft, sharp) = (scene.image(rendering.soft), scene.image(rendering.sharp))
        let diffs = [EdgeTileTests.compare(soft, sharp), EdgeTileTests.compare(sharp, soft)]
        // Not because they look the same anyway.
        #expect(diffs[0].pixels.different > 0)
        return diffs.map(\.pixels.counted).max() ?? 0
    }

    /// The half of the picture on one side of a line through 24, 24 + offset, in a direction of small whole numbers.
    static func half(_ x: Double, _ y: Double, _ offset: Double, _ color: Pixel, on background: Pixel) -> InkScene {
        let (center, far) = (Point(24, 24 + offset), 100.0)
        let corners = [(-far, 0.0), (far, 0), (far, far), (-far, far)].map { along, beside in
            Point(center.x + along * x - beside * y, center.y + along * y + beside * x)
        }
        let path = Path(elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
        return InkScene(
            width: 48, height: 48, background: background, inks: [InkScene.Ink(fill: path, color: color)])
    }

    static let directions: [(x: Double, y: Double)] = [
        (1, 0.01), (1, 0.1), (1, 0.37), (1, 0.8), (1, 1), (0.6, 1), (0.2, 1), (0.03, 1), (-0.3, 1), (-1, 1), (-1, 0.5),
    ]

    @Test(arguments: directions, [0, 0.3, 0.5, 0.71])
    func aStraightEdgeIsAntialiasing(direction: (x: Double, y: Double), offset: Double) {
        for (ink, background) in [(Self.black, Self.white), (Self.grey(100), Self.grey(112)), (Self.blue, .clear)] {
            for rendering in Self.renderings {
                let scene = Self.half(direction.x, direction.y, offset, ink, on: background)
                #expect(Self.counted(scene, rendering) == 0)
            }
        }
    }

    @Test(arguments: [(1.0, 0.0), (0, 1)], [0.1, 0.3, 0.45, 0.7])
    func anEdgeAlongThePixelsIsAntialiasing(direction: (x: Double, y: Double), offset: Double) {
        var scene = Self.half(direction.x, direction.y, 0, Self.black, on: Self.white)
        scene.inks[0].fill = scene.inks[0].fill?.mapped { $0 + Point(offset, offset) }
        #expect(Self.counted(scene, (.exact, .sampled(1))) == 0)
    }

    @Test func theVerdictIsTheSameForEveryGrey() {
        for level in stride(from: UInt8(0), through: 250, by: 5) {
            let diagonal = Self.half(1, 1, 0, Self.grey(level), on: Self.white)
            #expect(Self.counted(diagonal, (.exact, .sampled(1))) == 0, "\(level)")
            let disc = InkScene(
                width: 48, height: 48, inks: [.disc(Point(24.3, 24.6), radius: 12.3, color: Self.grey(level))])
            #expect(Self.counted(disc, (.exact, .sampled(1))) == 0, "\(level)")
        }
    }

    /// A bar of ten rows whose edges are soft over two rows. What they cover of both is one row where the bar has its width;
    /// half a row more on each side, and it is a row wider.
    @Test(arguments: [(outer: 0.25, inner: 0.75, isWider: false), (0.6, 0.9, true)])
    func aSoftEdgeOfTwoRowsKeepsItsWidth(outer: Double, inner: Double, isWider: Bool) {
        func bar(_ covered: [Double]) -> PixelBuffer {
            let rows = Array(repeating: 0, count: 20) + covered + Array(repeating: 0, count: 20)
            let pixels = rows.flatMap { Array(repeating: Self.grey(UInt8((255 * (1 - $0)).rounded())), count: 48) }
            return PixelBuffer(width: 48, height: rows.count, pixels: pixels)
        }
        let soft = bar([outer, inner] + Array(repeating: 1, count: 8) + [inner, outer])
        let sharp = bar([0] + Array(repeating: 1, count: 10) + [0])
        for diff in [EdgeTileTests.compare(soft, sharp), EdgeTileTests.compare(sharp, soft)] {
            #expect(diff.pixels.different > 0)
            #expect((diff.pixels.counted > 0) == isWider, "\(diff.summary)")
        }
    }

    static let center = Point(60.2, 44.7)
    static func rays(_ width: Double) -> [InkScene.Ink] {
        let directions = [(1, 0.05), (0.84, 0.54), (0.46, 0.89), (-0.05, 1), (-0.54, 0.84), (-0.89, 0.46)]
        return directions.flatMap { x, y in
            [-1.0, 1].map { side in
                let ends = [14.0, 40].map { Point(center.x + side * x * $0, center.y + side * y * $0) }
                return .line(ends, width: width, color: black)
            }
        }
    }

    /// With what pixelmatch's published rule counts of the same two renderings at its threshold of .1, as the `most`.
    @Test(
        arguments: [
            ("discs", [.disc(center, radius: 24, color: black), .disc(Point(10.3, 9.8), radius: 3, color: blue)], 0),
            (
                "rings",
                [
                    .ring(center, radius: 10, width: 2, color: black),
                    .ring(center, radius: 30.5, width: 3, color: blue),
                ], 0
            ),
            ("rays of 2", rays(2), 0), ("rays of 3", rays(3), 0),
            ("rounded box", [.box(5.3, 5.6, 40.2, 30.4, radius: 6), .box(60.6, 10.25, 40.3, 60.35, radius: 12)], 0),
            ("box", [.box(5.3, 5.6, 40.2, 30.4, radius: 0)], 0),
            ("rings of 1", [.ring(center, radius: 20, width: 1, color: black)], 13),
        ] as [(String, [InkScene.Ink], Int)])
    func shapesAreAntialiasing(name: String, inks: [InkScene.Ink], most: Int) {
        #expect(Self.counted(InkScene(inks: inks), (.exact, .sampled(1))) <= most)
    }

    struct Change: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var before: [InkScene.Ink]
        var after: [InkScene.Ink]

        init(_ name: String, _ before: [InkScene.Ink], _ after: [InkScene.Ink]) {
            (testDescription, self.before, self.after) = (name, before, after)
        }
    }

    static func label(_ text: String, _ size: Double) -> [InkScene.Ink] {
        [.text(text, at: Point(15.2, 50.4), size: size, color: black)]
    }

    static func level(_ width: Double, at y: Double = 40, from: Double = 10, to: Double = 100) -> InkScene.Ink {
        .box(from, y - width / 2, to - from, width, radius: 0)
    }

    static let box = InkScene.Ink.box(20, 40, 60, 20, radius: 0)

    static let changes = [
        Change("line from 2 to 3", [level(2)], [level(3)]),
        Change("line from 3 to 4", [level(3, at: 40.5)], [level(4, at: 40.5)]),
        Change("line from 10 to 11", [level(10)], [level(11)]),
        Change("slanted line a pixel thicker", rays(1), rays(2)),
        Change("box a pixel larger", [.box(10.5, 10.5, 14, 14, radius: 0)], [.box(10, 10, 15, 15, radius: 0)]),
        Change(
            "disc a pixel larger", [.disc(center, radius: 8, color: black)], [.disc(center, radius: 9, color: black)]),
        Change("line a pixel lower", [level(1, at: 40.5)], [level(1, at: 41.5)]),
        Change("line gone", label("abc", 20) + [level(1, at: 60.5)], label("abc", 20)),
        Change("hairline gone", label("abc", 20) + [level(0.5, at: 60.4)], label("abc", 20)),
        Change("dot gone", label("abc", 20) + [.disc(Point(80.5, 40.5), radius: 0.5, color: black)], label("abc", 20)),
        Change("dot beside a line gone", [level(1, at: 40.5), .box(50, 42, 1, 1, radius: 0)], [level(1, at: 40.5)]),
        Change("one pixel at an edge", [box], [box, .box(50, 39, 1, 1, radius: 0)]),
        Change("the pixel at a corner", [box], [box, .box(20, 40, 1, 1, radius: 0, color: white)]),
        Change("another colour at an edge", [box], [box, .box(50, 40, 1, 1, radius: 0, color: blue)]),
        Change("opacity of a line", [level(1, at: 40.5)], [.box(10, 40, 90, 1, radius: 0, color: grey(76))]),
        Change(
            "colour of a ring", [.ring(center, radius: 20, width: 1, color: black)],
            [.ring(center, radius: 20, width: 1, color: blue)]),
        Change(
            "dashes", stride(from: 10, to: 100, by: 6).map { level(1, at: 40.5, from: $0, to: $0 + 3) },
            [level(1, at: 40.5)]),
        Change("a line's end", [level(1, at: 40.5)], [level(1, at: 40.5, to: 101)]),
        Change("radius from 0 to 2", [.box(10, 10, 40, 40, radius: 0)], [.box(10, 10, 40, 40, radius: 2)]),
        Change("radius from 4 to 6", [.box(10, 10, 40, 40, radius: 4)], [.box(10, 10, 40, 40, radius: 6)]),
        Change("radius from 8 to 10", [.box(10, 10, 40, 40, radius: 8)], [.box(10, 10, 40, 40, radius: 10)]),
        Change("6 for 8", label("6,000", 10), label("8,000", 10)),
        Change("3 for 8", label("8,123", 12), label("8,128", 12)),
        Change("no decimal point", label("1.5", 9), label("15", 9)),
        Change("no dot", label("8 i", 12), label("8 \u{131}", 12)),
    ]

    /// Whichever of the two has no anti-aliasing, or neither.
    @Test(
        arguments: changes,
        [(.exact, .exact), (.exact, .sampled(1)), (.sampled(1), .exact), (.point, .sampled(4)), (.exact, .biased(0.2))]
            as [(InkScene.Rendering, InkScene.Rendering)])
    func aChangeIsNeverHidden(change: Change, renderings: (before: InkScene.Rendering, after: InkScene.Rendering)) {
        let diff = EdgeTileTests.compare(
            InkScene(inks: change.before).image(renderings.before), InkScene(inks: change.after).image(renderings.after)
        )
        #expect(diff.pixels.counted > 0, "\(diff.summary)")
    }
}

extension InkScene.Ink {
    fileprivate static func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double,
        color: Pixel = Pixel(red: 0, green: 0, blue: 0)
    ) -> Self {
        Self(fill: .roundedRect(Rect(x: x, y: y, width: width, height: height), radius: radius), color: color)
    }
}
