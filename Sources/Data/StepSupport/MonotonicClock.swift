/// A clock that is never set back. That of the standard library would add a third of a megabyte to the tool.
package enum MonotonicClock {
    /// The time since some moment before the process began.
    package static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
