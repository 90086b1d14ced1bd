import Foundation
import StepTestSupport
import Testing

@testable import StepSupport

struct FileAccessTests {
    @Test(arguments: [
        ("root/a", ["a"]), ("root//a/./b", ["a", "b"]), ("root/a/../b", ["b"]), ("root", []), ("root/", []),
        ("root/a/..", []), ("root/\u{301}a/b\u{338}", ["\u{301}a", "b\u{338}"]),
    ])
    func aPathBelowTheFolderIsFollowedPartByPart(path: String, parts: [String]) throws {
        #expect(try FileAccess(.below("root")).route(to: path) == .below(root: "root", parts: parts))
    }

    @Test(arguments: [
        "/root/a", "a", "", "rootless", "../root/a", "root/..", "root/../root", "root/a/../../b", "root/../\u{338}b",
        "root/..\u{2F}\u{301}b", "data:root/a", "-",
    ])
    func whatLeadsOutIsRefused(path: String) {
        for access in [FileAccess(.below("root")), FileAccess(.nothing)] {
            #expect(throws: Failure.self) { try access.check(path) }
            #expect(throws: Failure.self) { try InputFile(path == "-" ? "/" : path, access) }
            #expect(throws: Failure.self) { try Transaction(access).write(path == "-" ? "/" : path) }
            #expect(throws: Failure.self) { try Transaction(access, filling: path) }
            #expect(access.status(of: path) == nil)
        }
    }

    @Test func onlyTheFileThatWasChosenAndWhatItNamesMayLieElsewhere() throws {
        var access = FileAccess(.nothing)
        access.trusted = ["/looks/theme.json"]
        #expect(throws: Never.self) { try access.check("/looks/theme.json") }
        #expect(throws: Failure.self) { try access.check("/looks/font.ttf") }
        #expect(throws: Never.self) { try access.following("/looks/theme.json").check("/looks/font.ttf") }
        #expect(throws: Failure.self) { try access.following("/looks/other.json").check("/looks/font.ttf") }
    }

    @Test func noLinkOnTheWayIsFollowed() throws {
        try withFolder { folder in
            let root = "\(folder)/root"
            for name in ["root", "root/in", "away"] {
                try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
            }
            for name in ["root/in/a", "away/a"] {
                #expect(FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data("content".utf8)))
            }
            symlink("../away", "\(root)/link")
            symlink("in/a", "\(root)/a")
            let access = FileAccess(.below(root))
            #expect(try InputFile("\(root)/in/a", access).bytes == Array("content".utf8))
            #expect(FileStatus("\(root)/in/../in/a", access)?.size == 7)
            for path in ["\(root)/link/a", "\(root)/a"] {
                #expect(throws: Failure.self) { try InputFile(path, access) }
                #expect(FileStatus(path, access) == nil)
                #expect(!Folder.isRegularFile(path, access))
            }
            #expect(throws: Failure.self) { try Transaction(access).write("\(root)/link/new") }
            #expect(throws: Failure.self) { try Transaction(access, filling: "\(root)/link/new") }
        }
    }

    @Test func timeIsOverAtTheDeadline() throws {
        var access = FileAccess(.anything)
        #expect(throws: Never.self) { try access.deadline.check("a") }
        access.deadline = Deadline(seconds: -1)
        let failure = #expect(throws: Failure.self) { try access.deadline.check("a") }
        #expect(failure?.line == "a: took longer than --timeout allows")
    }
}
