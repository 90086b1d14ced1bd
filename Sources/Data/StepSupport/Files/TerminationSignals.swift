import Synchronization

/// The signals by which users and pipes end a process, blocked while it has temporary files to remove.
package enum TerminationSignals {
    /// The signals that a person, a closing terminal or a service manager sends. Those that are ignored, as under
    /// nohup, are left out: once blocked, a signal would become pending even then.
    private static let requests = [SIGHUP, SIGINT, SIGTERM].filter { !isIgnored($0) }
    /// The signals that a write to a closed pipe, or past the file size limit, sends in addition to its error.
    private static let failures = [SIGPIPE, SIGXFSZ]

    private static func set(_ signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }

    static func block() {
        var set = set(requests + failures)
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    // MARK: For a whole program

    private struct ProcessState {
        /// The signal by which the process was asked to end.
        var request: Int32?
        /// True once nothing can stop the process from ending.
        var isEnding = false
        /// True if pending signals do not count as a request to end.
        var isIgnoringPending = false
        var publishing = 0
        /// Functions that remove temporary files.
        var cleanups: [ObjectIdentifier: @Sendable () -> Void] = [:]
    }

    private static let state = Mutex(ProcessState())

    /// The time, in microseconds, that the work has to notice the request to end and to report its progress.
    private static let grace: useconds_t = 300_000

    /// Blocks the signals for the whole process, before it has other threads, and starts one that waits for them:
    /// shortly after a signal it removes temporary files and ends the process, even if the work does not notice.
    /// Writing to a closed pipe, or past the file size limit, then fails instead of ending the process.
    package static func watch() {
        block()
        var thread = pthread_t()
        pthread_create(&thread, nil, { _ -> UnsafeMutableRawPointer? in TerminationSignals.waitForRequests() }, nil)
        pthread_detach(thread)
    }

    private static func waitForRequests() -> Never {
        var set = set(requests)
        while true {
            var signal: Int32 = 0
            guard sigwait(&set, &signal) == 0 else { continue }
            state.withLock { $0.request = signal }
            usleep(grace)
            let isEnding = state.withLock { state in
                state.isEnding = state.request != nil
                return state.isEnding
            }
            guard isEnding else { continue }
            while state.withLock({ $0.publishing > 0 }) { usleep(1000) }
            for clean in state.withLock({ Array($0.cleanups.values) }) { clean() }
            die()
        }
    }

    /// Ends the process by the signal that it was asked to end by.
    private static func die() -> Never {
        var set = set(requests)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(state.withLock { $0.request } ?? SIGTERM)
        _exit(EXIT_FAILURE)
    }

    /// Calls `body`, which renames or removes files, so that nothing ends the process in the middle.
    /// - Throws: `ended` if the process is already about to end.
    package static func publishing<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let isEnding = state.withLock { state in
            if !state.isEnding { state.publishing += 1 }
            return state.isEnding
        }
        if isEnding { throw interruption(of: nil) }
        defer { state.withLock { $0.publishing -= 1 } }
        return try body()
    }

    /// Sets the function that removes an object's temporary files if the process ends; nil once there are none.
    static func setCleanup(of owner: AnyObject, _ clean: (@Sendable () -> Void)?) {
        state.withLock { $0.cleanups[ObjectIdentifier(owner)] = clean }
    }

    /// Unblocks the signals. One that has arrived takes effect, which normally ends the process here.
    /// - Parameter isPipeClosed: true if the process ends because the reader of its output has closed the pipe.
    package static func release(isPipeClosed: Bool = false) {
        if state.withLock({ $0.request }) != nil { die() }
        var set = set(requests + [SIGPIPE])
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        // The signal of the write itself may have gone to another thread.
        if isPipeClosed { raise(SIGPIPE) }
    }

    /// True if the process has been asked to end.
    package static var arePending: Bool {
        let (isAsked, isIgnored) = state.withLock { ($0.request != nil, $0.isIgnoringPending) }
        return isAsked || !isIgnored && !pending(requests).isEmpty
    }

    /// Throws `ended` if the process has been asked to end. The message begins with the name of the work, if any.
    package static func check(_ name: String? = nil) throws(Failure) {
        if arePending { throw interruption(of: name) }
    }

    private static func interruption(of name: String?) -> Failure {
        Failure(.ended, (name.map { "\($0): " } ?? "") + "interrupted")
    }

    /// Lets pending signals interrupt no work, for a program that takes the signals itself and finishes its work.
    package static func ignorePending() { state.withLock { $0.isIgnoringPending = true } }

    /// Discards the request to end: the process ends as it would have without it.
    package static func discardPending() { state.withLock { $0.request = nil } }

    // MARK: For a part of somebody's program

    /// Calls `body` with the signals blocked on this thread, and unblocks them afterwards. The process may be another
    /// program's: a failed write in `body` is an error, and its signal ends nothing.
    package static func withBlocked<E: Error, Result>(_ body: () throws(E) -> Result) throws(E) -> Result {
        let others = pending(failures)
        let scope = BlockScope()
        defer {
            for signal in pending(failures) where !others.contains(signal) { take(signal) }
            withExtendedLifetime(scope) {}
        }
        return try body()
    }

    /// Blocks the signals, while it lives, on the thread that makes it. The last scope of a thread unblocks them.
    final class BlockScope {
        private static let threads = Mutex<[(thread: pthread_t, count: Int, before: sigset_t)]>([])
        private let thread = pthread_self()

        init() {
            var before = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &before)
            TerminationSignals.block()
            let mask = before
            Self.threads.withLock { threads in
                let index = threads.firstIndex { $0.thread == thread }
                if let index { threads[index].count += 1 } else { threads.append((thread, 1, mask)) }
            }
        }

        deinit {
            let mask: sigset_t? = Self.threads.withLock { threads in
                guard let index = threads.firstIndex(where: { $0.thread == thread }) else { return nil }
                threads[index].count -= 1
                return threads[index].count == 0 ? threads.remove(at: index).before : nil
            }
            // A thread can only set its own mask.
            guard var mask, thread == pthread_self() else { return }
            // The failed write has already been reported as an error; the signal must not end the process as well.
            if sigismember(&mask, SIGXFSZ) == 0, !pending([SIGXFSZ]).isEmpty { take(SIGXFSZ) }
            pthread_sigmask(SIG_SETMASK, &mask, nil)
        }
    }

    /// True if the process ignores a signal. It only reads the handler: restoring a changed one would lose some flags.
    static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        // The handler is the first member on every system, under a different name on each.
        let handler = withUnsafeBytes(of: action) { $0.load(as: Int.self) }
        return handler == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func pending(_ signals: [Int32]) -> [Int32] {
        var pending = sigset_t()
        sigpending(&pending)
        return signals.filter { sigismember(&pending, $0) == 1 }
    }

    /// Consumes a pending signal, which is blocked.
    private static func take(_ signal: Int32) {
        var set = set([signal])
        var taken: Int32 = 0
        sigwait(&set, &taken)
    }
}
