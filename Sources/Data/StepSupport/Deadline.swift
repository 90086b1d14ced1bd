/// Until when work may go on: a value that is handed to whatever may take long.
///
/// A loop that can throw does so when the time is over. Another just ends early: the time stays over, so whoever has called
/// it finds that out before the result is used.
package struct Deadline: Hashable, Sendable {
    /// Nil: as long as it takes.
    private var end: ContinuousClock.Instant?

    package static let none = Deadline()

    /// - Parameter seconds: from now on; nil is as long as it takes.
    package init(seconds: Double? = nil) { end = seconds.map { .now + .seconds($0) } }

    /// For what takes none of the work's own time.
    package mutating func extend(by duration: Duration) { end? += duration }

    package var isOver: Bool { end.map { $0 < .now } ?? false }

    /// - Throws: `ended` when the process has been asked to end, `inputOutput` when the time is over.
    package func check(_ name: String) throws(Failure) {
        if TerminationSignals.arePending { throw Failure(.ended, "\(name): interrupted") }
        if isOver { throw Failure(.inputOutput, "\(name): took longer than --timeout allows") }
    }

    /// Calls `body` with what a function in C asks whether the time is over, and with what it asks about.
    package func withQuestion<Result>(
        _ body: (_ isOver: @convention(c) (UnsafeRawPointer?) -> Bool, _ deadline: UnsafeRawPointer) -> Result
    ) -> Result {
        withUnsafePointer(to: self) { deadline in
            body({ $0?.assumingMemoryBound(to: Deadline.self).pointee.isOver ?? false }, deadline)
        }
    }
}
