import Foundation
import StepTestSupport
import Testing

@testable import StepSupport

/// Files are also written in processes of other people, whose signals are theirs.
struct TerminationSignalsTests {
    @Test func signalsAreHeldBackNoLongerThanTheBodyLasts() {
        withoutHeldSignals {
            TerminationSignals.withBlocked {
                #expect(heldSignals().contains(SIGTERM) && heldSignals().contains(SIGPIPE))
            }
            #expect(heldSignals() == [])
            #expect(throws: Failure.self) {
                try TerminationSignals.withBlocked { () throws(Failure) in throw Failure(.internal, "") }
            }
            #expect(heldSignals() == [])
        }
    }

    @Test func whatWasHeldBackBeforeStaysSo() {
        withoutHeldSignals {
            var own = sigset_t()
            sigemptyset(&own)
            for signal in [SIGALRM, SIGTERM] { sigaddset(&own, signal) }
            pthread_sigmask(SIG_BLOCK, &own, nil)
            TerminationSignals.withBlocked {}
            #expect(heldSignals() == [SIGALRM, SIGTERM])
        }
    }

    /// If SIGPIPE still came, it would end this process.
    @Test func aClosedPipeIsAnErrorAndNoMore() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        withoutHeldSignals {
            let (written, error) = TerminationSignals.withBlocked { (write(ends[1], [1], 1), errno) }
            #expect(written == -1)
            #expect(error == EPIPE)
        }
    }

    @Test func aHandlerOfTheProcessStaysAsItIs() {
        var handler = sigaction()
        handler.sa_flags = Int32(SA_RESTART | SA_NODEFER)
        sigaction(SIGUSR2, &handler, nil)
        #expect(!TerminationSignals.isIgnored(SIGUSR2))
        var after = sigaction()
        sigaction(SIGUSR2, nil, &after)
        #expect(after.sa_flags & Int32(SA_RESTART | SA_NODEFER) == handler.sa_flags)
        signal(SIGUSR2, SIG_IGN)
        #expect(TerminationSignals.isIgnored(SIGUSR2))
        signal(SIGUSR2, SIG_DFL)
        #expect(!TerminationSignals.isIgnored(SIGUSR2))
    }
}
