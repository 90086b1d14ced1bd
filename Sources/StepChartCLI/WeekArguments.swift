import ArgumentParser
import Files
import StepChart
import WeekCache

/// The week to draw.
struct WeekArguments: ParsableArguments {
    @Argument(
        help: "The week, as JSON or CSV; - is standard input.", completion: .file(extensions: ["json", "csv"]))
    var input: String?

    @Option(help: "What the input is. (default: as its name ends, else as its text begins)")
    var format: StepDataFormat?

    /// What messages call the input.
    var name: String { input.map(InputFile.name) ?? "input" }

    /// What an input says, when there is no fault in it.
    enum Reading {
        case week(StepWeek)
        /// Health data cannot be read now; the failure says so.
        case protected(Failure)
    }

    func reading() throws(Failure) -> (WeekText, Reading) {
        guard let input else { throw Failure(.usage, "Missing expected argument '<input>'") }
        let file = try InputFile(input)
        let format = format ?? StepDataFormat(path: input) ?? StepDataFormat(guessing: file.bytes)
        let text = WeekText(bytes: file.bytes, format: format)
        do {
            return (text, .week(try text.week()))
        } catch {
            let failure = Failure(error, in: file.name)
            guard case .protected = error else { throw failure }
            return (text, .protected(failure))
        }
    }

    func chart(_ looks: LooksArguments) throws -> Chart {
        switch try reading().1 {
        case .week(let week): try chart(of: week, looks.options, looks.chartStyle())
        case .protected(let failure): throw failure
        }
    }

    /// The chart of this input's week, or of what stands in for it.
    func chart(of week: StepWeek, _ options: ChartOptions, _ style: ChartStyle) throws -> Chart {
        do {
            return try Chart(week, options: options, style: style)
        } catch {
            guard case .missingGlyph = error else { throw error }
            throw Failure(.badData, "\(name): \(error); --missing-glyph box draws a box in its place")
        }
    }
}

extension StepDataFormat: ExpressibleByArgument {}
