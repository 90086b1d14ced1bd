import Dispatch
import Synchronization

/// What the lines of a batch read and write, so that none harms another: no line writes what another reads or writes.
///
/// Lines claim in their order, on any number of threads: it is always the later one that is refused. Of a path a hash is
/// kept, without regard to letter case.
final class PathClaims: Sendable {
    private struct State {
        var next = 0
        var waiting: [Int: DispatchSemaphore] = [:]
        var read: Set<UInt64> = []
        var written: Set<UInt64> = []
        var folders: Set<UInt64> = []
        /// The folders in which something is written.
        var parents: Set<UInt64> = []
    }

    private let state = Mutex(State())

    /// Calls `body` once it was called for all lower numbers. It must be called for every number, from 0.
    func inTurn<Result>(_ number: Int, _ body: () -> Result) -> Result {
        let turn: DispatchSemaphore? = state.withLock { state in
            if state.next == number { return nil }
            let turn = DispatchSemaphore(value: 0)
            state.waiting[number] = turn
            return turn
        }
        turn?.wait()
        defer {
            _ = state.withLock { state in
                state.next += 1
                return state.waiting.removeValue(forKey: state.next)
            }?.signal()
        }
        return body()
    }

    /// Notes the paths of a line.
    /// - Returns: why they cannot be: what is expected of the first output or input that other lines stand against, its
    ///   option and its path; nil where nothing does.
    func claim(_ paths: PathConflicts) -> (option: String, expected: String, path: String)? {
        let (inputs, outputs) = paths.resolved
        return state.withLock { state in
            for input in inputs where state.written.contains(hash(input.path)) || isInside(input, state.folders) {
                return (input.entry.option, "a file that no earlier line writes", input.entry.path)
            }
            for output in outputs {
                let key = hash(output.path)
                if state.written.contains(key) || isInside(output, state.folders)
                    || output.entry.extent != .file && state.parents.contains(key)
                {
                    return (output.entry.option, "a file of its own", output.entry.path)
                }
                if state.read.contains(key) || isInside(output, state.read) {
                    return (output.entry.option, "a file that no earlier line reads", output.entry.path)
                }
            }
            for input in inputs { state.read.insert(hash(input.path)) }
            for output in outputs {
                state.written.insert(hash(output.path))
                if output.entry.extent != .file { state.folders.insert(hash(output.path)) }
                for folder in output.folders { state.parents.insert(hash(folder)) }
            }
            return nil
        }
    }

    /// Notes the name of a file in an archive.
    /// - Returns: whether no line had it before.
    func claim(name: String) -> Bool { state.withLock { $0.written.insert(hash(name)).inserted } }

    private func hash(_ path: String) -> UInt64 { StableHash.of(path.lowercased()) }

    private func isInside(_ place: ResolvedPath, _ folders: Set<UInt64>) -> Bool {
        !folders.isEmpty && place.folders.contains { folders.contains(hash($0)) }
    }
}
