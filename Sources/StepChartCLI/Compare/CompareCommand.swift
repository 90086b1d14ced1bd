import ArgumentParser
import StepFiles
import StepGoldens
import StepImageDiff
import StepJobs
import StepPNG

struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Tells whether two PNG files show the same picture, and where they do not.",
        usage: "stepchart compare <expected> <actual> [<options>]",
        discussion: """
            Decoded pixels are compared, premultiplied, alpha included; the colour of a fully transparent pixel does not \
            matter. Without limits any change counts; each limit that is given must hold. Ends with 0 when the pictures \
            are the same, 1 when they differ, 64 or more when there is no verdict.

            EXAMPLES
              stepchart compare expected.png out.png --diff diff.png
              stepchart compare expected.png out.png --max-different-pixels 0.1% --ignore 0,0,200,20
              stepchart compare expected.png out.png --layout-json layout.json --json
            """)

    @Argument(help: "A PNG file; - is standard input.", completion: .file(extensions: ["png"]))
    var expected: String

    @Argument(help: "A PNG file; - is standard input.", completion: .file(extensions: ["png"]))
    var actual: String

    @Option(
        help: ArgumentHelp(
            """
            Also draw the difference, whatever the verdict; - is standard output, and the report then goes to standard \
            error. (default: not drawn)
            """, valueName: "file"),
        completion: .file(extensions: ["png"]))
    var diff: String?

    @Option(
        help: ArgumentHelp(
            """
            What --diff draws: the difference on a faded copy, as a mask, over the actual picture, between the two, \
            made brighter, or both pictures in turns as an animated PNG. (default: side-by-side)
            """, valueName: "style"))
    var diffStyle: DiffPicture.Style?

    @Option(
        name: .customLong("layout-json"),
        help: ArgumentHelp(
            "What render --layout-json wrote: regions then name the elements of the chart. (default: they do not)",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var layoutJSON: String?

    @Flag(help: "Report in JSON. (default: text)")
    var json = false

    @OptionGroup(title: "Limits") var limits: LimitArguments

    @OptionGroup(title: "Places") var places: IgnoreArguments

    func validate() throws {
        let piped = [
            ("<expected>", expected), ("<actual>", actual), ("--mask", places.mask), ("--layout-json", layoutJSON),
        ].filter { $0.1 == "-" }
        if piped.count > 1 {
            throw ValidationError("\(piped[1].0): expected a file, found - again: standard input holds one file")
        }
        if let diffStyle, diff == nil {
            throw ValidationError("--diff-style: expected --diff with it, found \(diffStyle.rawValue) alone")
        }
    }

    func run() throws {
        PictureMemory.keep()
        let tolerance = Tolerance(
            limits: try limits.limits(), ignoredRectangles: try places.rectangles(), mask: places.mask)
        let comparison = Comparison(expected: expected, actual: actual, tolerance: tolerance, layout: layoutJSON)
        if let diff {
            var roles = FileRoles()
            for input in comparison.inputs { roles.reads(input.path, as: input.role) }
            roles.writes(diff, as: "--diff")
            try roles.check()
            try PictureName.check(diff, as: "--diff")
        }

        let report = try comparison.report()
        for warning in report.comparison.warnings { StandardError.write("stepchart: \(warning)\n") }
        let words = json ? report.json : report.text
        if let diff { try report.drawing(diffStyle ?? .sideBySide).write(to: OutputFile(forPicture: diff)) }
        if diff == "-" {
            StandardError.write(words)
        } else {
            try OutputFile("-").write(words)
        }
        if report.comparison.verdict != .same { throw ExitCode(1) }
    }
}

extension DiffPicture.Style: ExpressibleByArgument {}
