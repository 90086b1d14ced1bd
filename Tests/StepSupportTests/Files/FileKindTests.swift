import StepSupport
import StepTestSupport
import Testing

struct FileKindTests {
    /// No system has a file of so long a name, and it does not say so: it only refuses to look.
    @Test func whatTheSystemDoesNotTellIsNotReplaced() throws {
        try withFolder { folder in
            #expect(!FileKind.picture.mayReplace("\(folder)/\(String(repeating: "a", count: 5000))"))
            #expect(FileKind.picture.mayReplace("\(folder)/missing.png"))
            #expect(FileKind.picture.mayReplace("-"))
            #expect(FileKind.picture.mayReplace(folder))
            try OutputFile.write([], to: "\(folder)/empty")
            #expect(FileKind.picture.mayReplace("\(folder)/empty"))
            try OutputFile.write(Array("text".utf8), to: "\(folder)/text")
            #expect(!FileKind.picture.mayReplace("\(folder)/text"))
        }
    }
}
