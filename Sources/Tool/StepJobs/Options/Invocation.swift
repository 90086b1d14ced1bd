/// The values of all options that the words of a command line may set.
package struct Invocation: Sendable {
    package var job: Job
    package var days = DaysToWrite()
    package var batch = BatchOptions()
    package var comparison = ComparisonOptions()
    package var verification = VerificationOptions()
    /// The areas in which pictures may differ, and the limits.
    package var tolerance = Tolerance()
    package var file = ""
    package var json = false
    /// True if sources or failures are listed and nothing else is done.
    package var list = false
    /// True if the facts are about the people of a table.
    package var people = false
    package var quiet = false
    /// The path of the user's own defaults; nil for the file that is found.
    package var defaults: String?
    /// True if no file of the user's own defaults is read.
    package var leavesDefaultsOut = false
    /// Notes for the user about how the words were read, a line each.
    package var notes: [String] = []

    /// Makes the default values of a command.
    package init(_ command: CommandName) { job = Job(command.drawn ?? .render) }

    init(_ job: Job) { self.job = job }
}

/// The sources of `import` and `facts`, and the output of `import`.
package struct DaysToWrite: Sendable {
    package var sources: [String] = []
    package var output = "-"
    /// The format; nil for the one of the output's ending, else JSON.
    package var format: DayFormat?

    /// Returns the format in which the days are written.
    /// - Throws: when the ending of the output is of another format than the option.
    package func writtenFormat() throws(Failure) -> DayFormat {
        let ending = output.split(separator: ".").last.map { $0.lowercased() } ?? ""
        let named = output.utf8.contains(UInt8(ascii: ".")) ? DayFormat(rawValue: ending) : nil
        if let format, let named, format != named {
            throw .option(
                "format", expected: "\(named.rawValue), as the name of the output says", found: format.rawValue)
        }
        return format ?? named ?? .json
    }
}

/// The inputs and outputs of `compare`.
package struct ComparisonOptions: Sendable {
    package var expected = ""
    package var actual = ""
    package var diff: String?
    package var diffStyle: DiffPicture.DiffStyle?
    /// The path of a chart's layout, from which regions get names.
    package var layout: String?
}

package struct BatchOptions: Sendable {
    /// The effect of a failed line.
    package enum ErrorChoice: String, OptionChoice {
        /// The line is answered with the error, and the run ends with 0 even if every line failed.
        case goOn = "go-on"
        /// The run ends with 1.
        case fail
        case stop
    }

    package var jobs: String?
    package var defaults: String?
    package var command: Job.DrawingCommand?
    /// Options of all lines, by their names, which depend on the command of the lines.
    package var commonOptions: [(name: String, word: String)] = []
    /// The columns of a table that set an option for each user.
    package var columns: [(name: String, word: String)] = []
    package var idColumn: String?
    package var out: String?
    package var name: String?
    package var inline = false
    package var raw = false
    package var skipExisting = false
    package var shard: Shard?
    package var pixelHash = false
    package var facts = false
    package var onError: ErrorChoice?
    package var serve = false
    package var noFiles = false
    package var root: String?
    package var timeout: Double?
}
