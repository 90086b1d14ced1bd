extension Invocation {
    func runApprove() throws -> Int32 {
        try Command.refuseOnBuildServers(.approve)
        let options = verification
        let review = try Review(of: options.failures ?? "", into: options.folder, only: options.only)
        try review.acceptAll()
        let lines = review.items.map { "approved   \($0.golden.printable)\n" }
        try OutputFile.standardOutput.write(lines.isEmpty ? review.text : lines.joined())
        return 0
    }
}

extension Command {
    static func refuseOnBuildServers(_ command: CommandName) throws(Failure) {
        guard Recording.isBuildServer() else { return }
        throw Failure(.usage, "\(command): refused because CI is set: goldens are changed by people")
    }
}
