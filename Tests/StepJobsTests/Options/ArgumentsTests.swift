import StepSupport
import Testing

@testable import StepJobs

struct ArgumentsTests {
    private static func render(_ words: String...) throws -> Job { try Arguments.read(words, of: .render).job }

    @Test func readsValuesInEveryForm() throws {
        let job = try Self.render(
            "week.json", "-o", "out.png", "--scale", "2", "--title=A = B", "--no-guides", "--y-axis")
        #expect(job.source.path == "week.json")
        #expect(job.outputs.path == "out.png")
        #expect(job.outputs.scale == 2)
        #expect(job.chart.annotations.title == .text("A = B"))
        #expect(job.chart.guides == false)
        #expect(job.chart.annotations.yAxis)
        #expect(try Self.render("-o=a.png").outputs.path == "a.png")
    }

    @Test func theLastOfARepeatedOptionCountsAndListsGrow() throws {
        let job = try Self.render("--scale", "2", "--scale", "1.5", "--font", "a.ttf", "--font=b.ttf")
        #expect(job.outputs.scale == 1.5)
        #expect(job.looks.fonts == ["a.ttf", "b.ttf"])
        #expect(try Self.render("--guides", "--no-guides").chart.guides == false)
    }

    @Test func aDashAloneANumberAndWhatFollowsTwoDashesAreNoOptions() throws {
        #expect(try Self.render("-").source.path == "-")
        #expect(try Self.render("-o", "-").outputs.path == "-")
        #expect(try Self.render("--at", "-1").moment == -1)
        #expect(try Self.render("--time-zone", "-05:00").source.importing.timeZone == "-05:00")
        #expect(try Self.render("--title", "x", "--", "--week").source.path == "--week")
        #expect(try Self.render("--title=--x").chart.annotations.title == .text("--x"))
    }

    @Test func operandsHaveTheirPlaces() throws {
        let compared = try Arguments.read(["a.png", "--json", "b.png"], of: .compare)
        #expect(compared.comparison.expected == "a.png" && compared.comparison.actual == "b.png" && compared.json)
        #expect(try Arguments.read(["a", "b", "c"], of: .import).days.sources == ["a", "b", "c"])
        let approved = try Arguments.read(["failed"], of: .approve).verification
        #expect(approved.failures == "failed" && approved.folder == "golden")
    }

    @Test(
        arguments: [
            (CommandName.render, ["--sclae", "2"], "--sclae: render has no such option (the nearest is --scale)"),
            (.render, ["--zoom", "2"], "--zoom: render has no such option (the nearest is --scale)"),
            (.render, ["--lang", "de"], "--lang: render has no such option (the nearest is --language)"),
            (.render, ["--width=5"], "--width: render has no such option (the nearest is --size)"),
            (.render, ["--dark"], "--dark: render has no such option (the nearest is --theme dark)"),
            (.render, ["--out", "x"], "--out: render has no such option (the nearest is --output)"),
            (.render, ["--color", "red"], "--color: render has no such option (the nearest is --theme)"),
            (.render, ["--output-file=x"], "--output-file: render has no such option (the nearest is --output)"),
            (.render, ["--layot-json"], "--layot-json: render has no such option (the nearest is --layout-json)"),
            (.render, ["--prune"], "--prune: render has no such option, verify has"),
            (.import, ["--start", "x"], "--start: import has no such option (the nearest is --from)"),
            (.batch, ["--tz", "x"], "--tz: batch has no such option (the nearest is --time-zone)"),
            (.render, ["--qqqq"], "--qqqq: render has no such option"),
            (
                .render, ["--fps", "3"],
                "--fps: render has no such option, animate has; stepchart help render lists them"
            ),
            (.render, ["-x"], "-x: render has no such option"),
            (
                .render, ["--curve", "liner"],
                #"--curve: expected monotone, linear or catmull-rom (the nearest is "linear")"#
            ),
            (.render, ["--curve", "zzz"], #"--curve: expected monotone, linear or catmull-rom, found "zzz""#),
            (.render, ["--scale"], "--scale: expected a number such as 1.5, found none"),
            (.render, ["--cache="], "--cache: expected a text, found none"),
            (
                .render, ["--title", "--subtitle"],
                #"--title: expected auto, or a text of one line, found "--subtitle", an option"#
            ),
            (.render, ["--y-axis=yes"], #"--y-axis: expected no value, found "yes""#),
            (
                .render, ["a", "b.png"],
                #"expected one input, found another, "b.png"; -o b.png says where the picture goes"#
            ),
            (.compare, ["a", "b", "c"], #"expected two pictures, found another, "c"; --diff c draws the difference"#),
            (.compare, ["a"], "<actual>: expected the PNG file to compare, found none"),
            (.import, [], "<source>: expected what holds the data"),
            (.verify, ["a", "b"], #"expected one folder, found another, "b"; --actual b compares with it"#),
        ] as [(CommandName, [String], String)])
    func refusesInOneLineThatSaysWhatToDo(command: CommandName, words: [String], line: String) {
        let failure = #expect(throws: Failure.self) { try Arguments.read(words, of: command) }
        #expect(failure?.line.hasPrefix(line) == true, "\(failure?.line ?? "")")
        #expect(failure?.status == .usage)
    }

    /// The looks of all lines, and columns of a table that say them, by names; which options they are their command decides.
    @Test func aBatchTakesTheOptionsOfItsJobs() throws {
        let words = ["t.csv", "--goal", "10k", "--no-still", "--goal-column=Ziel", "--id-column", "who", "-o", "cards"]
        let batch = try Arguments.read(words, of: .batch).batch
        #expect(batch.looks.map(\.name) == ["goal", "still"] && batch.looks.map(\.word) == ["10k", "false"])
        #expect(batch.columns.map(\.name) == ["goal"] && batch.columns.map(\.word) == ["Ziel"])
        #expect(batch.out == "cards" && batch.idColumn == "who")
        #expect(throws: Failure.self) { try Arguments.read(["t.csv", "--input", "x"], of: .batch) }
    }

    @Test func anUnknownCommandIsToldTheNearest() {
        #expect(Suggestion.unknownCommand("rendr").line.contains(#"(the nearest is "render"), found "rendr""#))
        #expect(
            Suggestion.unknownCommand("week.json").line.hasSuffix("; stepchart render week.json -o chart.png draws it"))
    }

    /// Whatever the words are, they are read or refused; what was read can be asked of every option.
    @Test(arguments: CommandName.allCases)
    func anyWordsAreReadOrRefused(command: CommandName) throws {
        let values = [
            "", "-", "--", "=", "1", "-1", "1e999", "x", "--x=", "-o", "-o=", "--no-", "é", "0x0", "{", "a/b", "%04d",
        ]
        let names = Option.all.of(command).map { "--\($0.name)" }
        var state: UInt64 = 1
        func pick(_ words: [String]) -> String {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return words[Int(state >> 33) % words.count]
        }
        var read = 0
        for _ in 0..<2000 {
            var words: [String] = []
            for _ in 0..<4 {
                let (name, value) = (pick(names), pick(values))
                words += [[name, value], ["\(name)=\(value)"], [value], [name]][words.count % 4]
            }
            guard let invocation = try? Arguments.read(words, of: command) else { continue }
            read += 1
            for option in Option.all.of(command) { _ = option.given(invocation) }
        }
        #expect(read > 0 || [.compare, .review, .approve, .import, .inspect].contains(command))
    }
}
