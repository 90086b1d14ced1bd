import Testing

@testable import StepChartCLI

struct ProgressBarTests {
    @Test func tellsRateAndTimeLeft() {
        let frames = ProgressBar.text(done: 32, of: 91, "frames")
        #expect(
            ProgressBar.line(frames, 32, 32.0 / 91, after: .milliseconds(400))
                == "[#######.............] 32 of 91 frames, 80 a second, 0.7 s left")
        let pictures = ProgressBar.text(done: 5, of: 1000, "pictures", note: "2 not the same")
        #expect(
            ProgressBar.line(pictures, 5, 0.005, after: .seconds(10))
                == "[....................]    5 of 1000 pictures, 2 not the same, 0.5 a second, 1990 s left")
        let all = ProgressBar.text(done: 91, of: 91, "frames")
        #expect(
            ProgressBar.line(all, 91, 1, after: .seconds(2))
                == "[####################] 91 of 91 frames, 46 a second, 0.0 s left")
        let none = ProgressBar.text(done: 0, of: 3, "frames")
        #expect(ProgressBar.line(none, 0, 0, after: .zero) == "[....................] 0 of 3 frames")
    }

    @Test func tellsOfLines() {
        #expect(
            ProgressBar.line("1024 lines, 3 failed", 1024, 0.25, after: .seconds(4))
                == "[#####...............] 1024 lines, 3 failed, 256 a second, 12 s left")
        #expect(
            ProgressBar.line("1024 lines, 0 failed", 1024, nil, after: .seconds(4))
                == "1024 lines, 0 failed, 256 a second")
        #expect(
            ProgressBar.line("0 lines, 0 failed", 0, 0, after: .seconds(4))
                == "[....................] 0 lines, 0 failed")
    }
}
