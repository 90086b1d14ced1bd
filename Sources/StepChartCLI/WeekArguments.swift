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

    func chart(_ looks: LooksArguments) throws(Failure) -> Chart {
        let file = WeekFile(path: input, format: format)
        let (week, style) = (try file.week(), try looks.chartStyle())
        do {
            return try Chart(week, options: looks.options, style: style)
        } catch {
            throw Failure(error, drawing: file.name)
        }
    }
}

/// A file with a week in it.
struct WeekFile {
    var path: String
    /// Nil: as its name ends, else as its text begins.
    var format: StepDataFormat?

    /// What messages call it.
    var name: String { InputFile.name(path) }

    func week() throws(Failure) -> StepWeek {
        let file = try InputFile(path)
        let format = format ?? StepDataFormat(path: path) ?? StepDataFormat(guessing: file.bytes)
        do {
            return try StepWeek(file.bytes, format: format)
        } catch {
            throw Failure(error, in: file.name)
        }
    }
}

extension StepDataFormat: ExpressibleByArgument {}
