import Foundation
import StepTestSupport
import Testing

@testable import StepSupport

struct FileRolesTests {
    /// Spellings of w.json, which is there, in a folder that has a link and a hard link to it.
    @Test(arguments: ["w.json", "./w.json", "in/../w.json", ".//w.json", "link.json", "hard.json", "away/w.json"])
    func anOutputIsNoInput(output: String) throws {
        try withFolder { folder in
            var roles = PathConflicts()
            roles.reads("\(folder)/w.json", as: "<input>")
            roles.writes("\(folder)/\(output)", as: "--output")
            let failure = #expect(throws: Failure.self) { try roles.check() }
            #expect(failure?.status == .usage)
            #expect(
                failure?.line == "--output: expected another file than <input> has, found \(folder)/\(output)")
        }
    }

    /// Paths of two outputs, and whether they are two files.
    @Test(arguments: [
        ("a.png", "b.png", true), ("a.png", "a.png", false), ("a.png", "./a.png", false),
        ("a.png", "in/../a.png", false), ("a.png", "away/a.png", false), ("in/a.png", "a.png", true),
        ("w.json", "hard.json", false), ("new/in/a.png", "new//./in/a.png", false), ("new/a.png", "a.png", true),
        ("dangling", "dangling", false),
    ])
    func twoOutputsAreTwoFiles(a: String, b: String, areTwo: Bool) throws {
        try withFolder { folder in
            var roles = PathConflicts()
            roles.writes("\(folder)/\(a)", as: "--output")
            roles.writes("\(folder)/\(b)", as: "--layout-json")
            let failure = failure(of: roles)
            #expect((failure == nil) == areTwo)
            let words = "--layout-json: expected another file than --output has, found \(folder)/\(b)"
            #expect(failure.map { $0.line == words } != false)
        }
    }

    @Test func pathsBeginWhereTheProcessIs() {
        var roles = PathConflicts()
        roles.reads("no-such-file", as: "<input>")
        roles.writes("./no-such-file", as: "--output")
        #expect(failure(of: roles) != nil)
    }

    @Test func standardOutputTakesOneOutput() {
        var roles = PathConflicts()
        roles.reads("-", as: "<input>")
        roles.writes("-", as: "--output")
        #expect(failure(of: roles) == nil)
        roles.writes("-", as: "--layout-json")
        #expect(failure(of: roles)?.line == "--layout-json: expected another file than --output has, found -")
    }

    @Test func devicesMayBeNamedAgain() {
        var roles = PathConflicts()
        roles.reads("/dev/null", as: "<input>")
        roles.writes("/dev/null", as: "--output")
        roles.writes("/dev/null", as: "--layout-json")
        #expect(failure(of: roles) == nil)
    }

    @Test func whatIsReadAndWrittenIsNoConflict() throws {
        try withFolder { folder in
            var roles = PathConflicts()
            roles.reads("\(folder)/w.json", as: "--lock")
            roles.writes("\(folder)/w.json", as: "--lock")
            #expect(failure(of: roles) == nil)
            roles.reads("\(folder)/link.json", as: "<input>")
            #expect(failure(of: roles) != nil)
        }
    }

    /// The folder of an output, and whether a listing of the input folder would find what it holds.
    @Test(arguments: [("in/out", true), ("in/a/b", true), ("in/.out", false), ("in/.a/b", false), ("out", false)])
    func whatAnOutputFillsIsNotListedWithAnInput(output: String, isRefused: Bool) throws {
        try withFolder { folder in
            var roles = PathConflicts()
            roles.reads(.folder, "\(folder)/in", as: "<dir>")
            roles.writes(folder: "\(folder)/\(output)", as: "--failures")
            #expect(failure(of: roles) == nil)
            roles.writes(folder: "\(folder)/\(output)-2", as: "--pictures", .tree)
            let words = "--pictures: expected a place outside of <dir>, found \(folder)/\(output)-2"
            #expect(failure(of: roles)?.line == (isRefused ? words : nil))
        }
    }

    @Test func aFileInAFolderIsNotTheFolder() throws {
        try withFolder { folder in
            var roles = PathConflicts()
            roles.reads(.folder, "\(folder)/in", as: "<dir>")
            roles.writes("\(folder)/in/a.png", as: "--output")
            #expect(failure(of: roles) == nil)
            roles.writes("\(folder)/in/.", as: "--report-json")
            #expect(
                failure(of: roles)?.line
                    == "--report-json: expected another folder than <dir> has, found \(folder)/in/.")
        }
    }

    /// What lies in a folder that is read with all that is in it, or under the name of a file.
    @Test(arguments: [
        "in/a.png", "in/new/a.png", "away/in/a.png", "./in//x/../a.png", "w.json/a.png", "link.json/a.png",
    ])
    func nothingIsWrittenWithinAnInput(output: String) throws {
        try withFolder { folder in
            for input in ["in", "away/in/", "w.json"] {
                var roles = PathConflicts()
                roles.reads("\(folder)/\(input)", as: "<input>")
                roles.writes("\(folder)/\(output)", as: "--output")
                guard input == "w.json" || !output.contains(".json") else { continue }
                guard input != "w.json" || output.contains(".json") else { continue }
                #expect(
                    failure(of: roles)?.line
                        == "--output: expected a place outside of <input>, found \(folder)/\(output)")
            }
        }
    }

    @Test func nothingElseIsWrittenIntoACache() throws {
        try withFolder { folder in
            var roles = PathConflicts()
            roles.reads(.tree, "\(folder)/no/such", as: "--cache")
            roles.writes("\(folder)/no/such/a.png", as: "--output")
            #expect(failure(of: roles) != nil)
        }
    }

    @Test func foldersAreTwoFolders() throws {
        try withFolder { folder in
            for name in ["in", "new"] {
                var roles = PathConflicts()
                roles.writes(folder: "\(folder)/\(name)", as: "--cache")
                roles.writes(folder: "\(folder)/\(name)/", as: "--output")
                #expect(
                    failure(of: roles)?.line
                        == "--output: expected another folder than --cache has, found \(folder)/\(name)/")
            }
        }
    }

    private func failure(of roles: PathConflicts) -> Failure? {
        do {
            try roles.check()
            return nil
        } catch {
            return error
        }
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        try TestTool.withFolder { folder in
            try Data().write(to: folder.appending(path: "w.json"))
            try FileManager.default.createDirectory(
                at: folder.appending(path: "in"), withIntermediateDirectories: false)
            symlink("w.json", folder.appending(path: "link.json").path)
            symlink("nothing", folder.appending(path: "dangling").path)
            symlink(folder.path, folder.appending(path: "away").path)
            link(folder.appending(path: "w.json").path, folder.appending(path: "hard.json").path)
            try body(folder.path)
        }
    }
}
