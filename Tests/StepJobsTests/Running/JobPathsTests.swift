import Foundation
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

/// A walk over the table of options: no job writes what it reads.
struct JobPathsTests {
    /// How the path that is written is related to the one that is read, `a`, a file or a folder with the file `a/in`.
    enum Relation: String, CaseIterable {
        case sameName = "a"
        case otherSpelling = "x/../a"
        case link, hard
        case viaLinkedFolder = "away/a"
        case inside = "a/new.png"
    }

    @Test(arguments: Job.Command.allCases)
    func noOutputIsAnInput(command: Job.Command) throws {
        let options = Option.of(command).filter { $0.file != nil }
        let read = options.filter { $0.file?.access == .read }
        let written = options.filter { $0.file?.access != .read && $0.name != "cache" }
        try #require(!read.isEmpty && !written.isEmpty)
        var checked = 0
        for input in read {
            for output in written {
                for relation in Relation.allCases {
                    checked += 1
                    try check(command, input, output, relation)
                }
            }
        }
        #expect(checked >= 4 * Relation.allCases.count)
    }

    private func check(_ command: Job.Command, _ input: Option, _ output: Option, _ relation: Relation) throws {
        try withFolder { folder in
            // A folder is a folder's harm, a file a file's; both may hold another.
            let isFolder = output.file?.isFolder == true
            if isFolder, relation == .hard { return }
            if isFolder {
                try FileManager.default.createDirectory(atPath: "\(folder)/a", withIntermediateDirectories: false)
            } else {
                try Data(#"{"fonts": []}"#.utf8).write(to: URL(filePath: "\(folder)/a"))
                link("\(folder)/a", "\(folder)/hard")
            }
            try FileManager.default.createDirectory(atPath: "\(folder)/x", withIntermediateDirectories: false)
            symlink("a", "\(folder)/link")
            symlink(".", "\(folder)/away")
            var invocation = Invocation(Job(command))
            // A theme that is a folder could not be read; only a week may be one.
            if isFolder, !["input", "previous"].contains(input.name) { return }
            #expect(input.set(&invocation, "\(folder)/a"))
            #expect(output.set(&invocation, "\(folder)/\(relation.rawValue)"))
            if output.name != "output" { invocation.job.outputs.path = "\(folder)/other" }
            let failure = #expect(throws: Failure.self, "\(input.name) \(output.name) \(relation)") {
                try invocation.job.paths(JobInputs()).check()
            }
            #expect(failure?.status == .usage, "\(input.name) \(output.name) \(relation)")
        }
    }
}
