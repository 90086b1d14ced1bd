import StepTestSupport
import Testing

/// A walk over what commands read and write: nothing that is read is ever written. A sample of it is among the
/// transcripts, in paths-walk.md; what jobs say of themselves, OptionTableTests walks over.
struct ReadFilesTests {
    /// Commands that write OUT, or of which a line does; and the files and folders that they read.
    private static let walks: [(String, String)] =
        [
            ("import days -o OUT", "days days/week.csv"),
            ("import days/week.csv export.zip -o OUT", "days/week.csv export.zip"),
            ("compare e/a.png a/a.png --mask m.png --layout-json l.json --diff OUT", "e/a.png a/a.png m.png l.json"),
            ("verify e --actual a --mask m.png --failures OUT", "e/a.png m.png a e"),
            ("verify g --failures OUT", "week.json theme.json g/golden.json"),
            ("verify --actual a --lock OUT --record all", "a/a.png"),
            ("\(batch) --out OUT", "jobs.ndjson defaults.json"),
            (batch, "jobs.ndjson defaults.json week.json theme.json days days/week.csv m.png"),
        ]
        + ["json", "junit", "markdown", "html"].flatMap { report in
            [
                ("verify e --actual a --mask m.png --report-\(report) OUT", "e/a.png a/a.png m.png"),
                ("verify g --report-\(report) OUT", "g/golden.json g/a.png week.json theme.json"),
                ("verify --actual a --lock lock --report-\(report) OUT", "a/a.png lock"),
            ]
        }
    private static let batch = "batch jobs.ndjson --defaults defaults.json --on-error fail"

    private static let preparation = #"""
        mkdir prepared; cd prepared; mkdir days e a g
        cp "${week%json}csv" days; cp "$week" .; cp days/week.csv export.zip
        stepchart render week.json --size 60x40 --scale 1 -o m.png --layout-json l.json
        for folder in e a g; do cp m.png $folder/a.png; done
        stepchart verify --actual a --lock lock --record all > /dev/null
        printf '{"extends": "dark"}' > theme.json
        printf '{"version": 1, "cases": [{"name": "a", "input": "../week.json", "job": {"size": "60x40",
            "scale": 1, "theme": "../theme.json"}}]}' > g/golden.json
        printf '{"size": "60x40"}' > defaults.json
        printf '{"command": "card", "input": "week.json", "theme": "./theme.json", "avatar": "m.png"}
            {"input": "days", "last": 1}
            {"days": [1], "output": "OUT", "picture": "png", "force": true}' > lines
        """#

    @Test(.enabled(if: Walk.isWhole), arguments: walks)
    func areNotWritten(command: String, reads: String) throws {
        try TestTool.withFolder { folder in
            let prepared = try Tool.shell(Self.preparation, in: folder)
            try #require(prepared.message == "", "\(prepared.message)")
            for read in reads.split(separator: " ") {
                // verify may make a folder in those that it reads.
                let inside = command.contains("--failures") ? [] : ["\(read)/new.png"]
                let last = ["a", "e", "days"].contains(read) ? inside : ["hard.png"]
                for out in ["\(read)", "days/../\(read)", "away/\(read)", "link.png"] + last {
                    let outcome = try Tool.shell(
                        """
                        cp -R prepared case; cd case; sed s:OUT:\(out): lines > jobs.ndjson
                        ln -s . away; ln -s \(read) link.png; [ -d \(read) ] || ln \(read) hard.png
                        files=$(find . -type f ! -name hard.png); cksum $files > ../before
                        stepchart \(command.replacing("OUT", with: out)) >&2
                        echo $?
                        cksum $files | diff ../before -
                        cd ..; rm -r case
                        """, in: folder)
                    // A hard link that gets another file leaves what is read as it was, or is refused as a file of another
                    // kind; of lines that cannot both be, the later fails, whatever the others do.
                    let refused = command.contains("OUT") ? "64\n" : "1\n"
                    let statuses = [refused] + (out == "hard.png" ? ["0\n", "73\n"] : [])
                    #expect(statuses.contains(outcome.text), "\(command), \(out): \(outcome.text)\(outcome.message)")
                }
            }
        }
    }
}
