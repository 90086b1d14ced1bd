/// All that the words of a command line may say: where options live.
package struct Invocation: Sendable {
    package var job: Job
    package var days = DaysToWrite()
    package var batch = BatchOptions()
    package var comparison = ComparisonOptions()
    package var verification = VerificationOptions()
    /// Where pictures may differ, and how far.
    package var tolerance = Tolerance()
    package var file = ""
    /// Whether a report is JSON.
    package var json = false
    /// Whether what there is, sources or failures, is listed and nothing else is done.
    package var list = false
    package var quiet = false
    /// The file of the user's own defaults; nil is the one that is found.
    package var defaults: String?
    /// Whether no file of the user's own defaults counts.
    package var leavesDefaultsOut = false
    /// What the user should know of how the words were read, a line each.
    package var notes: [String] = []

    /// As without any option.
    package init(_ command: CommandName) { job = Job(command.drawn ?? .render) }

    init(_ job: Job) { self.job = job }
}

/// What `import` and `facts` read, and how `import` writes it.
package struct DaysToWrite: Sendable {
    package var sources: [String] = []
    package var output = "-"
    /// Nil is what the name of the output says, else JSON.
    package var format: DayFormat?

    /// How the days are written.
    /// - Throws: where the name of the output says another format than the option.
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

/// The inputs of `compare`, and what it writes where.
package struct ComparisonOptions: Sendable {
    package var expected = ""
    package var actual = ""
    package var diff: String?
    package var diffStyle: DiffPicture.Style?
    /// A chart's layout, by which regions get names.
    package var layout: String?
}

/// What `batch` reads and makes, as its words have it.
package struct BatchOptions: Sendable {
    /// What a line that failed does, where somebody says.
    package enum ErrorChoice: String, OptionChoice {
        /// It is answered, and that is all, even where every line failed.
        case goOn = "go-on"
        /// The run ends with 1.
        case fail
        case stop
    }

    package var jobs: String?
    package var defaults: String?
    package var command: Job.Command?
    /// What all lines have: options by their names, since only the command of the lines tells which these are.
    package var looks: [(name: String, word: String)] = []
    /// Columns of a table that say an option for each user.
    package var columns: [(name: String, word: String)] = []
    package var idColumn: String?
    package var out: String?
    package var name: String?
    package var inline = false
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

/// What `verify`, `review` and `approve` look at, and what they write.
package struct VerificationOptions: Sendable {
    package var folder = "golden"
    package var actual: String?
    package var pairs: PairProgram?
    package var only: [String] = []
    package var exclude: [String] = []
    package var record = Recording.never
    package var allowRecordInCI = false
    package var prune = false
    package var failFast = false
    package var lock: String?
    package var store: String?
    package var seen: String?
    package var failures: String?
    /// What `review` and `approve` are about, and after it maybe the folder of goldens.
    package var failureFolders: [String] = []
    package var explain: String?
    package var verbose = false
    package var reportJSON: String?
    package var reportJUnit: String?
    package var reportMarkdown: String?
    package var reportMarkdownAppend: String?
    package var pictures: String?
    package var picturesURL: String?
    package var reportHTML: String?
}
