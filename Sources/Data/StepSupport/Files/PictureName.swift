/// The check that the name of a picture fits its format.
package enum PictureName {
    /// The kind of picture that a name ends as; nil if stepchart writes no such kind.
    package static func kind(of path: String) -> PictureKind? {
        ending(of: path).flatMap { ending in PictureKind.allCases.first { $0.endings.contains(ending) } }
    }

    /// - Throws: `usage` for a name that ends as another kind of picture does. Any other name is accepted.
    package static func check(_ path: String, as role: String, allowing kinds: [PictureKind] = [.png]) throws(Failure) {
        let ending = ending(of: path) ?? ""
        let isOther = kind(of: path).map { !kinds.contains($0) } ?? ForeignEndings.all.contains(ending)
        guard isOther else { return }
        if kinds.isEmpty { throw .title(role, expected: "a name that ends as the kind of file", found: path) }
        let endings = kinds.map { ".\($0.rawValue)" }.choice
        let names = kinds.map { $0.rawValue.uppercased() }.choice
        // The advice converts a PNG, so it is left out if no PNG can be written.
        let advice = kinds.contains(.png) || kind(of: path) == nil ? otherWay(to: path) : ""
        let found = "\(path): it is written as \(names)" + advice
        throw .title(role, expected: "a name that ends in \(endings)", found: found)
    }

    /// Returns `; ` and a command that makes a file of such a name; empty if none is known.
    package static func otherWay(to path: String) -> String {
        guard let ending = ending(of: path),
            let row = ForeignEndings.commands.first(where: { $0.endings.split(separator: " ").contains(ending[...]) })
        else { return "" }
        return "; " + row.command.replacingAll("$", with: ending)
    }

    /// The ending in lower case; nil for a name without one.
    private static func ending(of path: String) -> String? {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = path[dot...].dropFirst()
        return ending.utf8.contains(UInt8(ascii: "/")) ? nil : ending.lowercased()
    }
}
