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
        try refuseOnBuildServers(.approve)
        let options = invocation.verification
        let review = try Review(of: options.failures ?? "", into: options.folder, only: options.only)
        try review.acceptAll()
        let lines = review.items.map { "approved   \($0.golden.printable)\n" }
        try OutputFile.standardOutput.write(lines.isEmpty ? review.text : lines.joined())
        return 0
    }

    static func refuseOnBuildServers(_ command: CommandName) throws(Failure) {
        guard Recording.isBuildServer() else { return }
        throw Failure(.usage, "\(command): refused because CI is set: goldens are changed by people")
    }
}
