import StepSupport

/// What to do instead, where words of a command line mean nothing.
package enum Suggestion {
    /// Names that other tools have for options of this one, and how it says the same.
    private static let synonyms: KeyValuePairs = [
        "out": "output", "file": "output", "width": "size", "height": "size", "dimensions": "size", "dpi": "scale",
        "zoom": "scale", "retina": "scale", "lang": "language", "locale": "language", "dark": "theme dark",
        "light": "theme light", "color": "background", "colour": "background", "bg": "background", "days": "last",
        "year": "by month", "month": "by month", "monthly": "by month", "weekly": "by week", "date": "week",
        "target": "goal", "timezone": "time-zone", "tz": "time-zone", "type": "kind", "bars": "mark bars",
        "svg": "picture svg", "png": "picture png", "tolerance": "max-different-pixels", "numbers": "values all",
        "jobs": "threads", "parallel": "threads", "update": "record all", "pattern": "only", "filter": "only",
        "font-family": "font", "heading": "title", "highlight": "select",
    ]

    static func unknown(_ name: String, _ command: CommandSet, _ options: [Option]) -> Failure {
        let word = String(name.drop { $0 == "-" })
        let names = options.map(\.name)
        let known = command.names.joined()
        let nearest = nearest(to: word, in: names).map { " (the nearest is --\($0))" } ?? ""
        let others = Option.all.first { $0.name == word && $0.place != .json }?.commands.names ?? []
        let verb = others.count == 1 ? "has" : "have"
        let elsewhere = others.isEmpty || !nearest.isEmpty ? "" : ", \(others.joined(separator: ", ")) \(verb)"
        return Failure(
            .usage, "\(name): \(known) has no such option\(elsewhere)\(nearest); stepchart help \(known) lists them",
            field: word)
    }

    /// The option that was meant: one of another name, one that begins so, or one spelled nearly so.
    private static func nearest(to word: String, in names: [String]) -> String? {
        let word = word.lowercased()
        if let known = synonyms.first(where: { $0.key == word })?.value,
            names.contains(where: { $0 == known.prefix { $0 != " " } })
        {
            return known
        }
        let longer = names.filter { $0.hasPrefix(word) }
        return word.count > 1 && longer.count == 1 ? longer[0] : NearestName.to(word, in: names, differing: 4)
    }

    /// A word too many.
    static func surplus(_ word: String, _ command: CommandSet, _ invocation: Invocation) -> Failure {
        let found = "found another, \(SourceText.quoted(word))"
        let next =
            switch command {
            case .compare: "expected two pictures, \(found); --diff \(word) draws the difference"
            case .verify: "expected one folder, \(found); --actual \(word) compares with it"
            case .message: "expected one input, \(found); -o \(word) says where the files go"
            case .batch: "expected one file of jobs, \(found); --out \(word) says where pictures go"
            case .approve: "expected two folders, \(found)"
            case .inspect: "expected one file, \(found)"
            default: "expected one input, \(found); -o \(word) says where the picture goes"
            }
        return Failure(.usage, next)
    }

    /// The first word is no command.
    package static func unknownCommand(_ word: String, among commands: CommandSet = CommandSet(CommandSet.each))
        -> Failure
    {
        let names = commands.names
        let isFile = word.contains(".") || word.contains("/")
        let next = isFile ? "; stepchart render \(word) -o chart.png draws it" : ""
        return Failure(
            .usage,
            "expected a command, one of \(names.joined(separator: ", "))"
                + "\(NearestName.hint(NearestName.to(word, in: names))), found \(SourceText.quoted(word))\(next)")
    }
}
