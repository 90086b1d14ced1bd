import Foundation
import StepPNG
import StepRaster
import StepTestSupport
import Testing

/// What `compare --json` writes, judged by the Python package jsonschema with samples/compare.schema.json.
struct CompareSchemaTests {
    private static let schema = JSONSchema("compare.schema.json")

    /// Runs with every kind of verdict, limit and place.
    private static let runs: [(arguments: String, verdict: String)] = [
        ("e.png e.png", "same"), ("e.png a.png", "different"), ("e.png small.png", "size"),
        (
            "e.png a.png --max-channel-delta 3 --max-different-pixels 50% --max-density 1/4 --threshold .001",
            "different"
        ),
        ("e.png a.png --ignore-antialiasing --threshold .01 --metric oklab --ignore 0,0,1,1", "different"),
        ("e.png a.png --max-different-pixels 2", "same"), ("e.png a.png --max-visible .01", "different"),
    ]

    @Test func everyReportIsValid() throws {
        try ComparePair.withFiles { folder in
            try folder.write(PNGEncoder.encode(PixelBuffer(width: 7, height: 5), scale: 1), to: "small.png")
            var reports: [String] = []
            for run in Self.runs {
                let outcome = try Tool.shell("\"$stepchart\" compare \(run.arguments) --json", in: folder)
                reports.append(outcome.text)
                let report = try #require(
                    try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
                #expect(report["verdict"] as? String == run.verdict)
                #expect(outcome.status == (run.verdict == "same" ? 0 : 1))
            }
            #expect(try Self.schema.accepts(reports) == reports.map { _ in true })
            // The judge does judge.
            let others = [("\"version\": 1", "\"version\": 2"), ("\"pixels\"", "\"pixel\""), ("\"same\"", "\"equal\"")]
            #expect(
                try Self.schema.accepts(others.map { reports[0].replacing($0, with: $1) })
                    == others.map { _ in false })
        }
    }

    @Test func tellsTheSameAsTheText() throws {
        let outcome = try ComparePair.compare(
            ComparePair.expected, ComparePair.actual, "--json --max-different-pixels 1")
        let lines = outcome.text.split(separator: "\n")
        #expect(
            lines.prefix(14).joined(separator: "\n") == """
                {
                  "version": 1,
                  "verdict": "different",
                  "summary": "2 pixels differ by up to 7, max-different-pixels allows 1; all within 4 x 3 pixels at 2, 1",
                  "decidedBy": "max-different-pixels",
                  "expected": {"width": 8, "height": 4},
                  "actual": {"width": 8, "height": 4},
                  "pixels": {"compared": 32, "different": 2, "counted": 2, "withinThreshold": 0, "antialiased": 0, "ignored": 0},
                  "greatestDifference": 7,
                  "bounds": {"x": 2, "y": 1, "width": 4, "height": 3},
                  "limits": [
                    {"name": "max-different-pixels", "allowed": 1, "found": 2, "holds": false, "percent": null, "window": null}
                  ],
                  "regionCount": 1,
                """)
    }
}
