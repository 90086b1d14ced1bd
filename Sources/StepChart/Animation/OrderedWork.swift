import Dispatch
import Synchronization

/// Makes values on several threads, and uses them in order on this one.
///
/// No more than twice as many values as threads are held at a time, so memory does not depend on how many there are. The
/// first error, in order, ends the work.
package func inOrder<Value: Sendable>(
    count: Int, threads: Int, make: @escaping @Sendable (Int) throws -> Value, use: (Value) throws -> Void
) throws {
    guard threads > 1, count > 1 else {
        for index in 0..<count { try use(make(index)) }
        return
    }
    let queue = OrderedQueue<Value>(count: count, room: 2 * threads)
    let workers = DispatchGroup()
    for _ in 0..<min(threads, count) {
        DispatchQueue.global().async(group: workers) { queue.work(make) }
    }
    defer {
        queue.cancel(workers: threads)
        workers.wait()
    }
    for index in 0..<count { try use(queue.value(index)) }
}

/// What workers have made and nobody has taken yet.
private final class OrderedQueue<Value: Sendable>: Sendable {
    private struct State {
        var next = 0
        var made: [Int: Result<Value, any Error>] = [:]
    }

    private let count: Int
    private let state = Mutex(State())
    /// Counts the values that may still be begun, and those that were made.
    private let room = DispatchSemaphore(value: 0)
    private let arrivals = DispatchSemaphore(value: 0)

    init(count: Int, room places: Int) {
        self.count = count
        for _ in 0..<places { room.signal() }
    }

    /// Makes values until there are no more to make.
    func work(_ make: (Int) throws -> Value) {
        while true {
            room.wait()
            let index = state.withLock { state in
                defer { state.next += 1 }
                return state.next
            }
            guard index < count else { return }
            let value = Result { try make(index) }
            state.withLock { $0.made[index] = value }
            arrivals.signal()
        }
    }

    /// Takes a value, when it is made.
    func value(_ index: Int) throws -> Value {
        while true {
            if let value = state.withLock({ $0.made.removeValue(forKey: index) }) {
                room.signal()
                return try value.get()
            }
            arrivals.wait()
        }
    }

    /// Lets workers that wait for room find that there is nothing left to make.
    func cancel(workers: Int) {
        state.withLock { $0.next = count }
        for _ in 0..<workers { room.signal() }
    }
}
