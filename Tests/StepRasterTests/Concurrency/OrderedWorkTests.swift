import Dispatch
import StepRaster
import StepTestSupport
import Synchronization
import Testing

@Suite struct OrderedWorkTests {
    @Test(arguments: [1, 2, 3, 8, 100])
    func valuesComeInOrder(threads: Int) {
        var values: [Int] = []
        inOrder(count: 50, threads: threads) { index in
            // Later ones are quicker.
            (0..<(50 - index) * 100).reduce(index) { $0 + ($1 & 1) - ($1 & 1) }
        } use: {
            values.append($0)
        }
        #expect(values == Array(0..<50))
    }

    /// Twice as many as the greatest number would be too many to count.
    @Test(.noHang, arguments: [1, 2, 50])
    func noMoreThreadsThanThereIsWork(count: Int) {
        var values: [Int] = []
        inOrder(count: count, threads: .max) {
            $0
        } use: {
            values.append($0)
        }
        #expect(values == Array(0..<count))
    }

    @Test func nothingToDo() {
        inOrder(count: 0, threads: 4) {
            $0
        } use: { _ in
            Issue.record("there is no value")
        }
    }

    /// However slow the user is, no more than twice as many values as threads lie about.
    @Test func fewValuesWait() {
        let made = Mutex(0)
        var used = 0
        inOrder(count: 200, threads: 3) { index in
            made.withLock { $0 += 1 }
            return index
        } use: { _ in
            used += 1
            // Those that wait, and those that are being made in their place.
            #expect(made.withLock { $0 } <= used + 2 * 3)
        }
        #expect(used == 200)
    }

    /// Two at a time, of which one is the thread that uses them.
    @Test func thisThreadIsOneOfThem() {
        let (here, begun) = (DispatchSpecificKey<Bool>(), [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)])
        let queue = DispatchQueue(label: "here")
        queue.setSpecific(key: here, value: true)
        var makersHere: [Bool] = []
        queue.sync {
            inOrder(count: 2, threads: 2) { index in
                begun[index].signal()
                #expect(begun[1 - index].wait(timeout: .now() + hangSeconds) == .success)
                return DispatchQueue.getSpecific(key: here) ?? false
            } use: {
                makersHere.append($0)
            }
        }
        #expect(makersHere.sorted { $0 && !$1 } == [true, false])
    }

    /// One that is slow holds up no other as long as there is room.
    @Test func allMayBeMadeBeforeTheFirstIsUsed() {
        let others = DispatchSemaphore(value: 0)
        inOrder(count: 50, threads: 2, lookAhead: 50) { index in
            guard index == 0 else {
                _ = others.signal()
                return
            }
            for _ in 1..<50 { #expect(others.wait(timeout: .now() + hangSeconds) == .success) }
        } use: { _ in
        }
    }

    struct Failed: Error, Equatable { var index: Int }

    /// What came before the first failure is used, and nothing after it.
    @Test(arguments: [1, 4])
    func theFirstFailureEndsTheWork(threads: Int) {
        var values: [Int] = []
        #expect(throws: Failed(index: 7)) {
            try inOrder(count: 1000, threads: threads) { index in
                if index == 7 || index == 9 { throw Failed(index: index) }
                return index
            } use: {
                values.append($0)
            }
        }
        #expect(values == Array(0..<7))
    }

    @Test(arguments: [1, 4])
    func aUserThatFailsEndsTheWork(threads: Int) {
        let made = Mutex(0)
        #expect(throws: Failed(index: 3)) {
            try inOrder(count: 100_000, threads: threads) { index in
                made.withLock { $0 += 1 }
                return index
            } use: {
                if $0 == 3 { throw Failed(index: 3) }
            }
        }
        #expect(made.withLock { $0 } < 20)
    }
}
