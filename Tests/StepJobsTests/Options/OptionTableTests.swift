import Foundation
import StepChart
import StepGoldens
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

/// Walks over all options: what is said once must hold everywhere.
struct OptionTableTests {
    /// Words that are not the default, of options that have no list of words.
    private static let samples = [
        "id": "u1", "input": "a.json", "week": "2026-W46", "last": "3", "date-order": "dmy", "kind": "garmin",
        "time-zone": "+01:00", "merge": "sum", "source-priority": "Watch", "max-size": "2G", "previous": "b.json",
        "output": "o.png", "scale": "2.5", "threads": "2", "cache": "kept", "baseline": "500", "goal": "9000",
        "title": "A title", "subtitle": "auto", "select": "1", "language": "de-AT", "theme": "dark", "font": "f.ttf",
        "font-weight": "650", "dark-theme": "light", "size": "300x150.5", "background": "#FF800080", "at": "0.5",
        "layout-json": "l.json", "fps": "30", "duration": "2", "loop": "forever", "hold": "0.5", "start": "0.1",
        "end": "0.9", "from": "2016-09-13", "to": "2016-09-15", "month": "2016-09", "year": "2016",
        "select-change": "0:1", "device": "iPhone 13", "devices": "d.json", "corner-radius": "22", "timeline": "t.json",
        "url": "https://example.org", "preview": "p.png", "footer": "Anna", "avatar": "a.png", "compress": "small",
        "picture": "svg",
    ]
    /// What an option needs beside it.
    private static let partners = [
        "if-changed": ["--cache=kept"], "stand-in": ["--cache=kept"], "aggregate": ["--by=week"],
        "content-size": ["--today=compact"], "page": ["--today=compact"],
    ]

    struct Entry: CustomTestStringConvertible, Sendable {
        let command: Job.Command
        let option: Option
        var testDescription: String { "\(command.rawValue) \(option.title)" }

        /// A word that says another value than the default.
        var word: String {
            if option.kind == .flag { return isOnByDefault ? "false" : "true" }
            if option.kind == .toggle { return ["still", "grouping"].contains(option.name) ? "false" : "true" }
            let bare = option.words(Invocation(Job(command)))
            let known = option.file == nil ? option.vocabulary().words : []
            let today = option.name == "today" && command != .widget ? "2016-09-13" : nil
            return today ?? OptionTableTests.samples[option.name] ?? known.first { [$0] != bare } ?? "text"
        }

        /// A flag that says nothing new when it is typed.
        var isOnByDefault: Bool { option.kind == .flag && option.words(Invocation(Job(command))) == ["true"] }

        /// As typed.
        var words: [String] {
            let typed =
                switch option.kind {
                case _ where option.isOperand: [word]
                case .flag: [option.title]
                case .toggle: [word == "true" ? option.title : "--no-\(option.name)"]
                case .word, .text, .list, .week: ["\(option.title)=\(word)"]
                }
            return typed + (OptionTableTests.partners[option.name] ?? [])
        }

        func job() throws -> Job { try Arguments.read(words, of: CommandName(command)).job }
    }

    static let ofJobs = Job.Command.allCases.flatMap { command in
        Option.of(command).map { Entry(command: command, option: $0) }
    }

    // MARK: Each by itself

    @Test(arguments: CommandName.allCases)
    func namesAreUnique(command: CommandName) {
        let names = Option.all.of(command).map(\.name)
        #expect(Set(names).count == names.count)
        let letters = Option.all.of(command).compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
    }

    @Test(arguments: Option.all.indices)
    func saysWhatItIsAndWhatHoldsWithoutIt(index: Int) {
        let option = Option.all[index]
        #expect(option.help.hasSuffix("."), "\(option.title)")
        #expect(!option.commands.isEmpty)
        guard option.kind != .flag, !option.isOperand, option.name != "output" else { return }
        let command = CommandName.allCases.first { option.commands.contains($0) } ?? .render
        #expect(option.fallback != nil || !option.words(Invocation(command)).isEmpty, "\(option.title)")
    }

    @Test(arguments: ofJobs)
    func isAsByDefaultUntilItIsGiven(entry: Entry) throws {
        #expect(entry.option.given(Invocation(Job(entry.command))).isEmpty)
        guard entry.option.place != .json, !entry.isOnByDefault else { return }
        #expect(try !entry.option.given(Invocation(entry.job())).isEmpty, "\(entry.words)")
    }

    // MARK: Command line and JSON

    /// The same job, typed or in JSON; and its JSON reads back.
    @Test(arguments: ofJobs)
    func wordsAndJSONSayTheSame(entry: Entry) throws {
        guard entry.option.place == .everywhere, !entry.isOnByDefault else { return }
        var typed = try entry.job()
        let json = JSON.object([(entry.option.name, entry.option.json([entry.word]))]).text.dropFirst().dropLast()
        let others = (OptionTableTests.partners[entry.option.name] ?? []).map { partner in
            let parts = partner.dropFirst(2).split(separator: "=")
            return ", \"\(parts[0])\": \"\(parts[1])\""
        }.joined()
        // Most jobs need a week to be valid; those that name their own do not.
        let week =
            ["input", "week", "timeline", "snapshot", "previous"].contains(entry.option.name)
            ? "" : #", "week": [5, 6]"#
        let input = ["week", "previous"].contains(entry.option.name) ? #", "input": "w.json""# : ""
        let written = try Job(
            json: #"{"command": "\#(entry.command.rawValue)", \#(json)\#(others)\#(week)\#(input)}"#.utf8)
        if !week.isEmpty { typed.source.week = .week(try StepWeek(steps: [5, 6])) }
        if !input.isEmpty { typed.source.path = "w.json" }
        #expect(written == typed)
        #expect(try Job(json: written.json.utf8) == written)
    }

    @Test(arguments: Job.Command.allCases)
    func aBareJobSaysOnlyItsCommand(command: Job.Command) {
        #expect(Job(command).json == #"{"command": "\#(command.rawValue)"}"#)
    }

    @Test func theSchemaIsThatOfTheTable() throws {
        let schema = project.appending(path: "samples/job.schema.json")
        #expect(
            try String(contentsOf: schema, encoding: .utf8) == JobSchema.text,
            "make docs-reference writes samples/job.schema.json")
    }

    @Test(arguments: Job.Command.allCases)
    func goldensMayBeOfEveryCommand(command: Job.Command) throws {
        let text = #"{"version": 1, "cases": [{"name": "a", "input": "w.json", "command": "\#(command.rawValue)"}]}"#
        let manifest = try Manifest(text.utf8, in: "golden", commands: Job.Command.words)
        #expect(manifest.cases.map(\.command) == [command.rawValue])
    }

    // MARK: The key of a drawing

    /// An option that changes what is drawn changes the key; any other says why it does not.
    @Test(arguments: ofJobs)
    func changesTheKeyOrSaysWhyNot(entry: Entry) throws {
        func key(_ change: (inout Invocation) -> Void) throws -> String {
            var invocation = Invocation(Job(entry.command))
            change(&invocation)
            return try DrawingKey(
                of: invocation.job, WeekToDraw(content: WeekContent(.sample()), name: "sample"), JobInputs()
            ).hex
        }
        let isSame = { try key { _ in } == key { _ = entry.option.set(&$0, entry.word) } }
        switch entry.option.influence {
        case .value, .presence: #expect(try !isSame())
        case .none(let reason):
            #expect(reason.contains(" "))
            // What kind of picture it is shows in a name too.
            if entry.option.name != "output" { #expect(try isSame()) }
        case .week: #expect(try isSame())
        case .content:
            try withFolder { folder in
                let words = ["one", "two"].map { "\(folder)/\($0).json" }
                for (word, text) in zip(words, ["{}", "{ }"]) { try write(text, to: word) }
                let keys = try words.map { word in try key { _ = entry.option.set(&$0, word) } }
                #expect(Set(keys + [try key { _ in }]).count == 3)
                // Which file it is does not matter, only what is in it.
                try write("{}", to: words[1])
                #expect(try key { _ = entry.option.set(&$0, words[1]) } == keys[0])
            }
        case .letters: #expect(throws: Failure.self) { try isSame() }
        }
    }

    // MARK: Files

    @Test(arguments: ofJobs)
    func filesToReadAreKnownAndMayLieElsewhere(entry: Entry) throws {
        guard entry.option.place != .json else { return }
        let named = entry.option.file?.access == .read && entry.option.path(entry.word) != nil
        let job = try entry.job()
        #expect(job.inputs.map(\.option) == (named ? [entry.option.name] : []))
        let moved = job.reading(from: "/looks")
        #expect(moved.inputs.map(\.path) == (named ? ["/looks/\(entry.word)"] : []))
        #expect(named || moved == job)
    }
}
