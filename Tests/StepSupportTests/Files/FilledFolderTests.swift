import Foundation
import StepTestSupport
import Synchronization
import Testing

@testable import StepSupport

struct FilledFolderTests {
    @Test(arguments: ["new", "new/", "newer/in", "./new"])
    func aFolderThatIsNotThereAppearsWhole(path: String) throws {
        try withFolder { folder in
            let transaction = try Transaction(filling: "\(folder)/\(path)")
            for name in ["a", "in/b"] {
                let file = Folder.path(name, in: "\(folder)/\(path)")
                #expect(try transaction.write(Array(name.utf8), to: file, unlessEqual: true))
            }
            #expect(try names(in: folder).allSatisfy { $0.hasPrefix(".") })
            try transaction.commit()
            for name in ["a", "in/b"] { #expect(try InputFile("\(folder)/\(path)/\(name)").bytes == Array(name.utf8)) }
            #expect(try names(in: folder) == [String(path.split(separator: "/").first { $0 != "." }!)])
        }
    }

    /// Until a new folder is locked, another process may take it for a leftover.
    @Test func aFolderThatWasTidiedAwayIsMadeAgain() throws {
        try withFolder { folder in
            let isOver = Atomic(false)
            let tidier = Thread {
                guard let open = OpenFolder(folder, .unlimited) else { return }
                let name = OpenFolder.temporaryName(for: "new", 0)
                while !isOver.load(ordering: .relaxed) { open.removeLeftover(name) }
            }
            tidier.start()
            defer { isOver.store(true, ordering: .relaxed) }
            for _ in 0..<2000 { _ = try Transaction(filling: "\(folder)/new") }
        }
    }

    @Test func whatIsNotCommittedGoes() throws {
        try withFolder { folder in
            do {
                for path in ["\(folder)/new/in", folder] {
                    let transaction = try Transaction(filling: path)
                    _ = try transaction.write([1], to: "\(path)/a", unlessEqual: false)
                }
            }
            #expect(try names(in: folder) == [])
        }
    }

    /// Of four files one cannot have its place: a folder has it meanwhile.
    @Test func allHaveTheirPlacesOrNone() throws {
        try withFolder { folder in
            for name in ["gone", "old"] { try OutputFile.write([1], to: "\(folder)/\(name)") }
            do {
                let transaction = try Transaction(filling: folder)
                try transaction.remove("\(folder)/gone")
                for name in ["new", "in/new", "old", "taken", "late"] {
                    _ = try transaction.write([2], to: "\(folder)/\(name)", unlessEqual: false)
                }
                try OutputFile.write([3], to: "\(folder)/taken/file")
                let failure = #expect(throws: Failure.self) { try transaction.commit() }
                #expect(failure == Failure(.cannotCreate, "\(folder)/taken: cannot create: Is a directory"))
            }
            #expect(try names(in: folder) == ["gone", "old", "taken"])
            for name in ["gone", "old"] { #expect(try InputFile("\(folder)/\(name)").bytes == [1]) }
        }
    }

    @Test func whatIsEqualIsLeftAlone() throws {
        try withFolder { folder in
            try OutputFile.write([1], to: "\(folder)/a")
            let transaction = try Transaction(filling: folder)
            #expect(try !transaction.write([1], to: "\(folder)/a", unlessEqual: true))
            #expect(try transaction.write([1], to: "\(folder)/b", unlessEqual: true))
            try transaction.commit()
            #expect(try names(in: folder) == ["a", "b"])
        }
    }

    @Test func anotherProcessMayMakeTheFolderMeanwhile() throws {
        try withFolder { folder in
            let transaction = try Transaction(filling: "\(folder)/new")
            _ = try transaction.write([1], to: "\(folder)/new/a", unlessEqual: false)
            try OutputFile.write([2], to: "\(folder)/new/b")
            try transaction.commit()
            #expect(try names(in: "\(folder)/new") == ["a", "b"])
            #expect(try names(in: folder) == ["new"])
        }
    }

    /// A file that may not be written is not replaced either.
    @Test func whatMayNotBeWrittenStays() throws {
        try withFolder { folder in
            try OutputFile.write([1], to: "\(folder)/folder/file")
            let transaction = try Transaction(filling: folder)
            #expect(throws: Failure.self) {
                try transaction.write([2], to: "\(folder)/folder", unlessEqual: false)
            }
            let output = try FilledFolder(folder, .unlimited)
            #expect(output.name(of: "\(folder)/a/b") == "a/b")
            for other in ["\(folder)/../a", "\(folder)", "\(folder)//a", "\(folder)b/a"] {
                #expect(output.name(of: other) == nil, "\(other)")
            }
        }
    }

    /// What a killed process left has no lock; what is in use has one.
    @Test func theNextRunClearsWhatAKilledOneLeft() throws {
        try withFolder { folder in
            let stage = OpenFolder.temporaryName(for: "new")
            try OutputFile.write([1], to: "\(folder)/\(stage)/in/a")
            let first = try Transaction(filling: "\(folder)/new")
            #expect(try names(in: folder) == [stage])
            #expect(try names(in: "\(folder)/\(stage)") == [])
            let second = try Transaction(filling: "\(folder)/new")
            #expect(try names(in: folder) == [stage, "\(stage)-1"])
            _ = try first.write([1], to: "\(folder)/new/a", unlessEqual: false)
            _ = try second.write([2], to: "\(folder)/new/b", unlessEqual: false)
            try first.commit()
            try second.commit()
            #expect(try names(in: folder) == ["new"])
            #expect(try names(in: "\(folder)/new") == ["a", "b"])
        }
    }

    /// A golden may be a link to a picture that others use, too.
    @Test func aLinkIsFollowed() throws {
        try withFolder { folder in
            try OutputFile.write([1], to: "\(folder)/elsewhere/a")
            try OutputFile.write([1], to: "\(folder)/in/b")
            symlink("../elsewhere/a", "\(folder)/in/a")
            let transaction = try Transaction(filling: "\(folder)/in")
            for name in ["a", "b"] {
                _ = try transaction.write([2], to: "\(folder)/in/\(name)", unlessEqual: false)
            }
            try transaction.commit()
            #expect(Folder.isLink("\(folder)/in/a"))
            #expect(try InputFile("\(folder)/elsewhere/a").bytes == [2])
            #expect(try names(in: "\(folder)/elsewhere") == ["a"])
            #expect(try names(in: "\(folder)/in") == ["a", "b"])
        }
    }

    /// However many files there are, a process may have only so many open.
    @Test func filesOfAFolderAreClosedOnceTheyAreComplete() throws {
        try withFolder { folder in
            for name in ["a", "b"] { try OutputFile.write([1], to: "\(folder)/in/\(name)/file") }
            let transaction = try Transaction(filling: folder)
            for number in 0..<100 {
                _ = try transaction.write([2], to: "\(folder)/in/a/\(number)", unlessEqual: false)
            }
            try transaction.remove("\(folder)/in/b/file")
            #expect(try openFiles(in: folder) < 10)
            try transaction.commit()
            #expect(try names(in: "\(folder)/in/a").count == 101)
            #expect(try names(in: "\(folder)/in/b") == [])
        }
    }

    /// Counts descriptors of what is in a folder, where the system shows them.
    private func openFiles(in folder: String) throws -> Int {
        let descriptors = "/proc/self/fd"
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: descriptors) else { return 0 }
        let paths = names.map { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\($0)") }
        return paths.count { $0?.hasPrefix("\(folder)/") ?? false }
    }
}
