import Dispatch
import Foundation

extension Process {
    /// Starts it with no signal held back, as a shell does: it would have the mask of this thread, and a shell that never
    /// hears that its child has ended waits for ever.
    /// - Returns: what kills it when it hangs, and is to be cancelled once it has ended: what hangs fails.
    package func begin() throws -> DispatchWorkItem {
        try withoutHeldSignals { try run() }
        let child = processIdentifier
        let end = DispatchWorkItem { kill(child, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + hangSeconds, execute: end)
        return end
    }
}
