import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepVideo

/// GIF files, played by Pillow and by Chromium.
@Suite struct GIFTests {
    struct Played: Decodable {
        struct Frame: Decodable {
            var delay: Int
            var rgb: String
        }

        var frames: [Frame]
        var plays: Int
        var different: Int
    }

    private static func play(_ file: [UInt8], inChromium: Bool = false) throws -> Played {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let script =
            "import os; os.environ['STEPCHART_TEST_SUPPORT'] = '\(TestTool.support)'\n"
            + (try String(contentsOf: folder.appending(path: "film.py"), encoding: .utf8))
        let printed = try python(script, inChromium ? ["chromium"] : [], input: file)
        return try JSONDecoder().decode(Played.self, from: Data(printed.utf8))
    }

    private static func file(
        _ pictures: [PixelBuffer], plays: Int? = 1, ends: [Int]? = nil
    ) -> (bytes: [UInt8], palette: GIFPalette) {
        var counts = ColorCounts()
        for (index, picture) in pictures.enumerated() {
            var changes = ColorCounts()
            changes.add(0..<picture.height, of: picture, inPlaceOf: index > 0 ? pictures[index - 1] : nil)
            counts.add(changes, times: pictures.count - index)
        }
        let palette = GIFPalette(counts)
        var encoder = GIFEncoder(PixelSize(of: pictures[0]), palette, plays: plays)
        var bytes = encoder.header
        for (index, picture) in pictures.enumerated() {
            let frame = GIFFrame(
                from: index > 0 ? pictures[index - 1] : nil, to: picture, rows: [0..<picture.height], palette)
            bytes += encoder.append(frame, until: ends?[index] ?? 4 * (index + 1))
        }
        return (bytes + encoder.finish(), palette)
    }

    private static func hex(_ picture: PixelBuffer) -> String {
        let digits = (0..<256).map { (level: Int) -> String in (level < 16 ? "0" : "") + String(level, radix: 16) }
        return picture.pixels.flatMap { [$0.red, $0.green, $0.blue].map { digits[Int($0)] } }.joined()
    }

    /// A few shapes on a ground, in some of `colors` colours; every picture changes a part of the one before.
    private static func pictures(colors: Int, side: Int = 40, count: Int = 6) -> [PixelBuffer] {
        var random = XorShift(seed: UInt64(colors))
        let used = (0..<colors).map { (index: Int) -> Pixel in
            let (red, green, blue) = (index % 256, index / 7 % 256, 255 - index % 256)
            return Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
        }
        var picture = PixelBuffer(width: side, height: side, filledWith: used[0])
        for index in 0..<min(colors, side * side) { picture.pixels[index] = used[index] }
        return (0..<count).map { index in
            let area = index * 3..<index * 3 + 12
            for y in area {
                for x in area where random.next() % 3 > 0 {
                    picture[x, y + 10] = used[Int(random.next() % UInt64(colors))]
                }
            }
            return picture
        }
    }

    @Test(arguments: [1, 2, 3, 5, 17, 255, 256])
    func upTo256ColorsAreExact(colors: Int) throws {
        let pictures = Self.pictures(colors: colors)
        let (bytes, palette) = Self.file(pictures)
        #expect(Set(palette.colors).count == colors && palette.colors.count == colors)
        let played = try Self.play(bytes)
        // Pictures that are equal are one frame.
        let expected = pictures.indices.filter { $0 == 0 || pictures[$0] != pictures[$0 - 1] }.map {
            Self.hex(pictures[$0])
        }
        #expect(played.frames.map(\.rgb) == expected)
        #expect(played.frames.reduce(0) { $0 + $1.delay } == 40 * pictures.count)
    }

    /// Noise fills the table of codes again and again; a long run makes the longest ones.
    @Test func codesBeginAnew() throws {
        var random = XorShift(seed: 7)
        var noise = PixelBuffer(width: 200, height: 200)
        for index in noise.pixels.indices {
            let level = UInt8(truncatingIfNeeded: random.next() % 256)
            noise.pixels[index] = Pixel(red: level, green: level, blue: level)
        }
        var half = noise
        for index in 0..<20_000 { half.pixels[index] = Pixel(red: 9, green: 9, blue: 9) }
        let plain = PixelBuffer(width: 200, height: 200, filledWith: Pixel(red: 3, green: 3, blue: 3))
        let pictures = [noise, half, plain, noise]
        let played = try Self.play(Self.file(pictures).bytes)
        #expect(played.frames.map(\.rgb) == pictures.map(Self.hex))
    }

    /// Both players agree, and each pixel is the color of the palette that is nearest, by an Oklab of the test's own.
    @Test func inABrowserMoreColorsBecomeTheNearest() throws {
        let pictures = Self.pictures(colors: 1500)
        let (bytes, palette) = Self.file(pictures, plays: nil)
        #expect(palette.colors.count == 255)
        let played = try Self.play(bytes, inChromium: true)
        #expect(played.different == 0 && played.plays == 0)
        let places = palette.colors.map(oklab)
        for (picture, frame) in zip(pictures, played.frames) {
            let shown = stride(from: 0, to: frame.rgb.utf8.count, by: 6).map { start in
                let text = frame.rgb.dropFirst(start).prefix(6)
                let levels = UInt32(text, radix: 16) ?? 0
                return Pixel(packed: levels)
            }
            for (pixel, found) in Set(zip(picture.pixels, shown).map { [$0, $1] }).map({ ($0[0], $0[1]) }) {
                let place = oklab(pixel)
                let least = places.map { distance(place, $0) }.min() ?? 0
                #expect(palette.colors.contains(found))
                #expect(distance(place, oklab(found)) <= least + 1e-5)
            }
        }
    }

    @Test func aColorIsFoundWhateverTheOrder() {
        let pictures = Self.pictures(colors: 1500)
        #expect(Self.file(pictures).bytes == Self.file(pictures).bytes)
    }

    /// More colors than are counted one by one: what is dropped is less than a step that is seen.
    @Test func veryManyColorsAreCountedTogether() {
        var picture = PixelBuffer(width: 512, height: 256)
        for index in picture.pixels.indices {
            picture.pixels[index] = Pixel(
                red: UInt8(index % 256), green: UInt8(index / 512), blue: UInt8(index / 256 % 2 * 255))
        }
        var counts = ColorCounts()
        counts.add(0..<256, of: picture, inPlaceOf: nil)
        #expect(!counts.areExact && counts.counts.count <= 1 << 16)
        #expect(counts.counts.values.reduce(0, +) == 512 * 256)
    }

    @Test func framesLastAsLongAsAsked() throws {
        let pictures = Self.pictures(colors: 20, count: 4)
        // The second picture once more; the last one for longer than a frame can.
        let shown = [pictures[0], pictures[1], pictures[1], pictures[3]]
        let played = try Self.play(Self.file(shown, plays: 3, ends: [3, 5, 8, 100_000]).bytes)
        #expect(played.plays == 3)
        #expect(played.frames.prefix(2).map(\.delay) == [30, 50])
        #expect(played.frames.reduce(0) { $0 + $1.delay } == 1_000_000)
        #expect(played.frames.dropFirst(2).allSatisfy { $0.rgb == Self.hex(pictures[3]) })
    }

    @Test func rowsAreTakenUntilTimeIsOver() throws {
        let picture = PixelBuffer(width: 2, height: 9, filledWith: Pixel(red: 1, green: 2, blue: 3))
        let other = PixelBuffer(width: 2, height: 9, filledWith: Pixel(red: 3, green: 2, blue: 1))
        let palette = Self.file([picture, other]).palette
        // It asks before each of the nine rows, and then once to compress them.
        func frame(isOver: ClosedRange<Int>) -> GIFFrame? {
            var asked = 0
            return GIFFrame(from: nil, to: picture, rows: [0..<9], palette) {
                asked += 1
                return isOver.contains(asked)
            }
        }
        let fourRows = PixelBuffer(width: 2, height: 4, filledWith: Pixel(red: 1, green: 2, blue: 3))
        #expect(frame(isOver: 5...9)?.data == GIFFrame(from: nil, to: fourRows, rows: [0..<4], palette)?.data)
        #expect(frame(isOver: 10...10)?.data.count == 4)
        #expect(GIFFrame(from: picture, to: other, rows: [0..<9], palette) { true } == nil)
    }
}

private func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
}

/// As published, in double precision, with the lightness Lr.
private func oklab(_ pixel: Pixel) -> [Double] {
    let light = [pixel.red, pixel.green, pixel.blue].map { level -> Double in
        let encoded = Double(level) / 255
        return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    }
    func times(_ rows: [[Double]], _ vector: [Double]) -> [Double] {
        rows.map { row in zip(row, vector).map(*).reduce(0, +) }
    }
    let cones = times(
        [
            [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ], light
    ).map { cbrt($0) }
    let lab = times(
        [
            [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ], cones)
    let k3 = 1.206 / 1.03
    let straight = k3 * lab[0] - 0.206
    return [(straight + (straight * straight + 4 * 0.03 * k3 * lab[0]).squareRoot()) / 2, lab[1], lab[2]]
}
