import Foundation
import StepJobs
import Testing

struct HelpTests {
    private static let commands = [
        "render", "animate", "widget", "message", "card", "batch", "import", "compare", "verify", "approve", "inspect",
    ]

    /// What the texts are is in docs/commands.md, which Tests/docs.py compares with the help.
    @Test(arguments: commands)
    func tellsWhatHoldsWithoutAnOption(command: String) throws {
        let outcome = try Tool.run(command, "--help")
        #expect(outcome.status == 0)
        #expect(outcome.message == "")
        #expect(outcome.text.contains("EXAMPLE"))
        let entries = Self.entries(of: outcome.text)
        #expect(!entries.isEmpty)
        for (option, entry) in entries {
            #expect(entry.contains("."), "\(option) has no sentence")
            let isRequired = option == "--output" && outcome.text.contains(/USAGE:.* -o </)
            guard entry.hasPrefix(" <"), !isRequired else { continue }
            #expect(entry.contains("default: "), "\(option): \(entry)")
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
        // As lists, not in sentences.
        for list in [/with-line.{1,8}after-line/, /gap.{1,8}zero.{1,8}error/, /error.{1,8}sum.{1,8}max.{1,8}last/] {
            #expect(outcome.text.contains(list))
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
