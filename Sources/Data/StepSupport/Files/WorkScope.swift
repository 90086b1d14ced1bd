import Synchronization

/// What a piece of work on this thread may open, and how long it may take.
package struct WorkScope: Sendable {
    package enum Access: Hashable, Sendable {
        /// Whatever the process may.
        case anything
        /// No pipe and no device: nothing that never ends, and no stream of somebody else.
        case regularFiles
        /// Regular files too, those that the folder of this path has without following links; elsewhere as above.
        case below(String)
    }

    package var access = Access.anything
    /// Nil: as long as it takes.
    package var end: ContinuousClock.Instant?

    package init(access: Access = .anything, seconds: Double? = nil) {
        self.access = access
        end = seconds.map { .now + .seconds($0) }
    }

    private static let scopes = Mutex<[pthread_t: WorkScope]>([:])

    package static var current: WorkScope { scopes.withLock { $0[pthread_self()] } ?? WorkScope() }

    /// Calls `body`, which stays on this thread.
    package func run<Result>(_ body: () -> Result) -> Result {
        Self.scopes.withLock { $0[pthread_self()] = self }
        defer { Self.scopes.withLock { $0[pthread_self()] = nil } }
        return body()
    }

    /// Asked now and then by work that may take long.
    /// - Throws: `ended` when the process has been asked to end, `inputOutput` when the time is over.
    package static func check(_ name: String) throws(Failure) {
        if EndingSignals.arePending { throw Failure(.ended, "\(name): interrupted") }
        if let end = current.end, end < .now {
            throw Failure(.inputOutput, "\(name): took longer than --timeout allows")
        }
    }

    /// The path from the folder on, of what must be opened there without following links.
    func inner(_ path: String) -> (folder: String, path: String)? {
        guard case .below(let folder) = access, path == folder || path.hasPrefix("\(folder)/") else { return nil }
        return (folder, String(path.dropFirst(folder.count + 1)))
    }
}
