extension Manifest.Case {
    /// Returns the pictures of the case's job, each as a case of its own. An error in one does not stop the others.
    /// - Parameter folder: the folder to which paths among the options are relative.
    package func pictures(in folder: String, _ inputs: JobInputs) -> [VerificationCase] {
        var paths: [String] = []
        func verification(
            of name: String, _ picture: @escaping @Sendable () throws(Failure) -> Picture
        ) -> VerificationCase {
            VerificationCase(name: name, tolerance: tolerance, inputs: paths, picture: picture)
        }
        do throws(Failure) {
            let job = try job(in: folder).named(name)
            paths = job.inputs.map(\.path)
            // Many cases are drawn on many cores; the pictures of one job belong together.
            if try job.plan(inputs).makesOnePicture {
                return [verification(of: name) { () throws(Failure) in try job.pictures(inputs)[0].picture }]
            }
            return try job.pictures(inputs).map { name, picture in
                verification(of: name) { () throws(Failure) in picture }
            }
        } catch {
            var item = verification(of: name) { () throws(Failure) in throw error }
            item.possibleNames = ["\(name)/", "\(name)-"]
            return [item]
        }
    }

    private func job(in folder: String) throws(Failure) -> Job {
        guard let command = Job.DrawingCommand(rawValue: command) else {
            throw Failure(.internal, "no command \(command)")
        }
        var job = try Failure.naming("\(folder)/\(Manifest.fileName)") { () throws(TextError) in
            // A command in the job has precedence.
            var own = command
            for reader in jobs { own = try reader.jobCommand() ?? own }
            var job = Job(own)
            for var reader in jobs { try job.read(in: &reader) }
            return job
        }
        let areTwo = input != nil && job.source.isGiven
        try refuse(areTwo, "input", "no other beside the case's", found: job.source.path ?? "a week")
        job = job.reading(from: folder)
        job.source.path = input ?? job.source.path
        // A golden's input belongs to the project: errors in it should be reported.
        if job.source.importing.reading == ReadingOptions() { job.source.importing.reading.strict = true }
        if !job.source.isGiven, !job.needsNoInput {
            throw Failure(
                .badData, "expected an input in \(Manifest.fileName), or pictures with --actual, found neither")
        }
        return job
    }
}
