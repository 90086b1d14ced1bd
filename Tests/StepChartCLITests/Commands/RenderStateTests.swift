import Foundation
import StepChart
import Testing

/// `stepchart render` when there is no new data, and when there is nothing new to draw.
struct RenderStateTests {
    private static let protected = #"{"status": "protected"}"#

    @Test func drawsTheLastWeekWhileDataIsProtected() throws {
        try Tool.withFolder { folder in
            try folder.write(Self.protected.utf8, to: "locked.json")
            #expect(try Self.render(Tool.week, "--cache", "cache", in: folder).status == 0)
            let outcome = try Self.render("locked.json", "--cache", "cache", "--select", "2020-01-01", in: folder)
            #expect(outcome.status == 0)
            #expect(
                outcome.message == "stepchart: locked.json:1:12: status: expected health data that can be read, "
                    + "found \"protected\"; drawn instead: the cached week of 2016-09-12 to 2016-09-18\n")
            let last = WeekContent(try Self.week(), notice: .lastAccessible)
            #expect(try folder.bytes("out.png") == WeekChart(last).png(.scale(1)))

            // As soon as data can be read, it is drawn as ever.
            #expect(try Self.render(Tool.week, "--cache", "cache", in: folder).message == "")
            #expect(try folder.bytes("out.png") == WeekChart(Self.week()).png(.scale(1)))
        }
    }

    /// Inputs that cannot be read; the last week comes from the same cache, when it has one.
    @Test(arguments: [
        ("[\"many\"]", "1:2: [0]: expected a whole number"), ("", "1:1: expected"), (nil, "No such file"),
    ])
    func drawsTheLastWeekWhenTheInputCannotBeRead(text: String?, message: String) throws {
        try Tool.withFolder { folder in
            if let text { try folder.write(text.utf8, to: "bad.json") }
            let refusal = try Self.render("bad.json", "--cache", "cache", in: folder)
            #expect(refusal.status == (text == nil ? 66 : 65))
            #expect(try !folder.names.contains("out.png"))
            let bare = try Self.render("bad.json", "--cache", "cache", "--stand-in", "any", in: folder)
            #expect(bare.status == 0)
            #expect(bare.message.hasPrefix("stepchart: bad.json:") && bare.message.contains(message))
            #expect(bare.message.hasSuffix("; drawn instead: a placeholder\n"))
            #expect(try folder.bytes("out.png") == Self.placeholder(isAccessible: false))

            _ = try Self.render(Tool.week, "--cache", "cache", in: folder)
            let kept = try Self.render("bad.json", "--cache", "cache", "--stand-in", "any", in: folder)
            #expect(kept.message.hasSuffix("; drawn instead: the cached week of 2016-09-12 to 2016-09-18\n"))
            #expect(try Self.render("bad.json", in: folder).status == (text == nil ? 66 : 65))
        }
    }

    @Test func drawsAPlaceholderForProtectedDataWithoutACache() throws {
        try Tool.withFolder { folder in
            try folder.write(Self.protected.utf8, to: "locked.json")
            let outcome = try Self.render("locked.json", in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.message.hasSuffix("; drawn instead: a placeholder\n"))
            #expect(try folder.bytes("out.png") == Self.placeholder(isAccessible: false))
            #expect(try Tool.run("animate", "locked.json", "-o", "a.png", "--fps", "5", in: folder).status == 0)
        }
    }

    @Test func drawsPlaceholdersAndSnapshotsWithoutInput() throws {
        try Tool.withFolder { folder in
            #expect(try Tool.run("render", "--placeholder", "--scale", "1", "-o", "out.png", in: folder).status == 0)
            #expect(try folder.bytes("out.png") == Self.placeholder())
            #expect(try Self.render(Tool.week, "--placeholder", in: folder).message == "")
            #expect(try folder.bytes("out.png") == Self.placeholder())
            let snapshot = try Tool.run("render", "--snapshot", "--scale", "1", "-o", "out.png", in: folder)
            #expect(snapshot.status == 0)
            #expect(try folder.bytes("out.png") == WeekChart(StepWeek.sample()).png(.scale(1)))
        }
    }

    /// The file is the very same, untouched, until what it shows is to change.
    @Test func drawsOnlyWhatChanged() throws {
        try Tool.withFolder { folder in
            try folder.write("[1, 5, 2]".utf8, to: "week.json")
            func render(_ arguments: String...) throws -> (isUnchanged: Bool, isSameFile: Bool) {
                let before = try Self.identity("out.png", in: folder)
                let outcome = try Tool.launch(
                    Tool.path,
                    ["render", "week.json", "-o", "out.png", "--cache", "cache", "--if-changed", "--scale", "1"]
                        + arguments, in: folder)
                #expect(outcome.status == 0)
                #expect(["", "stepchart: out.png: unchanged\n"].contains(outcome.message))
                return (!outcome.message.isEmpty, try Self.identity("out.png", in: folder) == before)
            }
            #expect(try render() == (false, false))
            #expect(try render() == (true, true))
            #expect(try render("--curve", "linear") == (false, false))
            #expect(try render("--theme", "dark") == (false, false))
            #expect(try render("--theme", "dark") == (true, true))
            try folder.write("[1, 5, 3]".utf8, to: "week.json")
            #expect(try render("--theme", "dark") == (false, false))
            try folder.write("changed by somebody".utf8, to: "out.png")
            #expect(try render("--theme", "dark") == (false, false))
            var expected = ChartTheme.dark
            expected.labelText.weight = 300
            #expect(
                try folder.bytes("out.png") == WeekChart(StepWeek(steps: [1, 5, 3]), theme: expected).png(.scale(1)))
        }
    }

    /// What is in the cache is told apart from a drawing by changing it there, digest and all.
    @Test func writesAMissingOutputFromTheCache() throws {
        try Tool.withFolder { folder in
            #expect(try Self.render(Tool.week, "--cache", "cache", "--layout-json", "a.json", in: folder).status == 0)
            let (picture, layout) = (try folder.bytes("out.png"), try folder.bytes("a.json"))
            let cache = folder.appending(path: "cache")
            let entry = try #require(try cache.names.first { $0.hasSuffix(".drawing") })
            let before = try Self.identity(entry, in: cache)
            for name in ["out.png", "a.json"] {
                try FileManager.default.removeItem(at: folder.appending(path: name))
                let outcome = try Self.render(
                    Tool.week, "--cache", "cache", "--layout-json", "a.json", "--if-changed", in: folder)
                #expect(outcome.message == "")
                #expect(try folder.bytes("out.png") == picture)
                #expect(try folder.bytes("a.json") == layout)
            }
            // A drawing would have been kept anew.
            #expect(try Self.identity(entry, in: cache)?.number == before?.number)

            try cache.write("garbage".utf8, to: entry)
            try cache.write("".utf8, to: "last.week")
            #expect(try Self.render(Tool.week, "--cache", "cache", "--layout-json", "a.json", in: folder).status == 0)
            #expect(try folder.bytes("out.png") == picture)
            #expect(try cache.bytes(entry).count > picture.count)
        }
    }

    /// Killed at random moments, the tool leaves a cache that the next run reads or replaces.
    @Test func survivesBeingKilled() throws {
        try Tool.withFolder { folder in
            try folder.write(Self.protected.utf8, to: "locked.json")
            #expect(try Self.render(Tool.week, "--cache", "cache", in: folder).status == 0)
            for _ in 0..<6 {
                _ = try Tool.launch(
                    Tool.path,
                    [
                        "render", Tool.week, "-o", "out.png", "--cache", "cache", "--size",
                        "\(Int.random(in: 50...300))x50",
                    ],
                    in: folder,
                    while: { process in
                        usleep(.random(in: 0..<1_000_000))
                        kill(process, SIGKILL)
                    })
            }
            let outcome = try Self.render("locked.json", "--cache", "cache", in: folder)
            #expect(outcome.message.contains("the cached week of 2016-09-12"))
        }
    }

    @Test(arguments: [
        ["--snapshot", "--placeholder"], ["week.json", "--snapshot"], [], ["week.json", "--if-changed"],
        ["week.json", "--stand-in", "any"],
    ])
    func refusesWhatDoesNotGoTogether(arguments: [String]) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.launch(Tool.path, ["render", "-o", "out.png"] + arguments, in: folder)
            #expect(outcome.status == 64)
            #expect(try folder.names == [])
        }
    }

    @Test func refusesToCompareStandardOutputOrToCacheInAFile() throws {
        let outcome = try Tool.run("render", Tool.week, "-o", "-", "--cache", "/dev/null", "--if-changed")
        #expect(outcome.status == 64)
        #expect(outcome.message.contains("--if-changed: expected a file as output, found standard output"))
        #expect(try Tool.run("render", Tool.week, "-o", "/dev/null", "--cache", "/dev/null").status == 73)
    }

    private static func render(_ arguments: String..., in folder: URL) throws -> Tool.Outcome {
        try Tool.launch(Tool.path, ["render", "-o", "out.png", "--scale", "1"] + arguments, in: folder)
    }

    private static func week() throws -> StepWeek {
        try StepWeek(json: Data(contentsOf: URL(filePath: Tool.week)))
    }

    private static func placeholder(isAccessible: Bool = true) throws -> [UInt8] {
        try WeekChart(WeekContent.placeholder(isAccessible: isAccessible)).png(.scale(1))
    }

    private struct Identity: Equatable {
        var number: UInt64
        var modified: Date
    }

    /// Nil when there is no such file.
    private static func identity(_ name: String, in folder: URL) throws -> Identity? {
        let path = folder.appending(path: name).path
        guard let values = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        return Identity(
            number: try #require(values[.systemFileNumber] as? NSNumber).uint64Value,
            modified: try #require(values[.modificationDate] as? Date))
    }
}
