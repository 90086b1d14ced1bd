extension Command {
    static let approve = Command(
        id: .approve,
        summary: "Makes pictures that verify left as failures the new goldens.",
        usage: "<failures> [<dir>] [<options>]",
        details: """
            Takes the pictures that the last stepchart verify --failures listed, and no others: those that differ, have \
            another size, or are new. Look at them first. All goldens are written, or none. Refused where CI is set: \
            goldens are changed by people.
            """,
        examples: [
            "stepchart verify golden --failures failures",
            "stepchart approve failures golden --only 'week/*'",
        ]
    ) { invocation in
        EndingSignals.hold()
        guard !Recording.isBuildServer(ci: Environment.ci) else {
            throw Failure(.usage, "approve: refused because CI is set: goldens are changed by people")
        }
        let options = invocation.verification
        let approval = try Approval(of: options.failures ?? "", into: options.folder, only: options.only)
        var roles = PathConflicts()
        approval.add(to: &roles)
        try roles.check()
        try approval.run()
        try OutputFile("-").write(approval.steps.map { "approved   \($0.golden.printable)\n" }.joined())
        return 0
    }
}

enum Environment {
    /// What build servers set.
    static var ci: String? { getenv("CI").map { String(cString: $0) } }
}
