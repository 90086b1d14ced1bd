import Foundation
import StepChart
import StepPNG
import StepRaster
import StepTestSupport
import Testing

@testable import StepJobs

struct CardJobTests {
    @Test func drawsTheCardThatTheOptionsSay() throws {
        let made = job(.card) { job in
            job.card.preset = .square
            job.card.options.headline = .average
            job.card.options.footer = "Anna Example"
            job.chart.annotations.goal = 6000
            job.chart.annotations.title = .text("Anna’s week")
            job.looks.theme = .builtIn(.dark)
        }
        var options = CardOptions(.square)
        options.headline = .average
        options.footer = "Anna Example"
        options.chart.annotations.goal = 6000
        options.chart.annotations.title = .text("Anna’s week")
        let card = try WeekCard(sampleWeek(), options: options, theme: .dark)
        let files = try made.run(to: .memory).files
        #expect(files.map(\.size) == [PixelSize(width: 1080, height: 1080)])
        #expect(try files.map(\.bytes) == [card.drawing.png(.scale(1))])
    }

    /// Cards have numbers at the selected and the highest day, from 0, unless it is asked for otherwise; other pictures have none.
    @Test func cardsHaveValuesByThemselves() throws {
        func drawn(_ change: (inout Job) -> Void) throws -> [UInt8]? {
            let made = job(.card) { job in
                job.card.preset = .wide
                change(&job)
            }
            return try made.run(to: .memory).files.first?.bytes
        }
        let card = try drawn { _ in }
        #expect(try drawn { $0.chart.annotations.values = .highest } == card)
        #expect(try drawn { $0.chart.annotations.values = Annotations.Values.none } != card)
        #expect(try drawn { $0.chart.annotations.baseline = .zero } == card)
        #expect(try drawn { $0.chart.annotations.baseline = .least } != card)
    }

    @Test func writesWhereEverythingStands() throws {
        try withFolder { folder in
            let outcome = try job(.card) { job in
                job.size = Size(width: 800, height: 600)
                (job.outputs.path, job.outputs.layoutJSON) = ("\(folder)/c.png", "\(folder)/c.json")
            }.run()
            #expect(outcome.files.map(\.size) == [PixelSize(width: 800, height: 600), nil])
            var options = CardOptions()
            (options.width, options.height) = (800, 600)
            #expect(try bytes("\(folder)/c.json") == Array(WeekCard(sampleWeek(), options: options).layoutJSON.utf8))
        }
    }

    private static func avatar(_ red: UInt8) throws -> [UInt8] {
        let picture = PixelBuffer(width: 4, height: 4, filledWith: Pixel(red: red, green: 0, blue: 0, alpha: 255))
        return try PNGEncoder.encode(
            picture, scale: 1, software: "", title: "", description: "", compression: .default)
    }

    /// A picture that has changed is not taken from the cache, whatever its name.
    @Test func theAvatarDecidesHowACardLooks() throws {
        try withFolder { folder in
            func made() throws -> (file: Outcome, bytes: [UInt8]) {
                let outcome = try job(.card) { job in
                    job.card.avatar = "\(folder)/a.png"
                    (job.outputs.path, job.states.cache) = ("\(folder)/c.png", "\(folder)/cache")
                    job.states.ifChanged = true
                }.run()
                return (outcome, try bytes("\(folder)/c.png"))
            }
            try write(Self.avatar(255), to: "\(folder)/a.png")
            let first = try made()
            #expect(try made().file.isUnchanged)
            try write(Self.avatar(0), to: "\(folder)/a.png")
            let second = try made()
            #expect(!second.file.isUnchanged && second.bytes != first.bytes)
        }
    }

    @Test func refusesWhatCannotBe() throws {
        try withFolder { folder in
            func refused(_ change: (inout Job) -> Void) -> String? {
                refusal {
                    _ = try job(.card) { job in
                        job.outputs.path = "\(folder)/c.png"
                        change(&job)
                    }.run()
                }
            }
            let avatar = "\(folder)/a.png"
            try write(Self.avatar(255), to: avatar)
            #expect(
                refused { ($0.card.avatar, $0.outputs.path) = (avatar, avatar) }
                    == "--output: expected another file than --avatar has, found \(avatar)")
            #expect(
                refused { ($0.card.preset, $0.size) = (.openGraph, Size(width: 1, height: 1)) }
                    == "--size: expected nothing beside --preset, found both")
            #expect(
                refused { $0.size = Size(width: 500, height: 100) }
                    == "size: expected no side of a card above four times the other, found 500 x 100")
            #expect(
                refused { $0.card.options.footer = "a\nb" }
                    == "--footer: expected a text of one line, found \"a\\u{A}b\"")
            let neither = refused { $0.card.avatar = samplePath }
            #expect(neither == "\(samplePath): expected a PNG or a JPEG, found neither")
            #expect(refused { $0.card.avatar = "\(folder)/none.png" }?.hasSuffix("No such file or directory") == true)
            #expect(try names(in: folder) == ["a.png"])
        }
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(filePath: path))
    }
}
