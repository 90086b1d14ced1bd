import ArgumentParser
import StepChart

/// What is drawn and how it is written.
struct PictureArguments: ParsableArguments {
    @OptionGroup var chart: ChartArguments

    @Option(help: "How much time to give for a smaller file. The pixels are the same.")
    var compress = RenderOptions.Compression.default
}

extension RenderOptions.Compression: ExpressibleByArgument {}
