/// Endings of files that are not stepchart's pictures, by which people and programs would mistake a picture.
enum ForeignEndings {
    static let all: Set = [
        // Other pictures, and films.
        "svgz", "gif", "pdf", "bmp", "tif", "tiff", "avif", "heic", "ico", "psd", "eps", "mov",
        "mp4", "m4v", "avi", "mkv", "webm", "y4m",
        // Data, and archives.
        "json", "ndjson", "jsonl", "csv", "tsv", "xml", "zip", "gz", "tgz", "tar", "bz2", "xz", "7z", "xlsx", "xls",
        "ods", "numbers", "db", "sqlite", "fit", "gpx", "tcx", "parquet", "lock", "yml", "yaml", "toml", "ini", "log",
        // Texts, and programs.
        "txt", "md", "html", "htm", "css", "doc", "docx", "odt", "rtf", "swift", "py", "js", "ts", "sh", "rb", "c", "h",
        "go", "rs", "java", "kt", "r", "ipynb",
    ]

    /// Rows of endings, and of commands that make such a file from one that stepchart writes; `$` becomes the ending.
    static let commands: [(endings: String, command: String)] = [
        ("gif y4m", "stepchart animate week.json -o week.gif moves"),
        ("jpg jpeg webp avif bmp tif tiff", "magick chart.png chart.$ makes one of a PNG"),
        ("pdf eps", "rsvg-convert -f pdf -o chart.pdf chart.svg makes one of an SVG"),
        (
            "mp4 m4v mov avi mkv webm",
            "stepchart animate week.json --frames y4m -o - | ffmpeg -i - week.mp4 makes a film"
        ),
    ]
}
