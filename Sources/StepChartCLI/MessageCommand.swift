import ArgumentParser
import StepChart
import StepData
import StepFiles
import StepGoldens
import StepPictures

struct MessageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "message",
        abstract: "Makes a rich message of a week: a picture and the texts that go with it.",
        usage: "stepchart message <input> -o <folder> [<options>]",
        discussion: """
            Writes image@3x.png, message.json and caption.txt; all of them, with what else is asked for, or nothing.

            EXAMPLES
              stepchart message week.json -o share
              stepchart message week.json -o share --language de --unit mi --subcaption 'Am Meer' --preview bubble.png
              stepchart message week.json -o share --caption '{steps} steps {day}!' --url https://example.org/week
              stepchart message week.json -o public --html --open-graph --url https://example.org/week/message.html
            """)

    @OptionGroup var input: WeekArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder where the files go; it is made when needed.", valueName: "folder"),
        completion: .directory)
    var output: String

    @Option(help: "Pixels per point, above 0, at most 16.")
    var scale = 3.0

    @Option(help: ArgumentHelp("Width and height of the picture in points.", valueName: "WxH"))
    var size = CanvasSize(width: 300, height: 300)

    @Option(help: "How much time to give for smaller pictures. The pixels are the same.")
    var compress = RenderOptions.Compression.default

    @Option(help: "Of distances. (default: as the input says, else km)")
    var unit: DistanceUnit?

    @OptionGroup(title: "Texts") var texts: MessageTextArguments

    @Option(
        help: ArgumentHelp(
            "Also draw the message as a conversation shows it. (default: not drawn)", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var preview: String?

    @Flag(help: "Also write a page, message.html, with a link for each day of the picture. (default: not written)")
    var html = false

    @Flag(
        help: """
            Also write the picture of a link to the page, card.png, and the meta elements that name it, card.html. They \
            need --url, the page's address, to be found. (default: not written)
            """)
    var openGraph = false

    @OptionGroup(title: "Looks") var looks: SharedLooksArguments

    @Option(
        help: ArgumentHelp(
            "Of the picture: transparent, #RRGGBB or #RRGGBBAA. (default: the theme's)", valueName: "color"))
    var background: ChartStyle.Color?

    @Option(help: ArgumentHelp("The theme of the dark scheme.", valueName: "theme"))
    var darkTheme = Theme.builtIn(.dark)

    @Option(
        help: """
            The colours of the pictures: of one scheme, or of both, when image-dark@3x.png goes beside image@3x.png; \
            the card has those of the first. (default: light; both with --html)
            """)
    var scheme: Schemes?

    /// Of a picture's side. Its pixels are held in memory for the digest, and no message shows more.
    private static let mostPixels = 8192.0

    func validate() throws {
        let side = max(size.width, size.height) * scale
        if side > Self.mostPixels, scale <= RenderOptions.maximumScale {
            throw ValidationError("--size: expected at most \(Int(Self.mostPixels)) pixels a side, found \(side)")
        }
        guard let preview else { return }
        if preview == "-" { throw ValidationError("--preview: expected a file, found standard output") }
        let isTaken = outputPaths.contains { $0 == preview || Folder.isSame($0, preview) }
        if isTaken { throw ValidationError("--preview: expected another place than the message has, found \(preview)") }
    }

    func run() throws {
        EndingSignals.hold()
        let file = try input.file()
        let week = try file.week()
        let messages = try schemes.all.map { try message(week, $0, in: file.name) }
        guard let first = messages.first else { return }

        var files = OutputSet()
        let images = try zip(schemes.all, messages).map { scheme, message in
            let image = try message.chart.image(.scale(scale))
            let name = imageName(of: scheme)
            try files.add(
                path(name), message.chart.drawing.png(of: image, RenderOptions(scale: scale, compression: compress)))
            return WeekMessage.Image(
                file: name, scale: scale, width: image.width, height: image.height,
                sha256: PictureDigest(of: image.buffer).sha256)
        }
        let darkImage = images.dropFirst().first
        files.add(path("message.json"), first.json(image: images[0], dark: darkImage))
        files.add(path("caption.txt"), first.caption + "\n")
        if let preview {
            for (scheme, message) in zip(schemes.all, messages) {
                let bubble = try naming(file.name) { () throws(ChartError) in try message.bubble() }
                try files.add(
                    schemes.path(preview, of: scheme), bubble.png(RenderOptions(scale: scale, compression: compress)))
            }
        }
        var tags: LinkTags?
        if openGraph {
            let card = try naming(file.name) { () throws(ChartError) in try first.linkCard() }
            let image = try card.image(.scale(WeekMessage.linkCardScale))
            tags = LinkTags(first, card: "card.png", width: image.width, height: image.height)
            try files.add(
                path("card.png"),
                card.png(of: image, RenderOptions(scale: WeekMessage.linkCardScale, compression: compress)))
            files.add(path("card.html"), tags?.html ?? "")
        }
        if html {
            let page = try MessagePage(first, image: images[0].file, darkImage: darkImage?.file, tags: tags)
            files.add(path("message.html"), page.html)
        }
        try files.write(folder: output)
    }

    private var schemes: Schemes { scheme ?? (html ? .both : .light) }

    private func message(_ week: StepWeek, _ scheme: ColorScheme, in name: String) throws(Failure) -> WeekMessage {
        var options = ChartOptions.message
        (options.width, options.height) = (size.width, size.height)
        looks.fill(&options, labels: .hidden)
        options.background = background
        let style = try looks.style(of: scheme == .light ? looks.theme : darkTheme)
        return try naming(name) { () throws(ChartError) in
            var message = try WeekMessage(week, unit: unit, options: options, style: style)
            try texts.fill(&message)
            return message
        }
    }

    // MARK: Places

    private func path(_ name: String) -> String { output.hasSuffix("/") ? output + name : "\(output)/\(name)" }

    /// `image@3x.png`, which tells Apple's systems the scale.
    private func imageName(of scheme: ColorScheme) -> String {
        let isWhole = scale == scale.rounded() && scale.magnitude < 100
        let number = isWhole ? "\(Int(scale))" : "\(scale)"
        return schemes == .both && scheme == .dark ? "image-dark@\(number)x.png" : "image@\(number)x.png"
    }

    /// Every file that may be written beside the previews.
    private var outputPaths: [String] {
        let names = ["message.json", "caption.txt", "message.html", "card.png", "card.html"]
        return (names + schemes.all.map(imageName)).map(path)
    }
}
