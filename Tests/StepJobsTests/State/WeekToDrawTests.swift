import Foundation
import StepChart
import StepData
import StepPNG
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

/// Every command in every state, without the command.
struct WeekToDrawTests {
    private static let protected = #"{"status": "protected"}"#

    @Test(arguments: Job.Command.allCases)
    func drawsThePlaceholderAndTheSampleWithoutAWeek(command: Job.Command) throws {
        func drawn(_ change: (inout Job) throws -> Void) throws -> [UInt8]? {
            var made = Job(command)
            made.animation.frameRate = FrameRate(frames: 4) ?? .sixty
            try change(&made)
            return try made.run(to: .memory).files.first?.bytes
        }
        let placeholder = try drawn { $0.states.placeholder = true }
        let snapshot = try drawn { $0.states.snapshot = true }
        let own = try drawn { $0.source.week = .week(.sample()) }
        #expect(placeholder != snapshot)
        #expect(snapshot == own)
        // Nothing of a week shows but its length.
        let secret = try drawn {
            $0.source.week = .week(try StepWeek(steps: [1, 2, 300_000, 4, 5, 6, 7]))
            $0.states.placeholder = true
        }
        #expect(secret == placeholder)
    }

    @Test(arguments: Job.Command.allCases)
    func theCachedWeekStandsInForProtectedDataOnly(command: Job.Command) throws {
        try withFolder { folder in
            var made = job(command) {
                $0.states.cache = "\(folder)/cache"
                $0.animation.frameRate = FrameRate(frames: 4) ?? .sixty
            }
            made.outputs.path = command == .message ? "\(folder)/out" : "\(folder)/out.png"
            #expect(try made.run().warnings == [])
            made.source.path = "\(folder)/locked.json"
            try write(Self.protected, to: "\(folder)/locked.json")
            #expect(
                try made.run().warnings == [
                    "\(folder)/locked.json:1:12: status: expected health data that can be read, found \"protected\"; "
                        + "drawn instead: the cached week of 2016-09-12 to 2016-09-18"
                ])

            // A typo must not look like success.
            for (text, status) in [(nil, 66), ("[1, \"many\"]", 65)] as [(String?, Int32)] {
                made.source.path = "\(folder)/bad.json"
                if let text { try write(text, to: "\(folder)/bad.json") }
                made.states.standIn = .protected
                let error = #expect(throws: Failure.self) { try made.run() }
                #expect(error?.status.code == status)
                made.states.standIn = .any
                #expect(try made.run().warnings.first?.hasSuffix("2016-09-12 to 2016-09-18") == true)
            }
        }
    }

    /// What it says about the day is not known, and so is not said.
    @Test func aMessageAboutAStandInTellsOfNoDay() throws {
        var made = Job(.message)
        made.source.week = .protected(at: .init(line: 1, column: 1))
        made.message.texts[.caption] = "{steps} steps {day}"
        made.message.texts[.subcaption] = "by the sea"
        (made.outputs.html, made.outputs.openGraph) = (true, true)
        let files = try made.run(to: .memory).files
        func text(_ name: String) throws -> String {
            String(decoding: try #require(files.first { $0.path.hasSuffix(name) }?.bytes), as: UTF8.self)
        }
        #expect(try text("caption.txt") == "Health data not accessible\n")
        for name in ["message.json", "message.html", "card.html"] {
            let words = try text(name)
            for secret in ["steps today", "by the sea", "2016-09", "6240", "6,240", "9740", "day-1"] {
                #expect(!words.contains(secret), "\(name): \(secret)")
            }
        }
        made.source.week = nil
        made.states.placeholder = true
        made.languageTag = LanguageTag(.german)
        let placeholder = try made.run(to: .memory).files.first { $0.path.hasSuffix("caption.txt") }?.bytes
        #expect(placeholder == Array("Keine Daten\n".utf8))
    }

    /// What comes from the cache is told like what was drawn.
    @Test func aPictureThatWasDrawnBeforeHasItsSizeAndDigest() throws {
        try withFolder { folder in
            let made = job(.render) {
                $0.states.cache = "\(folder)/cache"
                ($0.outputs.path, $0.outputs.layoutJSON) = ("\(folder)/o.png", "\(folder)/o.json")
            }
            let drawn = try made.run(digests: true)
            #expect(drawn.files.map { $0.digest == nil } == [false, true])
            #expect(try made.run(digests: true).files == drawn.files)
            #expect(try made.run().files.map(\.size) == drawn.files.map(\.size))
        }
    }

    @Test func leavesAloneWhatIsTheSame() throws {
        try withFolder { folder in
            var made = job(.message) {
                $0.states.cache = "\(folder)/cache"
                $0.states.ifChanged = true
                $0.outputs.path = "\(folder)/out"
            }
            #expect(try !made.run().isUnchanged)
            #expect(try made.run().isUnchanged)
            made.message.texts[.caption] = "other"
            #expect(try !made.run().isUnchanged)
            #expect(try bytes("\(folder)/out/caption.txt") == Array("other\n".utf8))

            made = job(.animate) {
                $0.states.cache = "\(folder)/cache"
                $0.states.ifChanged = true
                $0.outputs.path = "\(folder)/f%02d.png"
                $0.animation.frameRate = FrameRate(frames: 4) ?? .sixty
            }
            #expect(try !made.run().isUnchanged)
            #expect(try made.run().isUnchanged)
            try write("changed", to: "\(folder)/f03.png")
            made.outputs.force = true
            #expect(try made.run().files.filter(\.isWritten).map(\.path) == ["\(folder)/f03.png"])
        }
    }

    /// Every option that changes a picture changes the key, and no other does.
    @Test func theKeyIsWhatIsDrawn() throws {
        try withFolder { folder in
            let theme = "\(folder)/theme.json"
            try write("{}", to: theme)
            func key(_ change: (inout Job) -> Void) throws -> DrawingKey {
                let made = job(.render, change)
                let inputs = JobInputs()
                return try DrawingKey(of: made, WeekToDraw(of: made, inputs, nil), inputs)
            }
            let plain = try key { _ in }
            #expect(try key { $0.id = "u1" } == plain)
            #expect(try key { $0.outputs.path = "elsewhere.png" } == plain)
            #expect(try key { $0.outputs.threads = 2 } == plain)
            #expect(try key { $0.looks.fontWeight = FontWeight(word: "bold") } != plain)
            #expect(try key { $0.outputs.scale = 3.25 } != plain)
            #expect(try key { $0.outputs.compress = .small } != plain)
            #expect(try key { $0.moment = 0.5 } != plain)
            #expect(try key { $0.outputs.layoutJSON = "a" } == key { $0.outputs.layoutJSON = "b" })
            #expect(try key { $0.outputs.layoutJSON = "a" } != plain)
            #expect(try key { $0.states.placeholder = true } != plain)
            let themed = try key { $0.looks.theme = .file(theme) }
            try write(#"{"lineWidth": 5}"#, to: theme)
            #expect(try key { $0.looks.theme = .file(theme) } != themed)
        }
    }
}
