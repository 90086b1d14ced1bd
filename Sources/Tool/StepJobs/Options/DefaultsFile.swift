/// A file of the user's own defaults: values of a few options that apply where no word of a command line sets them.
package enum DefaultsFile {
    private static let options = ["goal", "language", "unit", "week-start", "palette", "theme"]

    /// The commands that read the file. Others run unattended, or draw nothing that depends on it.
    static let commands: CommandSet = [.render, .animate, .widget, .message, .card, .import, .facts]

    /// Returns the path of the file that is read if no option names one: `stepchart.json` of a folder, or of the
    /// nearest folder above that has one; else `stepchart/defaults.json` among the user's settings. It is nil if there
    /// is none, or if the environment has `CI`, where pictures should depend only on the job.
    /// - Parameter folder: an absolute path.
    static func path(from folder: String, environment: (String) -> String?) -> String? {
        func setting(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
        guard setting("CI") == nil else { return nil }
        let folders = [folder] + Folder.ancestors(of: folder).reversed() + ["/"]
        var paths = folders.map { Folder.path("stepchart.json", in: $0) }
        if let settings = setting("XDG_CONFIG_HOME") ?? setting("HOME").map({ "\($0)/.config" }) {
            paths.append("\(settings)/stepchart/defaults.json")
        }
        return paths.first(where: Folder.exists)
    }

    /// The path of the file for the working folder and the environment of this process.
    package static var path: String? {
        path(from: Folder.canonical(".") ?? "") { name in getenv(name).map { String(cString: $0) } }
    }

    /// Reads the default options of jobs. The path of a theme's file is relative to this file.
    /// - Throws: when the file cannot be read, or has an option that is not in `options`.
    static func read(_ path: String) throws(Failure) -> JobDefaults {
        let file = try InputFile(path)
        let hint = "; --no-defaults leaves the file out"
        var defaults: JobDefaults
        do {
            // A card has all of these options.
            defaults = try file.read { bytes throws(TextError) in try JobDefaults(json: bytes, of: .card) }
        } catch { throw Failure(error.status, error.line + hint) }
        let job = defaults[.card]
        let given = Option.given(job).map(\.option.name) + (job.source.week == nil ? [] : ["days"])
        if let other = given.first(where: { !options.contains($0) }) {
            let expected = "only \(options.joined(separator: ", "))"
            throw Failure(.badData, "\(path): expected \(expected), found \(other)\(hint)", field: other)
        }
        defaults.jobs = defaults.jobs.map { $0.reading(from: Folder.parent(of: path)) }
        return defaults
    }
}

extension Arguments {
    /// Reads words, and for options that they do not set the defaults of the user's file, if the command reads one.
    /// - Throws: also where that file cannot be read.
    package static func readOverDefaults(
        _ words: [String], of command: CommandName, hasInput: Bool
    ) throws(Failure) -> Invocation {
        let invocation = try read(words, of: command, hasInput: hasInput)
        guard DefaultsFile.commands.contains(command), !invocation.leavesDefaultsOut else { return invocation }
        guard let path = invocation.defaults ?? DefaultsFile.path else { return invocation }
        var job = try DefaultsFile.read(path)[command.drawn ?? .card]
        // A leaderboard has no goal, and refuses one.
        if invocation.job.people == .leaderboard { job.goal = nil }
        let whole = try read(words, of: command, over: Invocation(job), hasInput: hasInput)
        // Not even --force replaces a file that is read.
        var roles = PathConflicts()
        roles.reads(path, as: "--defaults")
        for option in Option.of(command, where: { $0.file?.access == .write && $0.file?.isFolder == false }) {
            for word in option.words(whole) { roles.writes(word, as: option.title) }
        }
        try roles.check(replacingAny: true)
        return whole
    }
}
