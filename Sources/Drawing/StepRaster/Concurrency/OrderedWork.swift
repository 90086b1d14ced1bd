import Dispatch
import Synchronization

/// Makes values on several threads, this one among them, and uses them in order on this one.
///
/// At most `lookAhead` values, by default twice as many as threads, are begun and not yet used, so memory does not
/// depend on how many there are. The first error, in order, ends the work.
package func inOrder<Value: Sendable, E: Error>(
    count: Int, threads: Int, lookAhead: Int? = nil, make: @escaping @Sendable (Int) throws(E) -> Value,
    use: (Value) throws(E) -> Void
) throws(E) {
    // More threads than there is work for would wait, or overflow.
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

/// Work by several threads that each take an item and make a value of it, and by one thread that uses the values.
///
/// It takes at most `lookAhead` items more than it has used values of, so memory does not depend on their number.
package final class OrderedWork<Item: Sendable, Value: Sendable>: Sendable {
    /// Gives the item of that number; nil when there are no more, or `isStopped` is true, so that none is to be taken.
    /// It is called by one thread at a time.
    package typealias Source = @Sendable (_ number: Int, _ isStopped: () -> Bool) -> Item?

    private struct State {
        var next = 0
        var values: [Int: Value] = [:]
        var working: Int
    }

    private let workers: Int
    private let callerWorks: Bool
    private let isOrdered: Bool
    private let source: Source
    private let make: @Sendable (Item) -> Value
    private let state: Mutex<State>
    private let taken = Mutex(0)
    private let isStopped = Atomic(false)
    /// The semaphores count the items that may still be taken, and the values that are there.
    private let slots = DispatchSemaphore(value: 0)
    private let arrivals = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - workers: the number of threads beside the one that uses the values; at least one.
    ///   - callerWorks: true if that thread also makes values while it waits: not where the source may wait for input.
    ///   - isOrdered: true if values are used in the order of their items, rather than each as soon as it is there.
    package init(
        workers: Int, callerWorks: Bool = false, isOrdered: Bool = true, lookAhead: Int, _ source: @escaping Source,
        make: @escaping @Sendable (Item) -> Value
    ) {
        self.workers = workers
        self.callerWorks = callerWorks
        self.isOrdered = isOrdered
        self.source = source
        self.make = make
        state = Mutex(State(working: workers))
        // libdispatch ends a process that releases a semaphore below its initial value.
        for _ in 0..<lookAhead { slots.signal() }
    }

    /// Makes all values.
    /// - Parameter use: takes each of them on this thread; false ends the work, and so does an error.
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
        state.withLock { $0.working -= 1 }
        arrivals.signal()
    }

    /// Makes the value of the next item, for which there is a slot; false when there is none.
    private func makeNext() -> Bool {
        let next: (number: Int, item: Item)? = taken.withLock { taken in
            guard let item = source(taken, { isStopped.load(ordering: .relaxed) }) else { return nil }
            defer { taken += 1 }
            return (taken, item)
        }
        guard let next else {
            // Other threads wait only to find the same.
            slots.signal()
            return false
        }
        let value = make(next.item)
        // Values in no order are behind each other.
        state.withLock { $0.values[isOrdered ? next.number : $0.next + $0.values.count] = value }
        arrivals.signal()
        return true
    }

    /// Waits for the next value; nil when there are no more.
    private func nextValue() -> Value? {
        while true {
            let (value, isOver) = state.withLock { state in
                let value = state.values.removeValue(forKey: state.next)
                if value != nil { state.next += 1 }
                return (value, state.working == 0)
            }
            if let value {
                slots.signal()
                return value
            }
            if isOver { return nil }
            // The value that is waited for is being made elsewhere, unless there is a slot to begin it here.
            let mayBegin = callerWorks && slots.wait(timeout: .now()) == .success
            if !mayBegin || !makeNext() { arrivals.wait() }
        }
    }
}
