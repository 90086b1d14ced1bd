import ArgumentParser
import Files
import Goldens
import StepChart
import StepData

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

    @Argument(
        help: "The week, as JSON or CSV; - is standard input. Not with --timeline.",
        completion: .file(extensions: ["json", "csv"]))
    var input: String?

    @Option(help: "What the input is. (default: as its name ends, else as its text begins)")
    var format: StepDataFormat?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Where the picture goes; - is standard output. A folder with --all and --timeline.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String

    @Option(help: "The colours: of one scheme, or of both, when out.png gets out-dark.png beside it. (default: light)")
    var scheme: Schemes?

    @OptionGroup(title: "Widget") var widget: WidgetArguments

    @Option(help: "Pixels per point, above 0, at most 16. (default: the phone's; 3 with --all)")
    var scale: Double?

    @Option(help: "How much time to give for a smaller file. The pixels are the same.")
    var compress = Chart.Compression.default

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
        if timeline == nil, input == nil { throw ValidationError("expected a week, or --timeline") }
        if timeline != nil, input != nil || all {
            throw ValidationError("--timeline: expected neither an input nor --all beside it")
        }
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
            try drawAll(of: week())
        } else {
            try draw(week())
        }
    }

    private var file: WeekFile { WeekFile(path: input ?? "-", format: format) }

    private func week() throws(Failure) -> StepWeek { try file.week() }

    private func drawing(
        of week: StepWeek, from source: String, _ options: WidgetOptions, _ style: ChartStyle
    ) throws(Failure) -> Drawing {
        do {
            return try Widget(week, options: options, style: style).drawing
        } catch {
            throw Failure(error, drawing: source)
        }
    }

    // MARK: One widget

    private func draw(_ week: StepWeek) throws {
        let device = try widget.chosenDevice()
        let options = widget.options(on: device)
        let drawings = try (scheme ?? .light).all.map { scheme in
            (scheme, try drawing(of: week, from: file.name, options, widget.style(scheme)))
        }
        let files = try drawings.map { scheme, drawing in
            let picture = try OutputFile(forPicture: path(of: scheme))
            try drawing.png(scale: scale ?? device.scale, threads: max(1, threads), compression: compress) {
                try picture.write($0)
            }
            return picture
        }
        for file in files { try file.finish() }
        for file in files { try file.appear() }
    }

    /// Of two pictures the dark one says so: `out-dark.png`.
    private func path(of picture: ColorScheme) -> String {
        guard scheme == .both, picture == .dark else { return output }
        let name = output.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return output + "-dark" }
        return output[..<dot] + "-dark" + output[dot...]
    }

    // MARK: Many

    private var cores: Int { threads == 0 ? Cores.all : threads }

    private func drawAll(of week: StepWeek) throws {
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
        let schemes = (scheme ?? .light).all
        let styles = try schemes.map { ($0, try widget.style($0)) }
        var names: [String] = []
        var drawings: [Drawing] = []
        for entry in timeline.entries {
            for (scheme, style) in styles {
                let ending = schemes.count > 1 && scheme == .dark ? "-dark.png" : ".png"
                names.append(entry.date.fileName + ending)
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
            let scheme = schemes[index % schemes.count]
            pictures.append(
                WidgetTimeline.Picture(
                    date: timeline.entries[index / schemes.count].date, scheme: scheme, file: file,
                    digest: picture.digest))
        }
        let written = folder.writtenCount
        try folder.write(Array(timeline.json(pictures, options, scale: scale).utf8), to: "timeline.json")
        try OutputFile("-").write(
            "\(output): \(timeline.entries.count) entries, \(firsts.count) pictures, \(written) written; "
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
