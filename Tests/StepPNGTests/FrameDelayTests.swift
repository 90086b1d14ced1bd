import Testing

@testable import StepPNG

@Suite struct FrameDelayTests {
    @Test func delaysAddUpExactly() throws {
        let frame = try FrameDelay(1, 60)
        #expect(frame.followed(by: frame) == (try FrameDelay(1, 30)))
        #expect(frame.followed(by: try FrameDelay(1, 7)) == (try FrameDelay(67, 420)))
        let second = (1..<60).reduce(frame) { sum, _ in sum.followed(by: frame) ?? sum }
        #expect(second == (try FrameDelay(1, 1)))
        // The denominator would be 65,521 * 65,519.
        #expect(try FrameDelay(65_520, 65_521).followed(by: FrameDelay(65_518, 65_519)) == nil)
    }

    @Test(arguments: [(1, 60), (1, 90), (1, 99), (1001, 30_000), (500, 1), (2000, 131_070), (0xffff_ffff, 1)])
    func possible(numerator: Int, denominator: Int) throws {
        let delay = try FrameDelay(numerator, denominator)
        #expect(delay.numerator * denominator == numerator * delay.denominator)
    }

    /// Too short, no fraction, too fine, too long.
    @Test(
        arguments: [
            (1, 100), (10, 1000), (1, 120), (0, 1), (-1, 60), (1, 0), (1, -60), (32_768, 65_537), (0x1_0000_0000, 1),
        ])
    func impossible(numerator: Int, denominator: Int) {
        #expect(throws: PNGError.impossibleDelay(numerator: numerator, denominator: denominator)) {
            _ = try FrameDelay(numerator, denominator)
        }
    }

    @Test(arguments: [(1, 60, 1), (65_535, 1, 1), (65_536, 1, 2), (65_537, 65_535, 2), (1_000_001, 60, 16)])
    func partsLastAsLong(numerator: Int, denominator: Int, count: Int) throws {
        let delay = try FrameDelay(numerator, denominator)
        let parts = delay.parts
        #expect(parts.count == count)
        #expect(parts.allSatisfy { $0.numerator <= 65_535 && $0.denominator <= 65_535 })
        #expect(parts.allSatisfy { $0.numerator * 100 > $0.denominator })
        #expect(parts.dropFirst().reduce(parts.first) { $0?.followed(by: $1) } == delay)
    }
}
