import Foundation
import StepChart
import StepData
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

/// What a job touches is in its plan, and the plan asks for access.
struct JobPlanTests {
    /// Paths that lead out of the folder `root`, also by letters that join a slash.
    private static let outside = [
        "/etc/hostname", "elsewhere", "root/../elsewhere", "root/../\u{338}elsewhere", "root/../\u{200D}x",
    ]

    @Test(arguments: Job.DrawingCommand.allCases)
    func noOptionLeadsOut(command: Job.DrawingCommand) throws {
        for option in Option.of(command) where option.file != nil {
            for word in Self.outside {
                var invocation = Invocation(Job(command))
                invocation.job.source.week = .success(StepHistory(.sample()))
                if option.name == "input" { invocation.job.source.week = nil }
                #expect(option.set(&invocation, word))
                let job = invocation.job
                for access in [FileAccess(.below("root")), FileAccess(.nothing)] {
                    let failure = #expect(throws: Failure.self, "\(option.name) \(word)") {
                        try job.plan(JobInputs(access)).paths.check()
                        _ = try job.run(JobInputs(access), to: .files)
                    }
                    #expect(failure?.status == .usage, "\(option.name) \(word): \(failure?.line ?? "")")
                }
            }
        }
    }

    /// A theme names fonts.
    private static let files = [
        ("theme", #"{"fonts": ["PATH"]}"#), ("dark-theme", #"{"fonts": ["PATH"]}"#),
    ]

    @Test(arguments: Job.DrawingCommand.allCases)
    func noFileThatIsReadNamesAnotherOutside(command: Job.DrawingCommand) throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: "\(folder)/root", withIntermediateDirectories: false)
            for (name, text) in Self.files {
                guard let option = Option.of(command).first(where: { $0.name == name }) else { continue }
                for path in ["/etc/hostname", "../none", "../\u{338}none", "sub/../../none"] {
                    let content = text.replacing("PATH", with: path)
                    try write(content, to: "\(folder)/root/a.json")
                    var invocation = Invocation(Job(command))
                    invocation.job.source.week = .success(StepHistory(.sample()))
                    // A PNG cannot follow its reader.
                    if name == "dark-theme" { invocation.job.outputs.pictureKind = .svg }
                    #expect(option.set(&invocation, "\(folder)/root/a.json"))
                    let inputs = JobInputs(FileAccess(.below("\(folder)/root")))
                    let failure = #expect(throws: Failure.self) { try invocation.job.plan(inputs) }
                    #expect(failure?.field == name)
                }
            }
        }
    }

    /// Nor does a job write what a file names that it reads, under whatever name.
    @Test(arguments: Job.DrawingCommand.allCases)
    func noOutputIsNamedByAFileThatIsRead(command: Job.DrawingCommand) throws {
        try withFolder { folder in
            try write("content", to: "\(folder)/named.png")
            link("\(folder)/named.png", "\(folder)/hard.png")
            symlink("named.png", "\(folder)/to.png")
            for (name, text) in Self.files {
                guard let option = Option.of(command).first(where: { $0.name == name }) else { continue }
                try write(text.replacing("PATH", with: "named.png"), to: "\(folder)/a.json")
                for output in Option.of(command) where output.file?.access == .write && output.file?.isFolder == false {
                    for path in ["named.png", "hard.png", "to.png", "../\(Folder.name(of: folder))/named.png"] {
                        var invocation = Invocation(Job(command))
                        invocation.job.source.week = .success(StepHistory(.sample()))
                        invocation.job.outputs.path = "\(folder)/other"
                        invocation.job.outputs.force = true
                        #expect(option.set(&invocation, "\(folder)/a.json"))
                        #expect(output.set(&invocation, "\(folder)/\(path)"))
                        let failure = #expect(throws: Failure.self) { try invocation.job.run() }
                        #expect(failure?.status == .usage, "\(name) \(output.name) \(path)")
                    }
                }
            }
        }
    }

    /// The plan names the files that a run makes, in their order; of pages as many as there may be.
    @Test(arguments: [
        #"{"command": "render", "output": "a.png", "layout-json": "l.json"}"#,
        #"{"command": "widget", "output": "a.svg", "scheme": "both"}"#,
        #"{"command": "animate", "output": "a.gif", "duration": 0.1}"#,
        #"{"command": "animate", "output": "f/", "duration": 0.1, "fps": 20}"#,
        #"{"command": "message", "output": "m", "preview": "p.png", "html": true, "open-graph": true, "url": "https://a.b"}"#,
        #"{"command": "card", "output": "p%d.png"}"#, #"{"command": "card", "output": "c.png"}"#,
    ])
    func namesWhatTheRunMakes(json: String) throws {
        let whole = json.dropLast() + #", "scale": 0.2, "days": [1, 2, 3]}"#
        let job = try Job(json: SourceText(Array(whole.utf8)), over: JobDefaults())
        let inputs = JobInputs()
        let plan = try job.plan(inputs)
        let made = try job.run(inputs, to: .memory).files.map(\.path)
        let planned = plan.products.map(\.path)
        #expect(made == Array(planned.prefix(made.count)))
        #expect(made.count == planned.count || json.contains("%d"))
    }
}
