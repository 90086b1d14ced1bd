import StepRaster
import Testing

@testable import StepPNG

@Suite struct APNGFrameTests {
    private static let grey = PixelBuffer(
        width: 40, height: 30, filledWith: Pixel(red: 100, green: 100, blue: 100))

    @Test func holdsOnlyWhatChanged() throws {
        var picture = Self.grey
        picture[7, 3].red = 101
        picture[12, 20].blue = 99
        let frame = try #require(try APNGFrame(from: Self.grey, to: picture, key: nil))
        #expect(frame.area == PixelRect(x: 7, y: 3, width: 6, height: 18))
        #expect(frame.blend == .over)
        #expect(try APNGFrame(from: picture, to: picture, key: nil) == nil)
    }

    /// Nobody looks elsewhere.
    @Test func rowsThatMayHaveChangedAreEnough() throws {
        var picture = Self.grey
        for y in [3, 4, 20] { picture[y, y] = TestPicture.white }
        func frame(_ rows: [Range<Int>]?) throws -> APNGFrame? {
            try APNGFrame(from: Self.grey, to: picture, rows: rows, key: .keyed)
        }
        #expect(try frame([0..<4, 18..<30])?.area == PixelRect(x: 3, y: 3, width: 18, height: 18))
        #expect(try frame([4..<8])?.area == PixelRect(x: 4, y: 4, width: 1, height: 1))
        #expect(try frame([0..<8, 16..<24]) == frame(nil))
        #expect(try frame([5..<20]) == nil && frame([]) == nil)
    }

    @Test(arguments: TestAnimation.all)
    func theAreaIsTheSmallest(animation: TestAnimation) throws {
        for (previous, picture) in zip(animation.pictures, animation.pictures.dropFirst()) {
            let changed = (0..<picture.height).flatMap { y in
                (0..<picture.width).compactMap { x in previous[x, y] == picture[x, y] ? nil : (x: x, y: y) }
            }
            let area = try APNGFrame(from: previous, to: picture, key: nil)?.area
            #expect(area?.x == changed.map(\.x).min())
            #expect(area?.y == changed.map(\.y).min())
            #expect(area.map { $0.x + $0.width - 1 } == changed.map(\.x).max())
            #expect(area.map { $0.y + $0.height - 1 } == changed.map(\.y).max())
        }
    }

    /// Viewers do not agree to the last level on what a translucent pixel over another gives.
    @Test(arguments: [Pixel.clear, Pixel(red: 1, green: 2, blue: 3, alpha: 254)])
    func whatIsNotOpaqueIsNotBlended(pixel: Pixel) throws {
        var picture = Self.grey
        picture[1, 1] = TestPicture.white
        picture[30, 20] = pixel
        #expect(try APNGFrame(from: Self.grey, to: picture, key: nil)?.blend == .source)
        #expect(try APNGFrame(from: picture, to: Self.grey, key: nil)?.blend == .over)
    }

    @Test func theBetterBlendIsTaken() throws {
        // Every second pixel of a flat area: leaving the others out would only break up the rows.
        let black = PixelBuffer(width: 80, height: 60, filledWith: Pixel(red: 0, green: 0, blue: 0))
        var striped = black
        for index in striped.pixels.indices where index * 2_654_435_761 % 97 < 60 {
            striped.pixels[index] = TestPicture.white
        }
        #expect(try APNGFrame(from: striped, to: black, key: nil)?.blend == .source)

        // Noise in every third row: left out, it takes no room.
        let noise = TestPicture.noise(width: 80, height: 60, opaque: true)
        var covered = noise
        for y in 0..<60 where y % 3 != 1 {
            for x in 0..<80 { covered[x, y] = TestPicture.white }
        }
        #expect(try APNGFrame(from: noise, to: covered, key: nil)?.blend == .over)
    }
}
