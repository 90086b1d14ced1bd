import Testing

@testable import StepJobs

struct FrameNamesTests {
    /// As no command would have it, which counts its frames before.
    @Test func aNumberMayBeLongerThanItsPattern() throws {
        #expect(try FrameNames(pattern: "100%%/f%02d.png")[1234] == "100%/f1234.png")
    }
}
