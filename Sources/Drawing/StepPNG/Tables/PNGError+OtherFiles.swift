extension PNGError {
    /// The starts of files that are no PNG, with the kind of file in messages, and the advice that follows it.
    static let otherFiles: [(start: [UInt8], kind: String, advice: String)] = [
        (Array("GIF8".utf8), "a GIF", inexact),
        (Array("YUV4MPEG2".utf8), "a film of raw frames", inexact),
        ([0xFF, 0xD8, 0xFF], "a JPEG", inexact),
        (Array("<svg".utf8), "an SVG", vector),
        (Array("<?xml".utf8), "an SVG", vector),
        (Array("version https://git-lfs".utf8), "a Git LFS pointer", " to one: run `git lfs pull`"),
        // The signature with line ends as LF, or as CR LF.
        ([0x89, 0x50, 0x4E, 0x47, 0x0A], changed, ""),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D], changed, ""),
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D], changed, ""),
        // The signature with its first byte as Latin-1, or as broken UTF-8.
        (Array("\u{89}PNG".utf8), text, ""),
        (Array("\u{FFFD}PNG".utf8), text, ""),
    ]

    private static let inexact = ", whose pixels are not exact: draw the picture as PNG, too"
    private static let vector = ", which has no pixels: draw the picture as PNG, too"
    private static let changed =
        "one whose line ends were changed: put `*.png binary` into .gitattributes, and add it again"
    private static let text = "one that was saved as text: copy the file byte by byte"
}
