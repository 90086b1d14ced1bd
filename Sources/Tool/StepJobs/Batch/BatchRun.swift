import Dispatch
import Synchronization

/// Many jobs under way: several threads that each take one, do it and hand in what comes of it.
///
/// Their number bounds memory: at most four for each thread are taken and not yet used.
final class BatchRun<Item: Sendable, Answer: Sendable>: Sendable {
    /// Gives the next item; nil when there are no more, or `isStopped` says that none is to be taken. It is called by one
    /// thread at a time.
    typealias Source = @Sendable (_ isStopped: () -> Bool) -> Item?

    private struct State {
        /// How many answers there have been.
        var answered = 0
        /// Which answer is used next.
        var next = 0
        var answers: [Int: Answer] = [:]
        var working: Int
    }

    private let threads: Int
    private let isOrdered: Bool
    private let source: Source
    private let work: @Sendable (Item) -> Answer
    private let state: Mutex<State>
    /// How many items have been taken.
    private let taken = Mutex(0)
    private let isStopped = Atomic(false)
    /// Counts the items that may still be taken, and the answers that are there.
    private let slots = DispatchSemaphore(value: 0)
    private let arrivals = DispatchSemaphore(value: 0)

    /// - Parameter isOrdered: whether answers come in the order of their items, rather than each as soon as it is there.
    init(threads: Int, isOrdered: Bool = true, _ source: @escaping Source, work: @escaping @Sendable (Item) -> Answer) {
        self.threads = max(threads, 1)
        self.isOrdered = isOrdered
        self.source = source
        self.work = work
        state = Mutex(State(working: self.threads))
        // libdispatch ends a process that releases a semaphore below its initial value.
        for _ in 0..<4 * self.threads { slots.signal() }
    }

    /// Does all jobs.
    /// - Parameter use: takes each answer on this thread; false ends the work, and so does an error.
    func run<E: Error>(_ use: (Answer) throws(E) -> Bool) throws(E) {
        let workers = DispatchGroup()
        for _ in 0..<threads { DispatchQueue.global().async(group: workers) { self.workUntilOver() } }
        defer {
            stop()
            workers.wait()
        }
        while let answer = nextAnswer() {
            guard try use(answer) else { return }
        }
    }

    private func stop() {
        isStopped.store(true, ordering: .relaxed)
        for _ in 0..<threads { slots.signal() }
    }

    private func workUntilOver() {
        while let (number, item) = take() {
            let answer = work(item)
            state.withLock { state in
                state.answers[isOrdered ? number : state.answered] = answer
                state.answered += 1
            }
            arrivals.signal()
        }
        // Others wait only to find the same.
        slots.signal()
        state.withLock { $0.working -= 1 }
        arrivals.signal()
    }

    private func take() -> (number: Int, item: Item)? {
        slots.wait()
        return taken.withLock { taken in
            guard let item = source({ isStopped.load(ordering: .relaxed) }) else { return nil }
            defer { taken += 1 }
            return (taken, item)
        }
    }

    /// Waits for the next answer; nil when there are no more.
    private func nextAnswer() -> Answer? {
        while true {
            let (answer, isOver) = state.withLock { state in
                let answer = state.answers.removeValue(forKey: state.next)
                if answer != nil { state.next += 1 }
                return (answer, state.working == 0)
            }
            if let answer {
                slots.signal()
                return answer
            }
            if isOver { return nil }
            arrivals.wait()
        }
    }
}
