import StepRaster
import Testing

@Suite struct PixelBufferTests {
    @Test func rowsFollowEachOther() {
        var buffer = PixelBuffer(width: 3, height: 2)
        let red = Pixel(red: 255, green: 0, blue: 0)
        buffer[2, 1] = red
        #expect(buffer.pixels == [.clear, .clear, .clear, .clear, .clear, red])
        #expect(buffer[2, 1] == red)
        #expect(buffer[2, 0] == .clear)
    }
}
