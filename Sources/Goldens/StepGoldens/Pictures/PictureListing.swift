/// The PNG files in a folder and in the folders in it, by their names: paths from the folder on without the ending, which
/// may be in capitals.
package struct PictureListing: Sendable {
    /// The path of each picture, with that of the folder.
    package private(set) var paths: [String: String] = [:]
    /// What is there besides, with the folder's path.
    package private(set) var leftOut: [Folder.LeftOut] = []

    /// Without any.
    init() {}

    /// - Parameter others: paths of what is no picture even where it looks like one.
    /// - Throws: `noInput` when the folder cannot be listed, `badData` when two files have one name.
    package init(_ folder: String, leavingOut others: [String] = []) throws(Failure) {
        let listing = try Folder.list(folder, ending: ".png", leavingOut: others)
        leftOut = listing.leftOut.map { Folder.LeftOut(path: "\(folder)/\($0.path)", reason: $0.reason) }
        for file in listing.files {
            let path = "\(folder)/\(file)"
            if let other = paths.updateValue(path, forKey: String(file.dropLast(4))) {
                throw Failure(.badData, "\(path): expected one picture of a name, found \(other) too")
            }
        }
    }

    /// In order.
    package var names: [String] { paths.keys.sorted() }
}
