import StepRaster
import StepTestSupport
import Testing

@testable import StepGoldens

/// How often ignored anti-aliasing hides a change of crisp lines, and how often an edge that hardly moved counts, over
/// lines and edges of many widths, directions, places and colours whose coverage is the exact area.
@Suite struct EdgeGridTests {
    /// Pixels in each direction: every line leaves the picture at two borders.
    private static let side = 28
    private static let widths: [Double] = [0.5, 0.75, 1, 1.5, 2, 3, 4, 6]
    private static let normals: [(x: Double, y: Double)] = [
        (0.0, 1.0), (1, 0), (0.6, 0.8), (0.8, -0.6), (5 / 13.0, 12 / 13.0), (40 / 41.0, -9 / 41.0),
        (0.5.squareRoot(), 0.5.squareRoot()),
    ]
    private static let offsets: [Double] = [0, 0.3]
    private static let colors: [(ground: Pixel, ink: Pixel)] = [
        (EdgeTileTests.black, Pixel(red: 255, green: 255, blue: 255)),
        (Pixel(red: 255, green: 255, blue: 255), Pixel(red: 220, green: 30, blue: 40)),
        (Pixel(red: 0, green: 0, blue: 80), Pixel(red: 255, green: 220, blue: 0)),
        (Pixel(red: 30, green: 32, blue: 40), Pixel(red: 78, green: 60, blue: 88)),
    ]

    /// A line across the picture; a very wide one is the half of it behind an edge.
    private struct Line {
        let normal: (x: Double, y: Double)
        let width: Double
        /// From the middle of the picture to the line's first side, along the normal.
        let offset: Double

        /// How much of each pixel it covers.
        func coverage(movedBy distance: Double = 0) -> [Double] {
            let middle = Double(EdgeGridTests.side) / 2 * (normal.x + normal.y)
            let first = middle + offset + distance
            return (0..<EdgeGridTests.side * EdgeGridTests.side).map { i in
                let corner = (Double(i % EdgeGridTests.side), Double(i / EdgeGridTests.side))
                return area(of: corner, before: first + width) - area(of: corner, before: first)
            }
        }

        /// The part of a pixel whose points are less than a distance along the normal.
        private func area(of corner: (x: Double, y: Double), before distance: Double) -> Double {
            let (x, y) = (abs(normal.x), abs(normal.y))
            let start =
                min(corner.x * normal.x, (corner.x + 1) * normal.x)
                + min(corner.y * normal.y, (corner.y + 1) * normal.y)
            let depth = distance - start
            if depth <= 0 { return 0 }
            if depth >= x + y { return 1 }
            if min(x, y) == 0 { return depth }
            func square(_ side: Double) -> Double { side > 0 ? side * side : 0 }
            return (square(depth) - square(depth - x) - square(depth - y)) / (2 * x * y)
        }
    }

    private static let lines = widths.flatMap { width in
        normals.flatMap { normal in offsets.map { Line(normal: normal, width: width, offset: $0) } }
    }

    /// One channel after the other.
    private static func mix(_ ground: Pixel, _ ink: Pixel, _ share: Double) -> Pixel {
        func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + share * (Double(to) - Double(from))).rounded())
        }
        return Pixel(
            red: channel(ground.red, ink.red), green: channel(ground.green, ink.green),
            blue: channel(ground.blue, ink.blue))
    }

    private static func picture(_ coverage: [Double], _ ground: Pixel, _ ink: Pixel) -> PixelBuffer {
        PixelBuffer(width: side, height: side, pixels: coverage.map { mix(ground, ink, $0) })
    }

    @Test func aTenthOfALinesContrastIsSeldomHidden() {
        var missed: [Double: Int] = [:]
        var count = 0
        for line in Self.lines {
            let coverage = line.coverage()
            for (ground, ink) in Self.colors {
                let before = Self.picture(coverage, ground, ink)

                for share in [0.1, 0.18] {
                    let after = Self.picture(coverage, ground, Self.mix(ink, ground, share))
                    count += 1
                    if EdgeTileTests.compare(before, after).verdict == .same { missed[share, default: 0] += 1 }
                }
            }
        }
        #expect(missed[0.18] == nil, "\(missed) of \(count)")
        #expect(missed.values.reduce(0, +) * 100 <= count * 3, "\(missed) of \(count)")
    }

    @Test func anEdgeOrALineThatHardlyMovedSeldomCounts() {
        let halves = Self.normals.flatMap { normal in
            [-8.2, 0, 0.4, 5.7].map { Line(normal: normal, width: 1000, offset: $0) }
        }
        var counted: [String] = []
        var count = 0
        for (i, line) in (Self.lines + halves).enumerated() {
            let before = line.coverage()
            let after = line.coverage(movedBy: [0.1, 0.3, -0.2, -0.3][i % 4])
            for (ground, ink) in Self.colors {
                let diff = EdgeTileTests.compare(Self.picture(before, ground, ink), Self.picture(after, ground, ink))
                count += 1
                if diff.verdict == .different { counted.append("\(line)") }
            }
        }
        #expect(counted.count * 100 <= count * 2, "\(counted) of \(count)")
    }
}
