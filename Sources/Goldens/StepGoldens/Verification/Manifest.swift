/// The cases of a folder of goldens, as its golden.json lists them:
///
///     {"version": 1,
///      "defaults": {"job": {"scale": 1}},
///      "cases": [{"name": "week/dark", "input": "../samples/week.json", "job": {"theme": "dark"},
///                 "limits": {"maxDifferentPixels": "0.1%"}, "reason": "drawn by two versions of a library"},
///                {"name": "card", "input": "../samples/week.json", "command": "card", "job": {"preset": "story"}}]}
///
/// Paths are relative to that folder. The options of a case's job override those of the defaults; so do its command and
/// its limits. The name of a case that is not drawn may be a pattern, as in `**/home-*`.
package struct Manifest: Hashable, Sendable {
    package static let fileName = "golden.json"

    package struct Case: Hashable, Sendable {
        package var name: String
        /// The name as a pattern, if it matches several cases.
        package var pattern: PathPattern?
        /// The path of the file that is drawn; nil for a picture that another program draws.
        package var input: String?
        package var command: String
        /// Readers positioned before the options of the command in golden.json: of the defaults, then of the case.
        package var jobs: [JSONReader] = []
        package var tolerance = Tolerance()

        fileprivate var closeness: Int { pattern?.letters ?? .max }
    }

    package var cases: [Case] = []
    /// Rules that pair pictures with goldens; nil where both have the same name.
    package var pairs: [PairRule]?
    /// Patterns of files that are neither goldens nor pictures of the run.
    package var leaveOut: [PathPattern] = []
    /// The tolerance of pictures that are not listed.
    package var defaults = Tolerance()

    package init() {}

    /// - Parameter folder: the folder to which paths in the text are relative.
    /// - Parameter commands: the commands that can draw; the first is the default.
    /// - Throws: `TextError` with the position in the text, for an unknown key with the nearest known one.
    package init(_ json: some Sequence<UInt8>, in folder: String, commands: [String]) throws(TextError) {
        var reader = ManifestReader(json: JSONReader(try SourceText(json)), folder: folder, commands: commands)
        self = try reader.read()
    }

    /// Reads golden.json in a folder; nil where there is none.
    static func read(in folder: String, commands: [String]) throws(Failure) -> Manifest? {
        let path = "\(folder)/\(fileName)"
        guard Folder.exists(path) else { return nil }
        return try InputFile(path).read { json throws(TextError) in try Manifest(json, in: folder, commands: commands) }
    }

    /// Returns the cases that match a name: the one with the name itself, then patterns by their literal letters.
    func cases(for name: String) -> [Case] {
        cases.filter { $0.pattern?.matches(name) ?? ($0.name == name) }.sorted { $0.closeness > $1.closeness }
    }

    /// - Parameter other: the tolerance where no case matches; an exact one stands for the defaults.
    /// - Throws: `badData` when two patterns match as closely.
    func tolerance(of name: String, otherwise other: Tolerance) throws(Failure) -> Tolerance {
        let fitting = cases(for: name)
        if fitting.count > 1, fitting[0].closeness == fitting[1].closeness {
            let names = "\(fitting[0].name) and \(fitting[1].name), with as many letters"
            throw Failure(.badData, "\(Self.fileName): expected one pattern to fit \(name) best, found \(names)")
        }
        return fitting.first?.tolerance ?? (other.isExact ? defaults : other)
    }
}
