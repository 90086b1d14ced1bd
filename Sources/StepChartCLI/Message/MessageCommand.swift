import ArgumentParser
import StepChart
import StepJobs

struct MessageCommand: JobCommand {
    static let configuration = CommandConfiguration(
        commandName: "message",
        abstract: "Makes a rich message of a week: a picture and the texts that go with it.",
        usage: "stepchart message [<input>] -o <folder> [<options>]",
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
        help: ArgumentHelp(
            "The folder where the files go; it is made when needed. Pictures that an earlier run left there go.",
            valueName: "folder"),
        completion: .directory)
    var output: String?

    @OptionGroup var picture: PictureArguments

    @Option(parsing: .unconditional, help: "Pixels per point, above 0, at most 16. (default: 3; 1 of an SVG)")
    var scale: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Width and height of the picture in points. (default: 300x300)", valueName: "WxH"))
    var size: String?

    @Flag(
        help:
            "Let all measures grow with the size, as those of 400x210 do: with --size 1200x630, three times. (default: as in 400x210)"
    )
    var fit = false

    @Option(help: "Of distances. (default: as the input says, else km)", of: DistanceUnit.self)
    var unit: String?

    @Option(
        help: ArgumentHelp(
            """
            The day that the caption calls today, and the one before it yesterday. (default: as the input says; else no \
            day is called so)
            """, valueName: "date"))
    var today: String?

    @OptionGroup(title: "Texts") var texts: MessageTextArguments

    @Option(
        help: ArgumentHelp(
            "Also draw the message as a conversation shows it. (default: not drawn)", valueName: "file"),
        completion: .file(extensions: ["png", "svg"]))
    var preview: String?

    @Flag(help: "Also write a page, message.html, with a link for each day of the picture. (default: not written)")
    var html = false

    @Flag(
        help: """
            Also write the picture of a link to the page, card.png, and the meta elements that name it, card.html. They \
            need --url, the page's address, to be found. (default: not written)
            """)
    var openGraph = false

    @OptionGroup(title: "Looks") var looks: LooksArguments

    @Option(
        help: ArgumentHelp(
            "Of the picture: transparent, #RRGGBB, #RRGGBBAA or a CSS name. (default: the theme's)", valueName: "color")
    )
    var background: String?

    @Option(
        help: ArgumentHelp("The theme of the dark scheme.", valueName: "theme"), default: Job.Looks().darkTheme,
        completion: .themes)
    var darkTheme: String?

    @Option(
        help: """
            The colours of the pictures: of one scheme, or of both, when image-dark@3x.png goes beside image@3x.png; \
            the card has those of the first. (default: light; both with --html)
            """, of: Schemes.self)
    var scheme: String?

    @OptionGroup(title: "Reading aids") var aids: AidArguments

    @OptionGroup(title: "Data") var data: DataArguments

    @OptionGroup(title: "States") var states: StateArguments

    var quiet: Bool { true }

    func job() throws(JobError) -> Job {
        var job = Job(.message)
        try input.fill(&job)
        try looks.fill(&job)
        try aids.fill(&job)
        try data.fill(&job)
        try states.fill(&job)
        try picture.fill(&job)
        try job.outputs.scale.read(scale, of: "scale")
        job.looks.fit = fit
        try job.looks.size.read(size, of: "size")
        try job.looks.unit.read(unit, of: "unit")
        try job.source.today.read(today, of: "today")
        try job.looks.background.read(background, of: "background")
        try job.looks.darkTheme.read(darkTheme, of: "dark-theme")
        try job.looks.scheme.read(scheme, of: "scheme")
        job.message = texts.message
        job.outputs.path = output
        job.outputs.preview = preview
        job.outputs.html = html
        job.outputs.openGraph = openGraph
        return job
    }
}
