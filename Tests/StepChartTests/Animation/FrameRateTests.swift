import Testing

@testable import StepChart

@Suite struct FrameRateTests {
    @Test(arguments: [
        (60, 1, 60, 1), (120, 2, 60, 1), (30_000, 1001, 30_000, 1001), (2997, 100, 2997, 100), (1, 10, 1, 10),
    ])
    func isAFractionInLowestTerms(frames: Int, seconds: Int, reducedFrames: Int, reducedSeconds: Int) throws {
        let rate = try #require(FrameRate(frames: frames, per: seconds))
        #expect(rate.frames == reducedFrames && rate.seconds == reducedSeconds)
    }

    @Test(arguments: [(0, 1), (-60, 1), (60, 0), (60, -1), (1001, 1), (65_537, 66), (1, 65_536), (.max, .max - 1)])
    func refusesWhatCannotBePlayed(frames: Int, seconds: Int) {
        #expect(FrameRate(frames: frames, per: seconds) == nil)
    }

    @Test func framesAreEvenlySpaced() throws {
        let rate = try #require(FrameRate(frames: 30_000, per: 1001))
        #expect(FrameRate.sixty.time(ofFrame: 12) == 0.2)
        #expect(rate.time(ofFrame: 30_000) == 1001)
        #expect(FrameRate.sixty.frame(notBefore: 1.5) == 90)
        #expect(FrameRate.sixty.frame(notBefore: 1.501) == 91)
        #expect(rate.frame(notBefore: 1.5) == 45)
        #expect(rate.frame(notBefore: 1001) == 30_000)
    }
}
