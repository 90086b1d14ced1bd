import StepSupport
import StepTestSupport
import Testing

@testable import StepChart
@testable import StepJobs

struct DefaultsFileTests {
    /// The working folder's file comes before that of a folder above, and both before the settings' file.
    @Test func theNearestFileCounts() throws {
        try withFolder { root in
            let folder = "\(root)/a/b"
            for path in ["\(root)/a", folder, "\(root)/settings", "\(root)/settings/stepchart"] { mkdir(path, 0o700) }
            let settings = "\(root)/settings/stepchart/defaults.json"
            func found(_ variables: [String: String]) -> String? {
                DefaultsFile.path(from: folder) { variables[$0] }
            }
            let user = ["XDG_CONFIG_HOME": "\(root)/settings", "HOME": root]
            #expect(found(user) == nil)
            try write("{}", to: settings)
            #expect(found(user) == settings)
            #expect(found(["HOME": root]) == nil)
            try write("{}", to: "\(root)/a/stepchart.json")
            #expect(found(user) == "\(root)/a/stepchart.json")
            try write("{}", to: "\(folder)/stepchart.json")
            #expect(found(user) == "\(folder)/stepchart.json")
            #expect(found(["CI": "true"]) == nil && found(["CI": ""]) != nil)
        }
    }

    /// Words come before it, and a theme is beside the file.
    @Test func holdsWhereNoWordSaysOtherwise() throws {
        try withFolder { root in
            let path = "\(root)/own.json"
            try write(
                #"{"goal": 8000, "language": "de", "unit": "mi", "week-start": "sunday", "theme": "a.json"}"#, to: path)
            func read(_ words: [String], _ command: CommandName = .render) throws -> Job {
                try Arguments.readOverDefaults(words + ["--defaults", path], of: command, hasInput: false).job
            }
            let job = try read(["week.json", "-o", "x.png", "--language", "fr"])
            #expect(job.goal?.count == 8000 && job.chart.language == .french && job.unit == .mi)
            #expect(job.appearance.theme == .file("\(root)/a.json") && job.chart.weekStart == .sunday)
            #expect(try read(["week.json"], .widget).unit == .mi)
            #expect(try read(["week.json", "--unit", "km"], .widget).unit == .km)
            #expect(try read(["week.json", "--goal", "9k"], .card).goal?.count == 9000)
            let facts = try read(["week.json"], .facts)
            #expect(facts.goal?.count == 8000 && facts.unit == .mi && facts.chart.language == .german)
            #expect(try read(["week.json", "--no-defaults"]).goal == nil)
            #expect(DefaultsFile.commands.isDisjoint(with: [.batch, .verify, .compare, .review, .approve, .inspect]))
        }
    }

    @Test(arguments: [
        (#"{"scale": 2}"#, "expected only goal, language, unit, week-start, palette, theme, found scale"),
        (#"{"days": [1, 2]}"#, "found days"), (#"[7314, 8000]"#, "expected a job, an object of options"),
        (#"{"goal": "many"}"#, "found \"many\""),
    ])
    func whatElseItSaysIsRefused(text: String, message: String) throws {
        try withFolder { root in
            let path = "\(root)/own.json"
            try write(text, to: path)
            let failure = #expect(throws: Failure.self) { try DefaultsFile.read(path) }
            #expect(failure?.status == .badData && failure?.line.contains(message) == true)
            #expect(failure?.line.hasSuffix("; --no-defaults leaves the file out") == true)
        }
    }
}
