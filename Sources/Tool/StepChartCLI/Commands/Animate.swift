extension Command {
    static let animate = Command(
        id: .animate,
        summary: "Draws the chart of a week stroke by stroke, as an animated PNG or a sequence of PNG files.",
        usage: "[<input>] -o <file> [<options>]",
        examples: [
            "stepchart animate week.json -o draw-on.png",
            "stepchart animate week.json -o draw-on.png --loop forever --hold 2 --scale 2",
            "stepchart animate week.json -o 'frames/f%04d.png' --fps 30",
            "stepchart animate week.json -o tap.png --select-change 2:6",
        ],
        sections: [
            (
                "WHO PLAYS IT",
                """
                All current browsers play animated PNG: Chrome, Edge, Firefox and Safari. So do iMessage and Discord, as \
                stickers. Viewers that know only plain PNG show the finished chart. For a film, hand a sequence to ffmpeg:
                  ffmpeg -framerate 30 -i frames/f%04d.png film.mp4
                """
            )
        ]
    ) { try $0.runJob() }
}
