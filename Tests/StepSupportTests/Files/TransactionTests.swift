import Foundation
import StepTestSupport
import Synchronization
import Testing

@testable import StepSupport

/// What the tool's own tests cannot reach: files of somebody's library, and trouble at the last moment.
struct TransactionTests {
    // MARK: All or none

    /// The last of four files cannot have its name: of those before, two replaced a file and one is new.
    @Test func allAppearOrNone() throws {
        try withFolder { folder in
            for name in ["old", "twin", "gone"] { try OutputFile.write(Array(name.utf8), to: "\(folder)/\(name)") }
            link("\(folder)/twin", "\(folder)/hard")
            let paths = ["old", "new", "twin", "folder", "late"].map { "\(folder)/\($0)" }
            do {
                let transaction = try Transaction()
                try transaction.remove("\(folder)/gone")
                for path in paths { try Self.write(path, transaction) }
                try OutputFile.write([], to: "\(folder)/folder/file")
                let failure = #expect(throws: Failure.self) { try transaction.commit() }
                #expect(failure?.line == "\(folder)/folder: cannot create: Is a directory")
                #expect(failure?.status == .cannotCreate)
            }
            #expect(try names(in: folder) == ["folder", "gone", "hard", "old", "twin"])
            #expect(try InputFile("\(folder)/old").bytes == Array("old".utf8))
            #expect(try InputFile("\(folder)/twin").bytes == Array("twin".utf8))
            #expect(Folder.isSame("\(folder)/twin", "\(folder)/hard"))
        }
    }

    /// Until then it has no name, so that nobody who is killed leaves one.
    @Test func aFileHasNoNameBeforeItIsWhole() throws {
        try withFolder { folder in
            let transaction = try Transaction()
            try Self.write("\(folder)/a", transaction)
            #expect(try names(in: folder) == [])
            try transaction.commit()
            #expect(try names(in: folder) == ["a"])
        }
    }

    @Test func whenAllAppearNothingElseIsLeft() throws {
        try withFolder { folder in
            try OutputFile.write([1], to: "\(folder)/a")
            symlink("nothing", "\(folder)/dangling")
            let transaction = try Transaction()
            for name in ["a", "b", "dangling"] { try Self.write("\(folder)/\(name)", transaction) }
            try transaction.commit()
            #expect(try names(in: folder) == ["a", "b", "dangling", "nothing"])
            for name in ["a", "b", "dangling"] {
                #expect(try InputFile("\(folder)/\(name)").bytes == Array(name.utf8))
            }
            var target = stat()
            #expect(lstat("\(folder)/dangling", &target) == 0 && target.st_mode & S_IFMT == S_IFLNK)
        }
    }

    /// The file stays, and has the bytes of all that append to it, without a commit.
    @Test func severalMayAppendToOneFile() throws {
        try withFolder { folder in
            let path = "\(folder)/new/log"
            let transactions = try (0..<2).map { _ in try Transaction() }
            let files = try transactions.map { try $0.write(path, appends: true) }
            let byte: [UInt8] = [7]
            for file in files + files { try file.write(byte.span, isWhole: true) }
            try OutputFile.write([1], to: "\(folder)/other")
            #expect(try InputFile(path).bytes == [7, 7, 7, 7])
            #expect(try names(in: folder) == ["new", "other"])
        }
    }

    @Test func foldersAreMadeOnTheWay() throws {
        try withFolder { folder in
            try OutputFile.write([1], to: "\(folder)/-/in/a")
            #expect(try InputFile("\(folder)/-/in/a").bytes == [1])
        }
    }

    /// Each thread finds a folder that is not there, and then maybe one that another has made.
    @Test func severalThreadsMayMakeAFolder() throws {
        try withFolder { folder in
            for round in 0..<100 {
                let failures = Mutex(0)
                DispatchQueue.concurrentPerform(iterations: 4) { thread in
                    let path = "\(folder)/\(round)/in/\(thread % 2)/\(thread)"
                    do { try OutputFile.write([1], to: path) } catch { failures.withLock { $0 += 1 } }
                }
                #expect(failures.withLock { $0 } == 0)
            }
        }
    }

    // MARK: Signals

    @Test func signalsAreHeldBackWhileThereIsATemporaryFile() throws {
        try withFolder { folder in
            try withoutHeldSignals {
                var first: Transaction? = try Transaction()
                try first.map { try Self.write("\(folder)/a", $0) }
                #expect(heldSignals().contains(SIGTERM))
                var second: Transaction? = try Transaction()
                first = nil
                #expect(first == nil && heldSignals().contains(SIGTERM), "there is another")
                try second?.commit()
                second = nil
                #expect(heldSignals() == [])
                try OutputFile.write([1], to: "\(folder)/b")
                #expect(throws: Failure.self) { try OutputFile.write([1], to: "\(folder)/b/such") }
                #expect(heldSignals() == [])
            }
        }
    }

    @Test func signalsThatWereHeldBackStaySo() throws {
        try withFolder { folder in
            try withoutHeldSignals {
                TerminationSignals.block()
                let before = heldSignals()
                for name in ["a", "b"] { try OutputFile.write([1], to: "\(folder)/\(name)") }
                #expect(heldSignals() == before)
                try TerminationSignals.withBlocked { try OutputFile.write([1], to: "\(folder)/a") }
                #expect(heldSignals() == before)
            }
        }
    }

    /// If SIGXFSZ still came, it would end this process.
    @Test func aFileThatMayNotGrowIsAnErrorAndNoMore() throws {
        try withFolder { folder in
            try withoutHeldSignals {
                do {
                    let transaction = try Transaction()
                    try Self.write("\(folder)/a", transaction)
                    pthread_kill(pthread_self(), SIGXFSZ)
                    try transaction.commit()
                }
                #expect(heldSignals() == [])
            }
        }
    }

    // MARK: What goes

    @Test func allGoOrNone() throws {
        try withFolder { folder in
            for name in ["a", "b", "taken"] { try OutputFile.write([1], to: "\(folder)/\(name)") }
            do {
                let transaction = try Transaction()
                for name in ["a", "b", "taken", "never"] { try transaction.remove("\(folder)/\(name)") }
                Folder.remove("\(folder)/taken")
                try OutputFile.write([1], to: "\(folder)/taken/file")
                let failure = #expect(throws: Failure.self) { try transaction.commit() }
                #expect(failure?.status == .cannotCreate)
            }
            #expect(try names(in: folder) == ["a", "b", "taken"])
            let transaction = try Transaction()
            for name in ["a", "b"] { try transaction.remove("\(folder)/\(name)") }
            #expect(throws: Failure(.cannotCreate, "\(folder)/taken: cannot remove: Is a directory")) {
                try transaction.remove("\(folder)/taken")
            }
            try transaction.commit()
            #expect(try names(in: folder) == ["taken"])
        }
    }

    private static func write(_ path: String, _ transaction: Transaction) throws {
        try transaction.write(path).write(URL(filePath: path).lastPathComponent)
    }
}
