/// The pictures in a folder and in the folders in it, by their names: see `PictureFile`.
package struct PictureListing: Sendable {
    /// The path of each picture, beginning with that of the folder.
    package internal(set) var paths: [String: String] = [:]
    /// Other files in the folder, with the folder's path.
    package private(set) var leftOut: [Folder.LeftOut] = []

    /// Pictures in formats that are not read. Their names are relative to the folder; `name` has no ending.
    private(set) var otherPixels: [(name: String, nameWithEnding: String, path: String)] = []
    /// The names of drawings in formats of shapes.
    private(set) var shapes: Set<String> = []

    init() {}

    /// - Parameter others: paths of files that do not count as pictures.
    /// - Throws: `noInput` when the folder cannot be listed, `badData` when two files have one name.
    package init(
        _ folder: String, endings: [String] = ReadFormat.endings, leavingOut others: [String] = []
    ) throws(Failure) {
        let listing = try Folder.list(folder, ending: endings.map { ".\($0)" }, leavingOut: others)
        leftOut = listing.leftOut.map { Folder.LeftOut(path: "\(folder)/\($0.path)", reason: $0.reason) }
        for file in listing.leftOut.map(\.path) {
            guard let dot = file.lastIndex(of: ".") else { continue }
            let name = String(file[..<dot])
            let ending = file[dot...].dropFirst().lowercased()
            if SidePictures.shapes.contains(ending) { shapes.insert(name) }
            if SidePictures.otherPixels.contains(ending) { otherPixels.append((name, file, "\(folder)/\(file)")) }
        }
        // A run of verify lays out the pictures that it leaves as those that it compared.
        let lists = leftOut.map(\.path).filter { Folder.name(of: $0) == FailureList.fileName }
        let runs = lists.filter { FailureList.kind.mayReplace($0) }.map(Folder.parent).filter { $0 != folder }
        for file in listing.files {
            let path = "\(folder)/\(file)"
            if runs.contains(where: { path.utf8.starts(with: "\($0)/".utf8) }) {
                leftOut.append(Folder.LeftOut(path: path, reason: "left by verify --failures"))
                continue
            }
            guard let name = PictureFile.name(of: file) else { continue }
            if let other = paths.updateValue(path, forKey: name) {
                throw Failure(.badData, "\(path): expected one picture of a name, found \(other) too")
            }
        }
    }

    /// Returns the listing without the pictures that match one of the patterns.
    func without(_ patterns: [PathPattern]) -> PictureListing {
        var listing = self
        for (name, path) in paths where patterns.contains(where: { $0.matches(name) }) {
            listing.paths[name] = nil
            listing.leftOut.append(Folder.LeftOut(path: path, reason: "leaveOut in \(Manifest.fileName)"))
        }
        return listing
    }

    /// The number of pictures, with the path of one.
    var census: String { "\(paths.count) pictures" + (names.first.flatMap { paths[$0] }.map { ", as \($0)" } ?? "") }

    package var names: [String] { paths.keys.sorted() }
}
