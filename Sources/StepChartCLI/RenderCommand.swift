import ArgumentParser
import Files
import StepChart

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws the chart of a week as a PNG file.",
        usage: "stepchart render <input> -o <file> [<options>]",
        discussion: """
            EXAMPLES
              stepchart render week.json -o out.png --scale 3
              cat week.csv | stepchart render - --format csv -o - > out.png
              stepchart render week.json -o widget.png --style widget --theme dark
            """)

    @OptionGroup var input: WeekArguments

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Where the picture goes; - is standard output.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String

    @Option(
        help: ArgumentHelp(
            "A moment of the chart drawing itself, as in stepchart animate. (default: the finished chart)",
            valueName: "seconds"))
    var at: Double?

    @OptionGroup var drawing: PictureArguments

    @Option(
        name: .customLong("layout-json"),
        help: ArgumentHelp(
            "Also write where every day, label and line stands, in points; - is standard output. (default: not written)",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var layoutJSON: String?

    @Option(help: "Most cores to use; 0 is one for a small picture, all for a large one. The pixels are the same.")
    var threads = 0

    func validate() throws {
        if let at, !(at >= 0) { throw ValidationError("--at: expected seconds >= 0, found \(at)") }
        guard threads >= 0 else { throw ValidationError("--threads: expected a number >= 0, found \(threads)") }
        guard layoutJSON != output else {
            throw ValidationError("--layout-json: expected another place than --output has, found \(output)")
        }
    }

    func run() throws {
        let chart = try drawing.chart.of(input)

        let picture = try OutputFile(forPicture: output)
        let layout = try layoutJSON.map { try OutputFile($0) }
        try layout?.write(chart.layout.json)
        let (scale, compress) = (drawing.chart.scale, drawing.compress)
        let pixels = chart.layout.width * scale * chart.layout.height * scale
        let cores = threads == 0 ? Cores.count(forPixels: pixels) : threads
        if let at {
            try chart.animation().png(at: at, scale: scale, threads: cores, compression: compress) {
                try picture.write($0)
            }
        } else {
            try chart.png(scale: scale, threads: cores, compression: compress) { try picture.write($0) }
        }

        let files = [picture, layout].compactMap(\.self)
        for file in files { try file.finish() }
        for file in files { try file.appear() }
    }
}
