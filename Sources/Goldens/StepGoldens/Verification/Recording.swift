/// The golden pictures that a run may write. A run that records is not a check, and so it fails.
package enum Recording: String, OptionChoice {
    case never
    /// Goldens that do not exist yet.
    case missing
    /// Goldens that do not exist yet, or differ from the picture.
    case changed
    case all

    package static let variable = "STEPCHART_RECORD"

    /// Reads the environment variable `STEPCHART_RECORD`.
    /// - Throws: for a word that is no case, and on a build server, where a recording run would compare with nothing.
    package init(environment: [String: String]) throws(Failure) {
        let wish = environment[Self.variable] ?? ""
        guard let recording = wish.isEmpty ? .never : Recording(rawValue: wish) else {
            throw Failure(.usage, "\(Self.variable): expected missing, changed or all, found \"\(wish)\"")
        }
        guard recording == .never || !Self.isBuildServer(ci: environment["CI"]) else {
            throw Failure(.usage, "\(Self.variable) is refused because CI is set: goldens are recorded by people")
        }
        self = recording
    }

    /// True if the environment is that of a build server, by its variable `CI`.
    package static func isBuildServer(ci: String? = getenv("CI").map { String(cString: $0) }) -> Bool {
        !["", "0", "false", nil].contains(ci?.lowercased())
    }

    func writes(_ kind: CaseResult.CaseKind) -> Bool {
        switch self {
        case .never: false
        case .missing: kind == .new
        case .changed: kind == .new || kind == .different || kind == .size
        case .all: true
        }
    }
}
