import Foundation
import StepChart
import Testing

/// `stepchart widget` when there is no new data, and when there is nothing new to draw.
struct WidgetStateTests {
    @Test func drawsTheLastWeekWhileDataIsProtected() throws {
        try Tool.withFolder { folder in
            try folder.write(#"{"status": "protected"}"#.utf8, to: "locked.json")
            #expect(try Self.widget(Tool.week, "--cache", "cache", in: folder).message == "")
            let week = try StepWeek(json: Data(contentsOf: URL(filePath: Tool.week)))
            let options = WidgetOptions(.small)
            #expect(try folder.bytes("out.png") == WeekWidget(week, options: options).drawing.png(.scale(1)))

            let outcome = try Self.widget("locked.json", "--cache", "cache", in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.message.hasSuffix("; drawn instead: the cached week of 2016-09-12 to 2016-09-18\n"))
            let last = WeekContent(week, notice: .lastAccessible)
            #expect(try folder.bytes("out.png") == WeekWidget(last, options: options).drawing.png(.scale(1)))

            let bare = try Self.widget("locked.json", in: folder)
            #expect(bare.status == 0)
            #expect(bare.message.hasSuffix("; drawn instead: a placeholder\n"))
            let nothing = WeekContent.placeholder(isAccessible: false)
            #expect(try folder.bytes("out.png") == WeekWidget(nothing, options: options).drawing.png(.scale(1)))
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

    @Test func bothSchemesComeFromTheCacheTogether() throws {
        try Tool.withFolder { folder in
            func widget() throws -> Tool.Outcome {
                try Self.widget(
                    Tool.week, "--scheme", "both", "--cache", "cache", "--if-changed", "--theme", "light", in: folder)
            }
            #expect(try widget().message == "")
            let pictures = try ["out.png", "out-dark.png"].map { try folder.bytes($0) }
            #expect(try widget().message == "stepchart: out.png, out-dark.png: unchanged\n")
            try folder.write("gone".utf8, to: "out-dark.png")
            #expect(try widget().message == "")
            #expect(try ["out.png", "out-dark.png"].map { try folder.bytes($0) } == pictures)
        }
    }

    @Test func statesAreForOneWidget() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.run("widget", Tool.week, "--all", "-o", "all", "--cache", "cache", in: folder)
            #expect(outcome.status == 64)
            #expect(outcome.message.contains("--all: expected no option about states beside it"))
            #expect(try folder.names == [])
            #expect(try Tool.run("widget", "--snapshot", "--scale", "1", "-o", "out.png", in: folder).status == 0)
            #expect(try folder.bytes("out.png") == WeekWidget(StepWeek.sample()).drawing.png(.scale(1)))
        }
    }

    private static func widget(_ arguments: String..., in folder: URL) throws -> Tool.Outcome {
        try Tool.launch(
            Tool.path, ["widget", "--family", "small", "--scale", "1", "-o", "out.png"] + arguments, in: folder)
    }
}
