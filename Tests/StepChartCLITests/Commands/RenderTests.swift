import Foundation
import StepChart
import StepPNG
import Testing

struct RenderTests {
    @Test func drawsWhatTheLibraryDraws() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.run("render", Tool.week, "-o", "out.png", in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.text == "")
            #expect(outcome.message == "")
            #expect(try folder.names == ["out.png"])
            #expect(try folder.bytes("out.png") == WeekChart(Self.week()).png(.scale(3)))
        }
    }

    /// Every option of looks, and the library's way to say the same.
    private static let looks: [(arguments: [String], options: @Sendable (inout ChartOptions) -> Void)] = [
        (["--size", "300x150.5"], { ($0.width, $0.height) = (300, 150.5) }),
        (["--style", "widget"], { $0.placement = .widget }),
        (["--style", "message"], { $0.placement = .message }),
        (["--curve", "linear"], { $0.curve = .linear }),
        (["--curve", "catmull-rom"], { $0.curve = .catmullRom }),
        (["--select", "last"], { $0.selection = .last }),
        (["--select", "none"], { $0.selection = .noDay }),
        (["--select", "2"], { $0.selection = .index(2) }),
        (["--select", "2016-09-14"], { $0.selection = .index(2) }),
        (["--labels", "auto"], { $0.labels = .automatic }),
        (["--labels", "md", "--language", "de"], { ($0.labels, $0.language) = (.monthDay, .german) }),
        (["--labels", "dm"], { $0.labels = .dayMonth }),
        (["--labels", "weekday"], { $0.labels = .weekday }),
        (["--language", "fr-CA"], { $0.language = .french }),
        (["--language", "zh-CN"], { $0.language = .simplifiedChinese }),
        (["--labels", "iso"], { $0.labels = .iso }),
        (["--labels", "none"], { $0.labels = .hidden }),
        (["--background", "transparent"], { $0.background = .clear }),
        (["--background", "Tomato"], { $0.background = ChartTheme.Color("#FF6347") }),
        (["--background", "#FF8000"], { $0.background = ChartTheme.Color("#FF8000") }),
        (["--background", "#ff800080"], { $0.background = ChartTheme.Color("#FF800080") }),
        (["--average-line"], { $0.averageLine = true }),
        (["--style", "widget", "--no-average-line"], { ($0.placement, $0.averageLine) = (.widget, false) }),
        (["--style", "message", "--guides"], { ($0.placement, $0.guides) = (.message, true) }),
        (["--no-guides"], { $0.guides = false }),
    ]

    @Test(arguments: looks.indices)
    func hasALook(index: Int) throws {
        let (arguments, change) = Self.looks[index]
        var options = ChartOptions()
        change(&options)
        let expected = try WeekChart(Self.week(), options: options).png(.scale(1))
        #expect(try Self.render(arguments) == expected, "\(arguments)")
    }

    @Test func hasThemesAndWeights() throws {
        for builtIn in ChartTheme.BuiltIn.allCases {
            let expected = try WeekChart(Self.week(), theme: ChartTheme(builtIn)).png(.scale(1))
            #expect(try Self.render(["--theme", builtIn.rawValue]) == expected, "\(builtIn)")
        }
        for (name, number) in [("light", 300.0), ("regular", 400), ("medium", 500), ("semibold", 600), ("bold", 700)] {
            var theme = ChartTheme.light
            (theme.labelText.weight, theme.noticeText.weight) = (number, number)
            let expected = try WeekChart(Self.week(), theme: theme).png(.scale(1))
            #expect(try Self.render(["--font-weight", name]) == expected)
            #expect(try Self.render(["--font-weight", "\(number)"]) == expected)
        }
        try Tool.withFolder { folder in
            try folder.write(#"{"extends": "dark", "lineWidth": 5}"#.utf8, to: "theme.json")
            var theme = ChartTheme.dark
            theme.lineWidth = 5
            let file = folder.appending(path: "theme.json").path
            #expect(try Self.render(["--theme", file]) == WeekChart(Self.week(), theme: theme).png(.scale(1)))
        }
    }

    @Test func namesTheWeekdaysOfCounts() throws {
        var options = ChartOptions()
        (options.weekStart, options.language) = (.sunday, .spanish)
        let expected = try WeekChart(StepWeek(steps: [1, 2, 3]), options: options).png(.scale(3))
        let arguments = ["--week-start", "sunday", "--language", "es"]
        #expect(try Self.run(arguments, on: "[1, 2, 3]").output == expected)
    }

    @Test func drawsABoxForAMissingGlyphWhenAskedTo() throws {
        let week = #"[{"date": "2016-09-12", "steps": 1, "label": "月"}]"#
        var options = ChartOptions()
        options.missingGlyph = .box
        let expected = try WeekChart(StepWeek(json: week.utf8), options: options).png(.scale(3))
        #expect(try Self.run(["--missing-glyph", "box"], on: week).output == expected)

        let refusal = try Self.run([], on: week)
        #expect(refusal.status == 65)
        #expect(
            refusal.message == "stepchart: standard input: days[0].label (2016-09-12): expected characters of the "
                + "built-in lettering or a font, found \"月\" (U+6708); --font FILE brings letters, --missing-glyph box "
                + "draws a box in its place\n")
        let shaped = try Self.run([], on: #"[{"date": "2016-09-12", "steps": 1, "label": "ש"}]"#)
        #expect(shaped.status == 65)
        #expect(
            shaped.message
                == "stepchart: standard input: days[0].label (2016-09-12): expected letters that stand one by "
                + "one from left to right, found \"ש\" (U+05E9), whose script needs shaping; --missing-glyph box draws a "
                + "box in its place\n")
        let notice = try Self.run(["--language", "ja"], on: "[null]")
        #expect(notice.status == 65)
        #expect(notice.message.contains("standard input: notice \"データなし\": expected"))
    }

    /// Both the picture's words and its alternative text.
    @Test func describesThePictureInTheLanguage() throws {
        let picture = try Self.run(["--language", "de-AT"], on: "[0, 5]").output
        let text = String(decoding: picture, as: UTF8.self)
        #expect(text.contains("Schritte, 2 Tage"))
        #expect(text.contains("Am meisten: 5 an Tag 2; am wenigsten: 0 an Tag 1."))
    }

    @Test func namesTheNearestOfAWordThatIsNoThemeOrLanguage() throws {
        let misspelt = try Self.run(["--theme", "drak"], on: "[1]")
        #expect(misspelt.status == 64)
        #expect(
            misspelt.message == #"stepchart: --theme: expected "light", "dark", "high-contrast", "high-contrast-dark" "#
                + "or \"color-blind-safe\", or auto, or a file (the nearest is \"dark\"), found \"drak\"\n")
        let language = try Self.run(["--language", "deu"], on: "[1]")
        #expect(language.status == 64)
        #expect(language.message.contains(#"(the nearest is "de"), found "deu""#))
    }

    @Test func compressesAsAsked() throws {
        for compression in RenderOptions.Compression.allCases {
            let expected = try WeekChart(Self.week()).png(RenderOptions(scale: 1, compression: compression))
            #expect(try Self.render(["--compress", compression.rawValue]) == expected)
        }
        #expect(try Self.render(["--threads", "2"]) == WeekChart(Self.week()).png(.scale(1)))
    }

    @Test func readsStandardInputAndWritesStandardOutput() throws {
        let json = try Data(contentsOf: URL(filePath: Tool.week))
        let expected = try WeekChart(Self.week()).png(.scale(3))
        #expect(try Tool.run("render", "-", "-o", "-", input: json).output == expected)

        let csv = "date,steps\n2016-09-12,7314\n2016-09-13,2583\n"
        let two = try WeekChart(StepWeek(csv: csv.utf8)).png(.scale(3))
        #expect(try Tool.run("render", "-", "--format", "csv", "-o", "-", input: csv.utf8).output == two)
        #expect(try Tool.run("render", "-", "-o", "-", input: csv.utf8).output == two)
        #expect(try Tool.run("render", "-", "--format", "json", "-o", "-", input: csv.utf8).status == 65)
    }

    @Test func saysWhereEverythingStands() throws {
        try Tool.withFolder { folder in
            let json = try Array(WeekChart(Self.week()).layoutJSON.utf8)
            let outcome = try Tool.run("render", Tool.week, "-o", "a.png", "--layout-json", "a.json", in: folder)
            #expect(outcome.status == 0)
            #expect(try folder.names == ["a.json", "a.png"])
            #expect(try folder.bytes("a.json") == json)
            #expect(try Tool.run("render", Tool.week, "-o", "b.png", "--layout-json", "-", in: folder).output == json)
        }
    }

    /// Inputs that are not weeks, and the whole message about each.
    @Test(arguments: [
        (
            "{\"days\": [{\"date\": \"2016-09-12\",\n  \"steps\": \"many\"}]}",
            "standard input:2:12: days[0].steps: expected a whole number >= 0, found \"many\""
        ),
        ("", "standard input:1:1: expected"),
        ("[1, 2", "standard input:1:6: "),
        (
            "{\"days\": [1], \"selected\": 1}",
            "standard input:1:27: selected: expected the index of a day, 0...0, found 1"
        ),
        (
            "[{\"date\": \"2016-09-12\", \"steps\": 1, \"label\": \"月\"}]",
            "standard input: days[0].label (2016-09-12): expected characters of the built-in lettering or a font, "
                + "found \"月\" (U+6708)"
        ),
    ])
    func refusesBadData(text: String, message: String) throws {
        try Tool.withFolder { folder in
            try folder.write("before".utf8, to: "old.png")
            for name in ["new.png", "old.png"] {
                let outcome = try Tool.run(
                    "render", "-", "--format", "json", "-o", name, in: folder, input: text.utf8)
                #expect(outcome.status == 65)
                #expect(outcome.message.hasPrefix("stepchart: ") && outcome.message.contains(message))
                #expect(outcome.message.count { $0 == "\n" } == 1)
            }
            #expect(try folder.names == ["old.png"])
            #expect(try folder.bytes("old.png") == Array("before".utf8))
        }
    }

    @Test(arguments: [
        [], ["--scale", "0"], ["--scale", "17"], ["--scale", "nan"], ["--scale", "three"], ["--size", "375"],
        ["--size", "0x200"], ["--size", "375x200x2"], ["--size", "infx200"], ["--size", "9000x9000", "--scale", "16"],
        ["--style", "poster"], ["--curve", "cubic"], ["--select", "7"], ["--select", "2016-09-20"],
        ["--select", "today"], ["--labels", "long"], ["--week-start", "mon"], ["--missing-glyph", "blank"],
        ["--language", "zh-TW"], ["--background", "reddish"], ["--background", "#12345"],
        ["--font-weight", "99"], ["--font-weight", "heavy"], ["--compress", "best"], ["--threads", "-1"],
        ["--format", "xml"], ["--lines"], ["more.json"],
        ["--layout-json", "out.png"],
    ])
    func refusesBadOptions(arguments: [String]) throws {
        try Tool.withFolder { folder in
            // Without any, it is the output that is missing.
            let output = arguments.isEmpty ? "" : "-o out.png"
            let words = arguments.map { "'\($0)'" }.joined(separator: " ")
            let outcome = try Tool.shell("\"$stepchart\" render \"$week\" \(output) \(words)", in: folder)
            #expect(outcome.status == 64, "\(arguments): \(outcome.message)")
            #expect(outcome.message.hasPrefix("stepchart: "))
            #expect(try folder.names == [])
        }
    }

    @Test func aPictureIsNoWeek() throws {
        let outcome = try Tool.run("render", "samples/week.png", "-o", "-")
        #expect(outcome.status == 65)
        #expect(outcome.message.contains("found a PNG; stepchart inspect samples/week.png tells what is in it"))
    }

    @Test func namesAMissingInput() throws {
        let outcome = try Tool.run("render", "no/such.json", "-o", "/dev/null")
        #expect(outcome.status == 66)
        #expect(outcome.message == "stepchart: no/such.json: No such file or directory\n")
        #expect(try Tool.run("render", "/", "-o", "/dev/null").status == 66)
        #expect(try Tool.run("render", Tool.week, "-o", "/dev/null", "--theme", "no/such.json").status == 66)
    }

    @Test func namesAFaultInATheme() throws {
        try Tool.withFolder { folder in
            try folder.write(#"{"lineWidht": 5}"#.utf8, to: "theme.json")
            let outcome = try Tool.run("render", Tool.week, "-o", "out.png", "--theme", "theme.json", in: folder)
            #expect(outcome.status == 65)
            #expect(outcome.message.hasPrefix("stepchart: theme.json:1:2: "))
            #expect(outcome.message.contains("\"lineWidth\""))
            #expect(try folder.names == ["theme.json"])
        }
    }

    private static func week() throws -> StepWeek {
        try StepWeek(json: Data(contentsOf: URL(filePath: Tool.week)))
    }

    /// The tool on a week of JSON at standard input.
    private static func run(_ arguments: [String], on json: String) throws -> Tool.Outcome {
        try Tool.launch(Tool.path, ["render", "-", "-o", "-"] + arguments, in: Tool.project, input: Array(json.utf8))
    }

    /// The sample at 1x with these options.
    private static func render(_ arguments: [String]) throws -> [UInt8] {
        let words = arguments.map { "'\($0)'" }.joined(separator: " ")
        let outcome = try Tool.shell("\"$stepchart\" render \"$week\" -o - --scale 1 \(words)", in: Tool.project)
        #expect(outcome.status == 0, "\(outcome.message)")
        return outcome.output
    }
}
