/// Those that have a job.
extension Command {
    static let render = Command(
        id: .render,
        summary: "Draws the chart of a week as a PNG or SVG file.",
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
        summary: "Draws the chart of a week, or a card, stroke by stroke: as animated PNG, GIF or SVG, or as frames.",
        examples: [
            "stepchart animate week.json -o draw-on.png",
            "stepchart animate week.json -o draw-on.png --loop forever --hold 2 --scale 2",
            "stepchart animate week.json -o 'frames/f%04d.png' --fps 30",
            "stepchart animate week.json -o tap.png --select-change 2:6",
            "stepchart animate week.json -o story.gif --preset story",
        ],
        sections: [
            (
                "WHO PLAYS IT",
                """
                All current browsers play animated PNG: Chrome, Edge, Firefox and Safari. So do iMessage and Discord, as \
                stickers. Viewers that know only plain PNG show the finished chart. Chats and mail play GIF, pages SVG. \
                For a film, hand raw frames to ffmpeg:
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
            "Writes image@3x.png, message.json and caption.txt; all of them, with what else is asked for, or nothing.",
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
