import ArgumentParser
import StepFiles
import StepImageDiff

/// How much two pictures may differ and still be the same.
struct LimitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Most that a channel of any pixel may differ, 0 to 255. (default: no such limit)", valueName: "steps"))
    var maxChannelDelta: String?

    @Option(
        help: ArgumentHelp(
            """
            Most pixels that may differ: a number, or percent of the compared ones, as in 0.1%. (default: 0, unless \
            another limit decides)
            """, valueName: "n|p%"))
    var maxDifferentPixels: String?

    @Option(
        help: ArgumentHelp(
            "A pixel counts only when it differs by more than this, 0 to 1. (default: any change counts)",
            valueName: "t"))
    var threshold: String?

    @Option(help: "What --threshold measures: the greatest difference of a channel, or how far apart colours look.")
    var metric = DiffLimits.Metric.channel

    @Option(
        help: ArgumentHelp(
            "Most pixels that may differ in any square of n x n pixels, as in 5/10. (default: no such limit)",
            valueName: "k/n"))
    var maxDensity: String?

    @Flag(help: "Leave out pixels that only draw the same edge differently. (default: they count)")
    var ignoreAntialiasing = false

    /// - Throws: `Failure` for a value that is not what its option takes.
    func limits() throws(Failure) -> DiffLimits {
        DiffLimits(
            maxChannelDelta: try Self.value(maxChannelDelta, of: "--max-channel-delta", "a whole number from 0 to 255")
            {
                UInt8($0)
            },
            maxDifferentPixels: try Self.value(
                maxDifferentPixels, of: "--max-different-pixels",
                "a whole number >= 0 or a percentage from 0% to 100%", DiffLimits.PixelCount.init),
            threshold: try Self.value(threshold, of: "--threshold", "a number from 0 to 1") { text in
                Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
            },
            metric: metric,
            maxDensity: try Self.value(
                maxDensity, of: "--max-density", "pixels / side of a square, as in 5/10", DiffLimits.Density.init),
            ignoresAntialiasing: ignoreAntialiasing)
    }

    private static func value<Value>(
        _ text: String?, of option: String, _ expected: String, _ parse: (String) -> Value?
    ) throws(Failure) -> Value? {
        guard let text else { return nil }
        guard let value = parse(text) else {
            throw Failure(.usage, "\(option): expected \(expected), found \"\(text)\"")
        }
        return value
    }
}

extension DiffLimits.Metric: ExpressibleByArgument {}
