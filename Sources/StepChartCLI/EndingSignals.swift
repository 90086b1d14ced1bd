#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The signals by which users and pipes end a process, held back while it has temporary files to clear away.
enum EndingSignals {
    private static var set: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in [SIGHUP, SIGINT, SIGTERM, SIGPIPE] { sigaddset(&set, signal) }
        return set
    }

    static func hold() {
        var set = set
        sigprocmask(SIG_BLOCK, &set, nil)
    }

    /// Lets a signal that came meanwhile do its work, which as a rule ends the process here.
    static func release() {
        var set = set
        sigprocmask(SIG_UNBLOCK, &set, nil)
    }

    /// Whether one of them waits.
    static var arePending: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return [SIGHUP, SIGINT, SIGTERM].contains { sigismember(&pending, $0) == 1 }
    }
}
