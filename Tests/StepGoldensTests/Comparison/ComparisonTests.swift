import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

/// What the command's own tests do not see: a comparison is a value that anybody can make.
struct ComparisonTests {
    @Test func filesBecomeAReport() throws {
        try withFolder { folder in
            let paths = ["e", "a", "m"].map { "\(folder)/\($0).png" }
            for (path, level) in zip(paths, [10, 13, 0] as [UInt8]) {
                try OutputFile.write(
                    PNGEncoder.encode(
                        PixelBuffer(width: 6, height: 4, filledWith: Pixel(red: level, green: level, blue: level)),
                        scale: 1), to: path)
            }
            let comparison = Comparison(
                expected: paths[0], actual: paths[1],
                tolerance: Tolerance(limits: DiffLimits(maxChannelDelta: 2), mask: paths[2]))
            #expect(comparison.inputs.map(\.role) == ["<expected>", "<actual>", "--mask"])
            #expect(comparison.inputs.map(\.path) == paths)
            let report = try comparison.report()
            #expect(report.diff.verdict == .different)
            #expect(report.text.hasPrefix("different: 24 pixels differ by up to 3"))
            #expect(report.pictures(.flicker).count == 2)
        }
    }
}
