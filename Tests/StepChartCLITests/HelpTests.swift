import Foundation
import Testing

struct HelpTests {
    /// What all that draws has in common.
    private static let drawing: [(option: String, value: String?)] = [
        ("--output", nil), ("--format", "as its name ends, else as its text begins"), ("--scale", "3.0"),
        ("--size", "375x200"), ("--style", "chart"), ("--curve", "monotone"),
        ("--select", "as the input says, else last"), ("--labels", "md"), ("--theme", "light"),
        ("--background", "the theme's; transparent with --style widget"),
        ("--average-line/--no-average-line", "only with --style widget"),
        ("--guides/--no-guides", "except with --style message"), ("--font-weight", "the theme's; light"),
        ("--compress", "default"), ("--threads", "0"),
    ]

    /// Options of each command, and the default that its help tells of each.
    private static let defaults: [String: [(option: String, value: String?)]] = [
        "render": drawing + [("--at", "the finished chart"), ("--layout-json", "not written")],
        "animate": drawing + [
            ("--fps", "60"), ("--duration", "1.2; 0.2 with --select-change"), ("--loop", "1"), ("--hold", "0.0"),
            ("--from", "0.0"), ("--to", "the end"), ("--reverse", nil), ("--only", "all"),
            ("--select-change", "the chart draws itself"), ("--force", nil), ("--quiet", nil),
        ],
        "compare": [("--diff", "not drawn")],
        "inspect": [("--json", "text")],
    ]

    @Test(arguments: defaults.keys.sorted())
    func tellsEveryOptionWithItsDefault(command: String) throws {
        let outcome = try Tool.run(command, "--help")
        #expect(outcome.status == 0)
        #expect(outcome.message == "")
        #expect(outcome.text.contains("EXAMPLE"))
        let entries = Self.entries(of: outcome.text)
        let expected = try #require(Self.defaults[command])
        #expect(entries.keys.sorted() == expected.map(\.option).sorted())
        for (option, value) in expected {
            guard let value else { continue }
            let entry = entries[option] ?? ""
            #expect(entry.contains("default: \(value))"), "\(option): \(entry)")
        }
    }

    /// The tables of the README name what the help names, and nothing else; what all that draws has in common, once.
    @Test func agreesWithTheReadme() throws {
        let readme = try String(contentsOf: Tool.project.appending(path: "README.md"), encoding: .utf8)
        let rows = readme.split(separator: "\n").compactMap { $0.firstMatch(of: /^\| `(?:-o, )?(--[^ `]+)/)?.output.1 }
        let common = Set(Self.drawing.map(\.option))
        let options = common + Self.defaults.values.joined().map(\.option).filter { !common.contains($0) }
        #expect(rows.map(String.init).sorted() == options.sorted())
    }

    @Test func tellsVersionAndCommands() throws {
        let version = try Tool.run("--version")
        #expect(version.status == 0)
        #expect(version.text.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
        let help = try Tool.run("--help")
        #expect(help.status == 0)
        for word in ["render", "animate", "compare", "inspect", "EXAMPLE"] { #expect(help.text.contains(word)) }
        #expect(try Tool.run("draw").status == 64)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func writesCompletions(shell: String) throws {
        let outcome = try Tool.run("--generate-completion-script", shell)
        #expect(outcome.status == 0)
        for word in ["render", "layout-json", "catmull-rom", "semibold", "light dark"] {
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
