import Foundation
import StepChart
import StepPNG
import StepRaster
import StepTestSupport
import Testing

struct WidgetTests {
    @Test func drawsWhatTheLibraryDraws() throws {
        try TestTool.withFolder { folder in
            func draw(_ options: String) throws -> [UInt8] {
                let outcome = try Tool.shell("stepchart widget -o out.png \(options)", in: folder)
                #expect(outcome.status == 0, "\(outcome.message)")
                return try folder.bytes("out.png")
            }
            let week = try Samples.week()
            #expect(try PNGDecoder.decode(draw("\"$week\"")) == WeekWidget(week).drawing.image(.scale(3)).buffer)
            #expect(try draw("--snapshot --scale 1") == WeekWidget(StepWeek.sample()).drawing.png(.scale(1)))

            let options = WidgetOptions(.small)
            func drawSmall(_ options: String) throws -> [UInt8] { try draw("--family small --scale 1 \(options)") }
            let kept = try drawSmall("\"$week\" --cache cache")
            #expect(try kept == WeekWidget(week, options: options).drawing.png(.scale(1)))
            // While data are protected, the last week is drawn, or else a placeholder.
            try folder.write(#"{"status": "protected"}"#.utf8, to: "locked.json")
            let last = WeekContent(week, notice: .lastAccessible)
            #expect(
                try drawSmall("locked.json --cache cache")
                    == WeekWidget(last, options: options).drawing.png(.scale(1)))
            let nothing = WeekContent.placeholder(isAccessible: false)
            #expect(try drawSmall("locked.json") == WeekWidget(nothing, options: options).drawing.png(.scale(1)))
        }
    }

    /// Nothing of a week shows in its placeholder, wherever its figures would be.
    @Test(arguments: WeekWidget.Family.allCases)
    func placeholdersKeepSecrets(family: WeekWidget.Family) throws {
        let weeks = [[7314, 2583, 16105], [1, 1_000_000, 0], [nil, nil, nil]]
        let pictures = try weeks.map { steps in
            try WeekWidget(StepWeek(steps: steps), options: WidgetOptions(family)).placeholder.drawing.png(.scale(1))
        }
        #expect(Set(pictures).count == 1)
    }
}
