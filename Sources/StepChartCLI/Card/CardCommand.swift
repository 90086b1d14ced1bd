import ArgumentParser
import StepChart
import StepJobs

struct CardCommand: JobCommand {
    static let configuration = CommandConfiguration(
        commandName: "card",
        abstract: "Draws a week as a picture to share: a large figure, what it means, and the chart.",
        usage: "stepchart card [<input>] -o <file> [<options>]",
        discussion: """
            EXAMPLES
              stepchart card week.json -o card.png
              stepchart card export.zip --week last --previous auto --goal 10000 --preset story -o story.png
              stepchart card week.json -o card.png --preset square --footer 'Anna Example' --avatar anna.png
              stepchart card week.json -o card.png --size 1200x800 --theme dark --headline average
            """)

    @OptionGroup var input: WeekArguments

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Where the picture goes; - is standard output.", valueName: "file"),
        completion: .file(extensions: ["png", "svg"]))
    var output: String?

    @OptionGroup var kind: PictureArguments

    @Option(
        help: """
            For which place: og, the preview of a link, 1200 x 630; square, a post, 1080 x 1080; story, a phone's whole \
            screen, 1080 x 1920; wide, a slide, 1600 x 900. (default: og)
            """, completion: .list(CardOptions.Preset.words))
    var preset: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Width and height in points, in place of a preset's, at most four times each other. (default: the preset's)",
            valueName: "WxH"))
    var size: String?

    @Option(
        help: """
            How it is arranged: center, texts in the middle square; beside, the chart on the right; stack, the chart \
            between the texts; poster, the same on a tall screen. (default: as the shape asks for)
            """, completion: .list(CardOptions.Layout.words))
    var layout: String?

    @Option(
        help: "The large figure: total, average a day, or day, that of the highlighted one.",
        completion: .list(CardOptions.Headline.words))
    var headline = "total"

    @Option(help: ArgumentHelp("At the bottom: a name, an address. (default: none)", valueName: "text"))
    var footer: String?

    @Option(
        help: ArgumentHelp("A PNG to draw round beside it. (default: none)", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var avatar: String?

    @Option(help: "Of the distance: km or mi. (default: as the input says, else km)")
    var unit: String?

    @Option(parsing: .unconditional, help: "Pixels per point, above 0, at most 16.")
    var scale = "1"

    @OptionGroup var file: FileArguments

    @OptionGroup(title: "Looks") var looks: LooksArguments

    @Option(
        help: ArgumentHelp(
            "Behind everything: transparent, #RRGGBB, #RRGGBBAA or a CSS name. (default: the theme's)",
            valueName: "color"))
    var background: String?

    @OptionGroup(title: "Reading aids") var aids: AidArguments

    @OptionGroup(title: "Data") var data: DataArguments

    @OptionGroup(title: "States") var states: StateArguments

    @Option(
        name: .customLong("layout-json"),
        help: ArgumentHelp(
            "Also write where every text, sign and day stands, in points; - is standard output. (default: not written)",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var layoutJSON: String?

    @Option(
        parsing: .unconditional,
        help: "Most cores to use; 0 is one for a small picture, all for a large one. The pixels are the same.")
    var threads = "0"

    var quiet: Bool { true }

    func job() throws(JobError) -> Job {
        var words = WordReader(job: Job(.card))
        try input.fill(&words)
        try kind.fill(&words)
        try looks.fill(&words)
        try aids.fill(&words)
        try data.fill(&words)
        try states.fill(&words)
        try file.fill(&words)
        try words.set("preset", \.card.preset, preset)
        try words.set("size", \.looks.size, size)
        try words.set("layout", \.card.layout, layout)
        try words.set("headline", \.card.headline, headline)
        try words.set("unit", \.looks.unit, unit)
        try words.set("scale", \.outputs.scale, scale)
        try words.set("background", \.looks.background, background)
        try words.set("threads", \.outputs.threads, threads)
        words.job.card.footer = footer
        words.job.card.avatar = avatar
        words.job.outputs.path = output
        words.job.outputs.layoutJSON = layoutJSON
        return words.job
    }
}
