import Testing

@testable import StepChartCLI

struct ProgressTests {
    @Test func tellsRateAndTimeLeft() {
        #expect(
            Progress.line(done: 32, of: 91, after: .milliseconds(400))
                == "[#######.............] 32 of 91 frames, 80 a second, 0.7 s left")
        #expect(
            Progress.line(done: 5, of: 1000, after: .seconds(10))
                == "[....................]    5 of 1000 frames, 0.5 a second, 1990 s left")
        #expect(
            Progress.line(done: 91, of: 91, after: .seconds(2))
                == "[####################] 91 of 91 frames, 46 a second, 0.0 s left")
        #expect(Progress.line(done: 0, of: 3, after: .zero) == "[....................] 0 of 3 frames")
    }
}
