/// A clock that is never set back. The standard library has one beside tasks and actors, with which the tool would be
/// larger by a third of a megabyte.
package enum MonotonicClock {
    /// The time since some moment before the process began.
    package static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
