import ArgumentParser
import StepChart

/// How a picture is written.
struct PictureArguments: ParsableArguments {
    @Option(help: "Pixels per point, above 0, at most 16.")
    var scale = 3.0

    @Option(help: "How much time to give for a smaller file. The pixels are the same.")
    var compress = Chart.Compression.default
}

extension Chart.Compression: ExpressibleByArgument {}
