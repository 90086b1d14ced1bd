import Foundation
import StepChart
import Testing

/// SVG on the command line.
struct RenderVectorTests {
    @Test func goesWhereItIsSent() throws {
        try Tool.withFolder { folder in
            let file = try Tool.run("render", Tool.week, "-o", "out.svg", in: folder)
            #expect(file.status == 0 && file.message == "")
            let svg = try Array(Data(contentsOf: folder.appending(path: "out.svg")))
            let sample = try Data(contentsOf: Tool.project.appending(path: "samples/week.svg"))
            #expect(svg == Array(sample))
            let piped = try Tool.run("render", Tool.week, "-o", "-", "--picture", "svg")
            #expect(piped.output == svg)
            for arguments in [["card"], ["widget"], ["render", "--placeholder"]] {
                let command = "$stepchart \(arguments.joined(separator: " ")) $week -o x.svg --scale 2"
                let outcome = try Tool.shell(command, in: folder)
                #expect(outcome.status == 0, "\(outcome.message)")
                #expect(SVGFile(try Array(Data(contentsOf: folder.appending(path: "x.svg")))) != nil)
            }
        }
    }

    @Test(arguments: [
        ("render $week -o - --picture gif", "--picture: expected png or svg, found \"gif\""),
        (
            "render $week -o out.png --picture svg",
            "--output: expected a name that ends in .svg, found out.png: it is written as SVG"
        ),
        (
            "render $week -o out.png --theme auto",
            "--theme: expected one in a PNG, which cannot follow its reader, found two"
        ),
        ("animate $week -o out.svg --fps 30", "--fps: expected none in an SVG, which has no frames, found one"),
        ("message $week -o out.svg", "--output: expected a folder, found out.svg"),
    ])
    func isRefusedInOneLine(arguments: String, line: String) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell("$stepchart \(arguments)", in: folder)
            #expect(outcome.status == 64)
            #expect(outcome.message == "stepchart: \(line)\n")
            let written = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(written.isEmpty)
        }
    }

    @Test func whatReadsPixelsReadsPNG() throws {
        try Tool.withFolder { folder in
            _ = try Tool.run("render", Tool.week, "-o", "a.svg", in: folder)
            _ = try Tool.run("render", Tool.week, "-o", "a.png", in: folder)
            let words = "a.svg: not a PNG but an SVG, which has no pixels: draw the picture as PNG, too\n"
            for arguments in ["compare a.svg a.png", "compare a.png a.svg"] {
                let outcome = try Tool.shell("$stepchart \(arguments)", in: folder)
                #expect(outcome.status == 65)
                #expect(outcome.message == "stepchart: \(words)")
            }
            let inspected = try Tool.run("inspect", "a.svg", in: folder)
            #expect(inspected.status == 65)
            #expect(inspected.message == "stepchart: \(words.replacing("a.svg: ", with: "a.svg: offset 0: "))")
            try FileManager.default.createDirectory(
                at: folder.appending(path: "golden"), withIntermediateDirectories: true)
            let manifest = #"""
                {"version": 1, "cases": [{"name": "week", "input": "\#(Tool.week)", "arguments": ["--picture", "svg"]}]}
                """#
            try Data(manifest.utf8).write(to: folder.appending(path: "golden/golden.json"))
            let verified = try Tool.run("verify", "golden", in: folder)
            #expect(
                verified.status == 1 && verified.text.contains("expected PNG, since pixels are compared, found SVG"))
        }
    }
}
