import Foundation
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

struct ManifestTests {
    private static let commands = ["render", "animate", "widget", "message", "card"]

    @Test func readsCasesWithDefaults() throws {
        let text = """
            {"version": 1,
             "cases": [
              {"name": "week/dark", "input": "../week.json"},
              {"name": "photo", "limits": {
                "maxChannelDelta": 1, "maxDifferentPixels": "0.1%", "threshold": 0.25, "metric": "oklab",
                "maxVisible": 0.5, "pixelsPerDegree": 40,
                "maxDensity": "3/5", "ignoreAntialiasing": true, "ignore": [[0, 1, 2, 3]], "mask": "mask.png"},
               "reason": "two libraries"}],
             "defaults": {"limits": {"maxDifferentPixels": 5}, "reason": "noise"}}
            """
        let manifest = try Manifest(text.utf8, in: "golden", commands: Self.commands)
        let noise = Tolerance(limits: DiffLimits(maxDifferentPixels: .count(5)), reason: "noise")
        #expect(manifest.defaults == noise)
        #expect(
            manifest.cases == [
                Manifest.Case(
                    name: "week/dark", input: "golden/../week.json", command: "render", tolerance: noise),
                Manifest.Case(
                    name: "photo", input: nil, command: "render",
                    tolerance: Tolerance(
                        limits: DiffLimits(
                            maxChannelDelta: 1, maxDifferentPixels: .percent(0.1), threshold: .init(0.25),
                            metric: .oklab,
                            maxDensity: DiffLimits.Density(pixels: 3, window: 5), ignoresAntialiasing: true,
                            maxVisible: .init(0.5), pixelsPerDegree: .init(40)),
                        ignoredRectangles: [PixelRect(x: 0, y: 1, width: 2, height: 3)], mask: "golden/mask.png",
                        reason: "two libraries")),
            ])
    }

    @Test func aCommandDrawsACase() throws {
        let text = """
            {"$schema": "golden.schema.json", "version": 1, "defaults": {"command": "widget"},
             "cases": [{"name": "a"}, {"name": "b", "command": "message"}]}
            """
        #expect(
            try Manifest(text.utf8, in: "golden", commands: Self.commands).cases.map(\.command) == [
                "widget", "message",
            ])
        let plain = #"{"version": 1, "cases": [{"name": "a"}]}"#
        #expect(try Manifest(plain.utf8, in: "golden", commands: Self.commands).cases.map(\.command) == ["render"])
    }

    /// Whoever knows what options mean reads them later, and says where in golden.json one is wrong.
    @Test func jobsAreReadLater() throws {
        let text = """
            {"version": 1,
             "cases": [{"name": "a", "command": "card",
                        "job": {"preset": "story", "scale": 2}}, {"name": "b", "command": "card"}],
             "defaults": {"job": {"theme": {"dark": [1, "}"]}}}}
            """
        let cases = try Manifest(text.utf8, in: "golden", commands: Self.commands).cases
        #expect(cases.map(\.jobs.count) == [2, 1])
        var defaults = cases[1].jobs[0]
        try defaults.enterObject(expecting: "options")
        #expect(try defaults.nextKey() && defaults.lastKey.elementsEqual("theme".utf8))
        var job = cases[0].jobs[1]
        try job.enterObject(expecting: "options")
        #expect(try job.nextKey() && job.string(expecting: "a preset") == "story")
        #expect(try job.nextKey())
        let error = #expect(throws: TextError.self) { try job.string(expecting: "a text") }
        #expect(error?.description == "3:49: cases[0].job.scale: expected a text, found 2")
    }

    @Test func defaultsAreEnough() throws {
        let text = #"{"version": 1, "defaults": {"limits": {"maxChannelDelta": 2}, "reason": "noise"}}"#
        let manifest = try Manifest(text.utf8, in: "golden", commands: Self.commands)
        #expect(manifest.cases == [])
        #expect(try manifest.tolerance(of: "any/thing", otherwise: Tolerance()) == manifest.defaults)
        #expect(manifest.defaults.limits.maxChannelDelta == 2)
    }

    @Test func rulesOfPairsAreRead() throws {
        let text = """
            {"version": 1, "pairs": [{"expected": "e/{name}.png", "actual": "a/{name}-now.png", "failuresOnly": true}]}
            """
        #expect(
            try Manifest(text.utf8, in: "", commands: Self.commands).pairs
                == [PairRule(expected: "e/{name}", actual: "a/{name}-now", failuresOnly: true)])
        let named = #"{"version": 1, "pairs": "playwright"}"#
        #expect(
            try Manifest(named.utf8, in: "", commands: Self.commands).pairs == PairProgram.playwright.rules)
    }

    /// Each is a text and whether it is a manifest, as the reader and samples/golden.schema.json must agree.
    private static let verdicts: [(String, Bool)] =
        [
            (#"{"version": 1, "cases": [{"name": "a"}]}"#, true), (#"{"version": 1, "cases": [{"name": ""}]}"#, false),
            (#"{"version": 1, "cases": {"name": "a"}}"#, false), (#"{"version": 1, "cases": [7]}"#, false),
            (#"{"version": "1", "cases": [{"name": "a"}]}"#, false),
            (#"{"version": 1, "cases": [{"name": "a"}], "defaults": {}}"#, true),
            (#"{"version": 1, "defaults": {}}"#, true), (#"{"version": 1, "pairs": []}"#, true),
            (#"{"version": 1}"#, false), (#"{"version": 1, "cases": []}"#, false),
            (#"{"version": 1, "pairs": "playwright"}"#, true), (#"{"version": 1, "pairs": "other"}"#, false),
            (#"{"version": 1, "pairs": [{"expected": "a", "actual": "b", "failuresOnly": false}]}"#, true),
            (#"{"version": 1, "pairs": [{"expected": "a"}]}"#, false),
            (#"{"version": 1, "pairs": [{"expected": "", "actual": "b"}]}"#, false),
            (#"{"version": 1, "cases": [{"name": "a"}], "defaults": {"name": "b"}}"#, false),
            (#"{"version": 1, "cases": [{"name": "a"}], "defaults": {"command": "animate"}}"#, true),
            (#"{"version": 1, "cases": [{"name": "a"}], "defaults": {"command": "verify"}}"#, false),
            (#"{"$schema": "golden.schema.json", "version": 1, "cases": [{"name": "a"}]}"#, true),
            (#"{"$schema": 1, "version": 1, "cases": [{"name": "a"}]}"#, false),
            (#"{"version": 1, "cases": [{"name": "a"}], "defaults": {"limits": {}}}"#, false),
            (#"{"version": 1, "cases": [{"name": "a"}], "defaults": {"limits": {}, "reason": "b"}}"#, true),
        ]
        + [
            ("a@2x", true), ("a b", true), ("week/dark", true), ("ä", true), ("/a", false), ("a/", true),
            ("a//b", false), (".a", false), ("a/.b", false), ("a/..", false), ("a.png", true), ("a.PNG", true),
            ("a.png.png", true), ("a/.png", false), ("a.webp", true), ("a/.webp", false),
            ("**/home-*.png", true), ("a?.png", true), ("*/../a", false), ("**//a", false), ("**", true),
            ("a.png/", false),
            ("/", false),
            ("a\\u0007", false), ("a..b", true), ("a\\nb", false),
        ].map { (#"{"version": 1, "cases": [{"name": "\#($0)"}]}"#, $1) }
        + [
            (#""input": "a.json""#, true), (#""input": """#, false), (#""input": "-""#, false),
            (#""command": "widget""#, true), (#""command": "inspect""#, false), (#""command": 1"#, false),
            (#""input": null"#, false), (#""arguments": []"#, false),
            (#""command": "card""#, true), (#""job": {}"#, true), (#""job": {"theme": "dark"}"#, true),
            (#""job": [], "command": "card""#, false), (#""job": "dark""#, false),
            (#""limits": {}"#, false), (#""reason": "b""#, false), (#""limits": {}, "reason": "b""#, true),
            (#""limits": {}, "reason": """#, false), (#""limits": {}, "reason": " ""#, false),
            (#""limits": [], "reason": "b""#, false),
        ].map { (#"{"version": 1, "cases": [{"name": "a", \#($0)}]}"#, $1) }
        + [
            (#""maxChannelDelta": 0"#, true), (#""maxChannelDelta": 255"#, true), (#""maxChannelDelta": -1"#, false),
            (#""maxChannelDelta": 256"#, false), (#""maxChannelDelta": 0.5"#, false),
            (#""maxDifferentPixels": 0"#, true), (#""maxDifferentPixels": -1"#, false),
            (#""maxDifferentPixels": 1.5"#, false), (#""maxDifferentPixels": "0.1%""#, true),
            (#""maxDifferentPixels": "100%""#, true), (#""maxDifferentPixels": "101%""#, false),
            (#""maxDifferentPixels": "5""#, true), (#""maxChannelDelta": "5""#, false),
            (#""maxChannelDelta": 5.0"#, true), (#""maxDifferentPixels": "%""#, false),
            (#""threshold": 0"#, true), (#""threshold": 1"#, true), (#""threshold": 1.01"#, false),
            (#""threshold": -0.1"#, false), (#""threshold": "0.1""#, false),
            (#""metric": "oklab""#, true), (#""metric": "rgb""#, false), (#""maxDensity": "3/5""#, true),
            (#""maxDensity": "3/0""#, false), (#""maxDensity": 3"#, false), (#""maxDensity": "3""#, false),
            (#""maxSizeDifference": 3"#, true), (#""maxSizeDifference": -1"#, false),
            (#""maxSizeDifference": 0.5"#, false), (#""maxSizeDifference": "3""#, false),
            (#""ignoreAntialiasing": true"#, true), (#""ignoreAntialiasing": 1"#, false),
            (#""ignore": []"#, true), (#""ignore": [[0, 0, 1, 1]]"#, true), (#""ignore": [[0, 0, 0, 1]]"#, false),
            (#""ignore": [[-1, 0, 1, 1]]"#, true), (#""ignore": [[0, 0, 1, -1]]"#, false),
            (#""ignore": [[0, 0, 1]]"#, false),
            (#""ignore": [[0, 0, 1, 1, 1]]"#, false), (#""ignore": [0, 0, 1, 1]"#, false),
            (#""region": []"#, true), (#""region": [[0, 0, 1, 1], [-1, 2, 3, 4]]"#, true),
            (#""region": [[0, 0, 1]]"#, false), (#""region": [0, 0, 1, 1]"#, false), (#""regions": []"#, false),
            (#""ignore": [[0, 0, 0.5, 1]]"#, false), (#""mask": "m.png""#, true), (#""mask": """#, false),
            (#""masks": "m.png""#, false),
        ].map { (#"{"version": 1, "cases": [{"name": "a", "reason": "b", "limits": {\#($0)}}]}"#, $1) }

    @Test func agreesWithTheSchema() throws {
        let schemaSays = try JSONSchema("golden.schema.json").accepts(Self.verdicts.map(\.0))
        for ((text, isManifest), schemaAccepts) in zip(Self.verdicts, schemaSays) {
            #expect(
                ((try? Manifest(text.utf8, in: "", commands: Self.commands)) != nil) == isManifest,
                "the reader on \(text)")
            #expect(schemaAccepts == isManifest, "the schema on \(text)")
        }
    }

    /// The nearest in letters would be another.
    @Test(arguments: [
        ("failureThreshold", "maxDifferentPixels"), ("misMatchThreshold", "maxDifferentPixels"),
        ("allowSizeMismatch", "maxSizeDifference"), ("clip", "region"), ("treshold", "threshold"),
    ])
    func keysOfOtherProgramsNameOurs(key: String, own: String) {
        let text = #"{"version": 1, "cases": [{"name": "a", "reason": "b", "limits": {"\#(key)": 1}}]}"#
        let error = #expect(throws: TextError.self) { try Manifest(text.utf8, in: "", commands: Self.commands) }
        let line = #"expected a known name (the nearest is "\#(own)"), found "\#(key)""#
        #expect(error?.description.hasSuffix(line) == true)
    }

    @Test func isAsInTheSample() throws {
        let bytes = try Data(contentsOf: project.appending(path: "samples/golden/golden.json"))
        #expect(try Manifest(bytes, in: "samples/golden", commands: Self.commands).cases.count == 3)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(try JSONSchema("golden.schema.json").accepts([text]) == [true])
    }
}
