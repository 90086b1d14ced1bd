import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

struct PictureListingTests {
    @Test func namesAreWithoutTheEndingInAnyCase() throws {
        try withFolder { folder in
            for path in ["one.png", "a/two.PNG", "three.Png", ".dot.png", "readme.md"] {
                try OutputFile.write([], to: "\(folder)/\(path)")
            }
            let listing = try PictureListing(folder)
            #expect(listing.names == ["a/two", "one", "three"])
            #expect(listing.paths["a/two"] == "\(folder)/a/two.PNG")
            #expect(listing.leftOut.map(\.path) == ["\(folder)/.dot.png", "\(folder)/readme.md"])
        }
    }

    @Test func twoFilesOfOneNameAreRefused() throws {
        try withFolder { folder in
            for path in ["two.png", "two.PNG"] { try OutputFile.write([], to: "\(folder)/\(path)") }
            let failure = #expect(throws: Failure.self) { try PictureListing(folder) }
            #expect(failure?.status == .badData)
            #expect(
                failure?.line
                    == "\(folder)/two.png: expected one picture of a name, found \(folder)/two.PNG too")
        }
    }
}
