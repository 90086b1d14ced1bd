/// The names of pictures in a folder: only those of PNG files lack the ending, as in `week/dark` but `home.webp`.
package enum PictureFile {
    /// Splits off the ending of a picture's path, as in `.webp`, in small letters; it is empty for other files.
    static func parts(of path: String) -> (stem: String, ending: String) {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (path, "") }
        let ending = path[dot...].lowercased()
        guard ReadFormat.endings.contains(String(ending.dropFirst())) else { return (path, "") }
        return (String(path[..<dot]), ending)
    }

    /// The picture's name; nil for a file that is no picture.
    package static func name(of path: String) -> String? {
        let (stem, ending) = parts(of: path)
        if ending.isEmpty { return nil }
        // `home.webp.png` keeps its ending, since `home.webp` is the name of another file.
        return ending == ".png" && !hasEnding(stem) ? stem : stem + ending
    }

    static func path(of name: String) -> String { hasEnding(name) ? name : "\(name).png" }

    package static func hasEnding(_ name: String) -> Bool { !parts(of: name).ending.isEmpty }

    /// The name of an alternate, as in `week@arm`.
    static func alternate(_ variant: String, of name: String) -> String {
        let (stem, ending) = parts(of: name)
        return "\(stem)@\(variant)\(ending)"
    }
}
