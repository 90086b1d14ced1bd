import Dispatch
import Synchronization

/// Makes values on several threads, including this one, and uses them in order on this one.
///
/// At most `lookAhead` values, by default twice as many as threads, are begun and not yet used, so memory does not
/// depend on how many there are. The first error, in order, ends the work.
package func inOrder<Value: Sendable, E: Error>(
    count: Int, threads: Int, lookAhead: Int? = nil, make: @escaping @Sendable (Int) throws(E) -> Value,
    use: (Value) throws(E) -> Void
) throws(E) {
    // More threads than values would only wait, and twice their number could overflow.
    let threads = min(threads, count)
    guard threads > 1 else {
        for index in 0..<count { try use(make(index)) }
        return
    }
    let work = OrderedWork(
        workers: threads - 1, callerWorks: true, lookAhead: min(lookAhead ?? 2 * threads, count)
    ) { index, isStopped in
        index < count && !isStopped() ? index : nil
    } make: { index in
        Result { () throws(E) in try make(index) }
    }
    try work.run { value throws(E) in
        try use(value.get())
        return true
    }
}

/// Several threads that make a value of each item, and one thread that uses the values. At most `lookAhead` values are
/// begun and not yet used, so memory does not depend on the number of items.
package final class OrderedWork<Item: Sendable, Value: Sendable>: Sendable {
    /// Returns the item with a number; nil after the last, or if `isStopped` returns true. Its calls do not overlap.
    package typealias Source = @Sendable (_ number: Int, _ isStopped: () -> Bool) -> Item?

    private struct Progress {
        var next = 0
        var values: [Int: Value] = [:]
        var working: Int
    }

    private let workers: Int
    private let callerWorks: Bool
    private let isOrdered: Bool
    private let source: Source
    private let make: @Sendable (Item) -> Value
    private let progress: Mutex<Progress>
    private let taken = Mutex(0)
    private let isStopped = Atomic(false)
    /// The semaphores count the items that may still be taken, and the values that are ready.
    private let slots = DispatchSemaphore(value: 0)
    private let arrivals = DispatchSemaphore(value: 0)

    /// - Parameters:
    /// - workers: the number of threads in addition to the one that uses the values; at least one.
    /// - callerWorks: true if that thread also makes values while it waits; false if the source may wait for input.
    /// - isOrdered: true if values are used in the order of their items, false if each is used as soon as it is ready.
    package init(
        workers: Int, callerWorks: Bool = false, isOrdered: Bool = true, lookAhead: Int, _ source: @escaping Source,
        make: @escaping @Sendable (Item) -> Value
    ) {
        self.workers = workers
        self.callerWorks = callerWorks
        self.isOrdered = isOrdered
        self.source = source
        self.make = make
        progress = Mutex(Progress(working: workers))
        // libdispatch ends a process that releases a semaphore below its initial value.
        for _ in 0..<lookAhead { slots.signal() }
    }

    /// Makes all values, and passes each to `use` on this thread; ends early if it returns false or throws.
    package func run<E: Error>(_ use: (Value) throws(E) -> Bool) throws(E) {
        let group = DispatchGroup()
        for _ in 0..<workers { DispatchQueue.global().async(group: group) { self.work() } }
        defer {
            isStopped.store(true, ordering: .relaxed)
            for _ in 0..<workers { slots.signal() }
            group.wait()
        }
        while let value = nextValue() {
            guard try use(value) else { return }
        }
    }

    private func work() {
        repeat { slots.wait() } while makeNext()
        progress.withLock { $0.working -= 1 }
        arrivals.signal()
    }

    /// Makes the value of the next item, for which there is a slot; returns false if there are no more items.
    private func makeNext() -> Bool {
        let next: (number: Int, item: Item)? = taken.withLock { taken in
            guard let item = source(taken, { isStopped.load(ordering: .relaxed) }) else { return nil }
            defer { taken += 1 }
            return (taken, item)
        }
        guard let next else {
            // Wakes the next waiting thread, which ends as well.
            slots.signal()
            return false
        }
        let value = make(next.item)
        // Values without an order are queued as they become ready.
        progress.withLock { $0.values[isOrdered ? next.number : $0.next + $0.values.count] = value }
        arrivals.signal()
        return true
    }

    /// Waits for the next value; nil when there are no more.
    private func nextValue() -> Value? {
        while true {
            let (value, isOver) = progress.withLock { progress in
                let value = progress.values.removeValue(forKey: progress.next)
                if value != nil { progress.next += 1 }
                return (value, progress.working == 0)
            }
            if let value {
                slots.signal()
                return value
            }
            if isOver { return nil }
            // Another thread is making the next value, unless there is a slot to make it on this one.
            let mayBegin = callerWorks && slots.wait(timeout: .now()) == .success
            if !mayBegin || !makeNext() { arrivals.wait() }
        }
    }
}
