/// What the name of a file says about the picture in it.
package enum PictureName {
    private static let foreign: Set<String> = [
        "jpg", "jpeg", "svg", "gif", "webp", "pdf", "bmp", "tif", "tiff", "avif", "heic",
    ]

    private static func ending(_ path: String) -> String {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// Whether the name is that of a picture, of whatever kind.
    package static func isPicture(_ path: String) -> Bool {
        foreign.contains(ending(path)) || ["png", "apng"].contains(ending(path))
    }

    /// - Parameter role: the option as the user knows it.
    /// - Throws: `usage` for a name that ends as another kind of picture.
    package static func check(_ path: String, as role: String) throws(Failure) {
        guard foreign.contains(ending(path)) else { return }
        throw Failure(.usage, "\(role): expected a name that ends in .png, found \(path): stepchart writes PNG")
    }
}
