import StepRaster
import StepTestSupport
import Testing

/// Pictures are rendered band by band; no seam may show.
@Suite struct BandRendererTests {
    /// Whole rows further down, the same pixels meet other borders between bands. Coordinates are then rounded
    /// elsewhere in their last bit, which may tip a pixel by one level.
    @Test(arguments: 1...9)
    func aTallShapeMovedByWholeRowsIsTheSame(rows: Int) {
        let first = Self.picture(shift: 0)
        let moved = Self.picture(shift: rows)
        var different = 0
        for y in 0..<90 {
            for x in 0..<first.width where first[x, y] != moved[x, y + rows] {
                different += 1
                #expect(distance(first[x, y], moved[x, y + rows]) == 1, "\(x), \(y)")
            }
        }
        #expect(different <= 2)
    }

    private func distance(_ a: Pixel, _ b: Pixel) -> Int {
        func levels(_ p: Pixel) -> [UInt8] { [p.red, p.green, p.blue, p.alpha] }
        return zip(levels(a), levels(b)).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    private static func picture(shift: Int) -> PixelBuffer {
        var canvas = Canvas(size: Size(50, 100), scale: 1, background: .clear)
        func at(_ x: Double, _ y: Double) -> Point { Point(x, y + Double(shift)) }
        let curve = Path(elements: [
            .move(at(6, 4.3)), .cubic(at(90, 20.2), at(-50, 63.9), at(41.7, 82.6)), .line(at(3.1, 77.4)),
        ])
        canvas.shadow(center: at(25, 45.3), radius: 17, sigma: 4, color: .black)
        canvas.fill(.circle(center: at(25, 44.8), radius: 13.3), with: .solid(.white))
        canvas.stroke(
            curve, style: StrokeStyle(width: 5.3, cap: .round, join: .round),
            with: .linear(
                LinearGradient(
                    start: at(0, 0), end: at(50, 80),
                    stops: [
                        .init(offset: 0, color: Color(red: 1, green: 0, blue: 0)),
                        .init(offset: 1, color: Color(red: 0, green: 0, blue: 1, alpha: 0.3)),
                    ])))
        return canvas.image()
    }

    /// What was painted in one band must not be left in the next.
    @Test func everyBandStartsClean() {
        var canvas = Canvas(size: Size(30, 40), scale: 1, background: .clear)
        canvas.fill(.rectangle(3, 2, 20, 9), with: .black)
        canvas.fill(.rectangle(9, 33, 2, 2), with: .black)
        let image = canvas.image()
        for y in 0..<40 {
            for x in 0..<30 {
                let isInked = (3..<23 ~= x && 2..<11 ~= y) || (9..<11 ~= x && 33..<35 ~= y)
                #expect(image[x, y].alpha == (isInked ? 255 : 0), "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [1, 7, 8, 9, 15, 16, 17])
    func aCanvasMayEndAnywhereInABand(height: Int) {
        var canvas = Canvas(size: Size(2, Double(height)), scale: 1, background: .white)
        canvas.fill(.rectangle(0, 0, 1, Double(height)), with: .black)
        let image = canvas.image()
        #expect((0..<height).allSatisfy { image[0, $0].red == 0 && image[1, $0].red == 255 })
    }
}
