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

    @Option(help: "How much time to give for a smaller file. The pixels are the same.")
    var compress = Chart.Compression.default

    @Option(
        name: .customLong("layout-json"),
        help: ArgumentHelp(
            "Also write where every day, label and line stands, in points; - is standard output. (default: not written)",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var layoutJSON: String?

    @Option(help: "Most cores to use; 0 is one for a small picture, all for a large one. The pixels are the same.")
    var threads = 0

    @OptionGroup var drawing: ChartArguments

    func validate() throws {
        guard threads >= 0 else { throw ValidationError("--threads: expected a number >= 0, found \(threads)") }
        guard layoutJSON != output else {
            throw ValidationError("--layout-json: expected another place than --output has, found \(output)")
        }
    }

    func run() throws {
        let chart = try drawing.chart(of: input)
        let scale = drawing.scale

        let picture = try OutputFile(forPicture: output)
        let layout = try layoutJSON.map { try OutputFile($0) }
        try layout?.write(chart.layout.json)
        let pixels = chart.layout.width * scale * chart.layout.height * scale
        let cores = threads == 0 ? Cores.count(forPixels: pixels) : threads
        try chart.png(scale: scale, threads: cores, compression: compress) {
            try picture.write($0)
        }

        let files = [picture, layout].compactMap(\.self)
        for file in files { try file.finish() }
        for file in files { try file.appear() }
    }
}

extension Chart.Compression: ExpressibleByArgument {}
