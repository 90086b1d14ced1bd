import Foundation
import StepJobs
import Testing

struct HelpTests {
    /// Options and the defaults that the help tells of them; what the README's table of the command lists.
    private static let own: [String: [(option: String, value: String?)]] = [
        "render": drawing + [
            picture, ("--at", "the finished chart"), ("--layout-json", "not written"),
        ] + states,
        "animate": [
            ("--fps", "60"), ("--duration", "1.2; 0.2 with --select-change"), ("--loop", "1"), ("--hold", "0"),
            ("--from", "0"), ("--to", "the end"), ("--reverse", nil), ("--only", "all"),
            ("--nodes", "with-line"), ("--select-change", "the chart draws itself"), ("--still/--no-still", "--still"),
            ("--force", nil),
            ("--quiet", nil),
        ],
        "widget": [
            picture, ("--output", nil), ("--family", "medium; on a watch smart-stack"), ("--today", "none"),
            ("--device", "390x844, or the first that has the family"),
            ("--devices", "only those"), ("--content-size", "L"), ("--page", "today"), ("--scheme", "light"),
            ("--dark-theme", "dark"), ("--corner-radius", "0"), ("--unit", "as the input says, else km"),
            ("--scale", "the phone's; 3 with --all; 1 of an SVG"), ("--all", nil), ("--timeline", "one picture"),
            ("--threads", "0"), ("--quiet", nil),
        ],
        "compare": limits + [
            ("--diff", "not drawn"), ("--diff-style", "side-by-side"), ("--layout-json", "they do not"),
            ("--json", "text"),
        ],
        "import": [
            ("--output", "-"), ("--format", "json"), ("--list", "the days"), ("--week", "all days"),
            ("--from", "all days"), ("--to", "all days"), ("--last", "all days"), ("--week-start", "monday"),
        ] + reading,
        "inspect": [("--json", "text")],
        "approve": [("--only", "all")],
        "message": [
            picture, ("--output", nil), ("--size", "300x300"), ("--unit", "as the input says, else km"),
            ("--today", "as the input says; else no day is called so"),
            ("--caption", "the language's sentence"), ("--subcaption", "none"), ("--trailing-caption", "none"),
            ("--trailing-subcaption", "none"), ("--image-title", "none"), ("--image-subtitle", "none"),
            ("--summary", "the caption"), ("--accessibility-label", "the chart in words"), ("--url", "nowhere"),
            ("--preview", "not drawn"), ("--html", "not written"), ("--open-graph", "not written"),
            ("--background", "the theme's"), ("--dark-theme", "dark"), ("--scheme", "light; both with --html"),
        ],
        "card": [
            picture, ("--output", nil), ("--preset", "og"), ("--size", "the preset's"),
            ("--layout", "as the shape asks for"),
            ("--headline", "total"), ("--footer", "none"), ("--avatar", "none"),
            ("--unit", "as the input says, else km"), ("--scale", "1"), ("--background", "the theme's"),
            ("--layout-json", "not written"), ("--threads", "0"),
        ],
        "batch": [
            ("--defaults", "the defaults of each command"), ("--out", "where each job says, else nowhere"),
            ("--name", "{id}-{hash}.png"), ("--inline", "they do not"), ("--skip-existing", "all are drawn"),
            ("--shard", "all"), ("--threads", "0"), ("--on-error", "go-on"), ("--fail-on-error", "end with 0"),
            ("--serve", "answers come in order"),
        ],
        "verify": [
            ("--actual", "draw the cases of golden.json"), ("--only", "all"), ("--record", "never"),
            ("--allow-record-in-ci", "refused"), ("--prune", "they are kept, and reported"),
            ("--lock", "compare with pictures"), ("--failures", "not written"), ("--threads", "0"),
            ("--verbose", "only for the others"), ("--quiet", "a line for each case that is not the same"),
            ("--report-json", "not written"), ("--report-junit", "not written"), ("--report-markdown", "not written"),
            ("--report-html", "not written"),
        ],
    ]

    /// Options that a command has in common with another, whose table lists them.
    private static let shared: [String: [(option: String, value: String?)]] = [
        "render": data, "animate": drawing + states + data, "widget": looks + aids + states + data,
        "message": looks + aids + fit + states + data + [("--scale", "3; 1 of an SVG")],
        "card": looks + aids + states + data,
        "verify": limits,
    ]

    private static let picture: (option: String, value: String?) = (
        "--picture", "as the picture's name ends, else png"
    )

    private static let drawing: [(option: String, value: String?)] =
        looks + aids + fit + [
            ("--output", nil), ("--scale", "3; 1 of an SVG"), ("--size", "375x200"), ("--style", "chart"),
            ("--background", "the theme's; transparent with --style widget"),
            ("--average-line/--no-average-line", "only with --style widget"),
            ("--guides/--no-guides", "except with --style message"), ("--threads", "0"),
        ]

    private static let looks: [(option: String, value: String?)] = [
        ("--format", "as its name ends, else as its text begins; or an export"), ("--curve", "monotone"),
        ("--select", "as the input says, else last"), ("--labels", "auto; none in messages"), ("--language", "en"),
        ("--week-start", "not known"), ("--missing-glyph", "error"), ("--theme", "light"),
        ("--font-weight", "the theme's; light"), ("--compress", "default"),
    ]

    private static let aids: [(option: String, value: String?)] = [
        ("--values", "none; all in cards"), ("--baseline", "min of a line, zero of bars"), ("--y-axis", "none"),
        ("--goal", "none"),
        ("--previous", "as the input says, else none"), ("--mark", "line"), ("--by", "day"), ("--aggregate", "average"),
        ("--title", "none"), ("--subtitle", "none"), ("--grouping", "as 16105"),
    ]

    private static let fit: [(option: String, value: String?)] = [("--fit", "as in 400x210")]

    private static let data: [(option: String, value: String?)] =
        reading + [("--week", "all days; of an export the last seven"), ("--last", "as above")]

    private static let reading: [(option: String, value: String?)] = [
        ("--missing", "gap"), ("--repeated", "error"), ("--date-order", "as the other dates of the input show"),
        ("--strict", "as people write them"), ("--kind", "as its files begin"),
        ("--time-zone", "as the export tells"), ("--merge", "ranked"), ("--source-priority", "by its kind"),
        ("--no-manual", "it counts"), ("--max-size", "16G"),
    ]

    private static let states: [(option: String, value: String?)] = [
        ("--placeholder", nil), ("--snapshot", nil), ("--cache", "nothing is kept"), ("--if-changed", nil),
        ("--stand-in", "protected"),
    ]

    private static let limits: [(option: String, value: String?)] = [
        ("--max-channel-delta", "no such limit"), ("--max-different-pixels", "0, unless another limit decides"),
        ("--threshold", "any change counts"), ("--metric", "channel"), ("--max-density", "no such limit"),
        ("--ignore-antialiasing", "they count"), ("--ignore", "everything is compared"),
        ("--mask", "everything is compared"),
    ]

    @Test(arguments: own.keys.sorted())
    func tellsEveryOptionWithItsDefault(command: String) throws {
        let outcome = try Tool.run(command, "--help")
        #expect(outcome.status == 0)
        #expect(outcome.message == "")
        #expect(outcome.text.contains("EXAMPLE"))
        let entries = Self.entries(of: outcome.text)
        let expected = try #require(Self.own[command]) + Self.shared[command, default: []]
        #expect(entries.keys.sorted() == expected.map(\.option).sorted())
        for (option, value) in expected {
            guard let value else { continue }
            let entry = entries[option] ?? ""
            #expect(entry.contains("default: \(value))"), "\(option): \(entry)")
        }
    }

    /// A command's section of the README names what its help names, and nothing else.
    @Test(arguments: own.keys.sorted())
    func agreesWithTheReadme(command: String) throws {
        let readme = try String(contentsOf: Tool.project.appending(path: "README.md"), encoding: .utf8)
        let sections = readme.split(separator: "\n### ").filter { $0.hasPrefix("stepchart \(command) ") }
        let section = try #require(sections.first)
        let rows = section.split(separator: "\n").compactMap {
            $0.firstMatch(of: /^\| `(?:-o, )?(--[^ `]+)/)?.output.1
        }
        let options = try #require(Self.own[command]).map(\.option)
        #expect(rows.map(String.init).sorted() == options.sorted())
    }

    @Test func tellsVersionAndCommands() throws {
        let version = try Tool.run("--version")
        #expect(version.status == 0)
        #expect(version.text.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
        let help = try Tool.run("--help")
        #expect(help.status == 0)
        for word in ["render", "animate", "widget", "message", "compare", "verify", "inspect", "EXAMPLE"] {
            #expect(help.text.contains(word))
        }
    }

    /// One line each: where, what was expected and what was found.
    @Test(arguments: [
        (
            ["rendr", "week.json"],
            #"expected a command, one of render, animate, widget, message, card, batch, import, compare, verify, approve, inspect (the nearest is "#
                + #""render"), found "rendr""#
        ),
        (
            ["graph"],
            #"expected a command, one of render, animate, widget, message, card, batch, import, compare, verify, approve, inspect, found "graph""#
        ),
        (["render", "week.json"], "--output: expected a place for the result, found none"),
        (["render", "-o", "x.png"], "<input>: expected a week, found none"),
        (["render", "w.json", "-o", "x.png", "--at", "-1"], "--at: expected seconds >= 0, as in 0.6, found -1"),
        (
            ["render", "w.json", "-o", "x.png", "--select", "-1"],
            #"--select: expected last, none, a day's number from 0, or its date as in 2016-09-12, found "-1""#
        ),
        (["render", "w.json", "-o", "x.png", "--threads", "-2"], "--threads: expected a whole number >= 0, found -2"),
        (
            ["render", "w.json", "-o", "x.png", "--size", "1200"],
            #"--size: expected a width and a height above 0 in points, as in 375x200, found "1200""#
        ),
        (
            ["render", "w.json", "-o", "x.png", "--scale", "1,5"],
            #"--scale: expected a number such as 1.5, found "1,5""#
        ),
        (["render", "w.json", "-o", "x.png", "--zoom", "2"], "Unknown option '--zoom'"),
        (["render", "w.json", "-o", "x.png", "--sclae", "2"], "Unknown option '--sclae'. Did you mean '--scale'?"),
        (["compare", "a.png"], "Missing expected argument '<actual>'"),
    ])
    func refusesInOneLine(words: [String], line: String) throws {
        let outcome = try Tool.launch(Tool.path, words, in: Tool.project)
        #expect(outcome.status == 64)
        #expect(outcome.message == "stepchart: \(line)\n")
    }

    /// The options of a command are those of its jobs, but for what only a terminal has.
    @Test(arguments: Job.Command.allCases)
    func jobsHaveTheOptionsOfTheirCommand(command: Job.Command) throws {
        let help = try Tool.run(command.rawValue, "--help").text
        let options = Self.entries(of: help).keys.map { $0.split(separator: "/")[0].dropFirst(2) }.map(String.init)
        let ofJobs = JobOption.names(of: command).filter { !["id", "input"].contains($0) }
        #expect(Set(options).subtracting(["quiet"]) == Set(ofJobs))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func writesCompletions(shell: String) throws {
        let outcome = try Tool.run("--generate-completion-script", shell)
        #expect(outcome.status == 0)
        for word in ["render", "layout-json", "catmull-rom", "semibold", "light dark", "zh-Hans"] {
            #expect(outcome.text.contains(word), "\(word)")
        }
    }

    /// The text of each option in a help page, lines joined, without those that every command has.
    private static func entries(of help: String) -> [String: String] {
        var entries: [String: String] = [:]
        var option: String?
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.firstMatch(of: /^  (?:-[a-z], )?(--[^ ]+)(.*)/) {
                option = String(match.output.1)
                entries[option ?? ""] = String(match.output.2)
            } else if let open = option, line.hasPrefix("      ") {
                entries[open]?.append(" " + line.trimmingCharacters(in: .whitespaces))
            } else {
                option = nil
            }
        }
        entries["--help"] = nil
        entries["--version"] = nil
        return entries
    }
}
