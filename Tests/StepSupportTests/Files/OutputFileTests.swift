import Foundation
import StepTestSupport
import Testing

@testable import StepSupport

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
                let failure = #expect(throws: Failure.self) { try OutputFile.commit(files) }
                #expect(failure?.line == "\(folder)/folder: cannot create: Is a directory")
                #expect(failure?.status == .cannotCreate)
            }
            #expect(try names(folder) == ["folder", "hard", "old", "twin"])
            #expect(try InputFile("\(folder)/old").bytes == Array("old".utf8))
            #expect(try InputFile("\(folder)/twin").bytes == Array("twin".utf8))
            #expect(Folder.isSame("\(folder)/twin", "\(folder)/hard"))
        }
    }

    /// Until then it has no name, so that nobody who is killed leaves one.
    @Test func aFileHasNoNameBeforeItIsWhole() throws {
        try withFolder { folder in
            let file = try Self.file("\(folder)/a")
            #expect(try names(folder) == [])
            try OutputFile.commit([file])
            #expect(try names(folder) == ["a"])
        }
    }

    @Test func whenAllAppearNothingElseIsLeft() throws {
        try withFolder { folder in
            try OutputFile.write([1], to: "\(folder)/a")
            symlink("nothing", "\(folder)/dangling")
            try OutputFile.commit(["a", "b", "dangling"].map { try Self.file("\(folder)/\($0)") })
            #expect(try names(folder) == ["a", "b", "dangling", "nothing"])
            for name in ["a", "b", "dangling"] {
                #expect(try InputFile("\(folder)/\(name)").bytes == Array(name.utf8))
            }
            var target = stat()
            #expect(lstat("\(folder)/dangling", &target) == 0 && target.st_mode & S_IFMT == S_IFLNK)
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
                try OutputFile.commit(others)
                #expect(heldSignals() == [])
                #expect(throws: Failure.self) { try OutputFile("\(folder)/b/such") }
                #expect(heldSignals() == [])
            }
        }
    }

    @Test func signalsThatWereHeldBackStaySo() throws {
        try withFolder { folder in
            try withoutHeldSignals {
                TerminationSignals.block()
                let before = heldSignals()
                try OutputFile.commit([Self.file("\(folder)/a"), Self.file("\(folder)/b")])
                #expect(heldSignals() == before)
                try TerminationSignals.withBlocked { try OutputFile.commit([Self.file("\(folder)/a")]) }
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
                try OutputFile.commit([file])
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
}
