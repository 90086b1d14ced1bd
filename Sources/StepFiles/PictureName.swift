/// What the name of a picture promises.
package enum PictureName {
    /// Endings by which other programs would take the file for what it is not.
    private static let foreign: Set = [
        "jpg", "jpeg", "svg", "gif", "webp", "pdf", "bmp", "tif", "tiff", "avif", "heic",
    ]

    /// - Parameter role: the option as the user knows it.
    /// - Throws: `usage` for a name that ends as another kind of picture does. Any other is as good as `.png`.
    package static func check(_ path: String, as role: String) throws(Failure) {
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count > 1, foreign.contains(String(Substring(parts[parts.count - 1])).lowercased()) else { return }
        throw Failure(
            .usage, "\(role): expected a name that ends in .png, found \(path): stepchart writes PNG")
    }
}
