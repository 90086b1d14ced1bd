import Testing

@testable import StepJobs

struct FrameNamesTests {
    /// As no command would have it, which counts its frames before.
    @Test func aNumberMayBeLongerThanItsPattern() throws {
        #expect(try FrameNames(pattern: "100%%/f%02d.png")[1234] == "100%/f1234.png")
    }

    /// Pictures beyond a gap belong to something else.
    @Test func aLongerSequenceEndsAtAGap() throws {
        let names = try FrameNames(pattern: "weeks/week-%02d.png")
        let found: Set = ["week-06.png", "week-07.png", "week-08.png", "week-36.png", "notes"]
        #expect(names.following(7, in: found) == ["week-08.png", "week-07.png"])
        #expect(names.following(9, in: found).isEmpty)
    }
}
