import Dispatch
import Synchronization

/// The paths that the lines of a batch read and write, so that no line writes a file that another reads or writes.
///
/// Lines claim in their order, on any number of threads: it is always the later one that is refused. Only hashes of
/// paths are kept, the same for paths that differ only in letter case or in how accented letters are encoded.
final class PathClaims: Sendable {
    private struct ClaimedPaths {
        var read: Set<Int> = []
        var written: Set<Int> = []
        var folders: Set<Int> = []
        /// The folders that contain a written file.
        var parents: Set<Int> = []
        /// The files that running lines, by their numbers, remove at their end, and the semaphore that others wait for.
        var removals: [Int: (paths: Set<Int>, end: DispatchSemaphore)] = [:]
    }

    private let state = Mutex(ClaimedPaths())

    /// Waits until no earlier line is going to remove a file that a line reads, writes or removes.
    func waitForRemovals(of plan: JobPlan) {
        if state.withLock(\.removals.isEmpty) { return }
        let (inputs, outputs) = plan.paths.resolved
        let paths = (inputs + outputs + plan.leftoverPaths.resolved.outputs).map { hash($0.path) }
        let ends = state.withLock { $0.removals.values.filter { !$0.paths.isDisjoint(with: paths) }.map(\.end) }
        for end in ends { end.wait() }
    }

    /// Claims the paths that a line reads, writes and removes; paths that other lines read or write are not removed.
    /// - Returns: the first path that conflicts with other lines, the option that names it, and what is expected instead.
    func claim(_ plan: inout JobPlan, _ number: Int) -> (option: String, expected: String, path: String)? {
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

    /// Returns the kind of path that an output should have instead; nil if it conflicts with no earlier line.
    private func expected(of output: ResolvedPath, _ state: borrowing ClaimedPaths) -> String? {
        let key = hash(output.path)
        let isTaken =
            state.written.contains(key) || isInside(output, state.folders)
            || output.entry.extent != .file && state.parents.contains(key)
        if isTaken { return "a file of its own" }
        return state.read.contains(key) || isInside(output, state.read) ? "a file that no earlier line reads" : nil
    }

    /// Wakes the line that waits until a line has removed its files.
    func finish(_ number: Int) { _ = state.withLock { $0.removals.removeValue(forKey: number) }?.end.signal() }

    /// Claims the name of a file in an archive, and returns true if no line had it before.
    func claim(name: String) -> Bool { state.withLock { $0.written.insert(hash(name)).inserted } }

    private func hash(_ path: String) -> Int { path.uppercased().lowercased().hashValue }

    private func isInside(_ path: ResolvedPath, _ folders: Set<Int>) -> Bool {
        !folders.isEmpty && path.folders.contains { folders.contains(hash($0)) }
    }
}
