import Foundation
import StepSupport
import StepTestSupport
import Testing

struct FolderTests {
    @Test func listsFilesInside() throws {
        try withFolder { folder in
            for path in ["b.png", "TWO.PNG", "a/c.png", "a/d/e.png", "a.txt", ".hidden.png", ".git/f.png", "out/g.png"]
            {
                try OutputFile.write([1], to: "\(folder)/\(path)")
            }
            symlink(folder, "\(folder)/a/loop")
            symlink("\(folder)/b.png", "\(folder)/link.png")
            symlink("\(folder)/nothing.png", "\(folder)/dangling.png")
            try Folder.make("\(folder)/folder.png")
            let listing = try Folder.list(folder, ending: [".png"], leavingOut: ["\(folder)/a/../out", "no/such"])
            #expect(listing.files == ["TWO.PNG", "a/c.png", "a/d/e.png", "b.png", "link.png"])
            let reasons = listing.leftOut.map { "\($0.path): \($0.reason)" }
            #expect(
                reasons == [
                    ".git: hidden", ".hidden.png: hidden", "a.txt: no .png", "a/loop: a link to a folder",
                    "dangling.png: no regular file",
                ])
        }
    }

    @Test func saysWhatCannotBeListedOrMade() throws {
        try withFolder { folder in
            try OutputFile.write([], to: "\(folder)/file")
            let listed = #expect(throws: Failure.self) { try Folder.list("\(folder)/file", ending: [""]) }
            #expect(listed?.line == "\(folder)/file: Not a directory")
            #expect(listed?.status == .noInput)
            let made = #expect(throws: Failure.self) { try Folder.make("\(folder)/file/in") }
            #expect(made?.line.hasPrefix("\(folder)/file") == true)
            #expect(made?.status == .cannotCreate)
        }
    }

    @Test(arguments: [("a/b/c.png", "a/b"), ("c.png", ""), ("/c.png", "/"), ("/", ""), ("", "")])
    func knowsTheFolderOfAPath(path: String, parent: String) {
        #expect(Folder.parent(of: path) == parent)
    }

    @Test func putsPathsTogether() {
        #expect(Folder.path("b.png", in: "a") == "a/b.png")
        #expect(Folder.path("/b.png", in: "a") == "/b.png")
    }

    @Test func knowsAFolderUnderAnotherName() {
        #expect(Folder.isSame("/usr/bin/..", "/usr"))
        #expect(!Folder.isSame("/usr/bin", "/usr"))
        #expect(!Folder.isSame("/no/such", "/no/such"))
    }

    @Test func aFileIsWrittenWholeIntoNewFolders() throws {
        try withFolder { folder in
            try OutputFile.write([1, 2, 3], to: "\(folder)/a/b/c")
            try OutputFile.write([4], to: "\(folder)/a/b/c")
            #expect(try InputFile("\(folder)/a/b/c").bytes == [4])
            #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a/b") == ["c"])
        }
    }
}
