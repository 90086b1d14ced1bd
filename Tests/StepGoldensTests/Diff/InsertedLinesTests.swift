import StepRaster
import Testing

@testable import StepGoldens

struct InsertedLinesTests {
    /// Rows of noise, the same for the same number, and white ones for numbers below 0.
    private static func picture(_ numbers: [Range<Int>], transposed: Bool) -> PixelBuffer {
        let white = PixelBuffer(width: 12, height: 1, filledWith: Pixel(red: 255, green: 255, blue: 255))
        let rows = numbers.joined().map { number in
            var random = RandomPictures(seed: number + 100)
            return number < 0 ? white : random.picture(width: 12, height: 1, isOpaque: true)
        }
        let picture = PixelBuffer(width: 12, height: rows.count, pixels: rows.flatMap(\.pixels))
        guard transposed else { return picture }
        var turned = PixelBuffer(width: picture.height, height: picture.width)
        for y in 0..<picture.height { for x in 0..<picture.width { turned[y, x] = picture[x, y] } }
        return turned
    }

    private static func summary(
        _ expected: [Range<Int>], _ actual: [Range<Int>], transposed: Bool = false
    ) throws -> String {
        try PictureComparison(
            expected: LoadedPicture(picture(expected, transposed: transposed)),
            actual: LoadedPicture(picture(actual, transposed: transposed)), ignoring: IgnoredArea()
        ).summary
    }

    /// Each has the rows of two pictures, from which row on they are the expected ones from another on, and what happened.
    static let insertions: [([Range<Int>], [Range<Int>], Int, Int, String)] = [
        ([1..<61], [1..<21, 101..<117, 21..<61], 36, 20, "16 rows were inserted"),
        ([1..<61], [1..<21, 101..<117, 21..<45], 36, 20, "16 rows were inserted"),
        ([1..<61], [1..<21, 37..<61], 20, 36, "16 rows were removed"),
        ([1..<61], [1..<21, 31..<61, 101..<111], 20, 30, "10 rows were removed"),
        ([1..<61], [1..<21, 101..<102, 21..<61], 21, 20, "1 row was inserted"),
        ([1..<61], [101..<117, 1..<61], 16, 0, "16 rows were inserted"),
        // What was there as well has changed.
        ([1..<61], [1..<21, 101..<117, 23..<61], 36, 22, "14 rows were inserted"),
        // They could be any rows of the white.
        ([1..<21, -10..<0, 21..<61], [1..<21, -20..<0, 21..<61], 40, 30, "10 rows were inserted"),
    ]

    @Test(arguments: insertions)
    func areTold(expected: [Range<Int>], actual: [Range<Int>], start: Int, from: Int, words: String) throws {
        let rows = "; the rows from \(start) on are those expected from \(from) on: \(words)"
        #expect(try Self.summary(expected, actual).hasSuffix(rows))
        let columns = rows.replacing("row", with: "column")
        #expect(try Self.summary(expected, actual, transposed: true).hasSuffix(columns))
    }

    static let others: [([Range<Int>], [Range<Int>])] = [
        // Other rows, one that changed, rows that were only appended or cut.
        ([1..<61], [201..<261]), ([1..<61], [1..<21, 200..<201, 22..<61]), ([1..<61], [1..<61, 101..<117]),
        ([1..<61], [1..<51]),
        // White is everywhere the same.
        ([1..<61], [1..<41, -20..<0]), ([1..<31, -30..<0], [1..<16, -45..<0]),
        // Most of it is new.
        ([1..<61], [201..<251, 41..<51]),
    ]

    @Test(arguments: others)
    func nothingIsSaidOfOtherDifferences(expected: [Range<Int>], actual: [Range<Int>]) throws {
        for transposed in [false, true] {
            let summary = try Self.summary(expected, actual, transposed: transposed)
            #expect(!summary.contains("those expected"), "\(summary)")
        }
    }

    /// It says more.
    @Test func aShiftOfTheWholePictureComesFirst() throws {
        #expect(try Self.summary([1..<61], [99..<100, 1..<60]).hasSuffix("; shifted by 0, 1"))
    }
}
