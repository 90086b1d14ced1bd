import Foundation
import StepTestSupport
import Synchronization
import Testing

@testable import StepSupport

struct OutputFolderTests {
    @Test(arguments: ["new", "new/", "newer/in", "./new"])
    func aFolderThatIsNotThereAppearsWhole(path: String) throws {
        try withFolder { folder in
            let output = try OutputFolder("\(folder)/\(path)")
            for name in ["a", "in/b"] {
                #expect(try output.write(Array(name.utf8), to: name, unlessEqual: true))
            }
            #expect(try names(folder).allSatisfy { $0.hasPrefix(".") })
            try OutputFile.commit([output])
            for name in ["a", "in/b"] { #expect(try InputFile("\(folder)/\(path)/\(name)").bytes == Array(name.utf8)) }
            #expect(try names(folder) == [String(path.split(separator: "/").first { $0 != "." }!)])
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
            for _ in 0..<2000 { _ = try OutputFolder("\(folder)/new") }
        }
    }

    @Test func whatIsNotCommittedGoes() throws {
        try withFolder { folder in
            do {
                let outputs = try [OutputFolder("\(folder)/new/in"), OutputFolder(folder)]
                for output in outputs { _ = try output.write([1], to: "a", unlessEqual: false) }
            }
            #expect(try names(folder) == [])
        }
    }

    /// Of four files one cannot have its place: a folder has it meanwhile.
    @Test func allHaveTheirPlacesOrNone() throws {
        try withFolder { folder in
            try OutputFile.write([1], to: "\(folder)/old")
            do {
                let output = try OutputFolder(folder)
                for name in ["new", "old", "taken", "late"] { _ = try output.write([2], to: name, unlessEqual: false) }
                try OutputFile.write([3], to: "\(folder)/taken/file")
                let failure = #expect(throws: Failure.self) { try OutputFile.commit([output]) }
                #expect(failure == Failure(.cannotCreate, "\(folder)/taken: cannot create: Is a directory"))
            }
            #expect(try names(folder) == ["old", "taken"])
            #expect(try InputFile("\(folder)/old").bytes == [1])
        }
    }

    @Test func whatIsEqualIsLeftAlone() throws {
        try withFolder { folder in
            try OutputFile.write([1], to: "\(folder)/a")
            let output = try OutputFolder(folder)
            #expect(try !output.write([1], to: "a", unlessEqual: true))
            #expect(try output.write([1], to: "b", unlessEqual: true))
            try OutputFile.commit([output])
            #expect(try names(folder) == ["a", "b"])
        }
    }

    @Test func anotherProcessMayMakeTheFolderMeanwhile() throws {
        try withFolder { folder in
            let output = try OutputFolder("\(folder)/new")
            _ = try output.write([1], to: "a", unlessEqual: false)
            try OutputFile.write([2], to: "\(folder)/new/b")
            try OutputFile.commit([output])
            #expect(try names("\(folder)/new") == ["a", "b"])
            #expect(try names(folder) == ["new"])
        }
    }

    /// A file that may not be written is not replaced either.
    @Test func whatMayNotBeWrittenStays() throws {
        try withFolder { folder in
            try OutputFile.write([1], to: "\(folder)/folder/file")
            let output = try OutputFolder(folder)
            #expect(throws: Failure.self) { try output.write([2], to: "folder", unlessEqual: false) }
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
            let first = try OutputFolder("\(folder)/new")
            #expect(try names(folder) == [stage])
            #expect(try names("\(folder)/\(stage)") == [])
            let second = try OutputFolder("\(folder)/new")
            #expect(try names(folder) == [stage, "\(stage)-1"])
            _ = try first.write([1], to: "a", unlessEqual: false)
            _ = try second.write([2], to: "b", unlessEqual: false)
            try OutputFile.commit([first])
            try OutputFile.commit([second])
            #expect(try names(folder) == ["new"])
            #expect(try names("\(folder)/new") == ["a", "b"])
        }
    }

    private func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
}
