import ArgumentParser
import Files
import StepChart

/// The week to draw.
struct WeekArguments: ParsableArguments {
    @Argument(
        help: "The week, as JSON or CSV; - is standard input.", completion: .file(extensions: ["json", "csv"]))
    var input: String

    @Option(help: "What the input is. (default: as its name ends, else as its text begins)")
    var format: StepDataFormat?

    /// What messages call the input.
    var name: String { InputFile.name(input) }

    func week() throws(Failure) -> StepWeek {
        let file = try InputFile(input)
        let format = format ?? StepDataFormat(path: input) ?? StepDataFormat(guessing: file.bytes)
        do {
            return try StepWeek(file.bytes, format: format)
        } catch {
            throw Failure(error, in: file.name)
        }
    }
}

extension StepDataFormat: ExpressibleByArgument {}
