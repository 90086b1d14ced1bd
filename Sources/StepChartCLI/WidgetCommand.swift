import ArgumentParser
import StepChart
import StepData
import StepFiles
import StepGoldens
import StepPictures
import StepText

struct WidgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "widget",
        abstract: "Draws a week as a widget of a phone, or as all of them.",
        usage: "stepchart widget <input> -o <file> [<options>]",
        discussion: """
            EXAMPLES
              stepchart widget week.json -o medium.png
              stepchart widget week.json -o large.png --family large --device 'iPhone 15 Pro' --scheme both
              stepchart widget week.json -o today.png --today expanded --content-size XL --device 375x667
              stepchart widget week.json -o widgets --all
              stepchart widget --timeline timeline.json -o pictures --family small
            """)

    @OptionGroup var input: WeekArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Where the picture goes; - is standard output. A folder with --all and --timeline.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String

    @Option(help: "The colours: of one scheme, or of both, when out.png gets out-dark.png beside it. (default: light)")
    var scheme: Schemes?

    @OptionGroup(title: "Widget") var widget: WidgetArguments

    @OptionGroup(title: "States") var states: StateArguments

    @Option(help: "Pixels per point, above 0, at most 16. (default: the phone's; 3 with --all)")
    var scale: Double?

    @Option(help: "How much time to give for a smaller file. The pixels are the same.")
    var compress = RenderOptions.Compression.default

    @Flag(help: "Draw every widget of every phone, and index.json. Both schemes, unless --scheme names one.")
    var all = false

    @Option(
        help: ArgumentHelp(
            "Draw a picture for each entry of a JSON file, and timeline.json. (default: one picture)",
            valueName: "file"), completion: .file(extensions: ["json"]))
    var timeline: String?

    @Option(help: "Most cores to use; 0 is all for many pictures, one for one. The pixels are the same.")
    var threads = 0

    @Flag(help: "Show no progress. It is shown only on a terminal.")
    var quiet = false

    func validate() throws {
        guard threads >= 0 else { throw ValidationError("--threads: expected a number >= 0, found \(threads)") }
        if timeline != nil, input.input != nil || all {
            throw ValidationError("--timeline: expected neither an input nor --all beside it")
        }
        if writesFolder, states.areGiven {
            throw ValidationError("\(all ? "--all" : "--timeline"): expected no option about states beside it")
        }
        if timeline == nil { try states.validate(beside: input, outputs: outputs) }
        if all, widget.namesOne { throw ValidationError("--all: expected no widget or phone beside it") }
        if !writesFolder, scheme == .both, output == "-" {
            throw ValidationError("--scheme: expected a file for two pictures, found standard output")
        }
    }

    private var writesFolder: Bool { all || timeline != nil }

    func run() throws {
        if let timeline {
            try draw(WidgetTimeline(timeline))
        } else if all {
            try drawAll()
        } else {
            try drawOne()
        }
    }

    private func drawing(
        of week: StepWeek, from source: String, _ options: WidgetOptions, _ style: ChartStyle
    ) throws(Failure) -> Drawing {
        try naming(source) { () throws(ChartError) in try WeekWidget(week, options: options, style: style).drawing }
    }

    // MARK: One widget

    private func drawOne() throws {
        let cache = try states.weekCache()
        let state = try states.state(of: input, cache)
        let device = try widget.chosenDevice()
        var options = widget.options(on: device)
        options.notice = state.notice
        options.selection = state.selection(options.selection)
        let styles = try schemes.all.map { try widget.style($0) }
        let scale = scale ?? device.scale
        try states.write(
            state, looks: [options, styles, scale, compress], to: outputs.map { .init(path: $0, isPicture: true) },
            cache
        ) { files in
            for (file, style) in zip(files, styles) {
                try drawing(of: state, options, style).png(
                    RenderOptions(scale: scale, threads: max(1, threads), compression: compress)
                ) { try file.write($0) }
            }
        }
    }

    private func drawing(of state: WeekState, _ options: WidgetOptions, _ style: ChartStyle) throws(Failure) -> Drawing
    {
        try naming(input.name) { () throws(ChartError) in
            let widget = try WeekWidget(state.week, options: options, style: style)
            return state.isPlaceholder ? try widget.placeholder : widget.drawing
        }
    }

    private var schemes: Schemes { scheme ?? .light }

    /// The pictures, when a single widget is drawn.
    private var outputs: [String] { schemes.all.map { schemes.path(output, of: $0) } }

    // MARK: Many

    private var cores: Int { threads == 0 ? Cores.all : threads }

    private func drawAll() throws {
        let file = try input.file()
        let week = try file.week()
        // Before there are threads and files, so that every one of them is under the same rule.
        EndingSignals.hold()
        let schemes = (scheme ?? .both).all
        let styles = Dictionary(uniqueKeysWithValues: try schemes.map { ($0, try widget.style($0)) })
        let matrix = try WidgetMatrix(widget.allDevices(), schemes: schemes) {
            family, device, contentSize, page, scheme in
            let options = widget.options(family, on: device, contentSize: contentSize, page: page)
            return try drawing(of: week, from: file.name, options, styles[scheme, default: .light])
        }
        let scale = scale ?? 3
        var folder = PictureFolder(output, scale: scale, compression: compress)
        var digests: [PictureDigest] = []
        try folder.draw(matrix.drawings, threads: cores, quiet: quiet) { index, picture in
            try folder.write(picture.png, to: matrix.files[index])
            digests.append(picture.digest)
        }
        let written = folder.writtenCount
        try folder.write(Array(matrix.index(scale: scale, digests).utf8), to: "index.json")
        try OutputFile("-").write("\(output): \(matrix.files.count) pictures, \(written) written\n")
    }

    private func draw(_ timeline: WidgetTimeline) throws {
        EndingSignals.hold()
        let device = try widget.chosenDevice()
        let options = widget.options(on: device)
        let styles = try schemes.all.map { ($0, try widget.style($0)) }
        var names: [String] = []
        var drawings: [Drawing] = []
        for entry in timeline.entries {
            for (scheme, style) in styles {
                names.append(schemes.path("\(entry.date.fileName).png", of: scheme))
                drawings.append(try drawing(of: entry.week, from: entry.source, options, style))
            }
        }
        let scale = scale ?? device.scale
        var folder = PictureFolder(output, scale: scale, compression: compress)
        var firsts: [PictureDigest: String] = [:]
        var pictures: [WidgetTimeline.Picture] = []
        try folder.draw(drawings, threads: cores, quiet: quiet) { index, picture in
            let file = firsts[picture.digest] ?? names[index]
            if firsts.updateValue(file, forKey: picture.digest) == nil { try folder.write(picture.png, to: file) }
            pictures.append(
                WidgetTimeline.Picture(
                    date: timeline.entries[index / styles.count].date, scheme: styles[index % styles.count].0,
                    file: file, digest: picture.digest))
        }
        let written = folder.writtenCount
        try folder.write(Array(timeline.json(pictures, options, scale: scale).utf8), to: "timeline.json")
        let entries = timeline.entries.count == 1 ? "1 entry" : "\(timeline.entries.count) entries"
        let drawn = firsts.count == 1 ? "1 picture" : "\(firsts.count) pictures"
        try OutputFile("-").write(
            "\(output): \(entries), \(drawn), \(written) written; "
                + "refresh \(timeline.refreshDate.map { "after \($0)" } ?? "at the end")\n")
    }
}

extension WidgetTimeline {
    /// What an entry shows in a scheme, and the file where that is.
    struct Picture {
        var date: TimelineDate
        var scheme: ColorScheme
        var file: String
        var digest: PictureDigest
    }

    /// timeline.json
    func json(_ pictures: [Picture], _ options: WidgetOptions, scale: Double) -> String {
        let policy: [(String, JSON)] =
            refreshDate.map { [("kind", .string("after")), ("date", .string("\($0)"))] }
            ?? [("kind", .string("atEnd"))]
        return JSON.document([
            ("version", .number(1)),
            ("family", .string(options.family.rawValue)),
            ("width", .number(options.width)),
            ("height", .number(options.height)),
            ("scale", .number(scale)),
            (
                "entries",
                .lines(
                    pictures.map { picture in
                        .object([
                            ("date", .string("\(picture.date)")), ("scheme", .string(picture.scheme.rawValue)),
                            ("file", .string(picture.file)), ("sha256", .string(picture.digest.sha256)),
                        ])
                    })
            ),
            ("policy", .object(policy)),
        ])
    }
}
