import Testing

@testable import StepJobs

/// The tables of words of other programs agree with the table of options.
struct ForeignWordsTests {
    private static let names = Set(Option.all.filter { $0.availability != .json }.map(\.name))

    private static func options(in text: String) -> [String] {
        text.split { " ;,():=".contains($0) }.filter { $0.hasPrefix("--") && $0.count > 2 }
            .map { $0.dropFirst(2).split(separator: "=")[0] }.map(String.init)
    }

    private static func exists(_ name: String) -> Bool {
        names.contains(name) || name.hasPrefix("no-") && names.contains(String(name.dropFirst(3)))
    }

    @Test func rowsOfOptionsNameOptionsThatOneCommandHas() {
        for row in ForeignWords.options {
            let own = Self.options(in: row.own)
            let isPossible = CommandName.allCases.contains { command in
                let names = Set(Option.typed(command).map(\.name))
                return own.allSatisfy { names.contains($0) || names.contains(String($0.dropFirst(3))) }
            }
            #expect(isPossible && !own.isEmpty, "\(row)")
        }
    }

    @Test func adviceNamesOptionsThatThereAre() {
        let texts = ForeignWords.advice + ForeignWords.commandAdvice
        for text in texts.map(\.text) + ForeignWords.values.map(\.own) {
            for name in Self.options(in: text) where name != "$" { #expect(Self.exists(name), "\(text)") }
        }
    }

    /// A name that is an option of a command never reaches the tables there, so that a row for it would lie dead.
    @Test func noRowIsForAnOptionThatAllItsCommandsHave() {
        for row in ForeignWords.options {
            for entry in row.names.split(separator: " ") where entry.utf8.count > 1 {
                let name = entry.split(separator: "=")[0].foldedName
                let commands = CommandName.allCases.filter { command in
                    let names = Option.typed(command).map(\.name)
                    let hasOwn = Self.options(in: row.own).allSatisfy {
                        names.contains($0) || names.contains(String($0.dropFirst(3)))
                    }
                    return hasOwn && !names.contains { $0.foldedName == name }
                }
                #expect(!commands.isEmpty, "\(entry) for \(row.own)")
            }
        }
    }

    @Test func wordsForCommandsMeanCommands() {
        let own = Set(CommandName.allCases.map(\.rawValue) + ["help", "--version", "--generate-completion-script"])
        for row in ForeignWords.commands {
            #expect(own.contains(String(row.own.split(separator: " ")[0])), "\(row)")
            for name in row.names.split(separator: " ") {
                #expect(CommandName(rawValue: String(name)) == nil, "\(name) is a command")
            }
        }
    }

    @Test func synonymsOfValuesMeanTheirValues() throws {
        for row in ValueSynonyms.words {
            for name in row.options.split(separator: " ").map(String.init) {
                let options = Option.all.filter { $0.name == name && $0.availability != .json }
                #expect(!options.isEmpty, "\(name)")
                for option in options {
                    var trial = Invocation(.render)
                    // Of several options of one name not all have the value.
                    guard option.set(&trial, row.own) else { continue }
                    for word in row.others.split(separator: " ").map(String.init) {
                        var (own, other) = (Invocation(.render), Invocation(.render))
                        #expect(own.fault(setting: option, to: row.own) == nil)
                        #expect(other.fault(setting: option, to: word) == nil, "--\(name) \(word)")
                        #expect(option.words(own) == option.words(other), "--\(name) \(word)")
                    }
                }
            }
        }
    }

    /// Each line means the same as the one beside it, and says so.
    @Test(arguments: [
        (CommandName.render, "--bar", "--mark bars"), (.render, "--type bar", "--mark bars"),
        (.render, "--calendar", "--mark calendar"), (.render, "--dark", "--theme dark"),
        (.render, "--mode dark", "--theme dark"), (.render, "-t Hello", "--title Hello"),
        (.render, "--hline 8000", "--goal 8000"), (.render, "--mean", "--average-line"),
        (.render, "--no-grid", "--no-guides"), (.render, "--since=2026-11-01", "--from 2026-11-01"),
        (.render, "--range 2026-11-01:2026-11-15", "--from 2026-11-01 --to 2026-11-15"),
        (.render, "--range 2026-11-01..2026-11-15", "--from 2026-11-01 --to 2026-11-15"),
        (.render, "--quarter 2026-Q4", "--from 2026-10-01 --to 2026-12-31"),
        (.render, "--day 2026-11-09", "--from 2026-11-09 --to 2026-11-09"),
        (.render, "--yAxis", "--y-axis"), (.render, "--y_axis", "--y-axis"), (.render, "-scale 2", "--scale 2"),
        (.render, "--Scale=2", "--scale 2"), (.render, "--width 800 --height 400", "--size 800x400px"),
        (.render, "--height=400 --width=800", "--size 800x400px"), (.render, "-w 800 -h 400", "--size 800x400px"),
        (.render, "--figsize 8,4", "--size 576x288"), (.render, "--input week.json", "week.json"),
        (.render, "-i week.json", "week.json"), (.render, "-ochart.png", "-o chart.png"),
        (.render, "week.json chart.png", "week.json -o chart.png"), (.render, "-f svg", "--picture svg"),
        (.render, "-q", "--quiet"), (.render, "--lang german", "--language de"),
        (.animate, "-r 30", "--fps 30"), (.animate, "--loops 3", "--loop 3"), (.animate, "--gif", "--frames gif"),
        (.animate, "week.json week.gif", "week.json -o week.gif"), (.card, "--story", "--preset story"),
        (.card, "--aspect 9:16", "--preset story"), (.card, "--miles", "--unit mi"),
        (.card, "--author Anna", "--footer Anna"), (.widget, "--widget small", "--family small"),
        (.facts, "--format json", "--json"), (.batch, "-j 4 --output-dir out", "--threads 4 --out out"),
        (.batch, "--lang de", "--language de"), (.verify, "--junit r.xml", "--report-junit r.xml"),
        (.verify, "--bail", "--fail-fast"), (.verify, "--max-failures 1", "--fail-fast"),
        (.verify, "-x", "--fail-fast"), (.batch, "--fail-fast", "--on-error fail"),
        (.verify, "--skip a", "--exclude a"),
        (.compare, "a.png b.png --clip 0,0,1,1", "a.png b.png --region 0,0,1,1"),
        (.compare, "a.png b.png --max-diff-pixels 20", "a.png b.png --max-different-pixels 20"),
        (.compare, "a.png b.png --failureThreshold 7", "a.png b.png --max-different-pixels 7"),
        (.verify, "--maxDiffPixelRatio 0.015", "--max-different-pixels 1.5%"),
        (.verify, "--misMatchThreshold 0.1", "--max-different-pixels 0.1%"),
        (.compare, "--expected a.png --actual b.png", "a.png b.png"),
        (.compare, "--actual b.png --expected a.png", "a.png b.png"),
        (.compare, "a.png b.png -fuzz 5%", "a.png b.png --threshold 0.05"),
    ])
    func areTaken(command: CommandName, typed: String, own: String) throws {
        let needed = command == .facts ? ["days.csv"] : []
        let found = try Arguments.read(typed.split(separator: " ").map(String.init) + needed, of: command)
        let expected = try Arguments.read(own.split(separator: " ").map(String.init) + needed, of: command)
        for option in Option.typed(command) {
            #expect(option.words(found) == option.words(expected), "\(option.name)")
        }
        #expect(found.batch.commonOptions.map(\.word) == expected.batch.commonOptions.map(\.word))
        #expect(!found.notes.isEmpty)
        #expect(expected.notes.isEmpty)
    }

    /// Each line is an error that says what to type.
    @Test(arguments: [
        (CommandName.render, "--width 800", "--size 800x400px"), (.render, "--style bars", "--mark bars"),
        (.render, "--ylim 0,20000", "--baseline 0"), (.render, "--last month", "--month last"),
        (.render, "week.json 2025", "--year 2025"), (.render, "week.json 2026-W46", "--week 2026-W46"),
        (.render, "--cmap viridis", "--palette here: expected night"), (.render, "--sclae 2", "--scale"),
        (.render, "--x-font-weight bold", "--font-weight"), (.render, "--fps 30", "animate has it"),
        (.render, "-x", "no such option"), (.render, "--title My week week.json", #"--title "My week""#),
        (.render, "week.json --title My week", #"--title "My week""#), (.card, "--size square", "--preset square"),
        (.card, "week.json month.json", "--previous"), (.card, "week.json month.json -o x.png", "one input makes"),
        (.widget, "small week.json", "--family small"), (.batch, "card users.csv", "--command card"),
        (.facts, "days.csv -o facts.txt", "> FILE"), (.compare, "a.png b.png d.png", "--diff d.png"),
        (.import, "x.zip --to csv", "--format csv"), (.render, "--layot-json", "--layout-json"),
        (.batch, "t.csv --date-column-column x", "--date-column"), (.batch, "--output x.png", "--out FOLDER"),
        (.widget, "--timeline x", "it is gone"),
        (.compare, "a.png b.png --allow-size-mismatch", "--max-size-difference 10"),
        (.compare, "a.png b.png --failure-threshold 0.01", "a percentage"),
        (.compare, "a.png b.png --tol 2", "--max-different-pixels 1%"),
    ])
    func leadToWhatToType(command: CommandName, typed: String, advice: String) {
        do {
            _ = try Arguments.read(typed.split(separator: " ").map(String.init), of: command)
            Issue.record("\(typed) is taken")
        } catch {
            #expect("\(error.line)".contains(advice), "\(error.line)")
            #expect(error.status == .usage)
        }
    }

    @Test(arguments: [
        ("scale", "2x", "2"), ("scale", "@2x", "2"), ("scale", "200%", "2"), ("scale", "1,5", "1.5"),
        ("duration", "3s", "3"), ("duration", "1.5 sec", "1.5"), ("duration", "500ms", "0.5"),
        ("fps", "29,97", "2997/100"), ("last", "30d", "30"), ("last", "2 weeks", "14"), ("last", "12 days", "12"),
        ("size", "800,400", "800x400"), ("size", "800 400", "800x400"), ("size", "800×400", "800x400"),
        ("size", "1125X600PX", "1125x600px"), ("size", "8x4in", "576x288"), ("size", "a5", "420x595"),
        ("background", "eeeeff", "#EEEEFF"), ("background", "none", "#00000000"),
        ("background", "rgb(240, 240, 255)", "#F0F0FF"), ("background", "rgb(0 0 0 / 50%)", "#00000080"),
        ("background", "hsl(120, 100%, 25%)", "#008000"), ("background", "hsla(240deg 100% 50% / .5)", "#0000FF80"),
        ("loop", "0", "forever"), ("loop", "infinite", "forever"), ("by", "months", "month"), ("by", "W", "week"),
        ("aggregate", "mean", "average"), ("unit", "Miles", "mi"), ("week-start", "sun", "sunday"),
        ("curve", "catmullrom", "catmull-rom"), ("select", "highest", "highest"), ("select", "Mon", "monday"),
        ("select", "wednesday", "wednesday"), ("language", "Deutsch", "de"), ("preset", "instagram-story", "story"),
    ])
    func valuesAreReadAsPeopleWriteThem(name: String, word: String, own: String) throws {
        let option = try #require(Option.all.first { $0.name == name && $0.availability != .json })
        var invocation = Invocation(.animate)
        let fault = invocation.fault(setting: option, to: word)
        #expect(fault == nil)
        #expect(option.words(invocation) == [own])
    }

    @Test(arguments: [
        ("scale", "2y"), ("scale", "x"), ("scale", "1,5,5"), ("last", "12 hours"), ("last", "0 months"),
        ("last", "200000 years"), ("duration", "3 h"),
        ("size", "800"), ("size", "800x400x2"), ("size", "0x400px"), ("size", "8x4ft"), ("background", "rgb(1, 2)"),
        ("background", "rgb(a, b, c)"), ("background", "12345"), ("background", "hsl(1, 2, 3, 4, 5)"),
        ("curve", "li"), ("week-start", "s"), ("select", "-2"), ("loop", "-1"), ("fps", "1e2"),
        ("scale", "nan"),
    ])
    func otherWordsAreRefused(name: String, word: String) throws {
        let option = try #require(Option.all.first { $0.name == name && $0.availability != .json })
        var invocation = Invocation(.animate)
        #expect(invocation.fault(setting: option, to: word) != nil, "\(option.words(invocation))")
    }

    /// A size in pixels is that many at any scale.
    @Test(arguments: [nil, 1, 1.5, 2, 3, 7.0])
    func sizesInPixelsAreDividedByTheScale(scale: Double?) throws {
        var job = Job(.render)
        job.canvas = CanvasSize(word: "1201x631px")
        job.outputs.scale = scale
        let size = try #require(job.size)
        #expect(abs(size.width * (scale ?? 3) - 1201) < 1e-9)
        #expect(abs(size.height * (scale ?? 3) - 631) < 1e-9)
    }
}
