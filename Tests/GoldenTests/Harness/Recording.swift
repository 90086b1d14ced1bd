/// Which golden pictures a run may write. A run that records is not a check, and so it fails.
enum Recording: String, CaseIterable {
    case never
    /// Only where there is none yet.
    case missing
    /// Also where the pixels differ.
    case changed
    /// Every one that a test draws.
    case all

    /// Asks for recording: `STEPCHART_RECORD=missing|changed|all`.
    static let variable = "STEPCHART_RECORD"

    /// Why the environment's wish is not granted.
    enum Refusal: Error, Equatable, CustomStringConvertible {
        case unknown(String)
        /// A build server that records compares with nothing.
        case onBuildServer

        var description: String {
            switch self {
            case .unknown(let found): "\(variable): expected missing, changed or all, found \"\(found)\""
            case .onBuildServer: "\(variable) is refused because CI is set: goldens are recorded by people"
            }
        }
    }

    init(environment: [String: String]) throws(Refusal) {
        guard let wish = environment[Self.variable], !wish.isEmpty else {
            self = .never
            return
        }
        guard let recording = Recording(rawValue: wish) else { throw .unknown(wish) }
        let isBuildServer = !["", "0", "false", nil].contains(environment["CI"]?.lowercased())
        guard recording == .never || !isBuildServer else { throw .onBuildServer }
        self = recording
    }
}
