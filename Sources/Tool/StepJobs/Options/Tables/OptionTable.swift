import StepChartFonts

extension Option {
    /// Every option of every command, in the order of a job's JSON.
    package static let all: [Option] = [
        [id], input, periods.under(.periods), data.under(.data), output, states.under(.states),
        annotations.under(.annotations),
        appearance.under(.appearance), chart,
        animation.under(.animation), widget.under(.widget), widgets, texts.under(.texts), message,
        card.under(.card), batch, comparison, verification, reports.under(.reports), limits.under(.limits),
        places.under(.places), force, ownDefaults, [quiet],
    ].flatMap(\.self)

    private static let charts: CommandSet = [.render, .animate]
    /// The commands that draw cards: animate does if it has any option of cards.
    private static let cards: CommandSet = [.card, .animate]
    static let drawing: CommandSet = [.render, .animate, .widget, .message, .card]
    private static let reading = drawing.union([.import, .facts])
    private static let measuring: CommandSet = [.render, .animate, .widget, .card, .facts]

    private static let ownDefaults = [
        value("defaults", \.defaults, DefaultsFile.commands, default: "the one that is found").reads("json").only(
            in: .words
        )
        .help(
            "A file of your own defaults: goal, language, unit, week-start, palette, theme; stepchart help defaults "
                + "says which one counts."),
        flag("no-defaults", \.leavesDefaultsOut, DefaultsFile.commands).only(in: .words).help(
            "Leave out the file of your own defaults."),
    ]

    // MARK: Days

    /// The identifier of a job, which only JSON has.
    static let id = value("id", \.job.id, drawing, label: "text", default: "none").of(.word).only(in: .json).keyed(
        by: .none("draws nothing")
    ).help("Identifies the job; it draws nothing.")

    private static let input = [
        value("input", \.job.source.path, drawing, label: "input", default: nil).reads(
            "json", "csv", "zip", "xml", "gz", holding: .days
        ).operand().keyed(by: .week).help(
            "The week, as JSON or CSV, or what a phone or an app exports: a file, a folder or a zip; - is standard "
                + "input."),
        value(
            "format", \.job.source.format, drawing, default: "by its name, else by its first characters; or an export"
        ).keyed(by: .week).help("The format of the input."),
        values("source", \.days.sources, [.import, .facts], label: "source", default: "").reads().operand(
            isRequired: true
        ).help(
            "What holds the data: files, folders or zips; several go together. - is standard input."),
    ]

    static let days = days("days", drawing).help(
        "The days themselves, in place of an input, as samples/week.schema.json describes them.")

    static let week = value("week", \.job.source.period.week, reading, default: unlimited).help(
        "Only this week: last, the one with the newest data; current, the one of today; previous, the last that is over; "
            + "its name, as in 2026-W46; or a date in it. Today is what --today or the input says, else the clock.")

    private static let unlimited = "all days; of an export to be drawn the last seven"

    private static let periods = [
        days, week,
        value("month", \.job.source.period.month, reading, default: unlimited).help(
            "Only this month, as in 2026-10; or last, current or previous as of --week."),
        value("year", \.job.source.period.year, reading, default: unlimited).help(
            "Only this year, as in 2026; or last, current or previous as of --week."),
        value("from", \.job.source.period.from, reading, label: "date", default: "as --week").help(
            "Only days from this one on; also yesterday."),
        value("to", \.job.source.period.to, reading, label: "date", default: "as --week").help(
            "Only days up to this one."),
        value("last", \.job.source.period.last, reading, label: "n", default: "as --week").help(
            "Only the last days up to the newest data, or the last months, as in 12 months."),
    ].map { $0.keyed(by: .week) }

    private static let data = [
        value("missing", \.job.source.importing.reading.missing, reading).help(
            "What a date without an entry means: no data (gap), no steps (zero), or an error (error)."),
        value(
            "repeated", \.job.source.importing.reading.repeated, reading,
            default: "error; sum where they have different times"
        ).help("What to do about a date with several entries: error, sum, max, or the last of them."),
        value(
            "date-order", \.job.source.importing.reading.dateOrder, reading,
            default: "as the other dates of the input show"
        ).help("How to read 9/12/2016: dmy or mdy."),
        value(
            "decimal", \.job.source.importing.reading.decimal, reading,
            default: "as the other numbers of the input show"
        ).help("What stands before the fraction in 7,314 and 7.314: comma or point."),
        values(
            "where", \.job.source.importing.reading.conditions, reading, label: "column=value", default: "all rows"
        ).help("Read only the rows that have this value in this column; may be given several times."),
        value("date-column", \.job.source.importing.reading.dateColumn, reading, label: "name", default: "by values")
            .ofColumn().help("The column, or key, of dates; in a table without names its number, from 1."),
        value(
            "steps-column", \.job.source.importing.reading.stepsColumn, reading, label: "name",
            default: "by its name"
        ).ofColumn().help("The column, or key, of steps."),
        flag("strict", \.job.source.importing.reading.strict, reading).help(
            "Read only JSON and CSV of the exact form, not as people write them."),
        value("kind", \.job.source.importing.kind, reading, label: "kind", default: "by its content").among(
            ImportFormats.names
        ).help("The kind of export."),
        value("time-zone", \.job.source.importing.timeZone, reading, label: "zone", default: "as the export tells")
            .help("The time zone in which days begin, as in Europe/Vienna or +01:00."),
        value("merge", \.job.source.importing.merge, reading, label: "rule", default: "ranked").among([
            "ranked", "max-source", "sum", "only=",
        ]).help(
            "How sources that counted at the same time are combined: the one of the highest rank, with the others in its "
                + "gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME)."
        ),
        values("source-priority", \.job.source.importing.sourcePriority, reading, label: "name", default: "by its kind")
            .help("A source that ranks above all others; may be given several times, the highest first."),
        flag("no-manual", \.job.source.importing.leavesManualOut, reading).help("Leave out what was typed in."),
        value("max-size", \.job.source.importing.maxSize, reading, label: "bytes").help(
            "Most bytes to read of an export, unpacked, as in 500M."),
    ].map { $0.keyed(by: .week) }

    // MARK: Outputs

    private static let output = [
        value("output", \.job.outputs.path, [.render], default: nil).short("o").writesPicture().help(
            "Where the picture goes; - is standard output."),
        value("output", \.job.outputs.path, [.card], default: nil).short("o").writesPicture().help(
            "Where the picture goes; - is standard output. A pattern such as year-%d.png draws pages: the calendar, the "
                + "best month, records, and the days before to compare with."),
        value("output", \.job.outputs.path, [.animate], default: nil).short("o").writesPicture(or: "gif", "y4m")
            .help(
                "Where it goes: x.png is an animated PNG, x.gif a GIF, x.webp an animated WebP, x.svg an SVG that draws itself, "
                    + "x.y4m raw frames; f%04d.png is a sequence of PNG files, and so is a folder; - is standard output. A "
                    + "sequence replaces no files but pictures by stepchart, and those of a longer one go."),
        value("output", \.job.outputs.path, [.widget], default: nil).short("o").writesPicture().help(
            "Where the picture goes; - is standard output. A folder with --all."),
        value("output", \.job.outputs.path, [.message], default: nil).short("o").writesFolder().help(
            "The folder where the files go; it is made when needed. Pictures that an earlier run left there go."),
        value("output", \.days.output, [.import]).short("o").writes().help("Where the days go; - is standard output."),
        value("format", \.days.format, [.import], default: "as the output's name ends, else json").help(
            "What is written: the weeks' JSON, CSV, or a day of JSON on each line."),
        flag("list", \.list, [.import]).help(
            "Instead of the days write a table of the sources: their records, first and last day, what they counted, "
                + "and how much of it counts."),
        value(
            "picture", \.job.outputs.pictureKind, drawing, label: PictureKind.words.joined(separator: "|"),
            default: "as the picture's name ends, else png"
        ).help(
            "The kind of file: png; jpg, whose pixels are not exact; webp, whose are; or svg, which is sharp at every "
                + "size."),
        value(
            "scale", \.job.outputs.scale, drawing,
            default: "3; 1 of a card or an SVG; the phone's of a widget, but 3 with --all"
        ).bounded(
            from: 0, to: RenderOptions.maximumScale, aboveLeast: true,
            expected: "a number above 0 and at most \(RenderOptions.maximumScale.shortest), as in 1.5"
        ).help("Pixels per point, above 0, at most 16."),
        value("dpi", \.job.outputs.dpi, drawing, default: "as --scale says").bounded(
            from: 0, to: 72 * RenderOptions.maximumScale, aboveLeast: true, expected: "a number of pixels, as in 300"
        ).help("Pixels per inch, in place of --scale: a point is a 72nd of an inch."),
        value("compress", \.job.outputs.compress, drawing).help(
            "What compresses a PNG file: default is the tool's own encoder; libpng is for those who want to compare, "
                + "and not for an animated PNG. The pixels are the same."),
        value("threads", \.job.outputs.threads, [.render, .animate, .widget, .card], label: "n").bounded(
            from: 0, expected: "a whole number >= 0"
        ).keyed(by: .none("the pixels are the same")).help(
            "Most cores to use; 0 is all, but one for a single small picture. The pixels are the same."),
    ]

    private static let states = [
        flag("placeholder", \.job.states.placeholder, drawing).inPlaceOfInput().keyed(by: .week).help(
            "Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input."),
        flag("snapshot", \.job.states.snapshot, drawing).inPlaceOfInput().keyed(by: .week).help(
            "Draw sample data, the same for everybody. Needs no input."),
        value("cache", \.job.states.cache, drawing, default: "nothing is kept").keeps().help(
            "Keep the last week and its pictures in this folder. While health data is protected, that week is drawn "
                + "with a notice."),
        flag("if-changed", \.job.states.ifChanged, drawing).keyed(by: .none("draws nothing else")).help(
            "Do not write the output when it already has this picture. Needs --cache."),
        value("stand-in", \.job.states.standIn, drawing).keyed(by: .week).help(
            "What the week in --cache stands in for: protected data, or also an input that is missing or malformed."),
    ]

    // MARK: Appearance

    private static let annotations = [
        value(
            "mark", \.job.chart.mark, drawing,
            default: "line; bars of 15 to 60 days, and in widgets; in cards of up to 45 days bars, of more a calendar"
        )
        .help(
            "How days are drawn: line, with a node for each; bars; or calendar, a cell for each, or for each month of "
                + "more than 400 days. Cells are coloured by the goal, or else by quarters of the days."),
        value("values", \.job.values, drawing, default: "none; highest in cards").help(
            "Which days have their number beside them: none; selected; highest; extremes, the highest and the lowest; or "
                + "all where there is room."),
        value("hide", \.job.chart.annotations.hidden, charts, label: "numbers", default: "nothing").help(
            "What no text of a line or of bars has, nor its description, with commas between: values, the counts of days, of "
                + "the goal and of the axis; total, with averages; dates. The shape stays."),
        value(
            "baseline", \.job.chart.annotations.baseline, drawing, label: "steps",
            default: "min of a line, with small differences small; zero of bars"
        ).help("The count at the bottom: min, the least shown; zero; or a number."),
        value("previous", \.job.source.previous, drawing, default: "as the input says, else none").reads(
            "json", "csv", "zip", "xml", "gz", holding: .days
        ).path { DaySource.PreviousSource(word: $0)?.path }.keyed(by: .week).help(
            "Other days, as a faint line beside these: a file of any kind that the input may be; or of the input auto, those "
                + "right before the ones shown; year-ago, those of the year before; or a month, as in 2025-11."),
        flag("y-axis", \.job.chart.annotations.yAxis, drawing).help("Faint lines at round counts, with their numbers."),
        value("measure", \.job.measure, measuring).help(
            "What is drawn and counted of each day: steps, distance, or floors."),
        value("goal", \.job.goal, drawing.union([.facts]), label: "steps", default: "none").help(
            "Steps to reach in a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day that "
                + "did. With --measure a distance, as in 8km or 5mi, or floors, as in 12floors."),
        values("goal-from", \.job.laterGoals, drawing.union([.facts]), label: "date:goal", default: "none").help(
            "Another goal from a date on, as in 2026-10-01:9000; may be given several times. --goal is the one before. The "
                + "dashed line has steps, and each day is counted by its own goal. Without --goal, the goals of the input "
                + "count, as those of a column of goals."),
        value(
            "trend", \.job.chart.annotations.trend, charts.union([.card]), label: "days",
            default: "7 of a line of more than 60 days, else none"
        )
        .bounded(from: 2, to: 365, expected: "a whole number of days from 2 to 365").help(
            "A line at the average of so many days up to each, as in 7 or 28; days are dots behind it, or bars. Where fewer "
                + "than half of them have data, it has a gap."),
        value("by", \.job.chart.aggregation.span, drawing).help(
            "What a point of the chart stands for: day, week, month, year, weekday or hour; of each hour the usual steps, "
                + "which takes an input with times."),
        value("by", \.job.chart.aggregation.span, [.import, .facts]).among([
            "day", "hour",
        ]).help("With hour also the steps of each hour, where the source has times; as CSV a row an hour."),
        value("aggregate", \.job.chart.aggregation.summary, drawing).help(
            "How the days of a week or a month are combined: average, of those that have data; or sum."),
        value("title", \.job.chart.annotations.title, drawing, label: "text", default: "none").help(
            "A title over the chart: auto says what it shows, as 11% fewer steps than the week before, in the language; any "
                + "other text is used as it is."),
        value("subtitle", \.job.chart.annotations.subtitle, drawing, label: "text", default: "none").help(
            "A line under the title: auto is what is measured and when, as Steps a day, September 12–18, 2016; any other text "
                + "is used as it is."),
        value("grouping", \.job.chart.annotations.groupsDigits, drawing, default: "--grouping").help(
            "Separate thousands in all texts, as the language does: 16,105."),
    ]

    private static let appearance = [
        flag("fit", \.job.chart.fitsCanvas, [.render, .animate, .message]).help(
            "Scale letters and lines with the size: at 1200x630 they are three times as large as at 400x210."),
        value("curve", \.job.chart.curve, drawing).help("How the line runs from day to day."),
        value("select", \.job.chart.selection, drawing, label: "day", default: "as the input says, else last").help(
            "The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date."),
        value("labels", \.job.chart.labels, drawing, default: "auto; none in messages").help(
            "What stands under a day that has no label of its own: the date as the language has it, 9/12, 12.9., "
                + "2016-09-12, Mon, or nothing."),
        value("language", \.job.languageTag, drawing.union([.facts]), label: "tag").help(
            "The language of labels, captions, alternative text and facts: \(LanguageTag.names), or a tag like de-AT."
        ),
        value("week-start", \.job.chart.weekStart, reading, default: "as in the language's region, else monday").help(
            "The weekday with which weeks begin; for an input without dates that of its first day, and weekdays then "
                + "stand under the days. A week that is named begins on Monday."),
        value("missing-glyph", \.job.chart.missingGlyph, drawing).help(
            "What to do about a character that neither a font nor the built-in lettering has: refuse it, but "
                + "leave emoji out (error); draw a box; or leave it out (omit), as batch does with tables."),
        value(
            "theme", \.job.appearance.theme, drawing, label: "theme",
            default: "light; the palette night in cards on a gradient or on nothing"
        ).reads("json", holding: .theme).path { ThemeSource(word: $0)?.path }.help(
            "Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file. "
                + "auto, or two names as in light,dark: an SVG that follows its reader, the second for those who like "
                + "dark schemes."),
        value("palette", \.job.appearance.palette, drawing, default: "the theme's colors").help(
            "Colours that go together, in place of the theme's: night, cyan on dark blue; ember, orange on brown; paper, "
                + "rust on cream; forest, green on green; plum, coral on violet."),
        value("color", \.job.appearance.color, drawing, label: "color", default: "the theme's colors").help(
            "A palette of shades of this colour, light or dark as the theme is."),
        values("font", \.job.appearance.fonts, drawing, default: "the built-in letters").reads(
            "ttf", "otf", "ttc", "otc"
        ).path { ChartTheme.Font.location(of: $0).file }.keyed(by: .letters).help(
            "A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be repeated: "
                + "the next is asked for what the first lacks, the built-in letters come last; bold fonts come first "
                + "for bold texts."),
        value(
            "font-weight", \.job.appearance.fontWeight, [.render, .animate, .widget, .message], label: "weight",
            default: "the theme's; light"
        ).help(
            "The weight of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or bold (700)."
        ),
        value("dark-theme", \.job.appearance.darkTheme, drawing, label: "theme", default: "dark").reads(
            "json", holding: .theme
        ).path { ThemeSource(word: $0)?.path }.help(
            "The theme of the dark scheme: of an SVG that follows its reader, or of --scheme dark and both."),
        value("scheme", \.job.appearance.scheme, [.widget, .message], default: "light; both with --html and --all")
            .help(
                "The scheme of colours: light, dark, or both, when a dark picture goes beside the light one, as "
                    + "out-dark.png beside out.png."),
        value("unit", \.job.unit, drawing.union([.facts]), default: "as the input says, else km")
            .help("The unit of distances."),
        value(
            "size", \.job.canvas, [.render, .animate, .message, .card], label: "WxH",
            default: "375x200; 300x300 in messages; a card's preset's"
        ).help(
            "Width and height in points, as in 375x200, or in pixels, as in 1125x600px; or a sheet of paper: A3, A4, A5, "
                + "letter; of a card in place of a preset's, at most four times each other."),
        value(
            "background", \.job.chart.background, [.render, .animate, .message, .card], label: "color",
            default: "the theme's; transparent with --style widget"
        ).help("The colour behind everything: transparent, #RRGGBB, #RRGGBBAA or a CSS name such as tomato."),
        value("style", \.job.chart.placement, charts).help(
            "A preset for where the chart is used: alone, with faint guides; in a widget, with guides, average line "
                + "and without background; in a message, the line alone."),
        value("average-line", \.job.chart.averageLine, charts, default: "only with --style widget").help(
            "A line at the average."),
        value("guides", \.job.chart.guides, charts, default: "except with --style message, and with bars").help(
            "A line behind every day."),
    ]

    private static let chart = [
        value("at", \.job.moment, [.render], label: "seconds", default: "the finished chart").seconds().help(
            "A moment of the chart drawing itself, as in stepchart animate."),
        value("layout-json", \.job.outputs.layoutJSON, [.render, .card], default: "not written").writes("json")
            .keyed(by: .presence).help(
                "Also write where every day, label and line stands, in points; - is standard output."),
        value("alt", \.job.outputs.alternativeText, [.render, .card], default: "not written").writes("txt")
            .keyed(by: .presence).help("Also write the picture in words, for those who cannot see it."),
    ]

    // MARK: Single commands

    private static let animation = [
        value("frames", \.job.outputs.frames, [.animate], default: "as the name of the output ends, else png").help(
            "What is written: png, an animated PNG or a sequence; gif, for chats, of at most 256 colours; webp, "
                + "with all of them; or y4m, raw frames for an encoder of films, as on a pipe."),
        value("fps", \.job.animation.ownFrameRate, [.animate], label: "rate", default: "60; 25 of a GIF").help(
            "Frames per second: a number, or a fraction as in 30000/1001. An animated PNG plays below 100, a WebP at "
                + "most 90, a GIF at most 50."),
        value(
            "duration", \.job.animation.duration, [.animate], label: "seconds", default: "1.2; 0.2 with --select-change"
        ).seconds(above0: true, to: AnimationOptions.maximumTime).help(
            "How long the line takes; all else goes faster or slower with it, and the whole takes a quarter more. "
                + "With --select-change, how long the whole takes."),
        value("loop", \.job.animation.loopCount, [.animate], label: "count").help(
            "How often an animated PNG, a WebP or a GIF plays: a number, or forever."),
        value(
            "hold", \.job.animation.hold, [.animate], label: "seconds", default: "0; 2 in a card that loops"
        ).seconds(to: AnimationOptions.maximumTime).help(
            "How much longer the last frame stays, rounded to whole frames."),
        value("start", \.job.animation.start, [.animate], label: "seconds").seconds().help(
            "The moment of the first frame."),
        value("end", \.job.animation.end, [.animate], label: "seconds", default: "the end").seconds(above0: true)
            .help("The moment of the last frame."),
        flag("reverse", \.job.animation.isReversed, [.animate]).help("Run backward."),
        value("only", \.job.animation.part, [.animate]).help("What moves; the rest is drawn as in the last frame."),
        value("nodes", \.job.animation.nodes, [.animate]).help(
            "When nodes appear: with-line, at an even pace, a little ahead of a long line; or after-line, when the line "
                + "reaches them."),
        value(
            "select-change", \.job.animation.selectionChange, [.animate], label: "day:day",
            default: "the chart draws itself"
        ).help("Instead, move the highlight of the finished chart from one day to another: two days as for --select."),
        value("still", \.job.animation.hasStill, [.animate], default: "--still").help(
            "An animated PNG also has the finished chart, for viewers that know no animation. Without, they show the "
                + "first frame, and the file is smaller."),
    ]

    private static let widget = [
        value("family", \.job.widget.family, [.widget], default: "medium; on a watch smart-stack").help(
            "A widget of the home screen, or of a watch."),
        value("today", \.job.widget.today, [.widget], default: "none").help(
            "Instead, a Today widget: compact, or expanded as far as the page lets it."),
        value(
            "device", \.job.widget.device, [.widget], label: "name",
            default: "390x844, or the first that has the family"
        ).among(WidgetDevice.builtIn.flatMap { [$0.description] + $0.names }).help(
            "The device, by its screen in points or by its name, as in 'iPhone 15 Pro'."),
        value("devices", \.job.widget.devices, [.widget], default: "only those").reads("json", holding: .object).help(
            "A JSON file of more phones, which come before the built-in ones."),
        value("content-size", \.job.widget.contentSize, [.widget], default: "L").help(
            "How large text is on the phone, which decides the height of a compact Today widget."),
        value("page", \.job.widget.page, [.widget], default: "today").help(
            "Where the Today widget is: on the page beside the home screen, in Notification Centre, or on a phone on "
                + "its side, there too on the first page or not."),
        value("corner-radius", \.job.widget.cornerRadius, [.widget], label: "points").bounded(
            from: 0, expected: "a number of points >= 0"
        ).help(
            "The radius of round, transparent corners, as in 22."),
    ]

    private static let widgets = [
        flag("all", \.job.widget.all, [.widget]).help(
            "Draw every widget of every phone, and index.json. Both schemes, unless --scheme names one.")
    ]

    private static let texts = [
        text(.caption, default: "the language's sentence").help(
            "Under the picture, on the left. {steps}, {distance}, {day} and {weekday} stand for the day's own, here and in "
                + "all other texts; {{ is a brace."),
        text(.subcaption).help("Under the caption."),
        text(.trailingCaption).help("Under the picture, on the right."),
        text(.trailingSubcaption).help("Under the trailing caption."),
        text(.imageTitle).help("Over the picture."),
        text(.imageSubtitle).help("Over the picture, under its title."),
        text(.summary, default: "the caption").help("What a list of conversations shows."),
        text(.accessibilityLabel, default: "the chart in words").help("For those who cannot see the picture."),
        value("url", \.job.message.url, [.message], default: "nowhere").help("Where a tap leads: http, https or data."),
    ]

    private static func text(_ text: MessageText, default fallback: String = "none") -> Option {
        value(text.rawValue, \.job.message.texts[text], [.message], label: "text", default: fallback)
    }

    private static let message = [
        value(
            "today", \.job.source.today, [.render, .animate, .message, .card, .import, .facts], label: "date",
            default: "as the input says, else unknown"
        ).keyed(by: .week).help(
            "Today's date: texts call it today, it is not over yet, and --week current and previous count from it."),
        value("preview", \.job.outputs.preview, [.message], default: "not drawn").writesPicture()
            .keyed(by: .presence).help("Also draw the message as a conversation shows it."),
        flag("html", \.job.outputs.html, [.message]).help(
            "Also write a page, message.html, with a link for each day of the picture."),
        flag("open-graph", \.job.outputs.openGraph, [.message]).help(
            "Also write what a preview of a link to the page shows: card.png, a picture, and card.html, the meta "
                + "elements that name it. They need --url, the page's address, to be found."),
    ]

    private static let card = [
        value("preset", \.job.card.preset, cards, default: "og").help(
            "Where the card is shown: og, the preview of a link, 1200 x 630; square, a post, 1080 x 1080; portrait, "
                + "one that fills more of a phone, 1080 x 1350; story, its whole screen, 1080 x 1920; wide, a slide, "
                + "1600 x 900; poster, a print, 2160 x 2700, with a ring of a year."),
        value("layout", \.job.card.options.layout, cards, default: "as the shape asks for").help(
            "How it is arranged: center, texts in the middle square; beside, the chart on the right; stack, the chart "
                + "between the texts; poster, the same on a tall screen."),
        value("ground", \.job.card.options.ground, cards, default: "gradient, but plain with a --background").help(
            "What is behind everything: plain, one color; gradient; or transparent, to lay the card over a photo, "
                + "with a shadow under the letters."),
        value("headline", \.job.card.options.headline, cards).help(
            "What the large figure is: total; average a day; day, that of the highlighted one; best, of the day with the "
                + "most; today; distance; or streak, the most days in a row that reached the goal."),
        value("compare", \.job.card.options.compare, cards, default: "lines where there is room for them too").help(
            "How the days of a calendar and those before add up: cumulative, two lines in place of the months; years, a "
                + "year beside up to ten before it in the input, up to the same date; none, no lines."),
        value("footer", \.job.card.options.footer, cards, label: "text", default: "none").help(
            "A line at the bottom: a name, an address."),
        value("avatar", \.job.card.avatar, cards, default: "none").readsPicture(holding: .picture).help(
            "A PNG, JPEG or WebP to draw round beside the footer."),
        value("photo", \.job.card.photo, cards, default: "none").readsPicture(holding: .picture).help(
            "A PNG, JPEG or WebP behind everything: it covers the card, and is darkened only as much as texts need."),
        value("photo-focus", \.job.card.photoFocus, cards, label: "x,y", default: "0.5,0.5, its middle").help(
            "What is to be seen of a photo that is cropped, in parts of its width and height."),
    ]

    // MARK: Batches

    private static let batch = [
        value("jobs", \.batch.jobs, [.batch], label: "jobs", default: nil).reads("ndjson", "jsonl", "csv").operand()
            .help("A file with a job in each line, or a table of users' days; - is standard input."),
        value("command", \.batch.command, [.batch], default: "as --defaults says, else render").help(
            "The command of lines that name none. Its options can be given here too, and apply to all lines."
        ),
        value(
            "id-column", \.batch.idColumn, [.batch], label: "name",
            default: "one called id, user, name or email, else the only one without dates and figures"
        ).help(
            "In a table, the column that identifies users. --goal-column, --title-column and so on name columns that have "
                + "an option for each user."),
        value("defaults", \.batch.defaults, [.batch], default: "the defaults of each command").reads("json").help(
            "A job whose options apply where a line has none of its own."),
        value("out", \.batch.out, [.batch], label: "place", default: "where each job says, else nowhere").short("o")
            .writesFolder().help("Where the pictures go: a folder, or an archive by a name that ends in .tar."),
        value("name", \.batch.name, [.batch], label: "template", default: "{id}-{hash}.png").help(
            "A template for file names, ending in .png, .jpg, .webp or .svg: {id}, {hash} of what is drawn, its first "
                + "digits {hash2}, {index} of the line."),
        flag("inline", \.batch.inline, [.batch]).help("Answers hold the pictures themselves, in base64."),
        flag("raw", \.batch.raw, [.batch]).help(
            "The pictures of --inline stand behind their answers, as they are: an answer ends with follows, the number "
                + "of bytes behind its line's end."),
        flag("skip-existing", \.batch.skipExisting, [.batch]).help(
            "Leave pictures alone that are there already and whole; needs {hash}."),
        value("shard", \.batch.shard, [.batch], label: "K/N", default: "all").help(
            "Only a part of the lines, by their ids: the part K, from 0, of N."),
        value("threads", \.job.outputs.threads, [.batch, .verify], label: "n").bounded(
            from: 0, expected: "a whole number >= 0"
        ).help(
            "Most jobs or cases at a time; 0 is one for each core. The pictures are the same."),
        flag("pixel-hash", \.batch.pixelHash, [.batch]).help(
            "Answers also have a SHA-256 of the pixels, the same however they are compressed."),
        flag("facts", \.batch.facts, [.batch]).help(
            "Answers also have what the days say, in short, as stepchart facts --json has it, and the picture in words."
        ),
        value("on-error", \.batch.onError, [.batch], default: "go on, but end with 65 when every line failed").help(
            "What to do when a line fails: go-on with the next; fail, end with 1 at the end; stop at once."),
        flag("no-files", \.batch.noFiles, [.batch]).help(
            "Refuse lines that name a file: for untrusted jobs. What a line needs is in it, as days or as data: URL."),
        value("root", \.batch.root, [.batch], default: "any file").readsFolder().help(
            "Allow only files below this folder: for untrusted jobs. No link may lead to them."),
        value("timeout", \.batch.timeout, [.batch], label: "seconds", default: "as long as it takes").seconds(
            above0: true
        ).help("Most time for a line; a day at the most."),
        flag("serve", \.batch.serve, [.batch]).help(
            "Serve a program on the other end of a pipe: say when ready, read jobs from standard input, and answer "
                + "each as soon as it is done, not in order."),
    ]

    // MARK: Pictures

    private static let comparison = [
        value("expected", \.comparison.expected, [.compare], label: "expected").readsPicture().operand(isRequired: true)
            .help("The PNG, JPEG or WebP file to compare with; - is standard input."),
        value("actual", \.comparison.actual, [.compare], label: "actual").readsPicture().operand(isRequired: true).help(
            "The PNG, JPEG or WebP file to compare; - is standard input."),
        value("diff", \.comparison.diff, [.compare], default: "not drawn").writes("png").help(
            "Also draw the difference, whatever the verdict; - is standard output, and the report then goes to "
                + "standard error."),
        value("diff-style", \.comparison.diffStyle, [.compare], label: "style", default: "side-by-side").help(
            "What --diff draws: the difference on a faded copy, as a mask, over the actual picture, or between "
                + "the two."),
        value("layout-json", \.comparison.layout, [.compare], default: "they do not").reads("json").help(
            "What render --layout-json wrote: regions then name the elements of the chart."),
        value("file", \.file, [.inspect]).readsPicture().operand(isRequired: true).help(
            "A PNG file, animated or not, a JPEG or a WebP; - is standard input."),
        flag("json", \.json, [.facts, .compare, .inspect]).help("Report in JSON."),
    ]

    private static let verification = [
        values("failures", \.verification.failureFolders, [.review, .approve], label: "failures", default: "")
            .readsFolder().operand(isRequired: true).help(
                "The folder that verify --failures wrote to, or several of one folder of goldens. Its list says where the "
                    + "goldens are; if they are elsewhere by now, their folder stands behind it."),
        value("dir", \.verification.folder, [.verify], label: "dir").readsFolder().operand().help(
            "The folder of goldens."),
        value("actual", \.verification.actual, [.verify], label: "dir", default: "draw the cases of golden.json")
            .readsFolder().help("Compare the pictures of this folder, by their names: PNG, JPEG and WebP files."),
        value("pairs", \.verification.pairs, [.verify], label: "program", default: "those of the same name").help(
            "Which picture goes with which golden: as this program names them. golden.json can have rules of its own."),
        values("only", \.verification.only, [.verify, .review, .approve], label: "pattern", default: "all").help(
            "Only cases whose names match, as in 'week/*': * and ? stand for letters but /, **/ for any folders, week/ for "
                + "all in it. May be given several times; verify then does not look for goldens without a case."),
        values("exclude", \.verification.exclude, [.verify], label: "pattern", default: "none").help(
            "Not the cases whose names match, by patterns as of --only; their goldens are not looked at and stay. May be "
                + "given several times."),
        value("record", \.verification.record, [.verify]).help(
            "Which goldens to write: none, those that are not there yet, also those that differ, or all. A run that "
                + "records ends with 1."),
        flag("allow-record-in-ci", \.verification.allowRecordInCI, [.verify]).help(
            "Let --record and --prune work where CI is set, where they are refused."),
        flag("prune", \.verification.prune, [.verify]).help(
            "Remove goldens without a case, which are otherwise kept and reported; none while a case is an error."),
        flag("fail-fast", \.verification.failFast, [.verify]).help(
            "Begin no case after the first that is not the same; goldens without a case are then not looked for."),
        value("lock", \.verification.lock, [.verify], default: "compare with pictures").keeps(["lock", "json"]).help(
            "Compare with the SHA-256 of pixels in this file, without pictures and so without limits; --record then "
                + "writes this file."),
        value("store", \.verification.store, [.verify], label: "dir", default: "no pictures beside --lock").keeps()
            .help(
                "With --lock: keep goldens in this folder by their digests, as ab/abcd....png, so that they need not be in "
                    + "the repository; --record adds to it, and nothing is ever removed."),
        value("seen", \.verification.seen, [.verify], label: "list", default: "all that leave no picture passed")
            .reads().help(
                "With --pairs of a program that leaves pictures of failures only: a file with the names of the goldens that "
                    + "the run compared, one a line; others have no case. - is standard input."),
        value("failures", \.verification.failures, [.verify], label: "dir", default: "not written").writesFolder().help(
            "Leave pictures of what is not the same, in actual/ and difference/."),
        value("explain", \.verification.explain, [.verify], label: "name", default: "verify").help(
            "Verify nothing; say what holds for a case: where its pictures are, what in golden.json fits, its limits."),
        flag("list", \.list, [.review]).help("Only list the failures, and what has become of each."),
        flag("verbose", \.verification.verbose, [.verify]).help(
            "Also a line for each case that is the same, and for each file left out."),
    ]

    private static let reports = [
        value("report-json", \.verification.reportJSON, [.verify], default: "not written").writes("json").help(
            "Also report as JSON; one report may go to -, standard output."),
        value("report-junit", \.verification.reportJUnit, [.verify], default: "not written").writes("xml").help(
            "Also report as JUnit's XML, for GitLab, Jenkins and others."),
        value("report-markdown", \.verification.reportMarkdown, [.verify], default: "not written").writes("md").help(
            "Also report as Markdown, short enough for a comment on a change."),
        value("report-markdown-append", \.verification.reportMarkdownAppend, [.verify], default: "not written")
            .writes("md").help(
                "The same behind what the file has, as for $GITHUB_STEP_SUMMARY, which several steps write to."),
        value("pictures", \.verification.pictures, [.verify], label: "dir", default: "not written").writesFolder().help(
            "With a report as Markdown: leave small pictures of what is not the same here, and show them there."),
        value("pictures-url", \.verification.picturesURL, [.verify], label: "url", default: "a path to the folder")
            .help("With --pictures: the address that this folder will have, since comments show no files."),
        value("report-html", \.verification.reportHTML, [.verify], default: "not written").writes("html").help(
            "Also report as one page with its pictures in it, for a browser."),
    ]

    private static let comparing: CommandSet = [.compare, .verify]

    private static let limits = [
        value(
            "max-channel-delta", \.tolerance.limits.maxChannelDelta, comparing, label: "steps", default: "no such limit"
        ).help("Most that a channel of any pixel may differ, 0 to 255."),
        value(
            "max-different-pixels", \.tolerance.limits.maxDifferentPixels, comparing, label: "n|p%",
            default: "0, unless another limit decides"
        ).help("Most pixels that may differ: a number, or percent of the compared ones, as in 0.1%."),
        value("threshold", \.tolerance.limits.threshold, comparing, label: "t", default: "any change counts").help(
            "A pixel counts only when it differs by more than this, 0 to 1."),
        value("metric", \.tolerance.limits.metric, comparing).help(
            "What --threshold measures: the greatest difference of a channel, or how far apart colours look."),
        value("max-density", \.tolerance.limits.maxDensity, comparing, label: "k/n", default: "no such limit").help(
            "Most pixels that may differ in any square of n x n pixels, as in 5/10."),
        value("max-visible", \.tolerance.limits.maxVisible, comparing, label: "v", default: "no such limit").help(
            "Most that a person may see of the difference, by FLIP's model: 0 nothing, 1 the most there is."),
        value("pixels-per-degree", \.tolerance.limits.pixelsPerDegree, comparing, label: "n").help(
            "From how far away the model looks: pixels in a degree of what the eye sees, 10 to 400."),
        value("max-size-difference", \.tolerance.limits.maxSizeDifference, comparing, label: "pixels").bounded(
            from: 0, expected: "a whole number of pixels >= 0"
        ).help(
            "Most that widths, and heights, may differ; pixels that only one picture has then count as different, which "
                + "--max-different-pixels may allow."),
        flag("ignore-antialiasing", \.tolerance.limits.ignoresAntialiasing, comparing).help(
            "Leave out pixels that only draw the same edge differently."),
    ]

    private static let places = [
        values("ignore", \.tolerance.ignoredRectangles, comparing, label: "x,y,w,h", default: "everything is compared")
            .help("Leave out a rectangle, in pixels from the top left. May be given several times."),
        values("region", \.tolerance.regions, comparing, label: "x,y,w,h", default: "everything is compared")
            .help("Compare only this rectangle, but for what is left out in it. May be given several times."),
        value("mask", \.tolerance.mask, comparing, default: "everything is compared").reads("png", holding: .picture)
            .help(
                "Leave out what a PNG file as large as the expected picture shows in a light colour; black and "
                    + "transparent are compared."),
    ]

    private static let force = [
        flag("force", \.job.outputs.force, drawing).keyed(by: .none("draws nothing else")),
        flag("force", \.job.outputs.force, [.import, .compare, .verify]),
    ].map { $0.help("Replace any file, not only what this command wrote or could have written.") }

    private static let quiet = flag("quiet", \.quiet, CommandSet(CommandName.allCases)).only(in: .words).help(
        "Write nothing but errors to standard error: no notes and no progress; of compare print only "
            + "the verdict, of verify the summary.")
}
