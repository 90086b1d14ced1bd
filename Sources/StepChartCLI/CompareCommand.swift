import ArgumentParser
import Files
import ImageDiff
import PNGCodec
import Raster

struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Tells whether two PNG files show the same picture.",
        usage: "stepchart compare <expected> <actual> [--diff <file>]",
        discussion: """
            Decoded pixels are compared, without tolerance. The colour of a fully transparent pixel does not matter. \
            Ends with 0 when the pictures are the same, 1 when they differ, 64 or more when there is no verdict.

            EXAMPLE
              stepchart compare expected.png out.png --diff diff.png
            """)

    @Argument(help: "A PNG file; - is standard input.", completion: .file(extensions: ["png"]))
    var expected: String

    @Argument(help: "A PNG file; - is standard input.", completion: .file(extensions: ["png"]))
    var actual: String

    @Option(
        help: ArgumentHelp(
            """
            Also draw expected | difference | actual side by side, whatever the verdict; - is standard output, and \
            the report then goes to standard error. (default: not drawn)
            """, valueName: "file"),
        completion: .file(extensions: ["png"]))
    var diff: String?

    func validate() throws {
        guard expected != "-" || actual != "-" else {
            throw ValidationError("<actual>: expected a file, found - again: standard input holds one picture")
        }
    }

    func run() throws {
        let expectedPicture = try Self.picture(expected)
        let actualPicture = try Self.picture(actual)
        let result = ImageDiff.compare(expected: expectedPicture, actual: actualPicture)
        if let diff {
            let file = try OutputFile(forPicture: diff)
            let picture = DiffPicture.sideBySide(of: result, expected: expectedPicture, actual: actualPicture)
            let bytes = try PNGEncoder.encode(picture, scale: 1)
            try file.write(bytes.span)
            try file.finish()
            try file.appear()
        }
        if diff == "-" {
            StandardError.write(result.report)
        } else {
            try OutputFile("-").write(result.report)
        }
        if result.verdict != .same { throw ExitCode(1) }
    }

    private static func picture(_ path: String) throws(Failure) -> PixelBuffer {
        let file = try InputFile(path)
        do {
            return try PNGDecoder.decode(file.bytes)
        } catch {
            throw Failure(.badData, "\(file.name): \(error)")
        }
    }
}
