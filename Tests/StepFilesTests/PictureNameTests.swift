import StepFiles
import Testing

struct PictureNameTests {
    @Test(arguments: [
        "out.svg", "a/b.c/out.jpg", "out.JPEG", "out.Gif", "out.webp", "out.pdf", "out.bmp", "out.tif", "out.tiff",
        "out.avif", "out.heic", ".svg",
    ])
    func anotherKindOfPictureIsRefused(path: String) {
        let failure = #expect(throws: Failure.self) { try PictureName.check(path, as: "--output") }
        #expect(failure?.status == .usage)
        #expect(
            failure?.line
                == "--output: expected a name that ends in .png, found \(path): stepchart writes PNG")
    }

    @Test(arguments: [
        "-", "out", "out.png", "out.PNG", "out.apng", "out.tmp", "svg", "a.svg/out", "out.svg.png", "out.", "",
        "/dev/null",
    ])
    func anyOtherNameIsFine(path: String) throws {
        try PictureName.check(path, as: "--output")
    }
}
