import Foundation
import StepChart
import StepGoldens
import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

struct JobRunTests {
    @Test func writesWhatTheLibraryDraws() throws {
        try withFolder { folder in
            let outcome = try job(.render) {
                $0.outputs.path = "\(folder)/a.png"
                $0.outputs.layoutJSON = "\(folder)/a.json"
                $0.chart.curve = .linear
                $0.outputs.scale = 2
            }.run()
            var options = ChartOptions()
            options.curve = .linear
            let chart = try WeekChart(sampleWeek(), options: options)
            #expect(try bytes("\(folder)/a.png") == chart.png(.scale(2)))
            #expect(try bytes("\(folder)/a.json") == Array(chart.layoutJSON.utf8))
            #expect(outcome.files.map(\.path) == ["\(folder)/a.png", "\(folder)/a.json"])
            #expect(outcome.files.map(\.size) == [PixelSize(width: 750, height: 400), nil])
            #expect(try outcome.files.map(\.byteCount) == outcome.files.map { try bytes($0.path).count })
            #expect(outcome.files.allSatisfy { $0.bytes == nil && $0.digest == nil && $0.isWritten })
            #expect(outcome.warnings.isEmpty && !outcome.isUnchanged)
        }
    }

    /// The same bytes, without any file.
    @Test(arguments: Job.Command.allCases)
    func drawsInMemory(command: Job.Command) throws {
        try withFolder { folder in
            var made = job(command) { $0.animation.frameRate = FrameRate(frames: 5) ?? .sixty }
            let inMemory = try made.run(to: .memory)
            made.outputs.path = command == .message ? folder : "\(folder)/x.png"
            let inFiles = try made.run()
            #expect(inMemory.files.count == (command == .message ? 3 : 1))
            #expect(try inMemory.files.map(\.bytes) == inFiles.files.map { try bytes($0.path) })
            #expect(inMemory.files.map(\.size) == inFiles.files.map(\.size))
        }
    }

    @Test func tellsDigestsWhenAsked() throws {
        let file = try #require(try job(.render).run(to: .memory, digests: true).files.first)
        let picture = try PNGDecoder.decode(#require(file.bytes))
        #expect(file.digest == PictureDigest(of: picture))
        #expect(try file.bytes == WeekChart(sampleWeek()).png())
    }

    @Test func givesPixelsWithoutAFile() throws {
        let pictures = try job(.widget) { $0.looks.scheme = .both }.pictures(named: "w", JobInputs())
        #expect(pictures.map(\.name) == ["w", "w-dark"])
        let light = try WeekWidget(sampleWeek()).drawing.image()
        #expect(pictures[0].file.pixels == light.buffer)
        let message = try job(.message) { $0.outputs.preview = "bubble.png" }.pictures(named: "m", JobInputs())
        #expect(message.map(\.name) == ["m/image@3x", "m/bubble"])
        let moving = try job(.animate) { $0.animation.frameRate = FrameRate(frames: 2) ?? .sixty }
            .pictures(named: "a", JobInputs())
        #expect(moving.map(\.name) == (0...3).map { "a/frame-000\($0)" })
    }

    @Test func tellsHowFarItIs() throws {
        var seen: [[Int]] = []
        let moving = job(.animate) {
            $0.animation.frameRate = FrameRate(frames: 5) ?? .sixty
            $0.outputs.threads = 1
        }
        _ = try moving.run(to: .memory) { done, total, things in
            #expect(things == "frames")
            seen.append([done, total])
        }
        #expect(seen.first == [1, seen.count] && seen.last == [seen.count, seen.count])
    }

    @Test func readsWhatIsSharedOnce() throws {
        try withFolder { folder in
            try write("[1, 2, 3]", to: "\(folder)/w.json")
            try write(#"{"extends": "dark"}"#, to: "\(folder)/t.json")
            let inputs = JobInputs()
            let shared = job(.render) {
                $0.source.path = "\(folder)/w.json"
                $0.looks.theme = .file("\(folder)/t.json")
            }
            let first = try shared.run(inputs, to: .memory)
            try FileManager.default.removeItem(atPath: "\(folder)/w.json")
            try FileManager.default.removeItem(atPath: "\(folder)/t.json")
            #expect(try shared.run(inputs, to: .memory).files == first.files)
            #expect(throws: Failure.self) { try shared.run(to: .memory) }
        }
    }

    /// Removed are pictures of its own, of another scale or scheme, and nothing else.
    @Test func aMessageTakesAwayThePicturesOfAnEarlierRun() throws {
        try withFolder { folder in
            var message = job(.message) {
                $0.outputs.path = folder
                $0.looks.scheme = .both
                $0.outputs.scale = 1.5
            }
            _ = try message.run()
            let others = ["image@2x.png", "image@big.png", "image-light@2x.png", "photo.png", "image@4x.txt"]
            for name in others { try write("not by stepchart", to: "\(folder)/\(name)") }
            try Data(WeekChart(sampleWeek()).png(.scale(1))).write(to: URL(filePath: "\(folder)/imagine@1x.png"))
            (message.looks.scheme, message.outputs.scale) = (.light, 1)
            _ = try message.run()
            let left = ["image@1x.png", "message.json", "caption.txt", "imagine@1x.png"]
            #expect(try names(in: folder) == (others + left).sorted())
        }
    }

    /// In all of them a file of the user's is an output, or two outputs are one; nothing may happen to it.
    @Test func harmsNoFile() throws {
        try withFolder { folder in
            let week = "\(folder)/w.json"
            try write("[1, 2, 3]", to: week)
            try write("[1, 2, 3]", to: "\(folder)/index.json")
            try write("{}", to: "\(folder)/theme.json")
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/link.png", withDestinationPath: week)
            try FileManager.default.linkItem(atPath: week, toPath: "\(folder)/hard.png")
            try FileManager.default.linkItem(atPath: week, toPath: "\(folder)/f01.png")
            let timeline = #"{"entries": [{"date": "2016-09-17", "week": [1]}]}"#
            try write(timeline, to: "\(folder)/timeline.json")
            let before = try names(in: folder)
            func refused(_ command: Job.Command, _ change: (inout Job) -> Void) -> String? {
                refusal {
                    var made = job(command) { $0.source.path = week }
                    change(&made)
                    _ = try made.run()
                }
            }
            let same = "--output: expected another file than <input> has, found"
            #expect(refused(.render) { $0.outputs.path = week } == "\(same) \(week)")
            for name in ["./w.json", "link.png", "hard.png"] {
                let path = "\(folder)/\(name)"
                #expect(refused(.render) { $0.outputs.path = path } == "\(same) \(path)")
                #expect(refused(.animate) { $0.outputs.path = path } == "\(same) \(path)")
            }
            #expect(
                refused(.animate) { ($0.outputs.path, $0.outputs.force) = ("\(folder)/f%02d.png", true) }
                    == "\(same) \(folder)/f01.png")
            #expect(
                refused(.render) {
                    $0.looks.theme = .file("\(folder)/theme.json")
                    ($0.outputs.path, $0.outputs.layoutJSON) = ("\(folder)/o.png", "\(folder)/theme.json")
                } == "--layout-json: expected another file than --theme has, found \(folder)/theme.json")
            #expect(
                refused(.render) {
                    ($0.outputs.path, $0.outputs.layoutJSON) = ("\(folder)/o.png", "\(folder)/./o.png")
                } == "--layout-json: expected another file than --output has, found \(folder)/./o.png")
            #expect(
                refused(.message) {
                    ($0.outputs.path, $0.outputs.preview) = (folder, "\(folder)/caption.txt")
                } == "--preview: expected another file than --output has, found \(folder)/caption.txt")
            #expect(
                refused(.message) { ($0.outputs.path, $0.states.cache) = (folder, folder) }
                    == "--output: expected another folder than --cache has, found \(folder)")
            // The lists that folders get may have the name of what is read.
            #expect(
                refused(.widget) {
                    $0.source.path = nil
                    ($0.outputs.path, $0.widget.timeline) = (folder, "\(folder)/timeline.json")
                } == "--output: expected another file than --timeline has, found \(folder)/timeline.json")
            #expect(
                refused(.widget) {
                    $0.source.path = "\(folder)/index.json"
                    ($0.outputs.path, $0.widget.all) = (folder, true)
                } == "\(same) \(folder)/index.json")
            #expect(refused(.message) { $0.outputs.path = "out.png" } == "--output: expected a folder, found out.png")
            #expect(refused(.message) { $0.outputs.path = "out.svg" } == "--output: expected a folder, found out.svg")
            for (command, ending) in zip(Job.Command.allCases, ["jpg", "webp", "GIF", "pdf", "webp"]) {
                let path = "\(folder)/o.\(ending)"
                let isStill = [.render, .widget, .card].contains(command)
                let (endings, kinds) = isStill ? (".png or .svg", "PNG or SVG") : (".png", "PNG")
                let line = "--output: expected a name that ends in \(endings), found \(path): it is written as \(kinds)"
                let animation =
                    "--output: expected a name that ends in .png, .gif, .svg or .y4m, "
                    + "a pattern as in f%04d.png or a folder, found \(path)"
                #expect(refused(command) { $0.outputs.path = path } == (command == .animate ? animation : line))
            }
            #expect(try names(in: folder) == before)
            #expect(try bytes(week) == Array("[1, 2, 3]".utf8))
            #expect(try bytes("\(folder)/timeline.json") == Array(timeline.utf8))
        }
    }

    @Test func tellsWhatHasNoRoom() throws {
        func warnings(_ change: (inout Job) -> Void) throws -> [String] {
            try job(.render) {
                $0.chart.annotations.title = .text("Steps")
                $0.chart.annotations.values = .all
                change(&$0)
            }.run(to: .memory).warnings
        }
        #expect(try warnings { _ in } == [])
        let small = try warnings { $0.size = Size(width: 60, height: 40) }
        #expect(small.count == 1)
        #expect(small.first?.hasPrefix("there is no room for ") == true && small.first?.contains("the title") == true)
        #expect(small.first?.contains("3 numbers") == true)
        func widget(_ device: String) throws -> [String] {
            try job(.widget) {
                $0.widget.device = device
                ($0.chart.annotations.title, $0.chart.annotations.goal) = (.automatic, 8000)
            }.run(to: .memory).warnings
        }
        #expect(try widget("320x568") == ["there is no room for the title"])
    }

    /// What a command says reaches the chart, not only the job.
    @Test func readingAidsReachPictures() throws {
        func words(_ command: Job.Command, _ change: (inout Job) -> Void) throws -> String {
            var job = job(command, change)
            job.outputs.path = "x"
            let file = try #require(
                try job.run(to: .memory).files.first { $0.path.hasSuffix("json") || !$0.path.contains("/") })
            return String(decoding: try #require(file.bytes), as: UTF8.self)
        }
        for command in [Job.Command.render, .widget, .message] {
            let text = try words(command) {
                $0.chart.mark = .bars
                ($0.chart.annotations.goal, $0.chart.annotations.groupsDigits) = (7000, true)
                $0.source.previous = nil
            }
            #expect(text.contains("Bar chart of 7 days. 37,660 steps"), "\(command)")
            #expect(text.contains("Goal of 7,000 steps: reached on 2 of 7 days."), "\(command)")
        }
        // September 12, 2016 is a Monday: with weeks from Sunday, as in the United States, the last day begins another.
        for (tag, count) in [("en", "1 week."), ("en-US", "2 weeks."), ("en-GB", "1 week.")] {
            let text = try words(.message) {
                $0.chart.aggregation.span = .week
                $0.languageTag = LanguageTag(word: tag) ?? $0.languageTag
            }
            #expect(text.contains("Line chart of \(count)"), "\(tag)")
            // The caption's day is still a day.
            #expect(text.contains("I moved 1,641 steps"), "\(tag)")
        }
    }

    /// Pictures of few colours have a palette before the words by which they are known.
    @Test func knowsItsOwnPicturesOfFewColors() throws {
        try withFolder { folder in
            let frames = job(.animate) {
                $0.animation.end = 0.1
                $0.outputs.path = "\(folder)/f%04d.png"
            }
            _ = try frames.run()
            let starts = try names(in: folder).map { try bytes("\(folder)/\($0)").prefix(1200) }
            #expect(starts.contains { $0.firstRange(of: Array("PLTE".utf8)) != nil })
            _ = try frames.run()
        }
    }
}
