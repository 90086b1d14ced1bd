import StepTestSupport
import Testing

/// What `compare --json` writes, judged by the Python package jsonschema with samples/compare.schema.json.
struct CompareSchemaTests {
    private static let schema = JSONSchema("compare.schema.json")

    /// Runs with every kind of verdict, limit and place.
    private static let runs = [
        "e.png e.png", "e.png a.png", "e.png small.png", "forth.png back.png", "e.png a.png --layout-json layout.json",
        "e.png a.png --max-channel-delta 3 --max-different-pixels 50% --max-density 1/4 --threshold .001",
        "e.png a.png --ignore-antialiasing --threshold .01 --metric oklab --ignore 0,0,1,1",
        "e.png a.png --max-different-pixels 9999", "e.png a.png --max-visible .01",
    ]

    @Test func everyReportIsValid() throws {
        try TestTool.withFolder { folder in
            let drawn = try Tool.shell(
                """
                set -e
                draw() { stepchart "$1" "$week" --scale .2 -o "$2" $3; }
                draw render e.png "--layout-json layout.json"
                draw render a.png "--select 1"
                draw render small.png "--size 100x80"
                draw animate forth.png "--fps 5"
                draw animate back.png "--fps 5 --reverse"
                """, in: folder)
            try #require(drawn.status == 0, "\(drawn.message)")
            let reports = try Self.runs.map { try Tool.shell("stepchart compare \($0) --json", in: folder).text }
            #expect(try Self.schema.accepts(reports) == reports.map { _ in true })
            // The judge does judge.
            let others = [("\"version\": 1", "\"version\": 2"), ("\"pixels\"", "\"pixel\""), ("\"same\"", "\"equal\"")]
            #expect(
                try Self.schema.accepts(others.map { reports[0].replacing($0, with: $1) })
                    == others.map { _ in false })
        }
    }
}
