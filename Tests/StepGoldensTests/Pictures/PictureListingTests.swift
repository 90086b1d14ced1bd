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

    /// An interrupted run leaves an empty list, and another program's file says nothing.
    @Test(arguments: [(#"{"version": 2, "goldens": ".."}"#, true), ("", true), (#"{"failures": 0}"#, false)])
    func failuresOfARunAreLeftOut(list: String, isLeftOut: Bool) throws {
        try withFolder { folder in
            for path in ["a.png", "f/actual/a.png", "f/b.png", "f2/actual/a.png", "actual/a.png"] {
                try OutputFile.write([], to: "\(folder)/\(path)")
            }
            for path in ["f/failures.json", "failures.json"] {
                try OutputFile.write(Array(list.utf8), to: "\(folder)/\(path)")
            }
            let own = ["a", "actual/a", "f2/actual/a"]
            let all = ["a", "actual/a", "f/actual/a", "f/b", "f2/actual/a"]
            #expect(try PictureListing(folder).names == (isLeftOut ? own : all))
        }
    }

    /// Nothing but a PNG file loses its ending, so that no two files have one name.
    @Test func otherPicturesKeepTheirEndings() throws {
        try withFolder { folder in
            for path in ["a.png", "a.webp", "a.JPG", "a.jpeg", "a.webp.png", "a.gif"] {
                try OutputFile.write([], to: "\(folder)/\(path)")
            }
            let listing = try PictureListing(folder)
            #expect(listing.names == ["a", "a.jpeg", "a.jpg", "a.webp", "a.webp.png"])
            #expect(listing.paths["a.jpg"] == "\(folder)/a.JPG")
            #expect(listing.names.map { PictureFile.path(of: $0) } == ["a.png"] + listing.names.dropFirst())
            #expect(listing.otherPixels.map(\.name) == ["a"])
            #expect(try PictureListing(folder, endings: ["png"]).names == ["a", "a.webp.png"])
        }
    }

    @Test func aPatternNamesPicturesAsListingsDo() {
        #expect(PathPattern("*.png").matches("a") && !PathPattern("*.png").matches("a/b"))
        #expect(PathPattern("*.webp").matches("a.webp") && !PathPattern("*.webp").matches("a"))
        #expect(CaseName.isValid("a.webp") && CaseName.isValid("a.webp.png") && !CaseName.isValid("a.png"))
    }

    @Test func alternatesEndAsTheirOriginals() {
        let index = GoldenIndex(["a.webp", "a@arm", "a@arm.webp"], cases: ["a.webp"])
        #expect(index.variants == ["a.webp": ["arm"]])
        #expect(index.orphans == ["a@arm"])
        #expect(PictureFile.alternate("arm", of: "a.webp") == "a@arm.webp")
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
