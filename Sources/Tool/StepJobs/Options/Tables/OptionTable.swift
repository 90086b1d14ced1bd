import StepChartFonts

extension Option {
    /// The options of all commands, in the order of a job's JSON.
    private static let groups: [[Option]] = [
        [id], input, periods, data, output, states, annotations, appearance, chart, animation, widget, widgets, texts,
        message, card, batch, comparison, verification, reports, limits, places, force, ownDefaults, [quiet],
    ]

    /// Every option of every command.
    package static let all = groups.flatMap(\.self)

    /// Returns the options of a command for which a condition is true.
    static func of(_ command: CommandName, where isIncluded: (Option) -> Bool) -> [Option] {
        var options: [Option] = []
        options.reserveCapacity(groups.reduce(0) { $0 + $1.count })
        for group in groups {
            // A loop over the options themselves would copy each of them, which takes most of the time.
            for index in group.indices where group[index].commands.contains(command) && isIncluded(group[index]) {
                options.append(group[index])
            }
        }
        return options
    }

    /// Returns the options that the command line of a command has.
    package static func typed(_ command: CommandName) -> [Option] { of(command) { $0.availability != .json } }

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
            + "its name, as in 2026-W46; or a date in it. Today is the date of --today or of the input, otherwise the "
            + "system's.")

    private static let unlimited = "all days; of an export to be drawn the last seven"

    private static let periods = [
        days, week,
        value("month", \.job.source.period.month, reading, default: unlimited).help(
            "Only this month, as in 2026-10; or last, current or previous, as for --week."),
        value("year", \.job.source.period.year, reading, default: unlimited).help(
            "Only this year, as in 2026; or last, current or previous, as for --week."),
        value("from", \.job.source.period.from, reading, label: "date", default: "as --week").help(
            "Only days from this date on; yesterday is a date, too."),
        value("to", \.job.source.period.to, reading, label: "date", default: "as --week").help(
            "Only days up to this one."),
        value("last", \.job.source.period.last, reading, label: "n", default: "as --week").help(
            "Only the last days up to the newest data, or the last months, as in 12 months."),
    ].map { $0.keyed(by: .week) }.under(.periods)

    private static let data = [
        value("missing", \.job.source.importing.reading.missing, reading).help(
            "How to treat a date without an entry: as no data (gap), as no steps (zero), or as an error "
                + "(error)."),
        value(
            "repeated", \.job.source.importing.reading.repeated, reading,
            default: "error; sum where they have different times"
        ).help(
            "How to treat a date with several entries: refuse it (error), add them up (sum), or use the "
                + "greatest (max) or the last one (last)."),
        value(
            "date-order", \.job.source.importing.reading.dateOrder, reading,
            default: "as the other dates of the input show"
        ).help(
            "The order of day and month in 9/12/2016: dmy or mdy."),
        value(
            "decimal", \.job.source.importing.reading.decimal, reading,
            default: "as the other numbers of the input show"
        ).help(
            "The decimal separator in 7,314 and 7.314: comma or point."),
        values(
            "where", \.job.source.importing.reading.conditions, reading, label: "column=value", default: "all rows"
        ).help(
            "Read only the rows with this value in this column; may be given several times."),
        value("date-column", \.job.source.importing.reading.dateColumn, reading, label: "name", default: "by values")
            .help("The column, or key, of dates; in a table without a header its number, from 1."),
        value(
            "steps-column", \.job.source.importing.reading.stepsColumn, reading, label: "name",
            default: "by its name"
        ).help("The column, or key, of steps."),
        flag("strict", \.job.source.importing.reading.strict, reading).help(
            "Read only JSON and CSV of the exact form, and refuse other ways to write them."),
        value("kind", \.job.source.importing.kind, reading, label: "kind", default: "by its content").among(
            ImportFormats.names
        ).help("The kind of export."),
        value("time-zone", \.job.source.importing.timeZone, reading, label: "zone", default: "as in the export")
            .help("The time zone in which days begin, as in Europe/Vienna or +01:00."),
        value("merge", \.job.source.importing.merge, reading, label: "rule", default: "ranked").among([
            "ranked", "max-source", "sum", "only=",
        ]).help(
            "How sources that counted at the same time are combined: the one of the highest rank, with the others in its "
                + "gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME)."
        ),
        values("source-priority", \.job.source.importing.sourcePriority, reading, label: "name", default: "by its kind")
            .help("A source that ranks above all others; may be given several times, the highest first."),
        flag("no-manual", \.job.source.importing.leavesManualOut, reading).help(
            "Leave out entries that a person typed in."),
        value("max-size", \.job.source.importing.maxSize, reading, label: "bytes").help(
            "The most bytes to read of an export, unpacked, as in 500M."),
    ].map { $0.keyed(by: .week) }.under(.data)

    // MARK: Outputs

    private static let output = [
        value("output", \.job.outputs.path, [.render], default: nil).short("o").writesPicture().help(
            "The file of the picture; - is standard output."),
        value("output", \.job.outputs.path, [.card], default: nil).short("o").writesPicture().help(
            "The file of the picture; - is standard output. A pattern such as year-%d.png draws several "
                + "pages: the calendar, the best month, the records, and the comparison with the days before."),
        value("output", \.job.outputs.path, [.animate], default: nil).short("o").writesPicture(or: "gif", "y4m")
            .help(
                "The output: x.png is an animated PNG, x.gif a GIF, x.webp an animated WebP, x.svg an SVG that "
                    + "draws itself, x.y4m raw frames; f%04d.png is a sequence of PNG files, and so is a folder; - is "
                    + "standard output. A sequence replaces only pictures by stepchart, and those of a longer one are "
                    + "removed."),
        value("output", \.job.outputs.path, [.widget], default: nil).short("o").writesPicture().help(
            "The file of the picture, or a folder with --all; - is standard output."),
        value("output", \.job.outputs.path, [.message], default: nil).short("o").writesFolder().help(
            "The folder for the files; it is made if needed. Pictures of an earlier run in it are removed."),
        value("output", \.days.output, [.import]).short("o").writes().help(
            "The file for the days; - is standard output."),
        value("format", \.days.format, [.import], default: "as the output's name ends, else json").help(
            "The format: JSON of all days, CSV, or a line of JSON for each day."),
        flag("list", \.list, [.import]).help(
            "Instead of the days, write a table of the sources: their records, first and last day, what they "
                + "counted, and how much of that is used."),
        value(
            "picture", \.job.outputs.pictureKind, drawing, label: PictureKind.words.joined(separator: "|"),
            default: "as the picture's name ends, else png"
        ).help(
            "The kind of file: png; jpg, whose pixels are not exact; webp, which is lossless; or svg, which "
                + "is sharp at every size."),
        value(
            "scale", \.job.outputs.scale, drawing,
            default: "3; 1 for a card or an SVG; the phone's own for a widget, but 3 with --all"
        ).bounded(
            from: 0, to: RenderOptions.maximumScale, aboveLeast: true,
            expected: "a number above 0 and at most \(RenderOptions.maximumScale.shortest), as in 1.5"
        ).help("Pixels per point, above 0, at most 16."),
        value("dpi", \.job.outputs.dpi, drawing, default: "as --scale says").bounded(
            from: 0, to: 72 * RenderOptions.maximumScale, aboveLeast: true, expected: "a number of pixels, as in 300"
        ).help("Pixels per inch, in place of --scale: a point is a 72nd of an inch."),
        value("compress", \.job.outputs.compress, drawing).help(
            "The compressor of PNG files: default is the tool's own encoder; libpng is for comparison, and "
                + "not for animated PNG. The pixels are the same."),
        value("threads", \.job.outputs.threads, [.render, .animate, .widget, .card], label: "n").bounded(
            from: 0, expected: "a whole number >= 0"
        ).keyed(by: .none("the pixels are the same")).help(
            "The most cores to use: 0 means all, but one for a single small picture. The pixels are the same."),
    ]

    private static let states = [
        flag("placeholder", \.job.states.placeholder, drawing).keyed(by: .week).help(
            "Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input."),
        flag("snapshot", \.job.states.snapshot, drawing).keyed(by: .week).help(
            "Draw sample data, the same for everybody. Needs no input."),
        value("cache", \.job.states.cache, drawing, default: "nothing is kept").keeps().help(
            "Keep the last week and its pictures in this folder. If health data is protected, that week is "
                + "drawn with a notice."),
        flag("if-changed", \.job.states.ifChanged, drawing).keyed(by: .none("draws nothing else")).help(
            "Do not write the output if it already has this picture. Needs --cache."),
        value("stand-in", \.job.states.standIn, drawing).keyed(by: .week).help(
            "When to draw the week in --cache instead: only if health data is protected, or also if the "
                + "input is missing or malformed (any)."),
    ].under(.states)

    // MARK: Appearance

    private static let annotations = [
        value(
            "mark", \.job.markWord, drawing,
            default:
                "line; bars for 15 to 60 days, and in widgets; in cards bars for up to 45 days, a calendar for more"
        )
        .help(
            "How days are drawn: line, with a node for each; bars; calendar, with a cell for each, or for "
                + "each month of more than 400 days; ring, in cards of some months to a year, with a spoke for each; "
                + "or punchcard, with a disc for each hour of each weekday. The goal, or else quarters of the days, "
                + "decides the colours of cells."),
        value("values", \.job.values, drawing, default: "none; highest in cards").help(
            "The days with a number beside them: none; selected; highest; extremes, the highest and the "
                + "lowest; or all, where there is room."),
        value("hide", \.job.chart.annotations.hidden, charts, label: "numbers", default: "nothing").help(
            "What no text and no description of a line or of bars may have, separated by commas: values, the "
                + "counts of days, of the goal and of the axis; total, with averages; dates. The shape stays."),
        value(
            "baseline", \.job.chart.annotations.baseline, drawing, label: "steps",
            default: "min for a line, with small differences kept small; zero for bars"
        ).help(
            "The count at the bottom of the chart: min, the least shown; zero; or a number."),
        value("previous", \.job.source.previous, drawing, default: "as the input says, else none").reads(
            "json", "csv", "zip", "xml", "gz", holding: .days
        ).path { DaySource.PreviousSource(word: $0)?.path }.keyed(by: .week).help(
            "Other days to compare with, as a faint line: a file of any kind that the input may be; or, of "
                + "the input itself, auto, the days right before those shown; year-ago, those of the year before; "
                + "or a month, as in 2025-11."),
        flag("y-axis", \.job.chart.annotations.yAxis, drawing).help(
            "Draw faint lines at round counts, with their numbers."),
        value("measure", \.job.measure, measuring).help(
            "What is drawn and counted for each day: steps, distance, or floors."),
        value("goal", \.job.goal, drawing.union([.facts]), label: "steps", default: "none").help(
            "The goal for a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each "
                + "day that reached it. With --measure, a distance, as in 8km or 5mi, or floors, as in 12floors."),
        values("goal-from", \.job.laterGoals, drawing.union([.facts]), label: "date:goal", default: "none").help(
            "A goal from a date on, as in 2026-10-01:9000; may be given several times. --goal is the one "
                + "before. The dashed line has steps, and each day is compared with its own goal. Without --goal, "
                + "the goals of the input are used, such as a column of goals."),
        value(
            "trend", \.job.chart.annotations.trend, charts.union([.card]), label: "days",
            default: "7 for a line of more than 60 days, else none"
        )
        .bounded(from: 2, to: 365, expected: "a whole number of days from 2 to 365").help(
            "Draw the average of so many days up to each day, as in 7 or 28, over bars or dots for the days. "
                + "It has a gap where fewer than half of the days have data."),
        value("people", \.job.people, [.render, .card], default: "the days of one person").help(
            "The people of a table, together: leaderboard, a bar for each; lines, for up to 6; or multiples, small charts "
                + "of up to 12. A row is a day, with a name, a date and steps; or a person, with a column for each date."
        ),
        flag("people", \.people, [.facts]).help(
            "Rank the people of a table: a row is a day, with a name, a date and steps; or a person, with a "
                + "column for each date."),
        value(
            "names", \.job.namesColumn, [.render, .card, .facts], label: "name",
            default: "one called name, user or id, else the only one without dates and figures"
        ).help("The column of names, with --people."),
        value("by", \.job.chart.aggregation.span, drawing).help(
            "What a point of the chart stands for: day, week, month, year, weekday or hour. Hours show the "
                + "usual steps of each hour, and need an input with times."),
        value("by", \.job.chart.aggregation.span, [.import, .facts]).among([
            "day", "hour",
        ]).help(
            "With hour, add the steps of each hour, if the source has times; CSV then has a row for each "
                + "hour."),
        value("aggregate", \.job.chart.aggregation.summary, drawing).help(
            "How the days of a week, a month, a year or a weekday are combined: average, of the days with "
                + "data; or sum."),
        value("title", \.job.chart.annotations.title, drawing, label: "text", default: "none").help(
            "The title above the chart: auto states what it shows, as in 11% fewer steps than the week "
                + "before, in the language; any other text is used as it is."),
        value("subtitle", \.job.chart.annotations.subtitle, drawing, label: "text", default: "none").help(
            "The line below the title: auto states what is measured and when, as in Steps a day, September "
                + "12–18, 2016; any other text is used as it is."),
        value("grouping", \.job.chart.annotations.groupsDigits, drawing, default: "--grouping").help(
            "Separate thousands in all texts, as is usual in the language: 16,105."),
    ].under(.annotations)

    private static let appearance = [
        flag("fit", \.job.chart.fitsCanvas, [.render, .animate, .message]).help(
            "Scale letters and lines with the size: at 1200x630 they are three times as large as at 400x210."),
        value("curve", \.job.chart.curve, drawing).help("How the line runs from day to day."),
        value("select", \.job.chart.selection, drawing, label: "day", default: "as the input says, else last").help(
            "The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date."),
        value("labels", \.job.chart.labels, drawing, default: "auto; none in messages").help(
            "The text under a day without a label of its own: the date in the form of the language (auto), "
                + "9/12 (md), 12.9. (dm) or 2016-09-12 (iso); the weekday; or none."),
        value("language", \.job.languageTag, drawing.union([.facts]), label: "tag").help(
            "The language of labels, captions, alternative text and facts: \(LanguageTag.names), or a tag like de-AT."
        ),
        value("week-start", \.job.chart.weekStart, reading, default: "as in the language's region, else monday").help(
            "The weekday with which weeks begin; for an input without dates, the weekday of its first day: "
                + "weekdays are then shown under the days. Weeks that are named begin on Monday."),
        value("missing-glyph", \.job.chart.missingGlyph, drawing).help(
            "How to treat a character that neither a font nor the built-in letters have: refuse it, but "
                + "leave emoji out (error); draw a box (box); or leave it out (omit), as batch does for tables."),
        value(
            "theme", \.job.appearance.theme, drawing, label: "theme",
            default: "light; the palette night in cards on a gradient or on nothing"
        ).reads("json", holding: .theme).path { ThemeSource(word: $0)?.path }.help(
            "Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a "
                + "JSON file. With auto, or two names as in light,dark, an SVG follows the scheme of its reader; "
                + "the second is the dark one."),
        value("palette", \.job.appearance.palette, drawing, default: "the theme's colors").help(
            "Colours in place of the theme's: night, cyan on dark blue; ember, orange on brown; paper, rust "
                + "on cream; forest, green on green; plum, coral on violet."),
        value("color", \.job.appearance.color, drawing, label: "color", default: "the theme's colors").help(
            "A palette of shades of this colour, light or dark like the theme."),
        values("font", \.job.appearance.fonts, drawing, default: "the built-in letters").reads(
            "ttf", "otf", "ttc", "otc"
        ).path { ChartTheme.Font.location(of: $0).file }.keyed(by: .letters).help(
            "A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be "
                + "given several times: each font has the letters that those before it lack, and the built-in "
                + "letters come last. Bold fonts come first for bold texts."),
        value(
            "font-weight", \.job.appearance.fontWeight, [.render, .animate, .widget, .message], label: "weight",
            default: "the theme's; light"
        ).help(
            "The weight of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or bold (700)."
        ),
        value("dark-theme", \.job.appearance.darkTheme, drawing, label: "theme", default: "dark").reads(
            "json", holding: .theme
        ).path { ThemeSource(word: $0)?.path }.help(
            "The theme of the dark scheme: in an SVG that follows its reader, and with --scheme dark or both."),
        value("scheme", \.job.appearance.scheme, [.widget, .message], default: "light; both with --html and --all")
            .help(
                "The colour scheme: light, dark, or both, which also writes a dark picture, as out-dark.png "
                    + "beside out.png."),
        value("unit", \.job.unit, drawing.union([.facts]), default: "as the input says, else km")
            .help("The unit of distances."),
        value(
            "size", \.job.canvas, [.render, .animate, .message, .card], label: "WxH",
            default: "375x200; 300x300 in messages; a card's preset's"
        ).help(
            "Width and height in points, as in 375x200, or in pixels, as in 1125x600px; or a paper size: A3, "
                + "A4, A5, letter. For a card it replaces the preset's, and one side is at most four times the "
                + "other."),
        value(
            "background", \.job.chart.background, [.render, .animate, .message, .card], label: "color",
            default: "the theme's; transparent with --style widget"
        ).help("The colour behind everything: transparent, #RRGGBB, #RRGGBBAA or a CSS name such as tomato."),
        value("style", \.job.chart.placement, charts).help(
            "The place where the chart is used: alone (chart), with faint guides; in a widget, with guides, "
                + "average line and without background; or in a message, the line alone."),
        value("average-line", \.job.chart.averageLine, charts, default: "only with --style widget").help(
            "Draw a line at the average."),
        value("guides", \.job.chart.guides, charts, default: "except with --style message, and with bars").help(
            "Draw a line behind every day."),
    ].under(.appearance)

    private static let chart = [
        value("at", \.job.moment, [.render], label: "seconds", default: "the finished chart").seconds().help(
            "Draw a moment of the animation, as in stepchart animate."),
        value("layout-json", \.job.outputs.layoutJSON, [.render, .card], default: "not written").writes("json")
            .keyed(by: .presence).help(
                "Also write the positions of all days, labels and lines, in points; - is standard output."),
        value("alt", \.job.outputs.alternativeText, [.render, .card], default: "not written").writes("txt")
            .keyed(by: .presence).help("Also write the picture in words, for those who cannot see it."),
    ]

    // MARK: Single commands

    private static let animation = [
        value("frames", \.job.outputs.frames, [.animate], default: "as the name of the output ends, else png").help(
            "The format: png, an animated PNG or a sequence; gif, for chats, with at most 256 colours; webp, "
                + "with all colours; or y4m, raw frames for a video encoder, as through a pipe."),
        value("fps", \.job.animation.ownFrameRate, [.animate], label: "rate", default: "60; 25 for a GIF").help(
            "Frames per second: a number, or a fraction as in 30000/1001. An animated PNG has fewer than "
                + "100, a WebP at most 90, a GIF at most 50."),
        value(
            "duration", \.job.animation.duration, [.animate], label: "seconds", default: "1.2; 0.2 with --select-change"
        ).seconds(above0: true, to: AnimationOptions.maximumTime).help(
            "How long it takes to draw the line: all else is faster or slower with it, and the whole takes a "
                + "quarter longer. With --select-change, the time of the whole."),
        value("loop", \.job.animation.loopCount, [.animate], label: "count").help(
            "How often an animated PNG, a WebP or a GIF is played: a number, or forever."),
        value(
            "hold", \.job.animation.hold, [.animate], label: "seconds", default: "0; 2 in a card that loops"
        ).seconds(to: AnimationOptions.maximumTime).help(
            "How much longer the last frame is shown, rounded to whole frames."),
        value("start", \.job.animation.start, [.animate], label: "seconds").seconds().help(
            "The moment of the first frame."),
        value("end", \.job.animation.end, [.animate], label: "seconds", default: "the end").seconds(above0: true)
            .help("The moment of the last frame."),
        flag("reverse", \.job.animation.isReversed, [.animate]).help(
            "Play backward."),
        value("only", \.job.animation.part, [.animate]).help(
            "The part that moves; the rest is drawn as in the last frame."),
        value("nodes", \.job.animation.nodes, [.animate]).help(
            "When nodes appear: with-line, at an even pace, a little ahead of a long line; or after-line, when the line "
                + "reaches them."),
        value(
            "select-change", \.job.animation.selectionChange, [.animate], label: "day:day",
            default: "the chart draws itself"
        ).help("Instead, move the highlight of the finished chart from one day to another: two days as for --select."),
        value("still", \.job.animation.hasStill, [.animate], default: "--still").help(
            "Add the finished chart to an animated PNG, for viewers without animation. Otherwise they show "
                + "the first frame, and the file is smaller."),
    ].under(.animation)

    private static let widget = [
        value("family", \.job.widget.family, [.widget], default: "medium; on a watch smart-stack").help(
            "A widget of the home screen, or of a watch."),
        value("today", \.job.widget.today, [.widget], default: "none").help(
            "Instead, a Today widget: compact, or expanded as far as the page allows."),
        value(
            "device", \.job.widget.device, [.widget], label: "name",
            default: "390x844, or the first that has the family"
        ).among(WidgetDevice.builtIn.flatMap { [$0.description] + $0.names }).help(
            "The device, by its screen in points or by its name, as in 'iPhone 15 Pro'."),
        value("devices", \.job.widget.devices, [.widget], default: "only those").reads("json", holding: .object).help(
            "A JSON file with more phones, which come before the built-in ones."),
        value("content-size", \.job.widget.contentSize, [.widget], default: "L").help(
            "The text size of the phone, which decides the height of a compact Today widget."),
        value("page", \.job.widget.page, [.widget], default: "today").help(
            "The page of the Today widget: beside the home screen (today), in Notification Centre "
                + "(notification), either of them on a phone on its side (landscape), or beside a home screen that "
                + "turns, too (landscape-first)."),
        value("corner-radius", \.job.widget.cornerRadius, [.widget], label: "points").bounded(
            from: 0, expected: "a number of points >= 0"
        ).help(
            "The radius of round, transparent corners, as in 22."),
    ].under(.widget)

    private static let widgets = [
        flag("all", \.job.widget.all, [.widget]).help(
            "Draw all widgets of all phones, and index.json; in both schemes, unless --scheme names one.")
    ]

    private static let texts = [
        text(.caption, default: "the language's sentence").help(
            "Under the picture, on the left. {steps}, {distance}, {day} and {weekday} are replaced by those "
                + "of the day, here and in all other texts; {{ is a brace."),
        text(.subcaption).help("Under the caption."),
        text(.trailingCaption).help("Under the picture, on the right."),
        text(.trailingSubcaption).help("Under the trailing caption."),
        text(.imageTitle).help("Over the picture."),
        text(.imageSubtitle).help("Over the picture, under its title."),
        text(.summary, default: "the caption").help("What a list of conversations shows."),
        text(.accessibilityLabel, default: "the chart in words").help("For those who cannot see the picture."),
        value("url", \.job.message.url, [.message], default: "nowhere").help(
            "The link that a tap opens: http, https or data."),
    ].under(.texts)

    private static func text(_ text: MessageText, default fallback: String = "none") -> Option {
        value(text.rawValue, \.job.message.texts[text], [.message], label: "text", default: fallback)
    }

    private static let message = [
        value(
            "today", \.job.source.today, [.render, .animate, .message, .card, .import, .facts], label: "date",
            default: "as the input says, else unknown"
        ).keyed(by: .week).help(
            "Today's date: texts call it today, it is not over yet, and --week current and previous refer to "
                + "it."),
        value("preview", \.job.outputs.preview, [.message], default: "not drawn").writesPicture()
            .keyed(by: .presence).help(
                "Also draw the message as it looks in a conversation."),
        flag("html", \.job.outputs.html, [.message]).help(
            "Also write a page, message.html, with a link for each day of the picture."),
        flag("open-graph", \.job.outputs.openGraph, [.message]).help(
            "Also write what previews of a link to the page show: card.png, a picture, and card.html, the "
                + "meta elements that name it. Previews find them if --url is the address of the page."),
    ]

    private static let card = [
        value("preset", \.job.card.preset, cards, default: "og").help(
            "Where the card is shown: og, the preview of a link, 1200 x 630; square, a post, 1080 x 1080; "
                + "portrait, a taller post, 1080 x 1350; story, a whole screen of a phone, 1080 x 1920; wide, a "
                + "slide, 1600 x 900; poster, a print, 2160 x 2700, with a ring of a year."),
        value("layout", \.job.card.options.layout, cards, default: "as suits the shape").help(
            "The arrangement: center, texts in the middle square; beside, the chart on the right; stack, the "
                + "chart between the texts; poster, the same on a tall screen."),
        value("ground", \.job.card.options.ground, cards, default: "gradient, but plain with a --background").help(
            "The background: plain, one color; gradient; or transparent, with a shadow under the letters, to "
                + "lay the card over a photo."),
        value("headline", \.job.card.options.headline, cards).help(
            "The large figure: total; average a day; day, that of the highlighted one; best, of the day with "
                + "the most; today; distance; or streak, the most days in a row that reached the goal."),
        value("compare", \.job.card.options.compare, cards, default: "running sums where there is room for them, too")
            .help(
                "The running sums in a calendar card: cumulative, of the days and of those before, in place of "
                    + "the months; years, of a year and of up to ten before it in the input, up to the same date; or "
                    + "none."),
        value("footer", \.job.card.options.footer, cards, label: "text", default: "none").help(
            "The text at the bottom, such as a name or an address."),
        value("avatar", \.job.card.avatar, cards, default: "none").readsPicture(holding: .picture).help(
            "A PNG, JPEG or WebP file to draw as a disc beside the footer."),
        value("photo", \.job.card.photo, cards, default: "none").readsPicture(holding: .picture).help(
            "A PNG, JPEG or WebP file behind everything: it fills the card, and is darkened only as much as "
                + "texts need."),
        value("photo-focus", \.job.card.photoFocus, cards, label: "x,y", default: "0.5,0.5, its middle").help(
            "The point of a cropped photo to keep in view, in parts of its width and height."),
    ].under(.card)

    // MARK: Batches

    private static let batch = [
        value("jobs", \.batch.jobs, [.batch], label: "jobs", default: nil).reads("ndjson", "jsonl", "csv").operand()
            .help("A file with a job in each line, or a table of users' days; - is standard input."),
        value("command", \.batch.command, [.batch], default: "as --defaults says, else render").help(
            "The command of lines that name none: its options can be given here, too, and apply to all lines."),
        value(
            "id-column", \.batch.idColumn, [.batch], label: "name",
            default: "one called id, user, name or email, else the only one without dates and figures"
        ).help(
            "In a table, the column that identifies users. --goal-column, --title-column and so on name "
                + "columns with the value of an option for each user."),
        value("defaults", \.batch.defaults, [.batch], default: "the defaults of each command").reads("json").help(
            "A job whose options apply to lines that do not have them."),
        value("out", \.batch.out, [.batch], label: "place", default: "where each job says, else nowhere").short("o")
            .writesFolder().help(
                "The folder for the pictures, or an archive whose name ends in .tar."),
        value("name", \.batch.name, [.batch], label: "template", default: "{id}-{hash}").help(
            "A template for file names: {id}, {hash} of what is drawn, {hash2} for its first digits, {index} of the "
                + "line. Its ending is the kind of all pictures: .png, .jpg, .webp, .svg, .gif or .y4m; without one each "
                + "name gets that of its picture's kind."),
        flag("inline", \.batch.inline, [.batch]).help(
            "Put the pictures into the answers, in base64."),
        flag("raw", \.batch.raw, [.batch]).help(
            "Write the pictures of --inline as bytes after their answers: an answer then ends with follows, "
                + "the number of bytes after its line."),
        flag("skip-existing", \.batch.skipExisting, [.batch]).help(
            "Skip pictures that exist already and are whole; needs {hash}."),
        value("shard", \.batch.shard, [.batch], label: "K/N", default: "all").help(
            "Draw only a part of the lines, chosen by their ids: part K, from 0, of N."),
        value("threads", \.job.outputs.threads, [.batch, .verify], label: "n").bounded(
            from: 0, expected: "a whole number >= 0"
        ).help(
            "The most jobs or cases at a time: 0 means one for each core. The pictures are the same."),
        flag("pixel-hash", \.batch.pixelHash, [.batch]).help(
            "Add a SHA-256 of the pixels to answers, which does not depend on the compression."),
        flag("facts", \.batch.facts, [.batch]).help(
            "Add facts about the days to answers, in short, as in stepchart facts --json, and the picture in "
                + "words."),
        value("on-error", \.batch.onError, [.batch], default: "go on, but exit with 65 if every line failed").help(
            "What to do if a line fails: go-on with the next; fail, exit with 1 at the end; or stop at once."),
        flag("no-files", \.batch.noFiles, [.batch]).help(
            "Refuse lines that name a file, for untrusted jobs: all that a line needs is in it, as days or "
                + "as data: URLs."),
        value("root", \.batch.root, [.batch], default: "any file").readsFolder().help(
            "Allow only files below this folder, and no links, for untrusted jobs."),
        value("timeout", \.batch.timeout, [.batch], label: "seconds", default: "as long as it takes").seconds(
            above0: true
        ).help(
            "The most time for a line, at most a day."),
        flag("serve", \.batch.serve, [.batch]).help(
            "Serve a program at the other end of a pipe: report when ready, read jobs from standard input, "
                + "and answer each as soon as it is done, in any order."),
    ]

    // MARK: Pictures

    private static let comparison = [
        value("expected", \.comparison.expected, [.compare], label: "expected").readsPicture().operand(isRequired: true)
            .help("The PNG, JPEG or WebP file to compare with; - is standard input."),
        value("actual", \.comparison.actual, [.compare], label: "actual").readsPicture().operand(isRequired: true).help(
            "The PNG, JPEG or WebP file to compare; - is standard input."),
        value("diff", \.comparison.diff, [.compare], default: "not drawn").writes("png").help(
            "Also draw the difference, even if there is none; - is standard output, and the report then goes "
                + "to standard error."),
        value("diff-style", \.comparison.diffStyle, [.compare], label: "style", default: "side-by-side").help(
            "How --diff draws the difference: on a faded copy (heat), as a mask, over the actual picture, or "
                + "between the two pictures."),
        value("layout-json", \.comparison.layout, [.compare], default: "regions have no names").reads("json").help(
            "A file that render --layout-json wrote: regions are then named after the elements of the chart."),
        value("file", \.file, [.inspect]).readsPicture().operand(isRequired: true).help(
            "A PNG file, animated or not, a JPEG or a WebP; - is standard input."),
        flag("json", \.json, [.facts, .compare, .inspect]).help("Report in JSON."),
    ]

    private static let verification = [
        values("failures", \.verification.failureFolders, [.review, .approve], label: "failures", default: "")
            .readsFolder().operand(isRequired: true).help(
                "The folder that verify --failures wrote to, or several of one folder of goldens. Its list has "
                    + "the path of the goldens; if they were moved, their folder comes last."),
        value("dir", \.verification.folder, [.verify], label: "dir").readsFolder().operand().help(
            "The folder of goldens."),
        value("actual", \.verification.actual, [.verify], label: "dir", default: "draw the cases of golden.json")
            .readsFolder().help(
                "Compare the pictures of this folder with the goldens of the same names: PNG, JPEG and WebP "
                    + "files."),
        value("pairs", \.verification.pairs, [.verify], label: "program", default: "those of the same name").help(
            "The program whose names of pictures and goldens say which belong together; golden.json can have "
                + "rules of its own."),
        values("only", \.verification.only, [.verify, .review, .approve], label: "pattern", default: "all").help(
            "Only cases whose names match, as in 'week/*': * and ? match characters other than /, **/ any "
                + "folders, and week/ everything in it. May be given several times; goldens without a case are "
                + "then not reported."),
        values("exclude", \.verification.exclude, [.verify], label: "pattern", default: "none").help(
            "Leave out cases whose names match, with patterns as for --only; their goldens are kept, and not "
                + "compared. May be given several times."),
        value("record", \.verification.record, [.verify]).help(
            "The goldens to write: never; missing ones; changed ones, too; or all. A run that records exits "
                + "with 1."),
        flag("allow-record-in-ci", \.verification.allowRecordInCI, [.verify]).help(
            "Allow --record and --prune if CI is set, where they are refused otherwise."),
        flag("prune", \.verification.prune, [.verify]).help(
            "Remove goldens without a case, which are otherwise kept and reported; but none if a case is an "
                + "error."),
        flag("fail-fast", \.verification.failFast, [.verify]).help(
            "Begin no case after the first that is not the same; goldens without a case are then not "
                + "reported."),
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
            "Write pictures of all cases that are not the same, in actual/ and difference/."),
        value("explain", \.verification.explain, [.verify], label: "name", default: "verify").help(
            "Verify nothing, but print what applies to a case: the paths of its pictures, what in "
                + "golden.json matches it, and its limits."),
        flag("list", \.list, [.review]).help(
            "Only list the failures, and the decision about each."),
        flag("verbose", \.verification.verbose, [.verify]).help(
            "Also print a line for each case that is the same, and for each file that is left out."),
    ]

    private static let reports = [
        value("report-json", \.verification.reportJSON, [.verify], default: "not written").writes("json").help(
            "Also write a report in JSON; one report may go to -, standard output."),
        value("report-junit", \.verification.reportJUnit, [.verify], default: "not written").writes("xml").help(
            "Also write a report in the XML of JUnit, for GitLab, Jenkins and others."),
        value("report-markdown", \.verification.reportMarkdown, [.verify], default: "not written").writes("md").help(
            "Also write a report in Markdown, short enough for a comment on a change."),
        value("report-markdown-append", \.verification.reportMarkdownAppend, [.verify], default: "not written")
            .writes("md").help(
                "Append that report to a file, such as $GITHUB_STEP_SUMMARY, which several steps write to."),
        value("pictures", \.verification.pictures, [.verify], label: "dir", default: "not written").writesFolder().help(
            "Small pictures for a report in Markdown: those of cases that are not the same are written to this "
                + "folder, and shown in the report."),
        value("pictures-url", \.verification.picturesURL, [.verify], label: "url", default: "a path to the folder")
            .help(
                "With --pictures, the address at which this folder will be, since comments show no local files."),
        value("report-html", \.verification.reportHTML, [.verify], default: "not written").writes("html").help(
            "Also write a report as one HTML page that contains its pictures."),
    ].under(.reports)

    private static let comparing: CommandSet = [.compare, .verify]

    private static let limits = [
        value(
            "max-channel-delta", \.tolerance.limits.maxChannelDelta, comparing, label: "delta", default: "no such limit"
        ).help(
            "The most that a channel of any pixel may differ, 0 to 255."),
        value(
            "max-different-pixels", \.tolerance.limits.maxDifferentPixels, comparing, label: "n|p%",
            default: "0, unless another limit decides"
        ).help(
            "The most pixels that may differ: a number, or a percentage of the compared ones, as in 0.1%."),
        value("threshold", \.tolerance.limits.threshold, comparing, label: "t", default: "any change counts").help(
            "Count a pixel only if it differs by more than this, 0 to 1."),
        value("metric", \.tolerance.limits.metric, comparing).help(
            "What --threshold measures: the greatest difference of a channel, or the distance of colours as "
                + "people see it."),
        value("max-density", \.tolerance.limits.maxDensity, comparing, label: "k/n", default: "no such limit").help(
            "The most pixels that may differ in any square of n x n pixels, as in 5/10."),
        value("max-visible", \.tolerance.limits.maxVisible, comparing, label: "v", default: "no such limit").help(
            "The most visible difference that is allowed, by the model FLIP: 0 is none, 1 the greatest."),
        value("pixels-per-degree", \.tolerance.limits.pixelsPerDegree, comparing, label: "n").help(
            "The viewing distance for --max-visible: pixels in a degree of the field of view, 10 to 400."),
        value("max-size-difference", \.tolerance.limits.maxSizeDifference, comparing, label: "pixels").bounded(
            from: 0, expected: "a whole number of pixels >= 0"
        ).help(
            "The most that widths, and heights, may differ; pixels that only one picture has then count as "
                + "different, as far as --max-different-pixels allows."),
        flag("ignore-antialiasing", \.tolerance.limits.ignoresAntialiasing, comparing).help(
            "Leave out pixels that only draw the same edge differently."),
    ].under(.limits)

    private static let places = [
        values("ignore", \.tolerance.ignoredRectangles, comparing, label: "x,y,w,h", default: "everything is compared")
            .help(
                "Leave out a rectangle, in pixels from the top left; may be given several times."),
        values("region", \.tolerance.regions, comparing, label: "x,y,w,h", default: "everything is compared")
            .help(
                "Compare only this rectangle, except what is left out in it; may be given several times."),
        values("mask", \.tolerance.masks, comparing, default: "everything is compared").reads("png", holding: .picture)
            .help(
                "A PNG file as large as the expected picture: its light areas are left out, and black and "
                    + "transparent ones compared; may be given several times."),
    ].under(.places)

    private static let force = [
        flag("force", \.job.outputs.force, drawing).keyed(by: .none("draws nothing else")),
        flag("force", \.job.outputs.force, [.import, .compare, .verify]),
    ].map { $0.help("Replace any file, not only those that this command wrote or could have written.") }

    private static let quiet = flag("quiet", \.quiet, CommandSet(CommandName.allCases)).only(in: .words).help(
        "Write only errors to standard error, no notes and no progress; compare then prints only the verdict, verify only "
            + "the summary.")
}
