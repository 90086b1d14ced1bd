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

    @OptionGroup var picture: PictureArguments

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
        default: Job.Card().headline)
    var headline: String?

    @Option(help: ArgumentHelp("At the bottom: a name, an address. (default: none)", valueName: "text"))
    var footer: String?

    @Option(
        help: ArgumentHelp("A PNG to draw round beside it. (default: none)", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var avatar: String?

    @Option(
        help: "Of the distance: km or mi. (default: as the input says, else km)",
        completion: .list(DistanceUnit.words))
    var unit: String?

    @Option(parsing: .unconditional, help: "Pixels per point, above 0, at most 16. (default: 1)")
    var scale: String?

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
        help: "Most cores to use; 0 is one for a small picture, all for a large one. The pixels are the same.",
        default: Job.Outputs().threads)
    var threads: String?

    var quiet: Bool { true }

    func job() throws(JobError) -> Job {
        var job = Job(.card)
        try input.fill(&job)
        try picture.fill(&job)
        try looks.fill(&job)
        try aids.fill(&job)
        try data.fill(&job)
        try states.fill(&job)
        try job.card.preset.read(preset, of: "preset")
        try job.looks.size.read(size, of: "size")
        try job.card.layout.read(layout, of: "layout")
        try job.card.headline.read(headline, of: "headline")
        try job.looks.unit.read(unit, of: "unit")
        try job.outputs.scale.read(scale, of: "scale")
        try job.looks.background.read(background, of: "background")
        try job.outputs.threads.read(threads, of: "threads")
        job.card.footer = footer
        job.card.avatar = avatar
        job.outputs.path = output
        job.outputs.layoutJSON = layoutJSON
        return job
    }
}
