import Foundation
import StepJobs
import Testing

struct HelpTests {
    private static let commands = [
        "render", "animate", "widget", "message", "card", "batch", "import", "facts", "compare", "verify", "review",
        "approve",
        "inspect",
    ]

    /// What the texts are is in docs/commands.md, which Tests/docs.py compares with the help.
    @Test(arguments: commands)
    func tellsWhatHoldsWithoutAnOption(command: String) throws {
        let outcome = try Tool.run(command, "--help")
        #expect(outcome.status == 0)
        #expect(outcome.message == "")
        #expect(outcome.text.contains("EXAMPLES:\n  stepchart "))
        let entries = Self.entries(of: outcome.text)
        #expect(!entries.isEmpty)
        for (option, entry) in entries {
            #expect(entry.contains("."), "\(option) has no sentence")
            let isRequired = option == "--output" && outcome.text.contains(/USAGE:.* -o </)
            guard entry.hasPrefix(" <"), !isRequired else { continue }
            #expect(entry.contains("default: "), "\(option): \(entry)")
        }
        #expect(try Tool.run("help", command).text == outcome.text)
    }

    @Test func limitsAreThoseOfTheirPage() throws {
        let text = try Tool.run("--help").text
        let rows = try #require(text.components(separatedBy: "LIMITS:\n").last?.components(separatedBy: "\n\n").first)
        let page = try String(contentsOf: Tool.project.appending(path: "docs/files.md"), encoding: .utf8)
        let lines = page.components(separatedBy: "\n").filter { $0.contains(/^\| .*[0-9]/) }
        let expected = rows.split(separator: "\n").map { row in
            let cells = row.split(separator: /\s\s+/)
            return "| \(cells[0]) | \(cells[1]) |"
        }
        #expect(expected.count > 10)
        #expect(lines == expected)
    }

    /// The short page has a few words for each option, at most two lines.
    @Test(arguments: commands)
    func tellsInShort(command: String) throws {
        let (short, full) = (try Tool.run(command, "-h"), try Tool.run(command, "--help"))
        #expect(short.status == 0)
        #expect(!short.text.contains("EXAMPLES") && short.text.utf8.count < full.text.utf8.count * 2 / 3)
        let entries = Self.entries(of: short.text)
        #expect(Set(entries.keys) == Set(Self.entries(of: full.text).keys))
        for (option, entry) in entries {
            let words = entry.replacing(/^ <[^>]*>/, with: "").trimmingCharacters(in: .whitespaces)
            #expect(!words.isEmpty && words.count <= 108 && !words.contains("default: "), "\(option): \(words)")
        }
    }

    /// A terminal has 80 columns at least. Examples are whole lines, to be copied.
    @Test(arguments: commands + ["--help"])
    func fitsOnATerminal(command: String) throws {
        for page in [try Tool.run(command, "--help"), try Tool.run(command, "-h")] {
            for line in page.text.split(separator: "\n") where !line.hasPrefix("  stepchart ") {
                #expect(line.count <= 80, "\(line)")
            }
        }
    }

    @Test func aCommandThatIsNoneEndsWithTheNearest() throws {
        let outcome = try Tool.run("help", "rendr")
        #expect(outcome.status == 64)
        #expect(outcome.text == "" && outcome.message.contains(#"(the nearest is "render"), found "rendr""#))
    }

    /// For programs that make pages of it.
    @Test func writesAllOfItAsJSON() throws {
        struct Reference: Decodable {
            struct Command: Decodable { var name, summary, usage: String, examples: [String], options: [Entry] }
            struct Entry: Decodable { var name, usage, help, group: String, choices: [String] }
            var version: String
            var commands: [Command]
        }
        let outcome = try Tool.run("--generate", "reference")
        let reference = try JSONDecoder().decode(Reference.self, from: Data(outcome.output))
        #expect(reference.commands.map(\.name) == Self.commands)
        for command in reference.commands {
            let page = try Tool.run(command.name, "--help").text
            for option in command.options { #expect(page.contains("\n  \(option.usage)")) }
            for line in command.examples { #expect(page.contains("\n  \(line)\n")) }
        }
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

    private static let expectedCommand =
        "expected a command, one of render, animate, widget, message, card, batch, import, facts, compare, verify, review, approve, inspect"

    /// One line each: where, what was expected and what was found.
    @Test(arguments: [
        (["rendr", "week.json"], #"\#(expectedCommand) (the nearest is "render"), found "rendr""#),
        (["graph"], #"\#(expectedCommand), found "graph""#),
        (
            ["week.json"],
            #"\#(expectedCommand), found "week.json"; stepchart render week.json -o chart.png draws it"#
        ),
        (["help", "inspekt"], #"\#(expectedCommand) (the nearest is "inspect"), found "inspekt""#),
        (["--generate", "tcsh"], #"--generate: expected bash, zsh, fish, reference or job-schema, found "tcsh""#),
        (["render", "week.json"], "--output: expected a place for the result, found none"),
        (["render", "-o", "x.png"], "<input>: expected a week, or - for standard input, found none"),
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
        (["render", "w.json", "-o", "x.png", "--fit=no"], #"--fit: expected no value, found "no""#),
        (
            ["render", "w.json", "--mark", "barz"],
            #"--mark: expected line, bars or calendar (the nearest is "bars"), found "barz""#
        ),
        // Values that are missing.
        (["render", "w.json", "--mark"], "--mark: expected line, bars or calendar, found none"),
        (["render", "w.json", "--mark="], "--mark: expected line, bars or calendar, found none"),
        (
            ["render", "w.json", "--mark", "--fit"],
            #"--mark: expected line, bars or calendar, found "--fit", an option; --mark=--fit makes it the value"#
        ),
        (["compare", "a.png"], "<actual>: expected the PNG file to compare, found none"),
        (["inspect"], "<file>: expected a PNG file, animated or not, found none"),
        (["import"], "<source>: expected what holds the data: files, folders or zips, found none"),
        // Words too many, and what they were probably meant for.
        (
            ["render", "w.json", "x.png"],
            #"expected one input, found another, "x.png"; -o x.png says where the picture goes"#
        ),
        (["message", "w.json", "x"], #"expected one input, found another, "x"; -o x says where the files go"#),
        (
            ["compare", "a.png", "b.png", "c.png"],
            #"expected two pictures, found another, "c.png"; --diff c.png draws the difference"#
        ),
        (
            ["compare", "golden", "samples"],
            "<expected>: expected a PNG file, found a folder; stepchart verify golden --actual samples compares folders"
        ),
        (["verify", "golden", "new"], #"expected one folder, found another, "new"; --actual new compares with it"#),
        (["batch", "a", "b"], #"expected one file of jobs, found another, "b"; --out b says where pictures go"#),
    ])
    func refusesInOneLine(words: [String], line: String) throws {
        let outcome = try Tool.launch(Tool.path, words, in: Tool.project)
        #expect(outcome.status == 64)
        #expect(outcome.message == "stepchart: \(line)\n")
    }

    /// A name that is misspelled, shortened, or what other tools call it.
    @Test(arguments: [
        ("render", "--sclae", "scale"), ("render", "--zoom", "scale"), ("render", "--lang", "language"),
        ("render", "--width", "size"), ("render", "--out", "output"),
        ("render", "--dark", "theme dark"), ("render", "--tz", "time-zone"), ("render", "--svg", "picture svg"),
        ("widget", "--dark", "theme dark"), ("verify", "--filter", "only"), ("compare", "--metrik", "metric"),
        ("compare", "--width", nil), ("render", "-x", nil), ("render", "--no-mark", nil),
    ])
    func namesTheOptionThatWasMeant(command: String, word: String, meant: String?) throws {
        let outcome = try Tool.run(command, word, "2")
        #expect(outcome.status == 64)
        let nearest = meant.map { " (the nearest is --\($0))" } ?? ""
        let line = "\(word): \(command) has no such option\(nearest); stepchart help \(command) lists them"
        #expect(outcome.message == "stepchart: \(line)\n")
    }

    /// The options of a command are those of its jobs, but for what only a terminal has.
    @Test(arguments: Job.Command.allCases)
    func jobsHaveTheOptionsOfTheirCommand(command: Job.Command) throws {
        let help = try Tool.run(command.rawValue, "--help").text
        let options = Self.entries(of: help).keys.map { $0.split(separator: "/")[0].dropFirst(2) }.map(String.init)
        let ofJobs = Option.of(command).map(\.name).filter { !["id", "input"].contains($0) }
        #expect(Set(options).subtracting(["quiet"]) == Set(ofJobs))
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
