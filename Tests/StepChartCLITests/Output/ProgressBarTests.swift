import Testing

@testable import StepChartCLI

struct ProgressBarTests {
    @Test func tellsRateAndTimeLeft() {
        #expect(
            ProgressBar.line(done: 32, of: 91, "frames", after: .milliseconds(400))
                == "[#######.............] 32 of 91 frames, 80 a second, 0.7 s left")
        #expect(
            ProgressBar.line(done: 5, of: 1000, "pictures", note: "2 not the same", after: .seconds(10))
                == "[....................]    5 of 1000 pictures, 2 not the same, 0.5 a second, 1990 s left")
        #expect(
            ProgressBar.line(done: 91, of: 91, "frames", after: .seconds(2))
                == "[####################] 91 of 91 frames, 46 a second, 0.0 s left")
        #expect(ProgressBar.line(done: 0, of: 3, "frames", after: .zero) == "[....................] 0 of 3 frames")
    }

    @Test func tellsOfLines() {
        #expect(
            ProgressBar.line(answered: 1024, failed: 3, fraction: 0.25, after: .seconds(4))
                == "[#####...............] 1024 lines, 3 failed, 256 a second, 12 s left")
        #expect(
            ProgressBar.line(answered: 1024, failed: 0, fraction: nil, after: .seconds(4))
                == "1024 lines, 0 failed, 256 a second")
        #expect(
            ProgressBar.line(answered: 0, failed: 0, fraction: 0, after: .seconds(4))
                == "[....................] 0 lines, 0 failed")
    }
}
