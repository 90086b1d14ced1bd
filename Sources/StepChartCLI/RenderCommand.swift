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

    @Option(help: "Pixels per point, above 0, at most 16.")
    var scale = 3.0

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

    @OptionGroup(title: "Looks") var looks: LooksArguments

    func validate() throws {
        guard threads >= 0 else { throw ValidationError("--threads: expected a number >= 0, found \(threads)") }
        guard layoutJSON != output else {
            throw ValidationError("--layout-json: expected another place than --output has, found \(output)")
        }
    }

    func run() throws {
        let week = try input.week()
        let chart = try Chart(week, options: looks.options, style: looks.chartStyle())
        try chart.refuseMissingGlyphs(in: input.name)

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
