import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

/// What the command's own tests do not see: its text comes from the result of a case.
struct ComparisonTests {
    @Test func filesBecomeAResult() throws {
        try withFolder { folder in
            let paths = ["e", "a", "m"].map { "\(folder)/\($0).png" }
            for (path, level) in zip(paths, [10, 13, 0] as [UInt8]) {
                try OutputFile.write(
                    PNGEncoder.encode(
                        PixelBuffer(width: 6, height: 4, filledWith: Pixel(red: level, green: level, blue: level)),
                        scale: 1), to: path)
            }
            let tolerance = Tolerance(limits: DiffLimits(maxChannelDelta: 2), mask: paths[2])
            let pictures = try PictureComparison(
                expected: LoadedPicture(InputFile(paths[0])), actual: LoadedPicture(InputFile(paths[1])),
                limits: tolerance.limits, ignoring: tolerance.ignoredArea())
            var result = CaseResult(name: "a", .same)
            result.add(pictures)
            #expect(result.kind == .different)
            #expect(result.comparisonText(naming: nil).hasPrefix("different: 24 pixels differ by up to 3"))
        }
    }
}
