import Synchronization
import Testing

@testable import StepChart

@Suite struct OrderedWorkTests {
    @Test(arguments: [1, 2, 3, 8, 100])
    func valuesComeInOrder(threads: Int) throws {
        var values: [Int] = []
        try inOrder(count: 50, threads: threads) { index in
            // Later ones are quicker.
            (0..<(50 - index) * 100).reduce(index) { $0 + ($1 & 1) - ($1 & 1) }
        } use: {
            values.append($0)
        }
        #expect(values == Array(0..<50))
    }

    @Test func nothingToDo() throws {
        try inOrder(count: 0, threads: 4) {
            $0
        } use: { _ in
            Issue.record("there is no value")
        }
    }

    /// However slow the user is, no more than twice as many values as threads lie about.
    @Test func fewValuesWait() throws {
        let made = Mutex(0)
        var used = 0
        try inOrder(count: 200, threads: 3) { index in
            made.withLock { $0 += 1 }
            return index
        } use: { _ in
            used += 1
            // Those that wait, and those that are being made in their place.
            #expect(made.withLock { $0 } <= used + 2 * 3)
        }
        #expect(used == 200)
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
