import Synchronization

/// The signals by which users and pipes end a process, held back while it has temporary files to clear away.
package enum EndingSignals {
    /// What a person, a closing terminal or a service manager sends, but for what is to be ignored, as under nohup: a
    /// signal that is held back would wait even then.
    private static let requests = [SIGHUP, SIGINT, SIGTERM].filter { !isIgnored($0) }
    /// What comes of writing to a closed pipe, or more than a file may hold, besides the error.
    private static let failures = [SIGPIPE, SIGXFSZ]

    private static func set(_ signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }

    /// Writing to a closed pipe, or more than a file may hold, then fails instead of ending the process.
    package static func hold() {
        var set = set(requests + failures)
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Calls `body` with the signals held back, on this thread and not after.
    ///
    /// The process may be anybody's: a write that fails in `body` is an error of `body`, and ends nothing afterwards.
    package static func held<E: Error, Result>(during body: () throws(E) -> Result) throws(E) -> Result {
        let others = pending(failures)
        let hold = Hold()
        defer {
            for signal in pending(failures) where !others.contains(signal) { take(signal) }
            withExtendedLifetime(hold) {}
        }
        return try body()
    }

    /// Holds the signals back on the thread that it is made on, for as long as it lives. Where several live at a time, the
    /// last to go ends it.
    final class Hold {
        private static let threads = Mutex<[pthread_t: (count: Int, before: sigset_t)]>([:])
        private let thread = pthread_self()

        init() {
            var before = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &before)
            EndingSignals.hold()
            let mask = before
            Self.threads.withLock { $0[thread, default: (0, mask)].count += 1 }
        }

        deinit {
            let mask: sigset_t? = Self.threads.withLock { threads in
                threads[thread]?.count -= 1
                guard let hold = threads[thread], hold.count == 0 else { return nil }
                threads[thread] = nil
                return hold.before
            }
            // A thread can only set its own mask.
            guard var mask, thread == pthread_self() else { return }
            // The failed write has already been reported as an error; the signal must not end the process as well.
            if sigismember(&mask, SIGXFSZ) == 0, !pending([SIGXFSZ]).isEmpty { take(SIGXFSZ) }
            pthread_sigmask(SIG_SETMASK, &mask, nil)
        }
    }

    /// Whether the process ignores a signal. This only looks: setting and restoring a handler would lose some of its flags.
    static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        // The handler is the first member on every system, under a different name on each.
        let handler = withUnsafeBytes(of: action) { $0.load(as: Int.self) }
        return handler == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Lets a signal that came meanwhile do its work, which as a rule ends the process here.
    package static func release() {
        var set = set(requests + [SIGPIPE])
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// Whether the process has been asked to end.
    package static var arePending: Bool { !pending(requests).isEmpty }

    /// Ends nothing by them: the process ends as it would have without being asked.
    package static func takeRequests() { pending(requests).forEach(take) }

    /// Those of `signals` that wait until they are no longer held back.
    private static func pending(_ signals: [Int32]) -> [Int32] {
        var pending = sigset_t()
        sigpending(&pending)
        return signals.filter { sigismember(&pending, $0) == 1 }
    }

    /// Takes back a pending signal, which is held back.
    private static func take(_ signal: Int32) {
        var set = set([signal])
        var taken: Int32 = 0
        sigwait(&set, &taken)
    }
}
