import Foundation
import StepChart
import StepChartFonts
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

struct FontJobTests {
    private func titled(_ change: (inout Job) -> Void = { _ in }) -> Job {
        job(.render) {
            $0.chart.annotations.title = .text("HAV o 01")
            change(&$0)
        }
    }

    private func drawn(_ job: Job) throws -> [UInt8] { try #require(try job.run(to: .memory).files.first?.bytes) }

    @Test func drawsTheLettersOfTheFont() throws {
        try withFolder { folder in
            let path = try TestFont.plain.make(in: URL(filePath: folder))
            var options = ChartOptions()
            options.annotations.title = .text("HAV o 01")
            var theme = ChartTheme.light
            theme.fonts = [try ChartTheme.Font(contentsOf: path)]
            let expected = try WeekChart(sampleWeek(), options: options, theme: theme).png()
            #expect(try drawn(titled { $0.looks.fonts = [path] }) == expected)
            #expect(try drawn(titled()) != expected)
        }
    }

    /// The paths of a theme's fonts begin where the theme is; those of the job are asked first.
    @Test func fontsOfThemesComeAfterThoseOfTheJob() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(atPath: "\(folder)/looks", withIntermediateDirectories: false)
            let font = try TestFont.plain.make(in: URL(filePath: "\(folder)/looks"))
            let other = try TestFont.weights.make(in: URL(filePath: folder))
            try write(#"{"fonts": ["plain.ttf"]}"#, to: "\(folder)/looks/t.json")
            let theme = ThemeSource.file("\(folder)/looks/t.json")
            #expect(try drawn(titled { $0.looks.theme = theme }) == drawn(titled { $0.looks.fonts = [font] }))
            #expect(
                try drawn(titled { ($0.looks.theme, $0.looks.fonts) = (theme, [other]) })
                    == drawn(titled { $0.looks.fonts = [other, font] }))
            #expect(try drawn(titled { $0.looks.fonts = [other] }) != drawn(titled { $0.looks.fonts = [font] }))
        }
    }

    @Test func keepsTheFontsOfAThemeFromHarm() throws {
        try withFolder { folder in
            let font = try TestFont.plain.make(in: URL(filePath: folder))
            let bytes = try Data(contentsOf: URL(filePath: font))
            try write(#"{"fonts": ["plain.ttf"]}"#, to: "\(folder)/t.json")
            let job = titled {
                $0.looks.theme = .file("\(folder)/t.json")
                ($0.outputs.path, $0.outputs.layoutJSON) = ("\(folder)/out.png", font)
            }
            #expect(
                refusal { _ = try job.run() } == "--layout-json: expected another file than --theme has, found \(font)")
            #expect(try Data(contentsOf: URL(filePath: font)) == bytes)
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/out.png"))
        }
    }

    /// A font that has changed gives another picture, under the same name.
    @Test func drawingsAreKnownByTheFontsBytes() throws {
        try withFolder { folder in
            let path = try TestFont.plain.make(in: URL(filePath: folder))
            let job = titled { $0.looks.fonts = [path] }
            func key() throws -> DrawingKey {
                try DrawingKey(of: job, WeekToDraw(of: job, JobInputs(), nil), JobInputs())
            }
            let first = try key()
            #expect(try key() == first)
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.moveItem(
                atPath: TestFont.weights.make(in: URL(filePath: folder)), toPath: path)
            #expect(try key() != first)
        }
    }

    @Test func saysWhatIsWrongWithAFont() throws {
        try withFolder { folder in
            func line(_ path: String) -> String? {
                refusal { _ = try titled { $0.looks.fonts = [path] }.run(to: .memory) }
            }
            #expect(line("\(folder)/none.ttf") == "\(folder)/none.ttf: No such file or directory")
            #expect(
                line(samplePath) == "\(samplePath): expected a TrueType or OpenType font, or a collection of them, "
                    + "found none or a damaged one")
            let collection = try TestFont.collection.make(in: URL(filePath: folder))
            #expect(
                line("\(collection)#3")
                    == "\(collection)#3: expected the number of a font in this file, from 1, found 3")
            try FileManager.default.copyItem(atPath: collection, toPath: "\(folder)/o.png")
            #expect(
                refusal {
                    _ = try titled { ($0.looks.fonts, $0.outputs.path) = (["\(folder)/o.png#2"], "\(folder)/o.png") }
                        .run()
                } == "--output: expected another file than --font has, found \(folder)/o.png")
        }
    }
}
