import Foundation
import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

struct PagePicturesTests {
    /// What the page has instead of whole pictures.
    private struct Part: Decodable {
        struct Size: Decodable, Equatable {
            var width: Int
            var height: Int
        }

        var x: Int
        var y: Int
        var width: Int
        var height: Int
        var of: Size
    }

    private static let red = Pixel(red: 255, green: 0, blue: 0)
    private static let place = (x: 250, y: 60)

    @Test func picturesThatFitAreWhole() throws {
        let result = try Self.result("a")
        let files = [result.expectedFile, result.actualFile, result.comparedPNGs?.difference].compactMap(\.self)
        let size = files.reduce(0) { $0 + $1.count }
        for (mostBytes, isWhole) in [(size, true), (size - 1, false)] {
            let pictures = try #require(PagePictures.all(of: [result], mostBytes: mostBytes).first)
            #expect((pictures.part == nil) == isWhole)
            #expect(pictures.files.map(\.name) == ["expected", "actual", "difference"])
            #expect((pictures.files.first?.png == result.expectedFile) == isWhole)
        }
    }

    /// Each of many shows where it differs, and all together have no more bytes than they may. The first ones are whole.
    @Test func manyStayWithinTheBudget() throws {
        let count = 100
        let result = try Self.result("a")
        let expected = try PNGDecoder.decode(try #require(result.expectedFile))
        let mostBytes = 600_000
        let all = PagePictures.all(of: Array(repeating: result, count: count), mostBytes: mostBytes)
        let bytes = all.flatMap(\.files).reduce(0) { $0 + $1.png.count }
        #expect(bytes <= mostBytes && bytes > mostBytes * 3 / 4)
        #expect(all.first?.part == nil && all.count { $0.part == nil } < count / 4)
        for pictures in all {
            #expect(pictures.files.map(\.name) == ["expected", "actual", "difference"])
            guard let part = try Self.part(pictures) else { continue }
            #expect(part.of == Part.Size(width: 300, height: 200))
            #expect(part.width >= 64 && part.height >= 64)
            let pixels = try pictures.files.map { try PNGDecoder.decode($0.png) }
            #expect(pixels.allSatisfy { $0.width == part.width && $0.height == part.height })
            // What the page has is the part that it says.
            #expect(pixels[0][0, 0] == expected[part.x, part.y])
            let last = (x: part.width - 1, y: part.height - 1)
            #expect(pixels[0][last.x, last.y] == expected[part.x + last.x, part.y + last.y])
            #expect(pixels[1][Self.place.x - part.x, Self.place.y - part.y] == Self.red)
        }
    }

    /// What small pictures leave of their shares is for large ones, and passing cases have none.
    @Test func smallPicturesAndPassingCasesTakeNothingFromOthers() throws {
        let large = try Self.result("large")
        var small = CaseResult(name: "small", .new)
        small.actualFile = try PixelBuffer.flat(1).png()
        let same = Array(repeating: CaseResult(name: "same", .same), count: 1000)
        func widths(_ cases: [CaseResult]) throws -> [Int] {
            try PagePictures.all(of: cases, mostBytes: 20_000).compactMap { try Self.part($0)?.width }
        }
        let three = Array(repeating: large, count: 3)
        let alone = try widths(three)
        #expect(alone.count == 3 && alone.allSatisfy { $0 > 64 })
        let nine = Array(repeating: small, count: 9)
        for cases in [three + same, three + nine, nine + three] {
            let besideOthers = try widths(cases)
            #expect(besideOthers.count == 3)
            #expect(zip(besideOthers, alone).allSatisfy { $0 >= $1 - 4 })
        }
    }

    /// However little there is, something is shown.
    @Test func noPictureIsCutToNothing() throws {
        let all = PagePictures.all(of: Array(repeating: try Self.result("a"), count: 9), mostBytes: 100)
        let parts = try all.map { try Self.part($0) }
        #expect(parts.allSatisfy { $0?.width == 64 && $0?.height == 64 })
    }

    /// Both have the same corner; what only the larger one has is there.
    @Test func picturesOfOtherSizesAreCutWhereTheySeparate() throws {
        var random = RandomPictures(seed: 3)
        let tall = random.picture(width: 300, height: 230, isOpaque: true)
        let short = DiffExcerpt.cut(tall, to: PixelRect(x: 0, y: 0, width: 300, height: 200))
        let result = try Self.result("a", expected: short, actual: tall)
        #expect(result.kind == .size)
        let pictures = try #require(PagePictures.all(of: [result], mostBytes: 1000).first)
        let part = try #require(try Self.part(pictures))
        #expect((part.x, part.y, part.width, part.height) == (236, 166, 64, 64))
        let pixels = try pictures.files.map { try PNGDecoder.decode($0.png) }
        #expect(pixels.map(\.height) == [34, 64, 64])
        #expect(pixels[0][0, 0] == tall[236, 166] && pixels[1][0, 0] == tall[236, 166])
    }

    /// Of an animation the first frame that differs is shown.
    @Test func anAnimationIsCutToAFrame() throws {
        var result = try Self.result("a")
        let frames = try [7, 9].map { (level: UInt8) -> CaseResult.FramePictures in
            let files = try (level...level + 2).map { try PixelBuffer.flat($0, width: 300, height: 200).png() }
            return (expected: files[0], actual: files[1], difference: files[2])
        }
        result.comparedPNGs?.frames = frames
        let whole = try #require(PagePictures.all(of: [result], mostBytes: .max).first)
        #expect(whole.files.map(\.name).suffix(4) == ["difference-0", "expected-1", "actual-1", "difference-1"])
        let pictures = try #require(PagePictures.all(of: [result], mostBytes: 2000).first)
        #expect(pictures.files.map(\.name) == ["expected", "actual", "difference"])
        #expect(try pictures.files.map { try PNGDecoder.decode($0.png)[0, 0].red } == [7, 8, 9])
    }

    @Test func whatIsNoPictureGoes() throws {
        var result = CaseResult(name: "a", .missing)
        result.expectedFile = Array(repeating: 1, count: 5000)
        let pictures = try #require(PagePictures.all(of: [result], mostBytes: 1000).first)
        #expect(pictures.files.isEmpty)
    }

    @Test func aWebPIsAPNGOnThePage() throws {
        var result = CaseResult(name: "a.webp", .missing)
        result.expectedFile = try WebPPicture.encode(.flat(7))
        let pictures = try #require(PagePictures.all(of: [result], mostBytes: 1000).first)
        #expect(try pictures.files.map { try PNGDecoder.decode($0.png) } == [.flat(7)])
    }

    // MARK: Samples

    private static func part(_ pictures: PagePictures) throws -> Part? {
        try pictures.part.map { try JSONDecoder().decode(Part.self, from: Data($0.text.utf8)) }
    }

    /// Of 300 x 200 pixels, each black or grey, one is red.
    private static func result(_ name: String) throws -> CaseResult {
        var random = RandomPictures(seed: 2)
        let pixels = (0..<300 * 200).map { _ in
            random.chance(50) ? Pixel(red: 0, green: 0, blue: 0) : Pixel(red: 90, green: 90, blue: 90)
        }
        let expected = PixelBuffer(width: 300, height: 200, pixels: pixels)
        var actual = expected
        actual[place.x, place.y] = red
        return try result(name, expected: expected, actual: actual)
    }

    private static func result(_ name: String, expected: PixelBuffer, actual: PixelBuffer) throws -> CaseResult {
        try withFolder { folder in
            var store = GoldenStore(folder: folder)
            store.detail = [.pictures, .pagePictures]
            try OutputFile.write(expected.png(), to: store.path(of: name))
            return store.check(.pixels(actual, scale: 1), named: name)
        }
    }
}
