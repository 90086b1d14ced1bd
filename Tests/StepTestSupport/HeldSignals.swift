import Foundation

/// The signals that are held back on this thread.
package func heldSignals() -> [Int32] {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return (1..<32).filter { sigismember(&mask, $0) == 1 }
}

/// Calls `body` with none of them held back: on the threads that tests run on, most are.
package func withoutHeldSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    sigemptyset(&none)
    var before = sigset_t()
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
}
