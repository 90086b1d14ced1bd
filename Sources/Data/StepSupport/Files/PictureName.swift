/// The kinds of pictures that stepchart writes.
package enum PictureKind: String, CaseIterable, Sendable {
    /// Pixels.
    case png
    /// Outlines, which are sharp at every size.
    case svg

    /// How names of its files may end, in small letters.
    var endings: [String] { self == .png ? ["png", "apng"] : ["svg"] }
}

/// What the name of a picture promises.
package enum PictureName {
    /// Endings by which people and programs would take the file for what it is not.
    private static let foreign: Set = [
        // Other pictures, and films.
        "jpg", "jpeg", "svgz", "gif", "webp", "pdf", "bmp", "tif", "tiff", "avif", "heic", "ico", "psd", "eps", "mov",
        "mp4", "m4v", "avi", "mkv", "webm", "y4m",
        // Data, and archives.
        "json", "ndjson", "jsonl", "csv", "tsv", "xml", "zip", "gz", "tgz", "tar", "bz2", "xz", "7z", "xlsx", "xls",
        "ods", "numbers", "db", "sqlite", "fit", "gpx", "tcx", "parquet", "lock", "yml", "yaml", "toml", "ini", "log",
        // Texts, and programs.
        "txt", "md", "html", "htm", "css", "doc", "docx", "odt", "rtf", "swift", "py", "js", "ts", "sh", "rb", "c", "h",
        "go", "rs", "java", "kt", "r", "ipynb",
    ]

    /// Nil of a name that promises none that stepchart writes.
    package static func kind(of path: String) -> PictureKind? {
        ending(of: path).flatMap { ending in PictureKind.allCases.first { $0.endings.contains(ending) } }
    }

    /// - Parameters:
    ///   - role: the option as the user knows it.
    ///   - kinds: what the file can be.
    /// - Throws: `usage` for a name that ends as another kind of picture does. Any other is fine.
    package static func check(_ path: String, as role: String, allowing kinds: [PictureKind] = [.png]) throws(Failure) {
        let isOther = kind(of: path).map { !kinds.contains($0) } ?? foreign.contains(ending(of: path) ?? "")
        guard isOther else { return }
        if kinds.isEmpty {
            throw .title(role, expected: "a name that ends as the kind of file", found: path)
        }
        let endings = kinds.map { ".\($0.rawValue)" }.joined(separator: " or ")
        let names = kinds.map { $0.rawValue.uppercased() }.joined(separator: " or ")
        throw .title(
            role, expected: "a name that ends in \(endings)", found: "\(path): it is written as \(names)")
    }

    /// In small letters; nil of a name without one.
    private static func ending(of path: String) -> String? {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count > 1 ? String(Substring(parts[parts.count - 1])).lowercased() : nil
    }
}
