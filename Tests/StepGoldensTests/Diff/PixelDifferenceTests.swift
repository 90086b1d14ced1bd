import StepRaster
import Testing

@testable import StepGoldens

@Suite struct PixelDifferenceTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var a: Pixel
        var b: Pixel
        var difference: Int

        init(_ name: String, _ a: [UInt8], _ b: [UInt8], _ difference: Int) {
            testDescription = name
            self.a = Pixel(red: a[0], green: a[1], blue: a[2], alpha: a[3])
            self.b = Pixel(red: b[0], green: b[1], blue: b[2], alpha: b[3])
            self.difference = difference
        }
    }

    @Test(arguments: [
        Case("the same", [1, 2, 3, 255], [1, 2, 3, 255], 0),
        Case("black and white", [0, 0, 0, 255], [255, 255, 255, 255], 255),
        Case("the largest channel counts", [10, 10, 10, 255], [12, 5, 11, 255], 5),
        Case("blue alone", [10, 10, 10, 255], [10, 10, 90, 255], 80),
        Case("alpha alone, on black", [0, 0, 0, 255], [0, 0, 0, 55], 200),
        Case("colour at half alpha counts half", [200, 0, 0, 128], [100, 0, 0, 128], 50),
        Case("colour at no alpha does not count", [200, 9, 9, 0], [100, 0, 0, 0], 0),
        Case("transparent against opaque white", [0, 0, 0, 0], [255, 255, 255, 255], 255),
        Case("a change that premultiplying rounds away still counts", [100, 0, 0, 1], [101, 0, 0, 1], 1),
    ])
    func difference(_ c: Case) {
        #expect(PixelDifference.between(c.a, c.b) == c.difference)
        #expect(PixelDifference.between(c.b, c.a) == c.difference)
    }

    @Test func premultipliedChannelsAreRoundedToNearest() {
        for alpha in UInt8.min...UInt8.max {
            for red in UInt8.min...UInt8.max where alpha > 0 && red > 0 {
                let found = PixelDifference.between(
                    Pixel(red: red, green: 0, blue: 0, alpha: alpha), Pixel(red: 0, green: 0, blue: 0, alpha: alpha))
                let exact = Double(red) * Double(alpha) / 255
                #expect(Double(found) == max(1, exact.rounded()))
            }
        }
    }
}
