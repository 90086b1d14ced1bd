import Foundation
import StepTestSupport
import Testing

@testable import StepFiles

/// What the tool's own tests cannot reach: files of somebody's library, and trouble at the last moment.
struct OutputFileTests {
    // MARK: All or none

    /// The last of four files cannot have its name: of those before, two replaced a file and one is new.
    @Test func allAppearOrNone() throws {
        try withFolder { folder in
            for name in ["old", "twin"] { try OutputFile.write(Array(name.utf8), to: "\(folder)/\(name)") }
            link("\(folder)/twin", "\(folder)/hard")
            let paths = ["old", "new", "twin", "folder", "late"].map { "\(folder)/\($0)" }
            do {
                let files = try paths.map(Self.file)
                try OutputFile.write([], to: "\(folder)/folder/file")
                let failure = #expect(throws: Failure.self) { try OutputFile.appear(files) }
                #expect(failure?.line == "\(folder)/folder: cannot create: Is a directory")
                #expect(failure?.status == .cannotCreate)
            }
            #expect(try names(folder) == ["folder", "hard", "old", "twin"])
            #expect(try InputFile("\(folder)/old").bytes == Array("old".utf8))
            #expect(try InputFile("\(folder)/twin").bytes == Array("twin".utf8))
            #expect(Folder.isSame("\(folder)/twin", "\(folder)/hard"))
        }
    }

    @Test func aFileThatCannotAppearLeavesItsPredecessor() throws {
        try withFolder { folder in
            try OutputFile.write([1], to: "\(folder)/a")
            try OutputFile.write([2], to: "\(folder)/b")
            do {
                let files = try ["a", "b"].map { try Self.file("\(folder)/\($0)") }
                // Its temporary goes, so that there is nothing to take the name of b.
                for name in try names(folder) where name.hasPrefix(".") {
                    let path = "\(folder)/\(name)"
                    if try InputFile(path).bytes == Array("b".utf8) { Folder.remove(path) }
                }
                #expect(throws: Failure.self) { try OutputFile.appear(files) }
            }
            #expect(try names(folder) == ["a", "b"])
            #expect(try InputFile("\(folder)/a").bytes == [1])
            #expect(try InputFile("\(folder)/b").bytes == [2])
        }
    }

    @Test func whenAllAppearNothingElseIsLeft() throws {
        try withFolder { folder in
            try OutputFile.write([1], to: "\(folder)/a")
            symlink("nothing", "\(folder)/dangling")
            try OutputFile.appear(["a", "b", "dangling"].map { try Self.file("\(folder)/\($0)") })
            #expect(try names(folder) == ["a", "b", "dangling"])
            for name in ["a", "b", "dangling"] {
                #expect(try InputFile("\(folder)/\(name)").bytes == Array(name.utf8))
            }
        }
    }

    // MARK: Signals

    @Test func signalsAreHeldBackWhileThereIsATemporaryFile() throws {
        try withFolder { folder in
            try withoutHeldSignals {
                var first: OutputFile? = try Self.file("\(folder)/a")
                #expect(heldSignals().contains(SIGTERM))
                let others = try ["b", "c"].map { try Self.file("\(folder)/\($0)") }
                first = nil
                #expect(first == nil && heldSignals().contains(SIGTERM), "there are others")
                try OutputFile.appear(others)
                #expect(heldSignals() == [])
                #expect(throws: Failure.self) { try OutputFile("\(folder)/no/such") }
                #expect(heldSignals() == [])
            }
        }
    }

    @Test func signalsThatWereHeldBackStaySo() throws {
        try withFolder { folder in
            try withoutHeldSignals {
                EndingSignals.hold()
                let before = heldSignals()
                try OutputFile.appear([Self.file("\(folder)/a"), Self.file("\(folder)/b")])
                #expect(heldSignals() == before)
                try EndingSignals.held { try OutputFile.appear([Self.file("\(folder)/a")]) }
                #expect(heldSignals() == before)
            }
        }
    }

    /// If SIGXFSZ still came, it would end this process.
    @Test func aFileThatMayNotGrowIsAnErrorAndNoMore() throws {
        try withFolder { folder in
            try withoutHeldSignals {
                let file = try Self.file("\(folder)/a")
                pthread_kill(pthread_self(), SIGXFSZ)
                try OutputFile.appear([file])
                #expect(heldSignals() == [])
            }
        }
    }

    private static func file(_ path: String) throws -> OutputFile {
        let file = try OutputFile(path)
        try file.write(URL(filePath: path).lastPathComponent)
        return file
    }

    private func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        try TestTool.withFolder { try body($0.path) }
    }
}
