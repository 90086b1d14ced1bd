extension Command {
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
}
