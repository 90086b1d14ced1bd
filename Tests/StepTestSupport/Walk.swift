import Foundation

/// Long walks over many combinations. `make test` runs a fixed sample of each, `make test-long` all of it.
package enum Walk {
    /// Whether STEPCHART_LONG is set.
    package static let isWhole = ProcessInfo.processInfo.environment["STEPCHART_LONG"] != nil

    /// Returns all of a whole walk; else every `stride`-th element, beginning with that at `start` modulo `stride`.
    ///
    /// A stride that has no divisor in common with the lengths of what is combined meets each value of each.
    package static func sample<Element>(_ all: [Element], every stride: Int, from start: Int = 0) -> [Element] {
        guard !isWhole else { return all }
        return Swift.stride(from: start % stride, to: all.count, by: stride).map { all[$0] }
    }
}
