import Testing

@testable import StepPNG

@Suite struct PNGErrorTests {
    @Test(
        arguments: [
            (.impossibleSize(width: 0, height: 7), "expected a picture of 1 to 1000000 pixels a side, found 0 x 7"),
            (
                .impossibleDelay(numerator: 1, denominator: 100),
                "expected a frame of more than 10 ms, as a fraction of 16 bits, found 1/100 s"
            ),
            (.notPNG(found: []), "not a PNG: the file is empty"),
            (.notPNG(found: [71, 73, 70, 5]), "not a PNG: expected 89 50 4e 47 0d 0a 1a 0a, found 47 49 46 05"),
            (
                .tooLarge(width: 70_000, height: 9), "expected at most 65535 pixels a side, found 70000 x 9"
            ),
            (
                .tooLarge(width: 30_000, height: 30_000), "expected at most 134217728 pixels, found 30000 x 30000"
            ),
            (
                .tooFewBytes(width: 6000, height: 5000, bytes: 29_000, isAnimated: false),
                "expected a byte for every 1032 pixels of so large a picture, found 29000 for 6000 x 5000"
            ),
            (
                .tooFewBytes(width: 6000, height: 5000, bytes: 29_000, isAnimated: true),
                "expected a byte for every 258 pixels of so large a picture, found 29000 for 6000 x 5000"
            ),
            (.damaged(reason: "IDAT: CRC error"), "damaged PNG: IDAT: CRC error"),
        ] as [(PNGError, String)])
    func saysItInOneLine(error: PNGError, line: String) {
        #expect(error.description == line)
    }

    @Test func tellsWhatAFileIs() {
        let files: [([UInt8], String)] = [
            (Array("GIF89a\u{1}\u{2}".utf8), "a GIF, whose pixels are not exact: draw the picture as PNG, too"),
            (
                Array("YUV4MPEG2 W1".utf8),
                "a film of raw frames, whose pixels are not exact: draw the picture as PNG, too"
            ),
            ([0xFF, 0xD8, 0xFF], "a JPEG, whose pixels are not exact: draw the picture as PNG, too"),
            (Array("<svg".utf8), "an SVG, which has no pixels: draw the picture as PNG, too"),
            (Array("<?xml".utf8), "an SVG, which has no pixels: draw the picture as PNG, too"),
            (Array("version https://git-lfs.github.com".utf8), "a Git LFS pointer to one: run `git lfs pull`"),
        ]
        for (file, words) in files {
            #expect(PNGError(withoutSignature: file).description == "not a PNG but \(words)")
        }
        let ends = "one whose line ends were changed: put `*.png binary` into .gitattributes, and add it again"
        let text = "one that was saved as text: copy the file byte by byte"
        let changed: [([UInt8], String)] = [
            ([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0], ends),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A], ends),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A], ends),
            ([0xC2, 0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], text), ([0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47, 0x0D], text),
        ]
        for (file, words) in changed {
            #expect(PNGError(withoutSignature: file).description == "not a PNG but \(words)")
        }
        // One that is cut off may be whole but for its end.
        let cut: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D]
        #expect(PNGError(withoutSignature: cut) == .notPNG(found: cut))
        #expect(PNGError(withoutSignature: Array("GIF".utf8)) == .notPNG(found: Array("GIF".utf8)))
    }
}
