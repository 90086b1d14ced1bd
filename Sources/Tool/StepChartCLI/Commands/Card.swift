extension Command {
    static let card = Command(
        id: .card,
        summary: "Draws a week as a picture to share: a large figure, what it means, and the chart.",
        usage: "[<input>] -o <file> [<options>]",
        examples: [
            "stepchart card week.json -o card.png",
            "stepchart card export.zip --week last --previous auto --goal 10000 --preset story -o story.png",
            "stepchart card week.json -o card.png --preset square --footer 'Anna Example' --avatar anna.png",
            "stepchart card week.json -o card.png --size 1200x800 --theme dark --headline average",
        ]
    ) { try $0.runJob() }
}
