import Foundation
import StepRaster
import Testing

@testable import StepGoldens

@Suite struct OklabDistanceTests {
    struct Color: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var pixel: Pixel
        var lab: [Double]

        init(_ name: String, _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ lab: [Double]) {
            testDescription = name
            pixel = Pixel(red: red, green: green, blue: blue)
            self.lab = lab
        }
    }

    static let black = Color("black", 0, 0, 0, [0, 0, 0])
    static let white = Color("white", 255, 255, 255, [1, 0, 0])

    /// Oklab of sRGB colours as published, to six digits, before the lightness is corrected.
    static let published = [
        black, white,
        Color("red", 255, 0, 0, [0.627955, 0.224863, 0.125846]),
        Color("lime", 0, 255, 0, [0.866440, -0.233888, 0.179498]),
        Color("blue", 0, 0, 255, [0.452014, -0.032457, -0.311528]),
        Color("yellow", 255, 255, 0, [0.967983, -0.071369, 0.198570]),
        Color("cyan", 0, 255, 255, [0.905399, -0.149444, -0.039398]),
        Color("magenta", 255, 0, 255, [0.701674, 0.274566, -0.169156]),
        Color("grey", 128, 128, 128, [0.599871, 0, 0]),
    ]

    @Test func blackAndWhiteAreExactlyOneApart() {
        #expect(OklabDistance.between(Self.black.pixel, Self.white.pixel) == 1)
    }

    @Test(arguments: published, published)
    func publishedColoursAreAsFarApartAsPublished(one: Color, other: Color) {
        let distance = Self.distance(Self.corrected(one.lab), Self.corrected(other.lab))
        #expect(abs(OklabDistance.between(one.pixel, other.pixel) - distance) < 5e-6)
    }

    @Test(arguments: 1...20)
    func anyDistanceIsThatOfThePublishedFormula(seed: Int) {
        var random = RandomPictures(seed: seed)
        for _ in 0..<100 {
            let (a, b) = (random.pixel(isOpaque: false), random.pixel(isOpaque: false))
            let distances = [0.0, 255].map {
                Self.distance(Self.corrected(Self.oklab(a, over: $0)), Self.corrected(Self.oklab(b, over: $0)))
            }
            #expect(abs(OklabDistance.between(a, b) - max(distances[0], distances[1])) < 5e-6, "\(a) \(b)")
        }
    }

    /// Computed by a Python program of its own, to five digits: near black no step stands out.
    @Test(
        arguments: [
            ((0, 0, 0), (1, 1, 1), 0.01642), ((0, 0, 0), (13, 13, 13), 0.06552), ((0, 0, 0), (23, 23, 23), 0.10322),
            ((41, 56, 157), (41, 56, 0), 0.32319), ((128, 128, 128), (129, 129, 129), 0.00389),
            ((100, 100, 100), (100, 107, 100), 0.0324), ((0, 0, 255), (255, 255, 0), 1.10772),
        ] as [((UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8), Double)])
    func coloursAreAsFarApart(
        one: (UInt8, UInt8, UInt8), other: (UInt8, UInt8, UInt8), distance: Double
    ) {
        let (a, b) = [one, other].map { Pixel(red: $0.0, green: $0.1, blue: $0.2) }.pair
        #expect(abs(OklabDistance.between(a, b) - distance) < 1e-5)
        let (deepA, deepB) = [a, b].map(\.deep).pair
        #expect(abs(OklabDistance.between(deepA, deepB) - distance) < 1e-5)
    }

    /// HyAB of Oklab with the corrected lightness.
    static func distance(_ a: [Double], _ b: [Double]) -> Double {
        abs(a[0] - b[0]) + ((a[1] - b[1]) * (a[1] - b[1]) + (a[2] - b[2]) * (a[2] - b[2])).squareRoot()
    }

    /// Björn Ottosson, "Two new color picker color spaces", 2021.
    static func corrected(_ lab: [Double]) -> [Double] {
        let (k1, k2) = (0.206, 0.03)
        let k3 = (1 + k1) / (1 + k2)
        let x = k3 * lab[0] - k1
        return [(x + (x * x + 4 * k2 * k3 * lab[0]).squareRoot()) / 2, lab[1], lab[2]]
    }

    /// Björn Ottosson, "A perceptual color space for image processing", 2020.
    static func oklab(_ pixel: Pixel, over background: Double) -> [Double] {
        let alpha = Double(pixel.alpha) / 255
        let rgb = [pixel.red, pixel.green, pixel.blue].map { (channel: UInt8) -> Double in
            let c = (Double(channel) * alpha + background * (1 - alpha)).rounded() / 255
            return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
        }
        func times(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
            matrix.map { row in zip(row, vector).map { $0 * $1 }.reduce(0, +) }
        }
        let cones = times(
            [
                [0.4122214708, 0.5363325363, 0.0514459929],
                [0.2119034982, 0.6806995451, 0.1073969566],
                [0.0883024619, 0.2817188376, 0.6299787005],
            ], rgb)
        return times(
            [
                [0.2104542553, 0.7936177850, -0.0040720468],
                [1.9779984951, -2.4285922050, 0.4505937099],
                [0.0259040371, 0.7827717662, -0.8086757660],
            ], cones.map { cbrt($0) })
    }
}

extension Array {
    /// The first two.
    fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
