extension Command {
    /// Returns the command of a name, without making the others, which the process does not need.
    static func of(_ name: CommandName) -> Command {
        switch name {
        case .render: render
        case .animate: animate
        case .widget: widget
        case .message: message
        case .card: card
        case .batch: batch
        case .import: `import`
        case .facts: facts
        case .compare: compare
        case .verify: verify
        case .review: review
        case .approve: approve
        case .inspect: inspect
        }
    }
}

// The commands that draw one week.
extension Command {
    static let render = Command(
        id: .render,
        summary: "Draws the chart of a week as a PNG, JPEG, WebP or SVG file.",
        examples: [
            "stepchart render week.json -o out.png --scale 3",
            "stepchart render week.json -o out.svg",
            "cat week.csv | stepchart render - --format csv -o - > out.png",
            "stepchart render week.json -o widget.png --style widget --theme dark",
            "stepchart render week.json -o out.png --cache ~/.cache/stepchart --if-changed",
        ]
    ) { try $0.runJob() }

    static let animate = Command(
        id: .animate,
        summary: "Draws the chart of a week, or a card, stroke by stroke: animated PNG, GIF, WebP or SVG, or frames.",
        examples: [
            "stepchart animate week.json -o draw-on.png",
            "stepchart animate week.json -o draw-on.png --loop forever --hold 2 --scale 2",
            "stepchart animate week.json -o 'frames/f%04d.png' --fps 30",
            "stepchart animate week.json -o tap.png --select-change 2:6",
            "stepchart animate week.json -o story.gif --preset story",
        ],
        sections: [
            (
                "WHERE FORMATS ARE PLAYED",
                """
                All current browsers play animated PNG: Chrome, Edge, Firefox and Safari; so do iMessage and Discord, as \
                stickers. Viewers of plain PNG show the finished chart. Chats and mail play GIF, web pages SVG. For a \
                video, pipe raw frames to ffmpeg:
                  stepchart animate week.json -o - --frames y4m --scale 2 | ffmpeg -i - -pix_fmt yuv420p film.mp4
                """
            )
        ]
    ) { try $0.runJob() }

    static let widget = Command(
        id: .widget,
        summary: "Draws a week as a widget of a phone, or as all of them.",
        examples: [
            "stepchart widget week.json -o medium.png",
            "stepchart widget week.json -o large.png --family large --device 'iPhone 15 Pro' --scheme both",
            "stepchart widget week.json -o today.png --today expanded --content-size XL --device 375x667",
            "stepchart widget week.json -o widgets --all",
        ]
    ) { try $0.runJob() }

    static let message = Command(
        id: .message,
        summary: "Makes a rich message of a week: a picture and the texts that go with it.",
        usage: "[<input>] -o <folder> [<options>]",
        details:
            "Writes image@3x.png, message.json and caption.txt, and what other options ask for: all of it, or nothing.",
        examples: [
            "stepchart message week.json -o share",
            "stepchart message week.json -o share --language de --unit mi --subcaption 'Am Meer' --preview bubble.png",
            "stepchart message week.json -o share --caption '{steps} steps {day}!' --url https://example.org/week",
            "stepchart message week.json -o public --html --open-graph --url https://example.org/week/message.html",
        ]
    ) { try $0.runJob() }

    static let card = Command(
        id: .card,
        summary: "Draws a week as a picture to share: a large figure, what it means, and the chart.",
        examples: [
            "stepchart card week.json -o card.png",
            "stepchart card export.zip --week last --previous auto --goal 10000 --preset story -o story.png",
            "stepchart card week.json -o card.png --preset square --footer 'Anna Example' --avatar anna.png",
            "stepchart card week.json -o card.png --size 1200x800 --theme dark --headline average",
        ]
    ) { try $0.runJob() }
}

// The commands for many weeks, for exports and for pictures.
extension Command {
    static let batch = Command(
        id: .batch,
        summary: "Draws many users' weeks, from a table or from lines of JSON, and answers each with a line.",
        usage: "<jobs> [--out <place>] [<options>]",
        details: """
            In a table each row is a day of a user, or a user with a column for each date. Otherwise each line is a job, \
            as described by samples/job.schema.json. The answer has the picture's path, size and SHA-256, or the error. A \
            line that fails does not stop the others. The options of the command that --command names can be given, too: \
            they apply to all lines that do not have them.
            """,
        examples: [
            "stepchart batch users.csv --command card --preset og --goal-column goal -o cards > answers.ndjson",
            "stepchart batch jobs.ndjson --defaults defaults.json --out cards > out.ndjson",
            "stepchart batch jobs.ndjson --out cards --skip-existing",
            "stepchart batch jobs.ndjson --out cards.tar",
            "stepchart batch - --inline --shard 3/16 < jobs.ndjson",
        ],
        sections: [
            (
                "EXIT STATUS",
                """
                  0   all lines were answered, some perhaps with errors
                  1   some lines failed, with --on-error fail
                  65  all lines failed, without --on-error
                The others are those of all commands. After 73, 74 or a signal, another attempt may succeed.
                """
            )
        ]
    ) { try $0.runBatch() }

    static let `import` = Command(
        id: .import,
        summary: "Converts what phones and apps export to JSON or CSV, for the other commands or a spreadsheet.",
        usage: "<source> ... [-o <file>] [<options>]",
        details: """
            A source is a file, a folder, a zip, or - for standard input: any table of days, or an export of one of these \
            kinds: \(ImportFormats.names.joined(separator: ", ")).
            """,
        examples: [
            "stepchart import export.zip -o days.json",
            "stepchart import export.zip --list",
            "stepchart import Takeout --week 2026-W46 --format csv -o week.csv",
        ]
    ) { try $0.runImport() }

    static let facts = Command(
        id: .facts,
        summary: "Prints facts about days: totals, averages, best days and streaks, by week, month and weekday.",
        usage: "<source> ... [--goal <steps>] [--json] [<options>]",
        details: """
            A source is any that import reads. All of its days count, unless --week, --year or another option chooses \
            some. They are compared with the same days before them, as far as the source has these.
            """,
        examples: [
            "stepchart facts week.json --goal 10000",
            "stepchart facts export.zip --year 2026 --json",
        ]
    ) { try $0.runFacts() }

    static let compare = Command(
        id: .compare,
        summary: "Compares two PNG, JPEG or WebP files, and reports where their pixels differ.",
        usage: "<expected> <actual> [<options>]",
        details: """
            Decoded pixels are compared, premultiplied and with alpha; the colour of a fully transparent pixel does not \
            matter. Without limits any change counts; each limit that is given must hold. Exits with 0 if the pictures \
            are the same, 1 if they differ, 64 or more if they could not be compared.
            """,
        examples: [
            "stepchart compare expected.png out.png --diff diff.png",
            "stepchart compare expected.png out.png --max-different-pixels 0.1% --ignore 0,0,200,20",
            "stepchart compare expected.png out.png --layout-json layout.json --json",
        ]
    ) { try $0.runCompare() }

    static let verify = Command(
        id: .verify,
        summary: "Checks whether pictures still look like their goldens.",
        usage: "[<dir>] [--actual <dir>] [<options>]",
        details: """
            Draws every case that <dir>/golden.json lists and compares it with <dir>/NAME.png; or, with --actual, \
            compares two folders of PNG, JPEG and WebP files, by any program. Exits with 0 if all are the same, 1 if any \
            is not, 64 or more if nothing could be verified. The limits and places below are for --actual, and for cases \
            that golden.json does not list: limits in that file have a reason.
            """,
        examples: [
            "stepchart verify golden",
            "stepchart verify golden --record missing",
            "stepchart verify expected --actual build/pictures --report-junit report.xml",
        ]
    ) { try $0.runVerify() }

    static let review = Command(
        id: .review,
        summary: "Shows in a browser what verify left as failures, to accept or reject.",
        usage: "<failures>... [<dir>] [<options>]",
        details: """
            Prints the address of a page that only this machine can open, with the pictures that the last stepchart \
            verify --failures listed. It is served until you close the page or press Ctrl-C. Accepting a picture makes it \
            the golden, as stepchart approve does; undoing restores the former golden; rejecting changes no file. Exits \
            with 0 if all pictures were accepted or nothing failed, otherwise with 1. Refused if CI is set, except with \
            --list.
            """,
        examples: ["stepchart review failures"]
    ) { try $0.runReview() }

    static let approve = Command(
        id: .approve,
        summary: "Makes pictures that verify left as failures the new goldens.",
        usage: "<failures>... [<dir>] [<options>]",
        details: """
            Accepts the pictures that the last stepchart verify --failures listed, and no others: those that differ, \
            have another size, or are new. Look at them first. All goldens are written, or none if one of them is not the \
            golden that was compared, as after another change or in another folder. Refused if CI is set: goldens are \
            changed by people.
            """,
        examples: [
            "stepchart verify golden --failures failures",
            "stepchart approve failures --only 'week/*'",
            "stepchart approve failures golden",
        ]
    ) { try $0.runApprove() }

    static let inspect = Command(
        id: .inspect,
        summary: "Lists the chunks of a PNG file, and checks whether it is valid.",
        usage: "<file> [--json]",
        details: """
            Prints every chunk: its position, its length and its content. Checksums, order, sequence numbers, the areas \
            of frames and the compressed pixels are checked, but not the contents of ancillary chunks. Exits with 65 if \
            something is wrong, even if all readers may show the same. For a JPEG or a WebP it prints the size, and \
            whether all of it can be read.
            """,
        examples: ["stepchart inspect draw-on.png"]
    ) { try $0.runInspect() }
}
