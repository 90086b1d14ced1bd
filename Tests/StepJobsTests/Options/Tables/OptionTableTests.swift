import Foundation
import StepChart
import StepSupport
import StepTestSupport
import Testing

@testable import StepJobs

/// Walks over all options: what is said once must hold everywhere.
struct OptionTableTests {
    /// Words that are not the default, of options that have no list of words or several spellings; behind `>` the one that
    /// a job is written with.
    private static let samples = [
        "id": "u1", "input": "a.json", "week": "2026-W46|Last>last|2020-w53>2020-W53|2026-11-10", "last": "3",
        "date-order": "dmy", "kind": "garmin", "time-zone": "+01:00", "merge": "sum|max-source|only=My watch",
        "source-priority": "Watch", "max-size": "2G|500m>500M|1024>1K|1000", "previous": "b.json|Auto>auto|./auto",
        "output": "o.png", "scale": "2.5|1.50>1.5|2", "threads": "2", "cache": "kept",
        "mark": "line|Punchcard>punchcard|ring", "baseline": "500|Min>min|0|9000", "curve": "Catmull-Rom>catmull-rom",
        "content-size": "xl>XL",
        "trend": "7|28", "hide": "values|Dates, total>total,dates|values,total,dates",
        "goal": "9000|07>7|10,000>10000|10.000>10000|10 000>10000|10k>10000|4.35K>4350|7.500k>7500|1,000,000>1000000",
        "goal-from": "2026-10-01:9000|2016-09-14:8 km>2016-09-14:8km",
        "title": "A title|AUTO>auto|Auto!| |步数", "subtitle": "auto", "select": "1|LAST>last|none|3|2016-09-14",
        "language": "de-AT|ZH-hans>zh-Hans|en_au.UTF-8>en-AU|en-GB|es-419", "theme": "Dark>dark|dark.json|./dark",
        "font": "f.ttf", "font-weight": "650|Bold>700|450", "dark-theme": "light",
        "size": "300.5X150>300.5x150|375x200", "at": "0.5", "layout-json": "l.json", "alt": "a.txt",
        "background": "#FF800080|Tomato>#FF6347|#f80>#FF8800|transparent>#00000000",
        "fps": "30|29.97>2997/100|60/2>30|30000/1001", "duration": "2", "loop": "Forever>forever|3", "hold": "0.5",
        "start": "0.1", "end": "0.9", "from": "2016-09-13", "to": "2016-09-15", "month": "2016-09", "year": "2016",
        "select-change": "0:1|2:none", "device": "iPhone 13", "devices": "d.json", "corner-radius": "22",
        "url": "https://example.org", "preview": "p.png", "footer": "Anna", "avatar": "a.png",
        "dpi": "144", "color": "tomato>#FF6347", "photo": "p.jpg", "photo-focus": "0.2,0.7",
        "frames": "gif",
        "compress": "libpng", "picture": "svg", "still": "false", "grouping": "false", "where": "type=steps",
    ]
    /// What an option needs beside it.
    private static let partners = [
        "if-changed": ["cache": "kept"], "stand-in": ["cache": "kept"], "aggregate": ["by": "week"],
        "content-size": ["today": "compact"], "page": ["today": "compact"], "names": ["people": "lines"],
    ]

    struct Entry: CustomTestStringConvertible, Sendable {
        let command: Job.DrawingCommand
        let option: Option
        /// One that says another value than the default, and the one that a job is written with.
        let word: String, written: String
        var testDescription: String { "\(command.rawValue) \(option.title) \(word)" }

        static func all(_ command: Job.DrawingCommand, _ option: Option) -> [Entry] {
            let bare = option.words(Invocation(Job(command)))
            let known = option.file == nil ? option.vocabulary : []
            let other = [.flag, .toggle].contains(option.kind) ? "true" : known.first { [$0] != bare } ?? "text"
            let today = option.name == "today" && command != .widget ? "2016-09-13" : nil
            return (today ?? OptionTableTests.samples[option.name] ?? other).split(separator: "|").map { word in
                let words = word.split(separator: ">").map(String.init)
                return Entry(command: command, option: option, word: words[0], written: words[words.count - 1])
            }
        }

        var partners: [String: String] { OptionTableTests.partners[option.name] ?? [:] }

        func job() throws -> Job {
            let typed =
                switch option.kind {
                case _ where option.isOperand: word
                case .flag: option.title
                case .toggle: word == "true" ? option.title : "--no-\(option.name)"
                case .word, .text, .list, .days: "\(option.title)=\(word)"
                }
            return try Arguments.read([typed] + partners.map { "--\($0)=\($1)" }, of: CommandName(command)).job
        }
    }

    static let ofJobs = Job.DrawingCommand.allCases.flatMap { command in
        Option.of(command).flatMap { Entry.all(command, $0) }
    }

    @Test(arguments: ofJobs)
    func isAsByDefaultUntilItIsGiven(entry: Entry) throws {
        #expect(Option.given(Job(entry.command)).isEmpty)
        guard entry.option.availability != .json else { return }
        #expect(try Option.given(entry.job()).first { $0.option.name == entry.option.name }?.words == [entry.written])
    }

    /// The same job, typed or in JSON; and its JSON reads back.
    @Test(arguments: ofJobs)
    func wordsAndJSONSayTheSame(entry: Entry) throws {
        guard entry.option.availability == .everywhere else { return }
        var typed = try entry.job()
        var members = [("command", JSON.string(entry.command.rawValue))]
        members.append((entry.option.name, entry.option.json([entry.word])))
        members += entry.partners.map { ($0, .string($1)) }
        // Most jobs need a week to be valid; those that name their own do not.
        if !["input", "week", "snapshot", "previous", "people", "names"].contains(entry.option.name) {
            members.append(("days", .array([.number(5), .number(6)])))
            typed.source.week = .success(StepHistory(try StepWeek(steps: [5, 6])))
        }
        if ["week", "previous", "people", "names"].contains(entry.option.name) {
            members.append(("input", .string("w.json")))
            typed.source.path = "w.json"
        }
        let read = try Job(json: JSON.object(members).text.utf8)
        #expect(read == typed)
        #expect(try Job(json: read.json.utf8) == read)
    }

    /// A mark without a word could not be asked for, and a job with it would lose it.
    @Test func everyMarkHasAWord() {
        #expect(ChartOptions.Mark.allCases.compactMap { MarkWord(rawValue: $0.rawValue) }.count == 4)
        #expect(ChartOptions.Mark.allCases.count + 1 == MarkWord.allCases.count)
    }

    /// Which option a batch's `--x-column` is, is never in doubt.
    @Test func noNameIsThatOfAColumnOfAnother() {
        let names = Set(Option.all.filter { $0.availability != .json }.map(\.name))
        for option in Option.all where option.name.hasSuffix(Option.columnSuffix) {
            #expect(!names.contains(String(option.name.dropLast(Option.columnSuffix.count))))
        }
        for option in Option.ofJobs where option.availability != .json {
            let column = Option.ofLines("\(option.name)\(Option.columnSuffix)")
            #expect((column == nil) == ["date-column", "steps-column"].contains(option.name), "\(option.name)")
        }
    }

    /// What an option expects is what its bounds say; a number at a bound is held, and the next one is not.
    @Test(arguments: Set(Option.all.filter { $0.bounds != nil }.map(\.name)).sorted())
    func boundsAreHeld(name: String) throws {
        for option in Option.all where option.name == name {
            guard let bounds = option.bounds else { continue }
            let command = try #require(CommandName.allCases.first(where: option.commands.contains))
            let beyond = [bounds.isAboveLeast ? bounds.least : bounds.least - 1, bounds.most * 2].filter(\.isFinite)
            for number in beyond {
                var invocation = Invocation(command)
                let fault = #expect(throws: Failure.self) { try invocation.set(option, number.shortest) }
                #expect(fault?.option?.expected == bounds.expected && fault?.option?.found == number.shortest)
            }
            for word in ["nan", "inf", "1e999", "x"] {
                var invocation = Invocation(command)
                let fault = #expect(throws: Failure.self) { try invocation.set(option, word) }
                #expect(fault?.option?.expected == bounds.expected && fault?.option?.found == "\"\(word)\"")
            }
            var invocation = Invocation(command)
            try invocation.set(option, (bounds.most.isFinite ? bounds.most : bounds.least + 1).shortest)
        }
    }

    /// An option that changes what is drawn changes the key; any other says why it does not.
    @Test(arguments: ofJobs)
    func changesTheKeyOrSaysWhyNot(entry: Entry) throws {
        func key(_ word: String? = nil) throws -> String {
            var invocation = Invocation(Job(entry.command))
            if let word { _ = entry.option.set(&invocation, word) }
            let week = WeekToDraw(content: WeekContent(.sample()), name: "sample")
            return try DrawingKey(of: invocation.job, week, JobInputs()).hex
        }
        let isSame = { try key() == key(entry.word) }
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
                let keys = try words.map(key)
                #expect(Set(keys + [try key()]).count == 3)
                // Which file it is does not matter, only what is in it.
                try write("{}", to: words[1])
                #expect(try key(words[1]) == keys[0])
            }
        case .letters: #expect(throws: Failure.self) { try isSame() }
        }
    }

    @Test(arguments: ofJobs)
    func filesToReadAreKnownAndMayLieElsewhere(entry: Entry) throws {
        guard entry.option.availability != .json else { return }
        let named = entry.option.file?.access == .read && entry.option.path(entry.word) != nil
        let job = try entry.job()
        #expect(job.inputs.map(\.option) == (named ? [entry.option.name] : []))
        let moved = job.reading(from: "/looks")
        #expect(moved.inputs.map(\.path) == (named ? ["/looks/\(entry.word)"] : []))
        #expect(named || moved == job)
    }

    /// How what is written is named, where the file `a` is read or the folder `b`.
    private static let files = ["a", "x/../a", "to-a", "hard", "away/a", "a/new.png"]
    private static let folders = ["b", "x/../b", "to-b", "away/b", "b/new.png"]

    /// No job writes what it reads.
    @Test(arguments: Job.DrawingCommand.allCases)
    func noOutputIsAnInput(command: Job.DrawingCommand) throws {
        let options = Option.of(command).filter { $0.file != nil }
        let read = options.filter { $0.file?.access == .read }
        let written = options.filter { $0.file?.access != .read && $0.name != "cache" }
        #expect(read.count * written.count >= 4)
        try withFolder { folder in
            for name in ["b", "x"] {
                try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
            }
            for (target, name) in [("a", "to-a"), ("b", "to-b"), (".", "away")] { symlink(target, "\(folder)/\(name)") }
            for (input, output) in read.flatMap({ input in written.map { (input, $0) } }) {
                // A folder is a folder's harm, a file a file's; of what is read only a week may be one.
                let isFolder = output.file?.isFolder == true
                if isFolder, !["input", "previous"].contains(input.name) { continue }
                try write(#"{"fonts": []}"#, to: "\(folder)/a")
                unlink("\(folder)/hard")
                link("\(folder)/a", "\(folder)/hard")
                for name in isFolder ? Self.folders : Self.files {
                    var invocation = Invocation(Job(command))
                    #expect(input.set(&invocation, "\(folder)/\(isFolder ? "b" : "a")"))
                    #expect(output.set(&invocation, "\(folder)/\(name)"))
                    if output.name != "output" { invocation.job.outputs.path = "\(folder)/other" }
                    let failure = #expect(throws: Failure.self, "\(input.name) \(output.name) \(name)") {
                        try invocation.job.run()
                    }
                    #expect(failure?.status == .usage, "\(input.name) \(output.name) \(name)")
                }
            }
        }
    }

    @Test(arguments: Job.DrawingCommand.allCases)
    func eachCommandOfJobsIsOneOfTheTool(command: Job.DrawingCommand) {
        #expect(CommandName(command).drawn == command)
        #expect(!Option.of(command).isEmpty)
    }

    /// Whatever the words are, they are read or refused; what was read can be asked of every option.
    @Test(arguments: CommandName.allCases)
    func anyWordsAreReadOrRefused(command: CommandName) {
        let values = [
            "", "-", "--", "=", "1", "-1", "1e999", "x", "--x=", "-o", "-o=", "--no-", "é", "0x0", "{", "a/b", "%04d",
        ]
        let options = Option.all.filter { $0.commands.contains(command) }
        let pieces = options.flatMap { option in
            values.flatMap { [["--\(option.name)", $0], ["--\(option.name)=\($0)"], [$0], ["--\(option.name)"]] }
        }
        var read = 0
        for index in pieces.indices {
            let words = [1, 31, 577, 1009].flatMap { pieces[index * $0 % pieces.count] }
            guard let invocation = try? Arguments.read(words, of: command) else { continue }
            read += 1
            for option in options { _ = option.words(invocation) }
        }
        #expect(read > 0 || [.compare, .review, .approve, .import, .inspect].contains(command))
    }
}
