import ArgumentParser
import StepChart
import StepJobs

/// The week to draw.
struct WeekArguments: ParsableArguments {
    @Argument(
        help: "The week, as JSON or CSV; - is standard input.", completion: .file(extensions: ["json", "csv"]))
    var input: String?

    @Option(help: "What the input is. (default: as its name ends, else as its text begins)")
    var format: Word<StepDataFormat>?

    func fill(_ words: inout WordReader) throws(JobError) {
        words.job.source.path = input
        try words.set("format", \.source.format, format)
    }
}
