extension Command {
    static let render = Command(
        id: .render,
        summary: "Draws the chart of a week as a PNG or SVG file.",
        usage: "[<input>] -o <file> [<options>]",
        examples: [
            "stepchart render week.json -o out.png --scale 3",
            "stepchart render week.json -o out.svg",
            "cat week.csv | stepchart render - --format csv -o - > out.png",
            "stepchart render week.json -o widget.png --style widget --theme dark",
            "stepchart render week.json -o out.png --cache ~/.cache/stepchart --if-changed",
        ]
    ) { try $0.runJob() }
}
