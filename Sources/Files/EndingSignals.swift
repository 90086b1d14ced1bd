#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The signals by which users and pipes end a process, held back while it has temporary files to clear away.
package enum EndingSignals {
    /// What a person, a closing terminal or a service manager sends, but for what is to be ignored, as under nohup: a
    /// signal that is held back would wait even then.
    private static let requests = [SIGHUP, SIGINT, SIGTERM].filter { !isIgnored($0) }

    private static func set(_ signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }

    /// Writing to a closed pipe, or more than a file may hold, then fails instead of ending the process.
    package static func hold() {
        var set = set(requests + [SIGPIPE, SIGXFSZ])
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Calls `body` with the signals held back, on this thread and not after.
    package static func held<E: Error, Result>(during body: () throws(E) -> Result) throws(E) -> Result {
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &before)
        hold()
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        // Setting tells what was set before, in the same words on every system; sigaction's differ.
        let before = unsafeBitCast(signal(number, SIG_DFL), to: Int.self)
        guard before == unsafeBitCast(SIG_IGN, to: Int.self) else { return false }
        signal(number, SIG_IGN)
        return true
    }

    /// Lets a signal that came meanwhile do its work, which as a rule ends the process here.
    package static func release() {
        var set = set(requests + [SIGPIPE])
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// Whether the process has been asked to end.
    package static var arePending: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return requests.contains { sigismember(&pending, $0) == 1 }
    }
}
