extension Command {
    static let widget = Command(
        id: .widget,
        summary: "Draws a week as a widget of a phone, or as all of them.",
        usage: "[<input>] -o <file> [<options>]",
        examples: [
            "stepchart widget week.json -o medium.png",
            "stepchart widget week.json -o large.png --family large --device 'iPhone 15 Pro' --scheme both",
            "stepchart widget week.json -o today.png --today expanded --content-size XL --device 375x667",
            "stepchart widget week.json -o widgets --all",
            "stepchart widget --timeline timeline.json -o pictures --family small",
        ]
    ) { try $0.runJob() }
}
