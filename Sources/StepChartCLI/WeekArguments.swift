import ArgumentParser
import StepChart
import StepFiles
import StepJobs

/// The week to draw.
struct WeekArguments: ParsableArguments {
    @Argument(
        help: "The week, as JSON or CSV; - is standard input.", completion: .file(extensions: ["json", "csv"]))
    var input: String?

    @Option(help: "What the input is. (default: as its name ends, else as its text begins)")
    var format: StepDataFormat?

    /// What messages call the input.
    var name: String { input.map(InputFile.name) ?? "input" }

    /// - Throws: where there is no input, which only some commands can do without.
    func file() throws(Failure) -> WeekFile {
        guard let input else { throw Failure(.usage, "Missing expected argument '<input>'") }
        return WeekFile(path: input, format: format)
    }

    func chart(_ looks: LooksArguments) throws(Failure) -> WeekChart {
        try chart(of: file().week(), looks.options, looks.chartStyle())
    }

    /// The chart of the input's week, or of what stands in for it.
    func chart(of week: StepWeek, _ options: ChartOptions, _ style: ChartStyle) throws(Failure) -> WeekChart {
        try naming(name) { () throws(ChartError) in try WeekChart(week, options: options, style: style) }
    }
}

/// A file with a week in it.
struct WeekFile {
    var path: String
    /// Nil: as its name ends, else as its text begins.
    var format: StepDataFormat?

    /// What messages call it.
    var name: String { InputFile.name(path) }

    /// What a file says, when there is no fault in it.
    enum Reading {
        case week(StepWeek)
        /// Health data cannot be read now; the failure says so.
        case protected(Failure)
    }

    func reading() throws(Failure) -> (WeekText, Reading) {
        let file = try InputFile(path)
        let format = format ?? StepDataFormat(path: path) ?? StepDataFormat(guessing: file.bytes)
        let text = WeekText(bytes: file.bytes, format: format)
        do {
            return (text, .week(try text.week()))
        } catch {
            let failure = Failure(error, in: file.name)
            guard case .protected = error else { throw failure }
            return (text, .protected(failure))
        }
    }

    func week() throws(Failure) -> StepWeek {
        switch try reading().1 {
        case .week(let week): return week
        case .protected(let failure): throw failure
        }
    }
}

extension StepDataFormat: ExpressibleByArgument {}
