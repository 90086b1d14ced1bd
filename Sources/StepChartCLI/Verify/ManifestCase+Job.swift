import StepFiles
import StepGoldens
import StepJobs
import StepPictures

extension Manifest.Case {
    /// The pictures of the case's job, each a case of its own; one that is in trouble does not stop others.
    /// - Parameter folder: where paths among the arguments begin.
    func pictures(in folder: String, _ inputs: JobInputs) throws(Failure) -> [VerificationCase] {
        do throws(JobError) {
            guard let command = Job.Command(rawValue: command.rawValue) else { return [] }
            var job = try Job(command, input: nil, words: arguments).reading(from: folder)
            job.source.path = input
            if input == nil, !job.needsNoInput {
                throw .file(
                    Failure(
                        .badData,
                        "expected an input in \(Manifest.fileName), or pictures with --actual, found neither"))
            }
            if job.makesOnePicture {
                return [
                    VerificationCase(name: name, tolerance: tolerance, input: input) { [name, job] () throws(Failure) in
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
            }
            return try job.pictures(named: name, inputs).map { name, file in
                VerificationCase(name: name, tolerance: tolerance, input: input) { () throws(Failure) in Picture(file) }
            }
        } catch {
            return [
                VerificationCase(name: name, tolerance: tolerance, input: input) { () throws(Failure) in
                    throw error.failure
                }
            ]
        }
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
