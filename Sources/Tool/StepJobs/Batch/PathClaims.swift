import Dispatch
import Synchronization

/// What the lines of a batch read and write, so that none harms another: no line writes what another reads or writes.
///
/// Lines claim in their order, on any number of threads: it is always the later one that is refused. Of a path a hash is
/// kept, without regard to letter case.
final class PathClaims: Sendable {
    private struct State {
        var read: Set<UInt64> = []
        var written: Set<UInt64> = []
        var folders: Set<UInt64> = []
        /// The folders in which something is written.
        var parents: Set<UInt64> = []
        /// The files that lines under way, by their numbers, remove in the end, and what the next line waits for.
        var removals: [Int: (paths: Set<UInt64>, end: DispatchSemaphore)] = [:]
    }

    private let state = Mutex(State())

    /// Waits until no earlier line is going to remove what a line reads, writes or removes, so that none takes it away
    /// afterwards.
    func waitForRemovals(of plan: JobPlan) {
        if state.withLock(\.removals.isEmpty) { return }
        let (inputs, outputs) = plan.paths.resolved
        let paths = (inputs + outputs + plan.leftoverPaths.resolved.outputs).map { hash($0.path) }
        let ends = state.withLock { $0.removals.values.filter { !$0.paths.isDisjoint(with: paths) }.map(\.end) }
        for end in ends { end.wait() }
    }

    /// Why a line cannot have a path: what is expected of it, and by which option it is there.
    typealias Conflict = (option: String, expected: String, path: String)

    /// Notes what a line reads, writes and removes; what other lines read or write stays.
    /// - Returns: the first input or output that other lines stand against; nil where none is.
    func claim(_ plan: inout JobPlan, _ number: Int) -> Conflict? {
        let (inputs, outputs) = plan.paths.resolved
        let leftovers = plan.leftoverPaths.resolved.outputs
        return state.withLock { state in
            for input in inputs where state.written.contains(hash(input.path)) || isInside(input, state.folders) {
                return (input.entry.option, "a file that no earlier line writes", input.entry.path)
            }
            for output in outputs {
                guard let expected = expected(of: output, state) else { continue }
                return (output.entry.option, expected, output.entry.path)
            }
            let removed = leftovers.filter { leftover in
                !state.read.contains(hash(leftover.path)) && expected(of: leftover, state) == nil
            }
            plan.leftovers = removed.map(\.entry.path)
            if !removed.isEmpty {
                state.removals[number] = (Set(removed.map { hash($0.path) }), DispatchSemaphore(value: 0))
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

    /// What another path than that of an output would be; nil where no earlier line stands against it.
    private func expected(of output: ResolvedPath, _ state: borrowing State) -> String? {
        let key = hash(output.path)
        let isTaken =
            state.written.contains(key) || isInside(output, state.folders)
            || output.entry.extent != .file && state.parents.contains(key)
        if isTaken { return "a file of its own" }
        return state.read.contains(key) || isInside(output, state.read) ? "a file that no earlier line reads" : nil
    }

    /// Wakes the line that waits until a line has removed its files.
    func finish(_ number: Int) { _ = state.withLock { $0.removals.removeValue(forKey: number) }?.end.signal() }

    /// Notes the name of a file in an archive.
    /// - Returns: whether no line had it before.
    func claim(name: String) -> Bool { state.withLock { $0.written.insert(hash(name)).inserted } }

    private func hash(_ path: String) -> UInt64 { StableHash.of(path.lowercased()) }

    private func isInside(_ place: ResolvedPath, _ folders: Set<UInt64>) -> Bool {
        !folders.isEmpty && place.folders.contains { folders.contains(hash($0)) }
    }
}
