import ArgumentParser
import StepChart
import StepFiles

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws the chart of a week as a PNG file.",
        usage: "stepchart render [<input>] -o <file> [<options>]",
        discussion: """
            EXAMPLES
              stepchart render week.json -o out.png --scale 3
              cat week.csv | stepchart render - --format csv -o - > out.png
              stepchart render week.json -o widget.png --style widget --theme dark
              stepchart render week.json -o out.png --cache ~/.cache/stepchart --if-changed
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

    @OptionGroup(title: "States") var states: StateArguments

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
        try states.validate(beside: input, outputs: outputs.map(\.path))
    }

    func run() throws {
        let cache = try states.weekCache()
        let state = try states.state(of: input, cache)
        let looks = drawing.chart.looks
        var options = looks.options
        options.notice = state.notice
        options.selection = state.selection(options.selection)
        let chart = try input.chart(of: state.week, options, looks.chartStyle())
        let (scale, compress) = (drawing.chart.scale, drawing.compress)

        try states.write(
            state, looks: [chart.options, chart.style, scale, compress, at as Any], to: outputs, cache
        ) { files in
            let picture =
                state.isPlaceholder
                ? try chart.placeholder : try at.map { try chart.animation().drawing(at: $0) } ?? chart.drawing
            let pixels = picture.width * scale * picture.height * scale
            let cores = threads == 0 ? Cores.count(forPixels: pixels) : threads
            try picture.png(RenderOptions(scale: scale, threads: cores, compression: compress)) {
                try files[0].write($0)
            }
            for layout in files.dropFirst() { try layout.write(Array(chart.layout.json.utf8).span) }
        }
    }

    private var outputs: [StateArguments.Output] {
        [.init(path: output, isPicture: true)] + [layoutJSON].compactMap(\.self).map { .init(path: $0) }
    }
}
