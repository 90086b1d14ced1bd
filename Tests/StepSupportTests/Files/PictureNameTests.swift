import StepSupport
import Testing

struct PictureNameTests {
    @Test(arguments: [
        "out.svg", "a/b.c/out.jpg", "out.JPEG", "out.Gif", "out.webp", "out.pdf", "out.bmp", "out.tif", "out.tiff",
        "out.avif", "out.heic", ".svg", "out.svgz",
    ])
    func anotherKindOfPictureIsRefused(path: String) {
        let failure = #expect(throws: Failure.self) { try PictureName.check(path, as: "--output") }
        #expect(failure?.status == .usage)
        let line = "--output: expected a name that ends in .png, found \(path): it is written as PNG"
        #expect(failure?.line == line + PictureName.otherWay(to: path))
    }

    @Test(arguments: [
        ("gif", "animate"), ("jpg", "chart.jpg"), ("webp", "chart.webp"), ("pdf", "rsvg-convert"), ("mp4", "ffmpeg"),
    ])
    func anotherKindOfPictureHasAnotherWay(ending: String, command: String) {
        #expect(PictureName.otherWay(to: "out.\(ending)").contains(command))
        #expect(PictureName.otherWay(to: "out.svg").isEmpty)
    }

    @Test func sayWhichKindsThereAre() throws {
        for path in ["out.svg", "out.SVG", "out.png", "out.tmp"] {
            try PictureName.check(path, as: "--output", allowing: PictureKind.allCases)
        }
        #expect(
            throws: Failure.title(
                "--output", expected: "a name that ends in .png, .jpg, .webp or .svg",
                found: "o.heic: it is written as PNG, JPG, WEBP or SVG")
        ) { try PictureName.check("o.heic", as: "--output", allowing: PictureKind.allCases) }
        #expect(
            throws: Failure.title(
                "--output", expected: "a name that ends in .svg", found: "o.png: it is written as SVG")
        ) { try PictureName.check("o.png", as: "--output", allowing: [.svg]) }
    }

    @Test(
        arguments: [
            ("a/out.svg", .svg), ("OUT.SVG", .svg), ("out.png", .png), ("out.apng", .png), ("out", nil), ("-", nil),
            ("a.svg/out", nil), ("out.avif", nil), ("out.jpg", .jpg), ("out.JPEG", .jpg), ("out.webp", .webp),
        ] as [(String, PictureKind?)])
    func promiseAKind(path: String, kind: PictureKind?) {
        #expect(PictureName.kind(of: path) == kind)
    }

    @Test(arguments: [
        "-", "out", "out.png", "out.PNG", "out.apng", "out.tmp", "svg", "a.svg/out", "out.svg.png", "out.", "",
        "/dev/null",
    ])
    func anyOtherNameIsFine(path: String) throws {
        try PictureName.check(path, as: "--output")
    }
}
