import StepData
import StepFiles
import StepGoldens
import StepJobs
import StepPictures

extension Manifest.Case {
    /// The pictures of the case's job, each a case of its own; one that is in trouble does not stop others.
    /// - Parameter folder: where paths among the arguments begin.
    func pictures(in folder: String, _ inputs: JobInputs) -> [VerificationCase] {
        var paths: [String] = []
        func verification(
            of name: String, _ picture: @escaping @Sendable () throws(Failure) -> Picture
        ) -> VerificationCase {
            VerificationCase(name: name, tolerance: tolerance, inputs: paths, picture: picture)
        }
        do throws(JobError) {
            let job = try job(in: folder)
            paths = job.inputs.map(\.path)
            // Many are drawn on many cores; the pictures of one job belong together.
            guard job.makesOnePicture else {
                return try job.pictures(named: name, inputs).map { name, file in
                    verification(of: name) { () throws(Failure) in Picture(file) }
                }
            }
            return [
                verification(of: name) { [name] () throws(Failure) in
                    do throws(JobError) {
                        guard let (_, file) = try job.pictures(named: name, inputs).first else {
                            throw .file(Failure(.internal, "no picture"))
                        }
                        return Picture(file)
                    } catch {
                        throw error.failure
                    }
                }
            ]
        } catch {
            return [verification(of: name) { () throws(Failure) in throw error.failure }]
        }
    }

    private func job(in folder: String) throws(JobError) -> Job {
        guard let command = Job.Command(rawValue: command.rawValue) else {
            throw .file(Failure(.internal, "no command \(command.rawValue)"))
        }
        var job = try Job(command, words: arguments)
        if input != nil, let path = job.source.path {
            throw .option("input", expected: "no other beside the case's", found: path)
        }
        job = job.reading(from: folder)
        job.source.path = input ?? job.source.path
        // A golden's input is the project's own: what is wrong with it should be seen.
        if job.source.reading == ReadingOptions() { job.source.reading.strict = true }
        if !job.source.isGiven, !job.needsNoInput {
            throw .file(
                Failure(
                    .badData, "expected an input in \(Manifest.fileName), or pictures with --actual, found neither"))
        }
        return job
    }
}

extension Picture {
    fileprivate init(_ file: Outcome.File) {
        if let pixels = file.pixels {
            self = .pixels(pixels, scale: file.scale)
        } else {
            self = .file(InputFile(name: file.path, bytes: file.bytes ?? []))
        }
    }
}
