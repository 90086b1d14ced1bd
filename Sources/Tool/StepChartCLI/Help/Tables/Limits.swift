import StepChartFonts

/// The limits of inputs and outputs. More is refused, so that no input fills memory or takes for ever.
enum Limits {
    /// Rows of the thing that a limit is about, and of the limit.
    static let rows: [[String]] = [
        ["a file that is read", "\(InputFile.maximumSize >> 20) MiB; an export has no limit"],
        [
            "a file in a zip",
            "\(ZipArchive.freeSize >> 20) MiB, or \(ZipArchive.maxRatio) times its size in the zip",
        ],
        ["a line of a batch", "\(LineReader.maximumLength >> 20) MiB"],
        ["a font", "\(FontError.maximumSize >> 20) MiB"],
        ["a text", "\(grouped(SourceText.mostLetters)) letters; \(NFC.mostMarks) marks on one are drawn"],
        [
            "days",
            "\(grouped(StepWeek.maximumDays)), \(grouped(StepWeek.maximumMissingDays)) of them without an entry",
        ],
        ["columns of a table", grouped(CSVReader.mostFields)],
        ["a side of a picture", "\(grouped(RenderOptions.maximumSide)) pixels"],
        ["a frame of an animation", "\(grouped(RenderOptions.maximumPixels)) pixels"],
        ["a PNG file that is read", "\(grouped(PNGDecoder.maxPixels)) pixels"],
        [
            "the same of few bytes",
            "\(grouped(PNGDecoder.maxPixelsOfAnyFile)) pixels, or \(grouped(PNGDecoder.maxPixelsPerByte)) a byte",
        ],
        [
            "the same with frames",
            "\(grouped(PNGDecoder.maxPixelsOfAnyFile / PNGDecoder.animationPart)) pixels, or "
                + "\(PNGDecoder.maxPixelsPerByte / PNGDecoder.animationPart) a byte",
        ],
        [
            "a JPEG file that is read",
            "\(grouped(JPEGPicture.maxPixels)) pixels, or \(JPEGPicture.maxPixelsPerByte) a byte",
        ],
        ["a WebP file that is read", "\(grouped(WebPPicture.maxPixels)) pixels"],
        [
            "the same of few bytes",
            "\(grouped(WebPPicture.maxPixelsOfAnyFile)) pixels, or \(WebPPicture.maxPixelsPerByte) a byte",
        ],
        [
            "frames to compare",
            "\(grouped(PictureComparison.mostFramePixels)) pixels, or "
                + "\(grouped(PictureComparison.framePixelsPerByte)) a byte",
        ],
        [
            "an animation",
            "\(grouped(AnimationOptions.maximumFrames)) frames that move, \(grouped(WeekAnimation.maximumPixels)) pixels",
        ],
    ]

    static var text: String { TextTable.text(rows, indent: "  ") }

    /// Formats a number with commas between thousands.
    private static func grouped(_ number: Int) -> String {
        number < 1000 ? "\(number)" : grouped(number / 1000) + "," + "\(1000 + number % 1000)".dropFirst()
    }
}
