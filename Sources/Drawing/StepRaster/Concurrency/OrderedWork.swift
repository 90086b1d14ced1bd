import Dispatch
import Synchronization

/// Makes values on several threads, this one among them, and uses them in order on this one.
///
/// No more than `lookAhead` values, twice as many as threads unless told otherwise, are begun and not yet used, so memory
/// does not depend on how many there are. The first error, in order, ends the work.
package func inOrder<Value: Sendable, E: Error>(
    count: Int, threads: Int, lookAhead: Int? = nil, make: @escaping @Sendable (Int) throws(E) -> Value,
    use: (Value) throws(E) -> Void
) throws(E) {
    // More than there is work for would wait, or overflow.
    let threads = min(threads, count)
    guard threads > 1 else {
        for index in 0..<count { try use(make(index)) }
        return
    }
    let queue = OrderedQueue(count: count, room: min(lookAhead ?? 2 * threads, count), make: make)
    let workers = DispatchGroup()
    let workerCount = threads - 1
    for _ in 0..<workerCount { DispatchQueue.global().async(group: workers) { queue.work() } }
    defer {
        queue.cancel(workers: workerCount)
        workers.wait()
    }
    for index in 0..<count { try use(queue.value(index).get()) }
}

/// What was made and not yet taken.
private final class OrderedQueue<Value: Sendable, E: Error>: Sendable {
    private struct State {
        var next = 0
        var made: [Int: Result<Value, E>] = [:]
    }

    private let count: Int
    private let make: @Sendable (Int) throws(E) -> Value
    private let state = Mutex(State())
    /// Counts the values that may still be begun, and those that workers have made.
    private let room = DispatchSemaphore(value: 0)
    private let arrivals = DispatchSemaphore(value: 0)

    init(count: Int, room places: Int, make: @escaping @Sendable (Int) throws(E) -> Value) {
        (self.count, self.make) = (count, make)
        for _ in 0..<places { room.signal() }
    }

    /// Makes values until there are no more to make.
    func work() { repeat { room.wait() } while makeNext() }

    /// Takes a value, when it is made; until then, makes others.
    func value(_ index: Int) -> Result<Value, E> {
        while true {
            if let value = state.withLock({ $0.made.removeValue(forKey: index) }) {
                room.signal()
                return value
            }
            // What is asked for is being made elsewhere, unless there is room to begin it here.
            if room.wait(timeout: .now()) == .timedOut || !makeNext() { arrivals.wait() }
        }
    }

    /// Makes the next value that nobody has begun; false when there is none.
    private func makeNext() -> Bool {
        let index = state.withLock { state in
            defer { state.next += 1 }
            return state.next
        }
        guard index < count else { return false }
        let value = Result { () throws(E) in try make(index) }
        state.withLock { $0.made[index] = value }
        arrivals.signal()
        return true
    }

    /// Lets workers that wait for room find that there is nothing left to make.
    func cancel(workers: Int) {
        state.withLock { $0.next = count }
        for _ in 0..<workers { room.signal() }
    }
}
