import ArgumentParser
import StepFiles
import StepGoldens

struct ApproveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve",
        abstract: "Makes pictures that verify left as failures the new goldens.",
        usage: "stepchart approve <failures> [<dir>] [<options>]",
        discussion: """
            Takes the pictures that the last stepchart verify --failures listed, and no others: those that differ, have \
            another size, or are new. Look at them first. All goldens are written, or none. Refused where CI is set: \
            goldens are changed by people.

            EXAMPLES
              stepchart verify golden --failures failures
              stepchart approve failures golden --only 'week/*'
            """)

    @Argument(help: "The folder that verify --failures wrote to.", completion: .directory)
    var failures: String

    @Argument(help: "The folder of goldens.", completion: .directory)
    var folder = "golden"

    @Option(
        help: ArgumentHelp(
            "Only cases whose names match, as in 'week/*'. May be given several times. (default: all)",
            valueName: "pattern"))
    var only: [String] = []

    func run() throws {
        EndingSignals.hold()
        guard !Recording.isBuildServer(ci: getenv("CI").map { String(cString: $0) }) else {
            throw Failure(.usage, "approve: refused because CI is set: goldens are changed by people")
        }
        let approval = try Approval(of: failures, into: folder, only: only)
        var roles = FileRoles()
        approval.add(to: &roles)
        try roles.check()
        try approval.run()
        try OutputFile("-").write(approval.steps.map { "approved   \($0.golden)\n" }.joined())
    }
}
