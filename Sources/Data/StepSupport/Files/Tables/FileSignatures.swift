/// The bytes with which files of known kinds begin.
enum FileSignatures {
    /// Those of pictures and films, but for WebP and SVG.
    static let pictures: [[UInt8]] = [
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8),
        Array("BM".utf8), Array("II*\0".utf8), Array("MM\0*".utf8), Array("YUV4MPEG2 ".utf8),
    ]

    /// Those of other files, with the names of their kinds.
    static let others: KeyValuePairs<[UInt8], String> = [
        Array("PK\u{3}\u{4}".utf8): "a zip or a workbook", [0x1F, 0x8B]: "a gzip archive",
        Array("%PDF".utf8): "a PDF", Array("\u{7F}ELF".utf8): "a program", Array("#!".utf8): "a program",
        Array("SQLite format 3".utf8): "a database", Array("<!".utf8): "a page", Array("<?xml".utf8): "XML",
    ]
}
