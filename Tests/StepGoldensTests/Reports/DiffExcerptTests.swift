import Foundation
import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

struct DiffExcerptTests {
    private static let gap = DiffPicture.gap
    private static let white = Pixel(red: 255, green: 255, blue: 255)

    @Test func smallPicturesAreWhole() throws {
        let expected = PixelBuffer.flat(10, width: 320, height: 40)
        var actual = expected
        actual[319, 39] = .clear
        let excerpt = try Self.excerpt(expected, actual)
        #expect((excerpt.width, excerpt.height) == (3 * 320 + 2 * Self.gap, 40))
        #expect(excerpt[319, 39] == expected[0, 0])
        #expect(excerpt[excerpt.width - 1, 39] == .clear)
    }

    /// A place that differs, and where the excerpt begins: as far as can be with the place in its middle.
    @Test(arguments: [
        (500, 300, 341, 141), (3, 2, 0, 0), (999, 599, 680, 280), (170, 160, 11, 1),
    ])
    func largeOnesAreCutAroundWhatDiffers(x: Int, y: Int, left: Int, top: Int) throws {
        // Each place has its own colour.
        var expected = PixelBuffer.flat(0, width: 1000, height: 600)
        for y in 0..<600 {
            for x in 0..<1000 { expected[x, y] = Pixel(red: UInt8(x % 251), green: UInt8(y % 241), blue: UInt8(x / 8)) }
        }
        var actual = expected
        actual[x, y] = Self.white
        let excerpt = try Self.excerpt(expected, actual)
        #expect((excerpt.width, excerpt.height) == (3 * 320 + 2 * Self.gap, 320))
        #expect(excerpt[0, 0] == expected[left, top])
        #expect(excerpt[319, 319] == expected[left + 319, top + 319])
        #expect(excerpt[2 * (320 + Self.gap) + x - left, y - top] == Self.white)
    }

    /// Where more differs than fits, the part is shown where the most does.
    @Test func muchIsShownWhereItIsDensest() throws {
        let expected = PixelBuffer.flat(0, width: 1000, height: 320)
        var actual = expected
        actual[0, 0] = Self.white
        for x in 600..<700 { actual[x, 100] = Self.white }
        let excerpt = try Self.excerpt(expected, actual)
        let pane = (0..<320).map { excerpt[2 * (320 + Self.gap) + $0, 100] }
        #expect(pane.count { $0 == Self.white } == 100)
    }

    /// Where nothing else differs, the corner of the smaller one is in the middle.
    @Test func ofOtherSizesTheCornerIsShown() throws {
        let expected = PixelBuffer.flat(1, width: 500, height: 400)
        let actual = PixelBuffer.flat(1, width: 900, height: 800)
        let excerpt = try Self.excerpt(expected, actual)
        let pane = 2 * (320 + Self.gap)
        #expect(excerpt[159, 159] == expected[0, 0] && excerpt[160, 160] == DiffColors.gap)
        #expect(excerpt[pane + 160, 160] == actual[0, 0])
    }

    @Test func aRunLeavesThem() throws {
        try withFolder { folder in
            var store = GoldenStore(folder: "\(folder)/golden", recording: .all)
            for (name, level) in [("in/same", 1), ("in/different", 2), ("size", 3), ("orphan", 4)] as [(String, UInt8)]
            {
                _ = store.check(.pixels(.flat(level, width: 400, height: 4), scale: 1), named: name)
            }
            (store.recording, store.excerpts) = (.never, "\(folder)/small")
            let pictures: [(String, PixelBuffer)] = [
                ("in/same", .flat(1, width: 400, height: 4)), ("in/different", .flat(9, width: 400, height: 4)),
                ("size", .flat(3, width: 300, height: 4)), ("new", .flat(5, width: 400, height: 4)),
            ]
            let cases = pictures.map { name, picture in
                VerificationCase(name: name) { () throws(Failure) in .pixels(picture, scale: 1) }
            }
            let findings = try Verification(cases: cases, threads: 1).run(against: store)
            #expect(
                findings.results.filter(\.hasExcerpt).map(\.name).sorted() == ["in/different", "new", "orphan", "size"])
            let listing = try PictureListing("\(folder)/small")
            #expect(listing.names == ["in/different", "new", "orphan", "size"])
            let widths = try listing.names.map { try LoadedPicture(InputFile(listing.paths[$0] ?? "")).pixels.width }
            #expect(widths == [3 * 320 + 2 * Self.gap, 320, 320, 3 * 320 + 2 * Self.gap])
        }
    }

    private static func excerpt(_ expected: PixelBuffer, _ actual: PixelBuffer) throws -> PixelBuffer {
        let diff = ImageDiff.compare(expected: expected, actual: actual, limits: DiffLimits(), ignored: [])
        let picture = DiffPicture(of: diff, expected: expected, actual: actual, style: .sideBySide)
        return DiffExcerpt.cut(picture.pixels, diff)
    }
}
