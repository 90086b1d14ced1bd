/// A point in time at which work has to end: a value that is handed to every function that may take long.
///
/// A loop that can throw calls `check`. Any other loop ends early once `isOver` is true, and its caller calls `check`.
package struct Deadline: Hashable, Sendable {
    /// The end; nil without a time limit.
    private var end: Duration?

    package static let none = Deadline()

    /// Makes a deadline that many seconds from now; nil sets no limit.
    package init(seconds: Double? = nil) { end = seconds.map { MonotonicClock.now + .seconds($0) } }

    /// Moves the end later, so that work of this duration does not count towards the limit.
    package mutating func extend(by duration: Duration) { end? += duration }

    package var isOver: Bool { end.map { $0 < MonotonicClock.now } ?? false }

    /// Throws `ended` if the process has been asked to end, `inputOutput` if the time is over.
    package func check(_ name: String) throws(Failure) {
        try TerminationSignals.check(name)
        if isOver { throw Failure(.inputOutput, "\(name): took longer than --timeout allows") }
    }

    /// Calls `body` with a C function that returns whether the time is over, and with the argument of that function.
    package func withCallback<Result>(
        _ body: (_ isOver: @convention(c) (UnsafeRawPointer?) -> Bool, _ deadline: UnsafeRawPointer) -> Result
    ) -> Result {
        withUnsafePointer(to: self) { deadline in
            body({ $0?.assumingMemoryBound(to: Deadline.self).pointee.isOver ?? false }, deadline)
        }
    }
}
