import ArgumentParser
import StepChart
import StepFiles
import StepJobs

/// The looks that every kind of picture has.
struct LooksArguments: ParsableArguments {
    @Option(help: "How the line runs from day to day.", of: ChartOptions.Curve.self, default: Job.Looks().curve)
    var curve: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The highlighted day: last, none, its number from 0, or its date. (default: as the input says, else last)",
            valueName: "day"))
    var select: String?

    @Option(
        help: """
            What stands under a day that has no label of its own: the date as the language has it, 9/12, 12.9., \
            2016-09-12, Mon, or nothing. (default: auto; none in messages)
            """, of: ChartOptions.Labels.self)
    var labels: String?

    @Option(
        help: ArgumentHelp(
            "Of labels, notices and alternative text: en, en-GB, de, fr, es, zh-Hans, ja, or a tag like de-AT.",
            valueName: "tag"), default: Job.Looks().language)
    var language: String?

    @Option(
        name: .customLong("week-start"),
        help: """
            With which weekday weeks begin; the first day, for an input without dates: weekdays then stand under the \
            days. (default: not known)
            """, of: ChartOptions.Weekday.self)
    var weekStart: String?

    @Option(
        name: .customLong("missing-glyph"),
        help:
            "What to do about a character that neither a font nor the built-in lettering has: refuse it, or draw a box.",
        of: ChartOptions.MissingGlyph.self, default: Job.Looks().missingGlyph)
    var missingGlyph: String?

    @Option(
        help: ArgumentHelp(
            """
            Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            """, valueName: "theme"), default: Job.Looks().theme, completion: .themes)
    var theme: String?

    @Option(
        name: .customLong("font"),
        help: ArgumentHelp(
            """
            A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be repeated: the \
            next is asked for what the first lacks, the built-in letters come last. (default: the built-in letters)
            """, valueName: "file"), completion: .file(extensions: ["ttf", "otf", "ttc", "otc"]))
    var fonts: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            Of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or bold (700). \
            (default: the theme's; light)
            """, valueName: "weight"), completion: .list(FontWeight.words))
    var fontWeight: String?

    func fill(_ job: inout Job) throws(JobError) {
        try job.looks.curve.read(curve, of: "curve")
        try job.looks.select.read(select, of: "select")
        try job.looks.labels.read(labels, of: "labels")
        try job.looks.language.read(language, of: "language")
        try job.looks.weekStart.read(weekStart, of: "week-start")
        try job.looks.missingGlyph.read(missingGlyph, of: "missing-glyph")
        try job.looks.theme.read(theme, of: "theme")
        job.looks.fonts = fonts
        try job.looks.fontWeight.read(fontWeight, of: "font-weight")
    }
}

extension CompletionKind {
    /// The names of themes, and files that may hold one.
    static var themes: CompletionKind {
        .shellCommand("printf '%s\\n' \(ThemeSource.words.joined(separator: " ")); ls | grep '[.]json$'")
    }
}

/// How a picture is written.
struct PictureArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "PNG, or SVG, which is sharp at every size. (default: as the picture's name ends, else png)",
            valueName: "png|svg"), completion: .list(PictureKind.words))
    var picture: String?

    @Option(help: .compression, of: RenderOptions.Compression.self, default: Job.Outputs().compress)
    var compress: String?

    func fill(_ job: inout Job) throws(JobError) {
        try job.outputs.pictureKind.read(picture, of: "picture")
        try job.outputs.compress.read(compress, of: "compress")
    }
}

extension ArgumentHelp {
    static var compression: Self {
        """
        How much time to give for a smaller file: small takes some 30 times as long as default to compress; fast is \
        another name of default. The pixels are the same.
        """
    }
}
