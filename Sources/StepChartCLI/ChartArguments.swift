import ArgumentParser
import StepChart

/// Everything that decides the pixels of a chart.
struct ChartArguments: ParsableArguments {
    @Option(help: "Pixels per point, above 0, at most 16.")
    var scale = 3.0

    @OptionGroup(title: "Looks") var looks: LooksArguments

    func of(_ input: WeekArguments) throws -> WeekChart {
        try input.chart(looks)
    }
}
