import Testing

@testable import StepRaster

@Suite struct BandSetTests {
    /// The last band ends where the canvas does; neighbours are one range.
    @Test func rowsAreThoseOfTheBands() {
        let height = 3 * Bands.rows + 2
        var bands = BandSet(height: height)
        #expect(bands.rows == [])
        bands.insert([1])
        #expect(bands.rows == [Bands.rows..<2 * Bands.rows])
        bands.insert([3])
        #expect(bands.rows == [Bands.rows..<2 * Bands.rows, 3 * Bands.rows..<height])
        bands.insert([0])
        #expect(bands.rows == [0..<2 * Bands.rows, 3 * Bands.rows..<height])
        #expect(BandSet(height: height, all: true).rows == [0..<height])
        #expect(BandSet(height: 1, all: true).rows == [0..<1])
    }

    /// Of bands that the canvas does not have, none is in.
    @Test func bandsOutsideTheCanvasAreNone() {
        var bands = BandSet(height: 2 * Bands.rows)
        bands.insert(-3..<1)
        #expect(bands.bands == [0])
        bands.insert(1..<9)
        #expect(bands.bands == [0, 1])
    }
}
