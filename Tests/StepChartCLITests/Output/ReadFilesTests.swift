import Foundation
import Testing

/// A walk over what commands read and write: nothing that is read is ever written. What jobs say of themselves,
/// JobPathsTests walks over.
struct ReadFilesTests {
    /// A command that writes OUT, and the files and folders that it reads.
    struct Walk: CustomTestStringConvertible, Sendable {
        let command: String
        let reads: [String]

        var testDescription: String { command }
    }

    private static let reports = ["json", "junit", "markdown", "html"]
    private static let batch = "batch jobs.ndjson --defaults defaults.json --fail-on-error"

    static let walks =
        [
            Walk(command: "import days -o OUT", reads: ["days", "days/week.csv"]),
            Walk(command: "import days/week.csv export.zip -o OUT", reads: ["days/week.csv", "export.zip"]),
            Walk(
                command: "compare e/a.png a/a.png --mask mask.png --layout-json layout.json --diff OUT",
                reads: ["e/a.png", "a/a.png", "mask.png", "layout.json"]),
            Walk(
                command: "verify e --actual a --mask mask.png --failures OUT", reads: ["e/a.png", "mask.png", "a", "e"]),
            Walk(command: "verify g --failures OUT", reads: ["week.json", "theme.json", "g/golden.json"]),
            Walk(command: "verify --actual a --lock OUT --record all", reads: ["a/a.png"]),
            Walk(command: "\(batch) --out OUT", reads: ["jobs.ndjson", "defaults.json"]),
        ]
        + reports.flatMap { report in
            [
                Walk(
                    command: "verify e --actual a --mask mask.png --report-\(report) OUT",
                    reads: ["e/a.png", "a/a.png", "mask.png"]),
                Walk(
                    command: "verify g --report-\(report) OUT",
                    reads: ["g/golden.json", "g/a.png", "week.json", "theme.json"]),
                Walk(command: "verify --actual a --lock lock --report-\(report) OUT", reads: ["a/a.png", "lock"]),
            ]
        }

    /// How OUT is related to what is read.
    enum Relation: CaseIterable {
        case sameName, otherSpelling, link, hardLink, viaLinkedFolder, inside
    }

    @Test(arguments: walks)
    func areNotWritten(walk: Walk) throws {
        for read in walk.reads {
            for relation in Relation.allCases { try check(walk.command, read, relation, status: 64) }
        }
    }

    /// The same for what lines of a batch name: such a line fails, whatever the others do.
    @Test(arguments: ["jobs.ndjson", "defaults.json", "week.json", "theme.json", "days", "days/week.csv", "mask.png"])
    func areNotWrittenByLines(read: String) throws {
        for relation in Relation.allCases { try check(Self.batch, read, relation, status: 1, inLine: true) }
    }

    private func check(
        _ command: String, _ read: String, _ relation: Relation, status: Int32, inLine: Bool = false
    ) throws {
        try Tool.withFolder { folder in
            let path = { (name: String) in folder.appending(path: name).path }
            try prepare(folder)
            let isFolder = ["a", "e", "days"].contains(read)
            // verify may report into the folders that it reads, which have files of other kinds, too.
            let isFolderWritten = command.contains("--failures")
            if isFolder ? relation == .hardLink || (relation == .inside) == isFolderWritten : relation == .inside {
                return
            }
            let output: String
            switch relation {
            case .sameName: output = read
            case .otherSpelling: output = "days/../\(read)"
            case .link:
                output = "link.png"
                try #require(symlink(read, path(output)) == 0)
            case .hardLink:
                output = "hard.png"
                try #require(link(path(read), path(output)) == 0)
            case .viaLinkedFolder:
                output = "away/\(read)"
                try #require(symlink(".", path("away")) == 0)
            case .inside: output = "\(read)/new.png"
            }
            if inLine {
                // Of two that cannot both be, the later fails.
                let lines =
                    #"{"command": "card", "input": "week.json", "theme": "./theme.json", "avatar": "mask.png"}"#
                    + "\n" + #"{"input": "days", "last": 1}"#
                    + "\n" + #"{"week": [1], "output": "\#(output)", "picture": "png"}"# + "\n"
                try Data(lines.utf8).write(to: folder.appending(path: "jobs.ndjson"))
            }
            var before = try contents(folder)
            before["hard.png"] = nil
            let words = command.split(separator: " ").map { $0 == "OUT" ? output : String($0) }
            let outcome = try Tool.launch(Tool.path, words, in: folder)
            let place = "\(command): \(read), \(relation): \(outcome.text)\(outcome.message)"
            // A hard link that gets another file leaves what is read as it was.
            #expect(outcome.status == status || relation == .hardLink, "\(place)")
            let after = try contents(folder)
            let harmed = before.keys.filter { after[$0] != before[$0] }
            #expect(harmed == [], "\(place)")
        }
    }

    private func prepare(_ folder: URL) throws {
        let script = """
            mkdir days e a g
            $stepchart import $week --format csv -o days/week.csv
            $stepchart import $week -o week.json
            printf '{"extends": "dark"}' > theme.json
            for i in e/a a/a g/a mask; do $stepchart render week.json --size 60x40 --scale 1 -o $i.png; done
            $stepchart render week.json --size 60x40 --scale 1 -o b.png --layout-json layout.json
            printf '{"version": 1, "cases": [{"name": "a", "input": "../week.json", "arguments": ["--size", "60x40", \
            "--scale", "1", "--theme", "../theme.json"]}]}' > g/golden.json
            printf '{"size": "60x40"}' > defaults.json
            printf '{"id": "a", "week": [1, 2]}' > jobs.ndjson
            cp days/week.csv export.zip
            $stepchart verify --actual a --lock lock --record all > /dev/null
            exit 0
            """
        let outcome = try Tool.shell(script, in: folder)
        try #require(outcome.message == "", "\(outcome.message)")
    }

    private func contents(_ folder: URL) throws -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        let names = try #require(FileManager.default.subpaths(atPath: folder.path))
        for name in names {
            var status = stat()
            guard lstat(folder.appending(path: name).path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
                continue
            }
            contents[name] = try folder.bytes(name)
        }
        return contents
    }
}
