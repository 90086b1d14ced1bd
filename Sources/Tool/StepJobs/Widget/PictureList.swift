/// The list that lies beside all widgets: `index.json`.
enum PictureList {
    /// The names of the files that a list has, as far as it can be read.
    /// - Throws: where there is a file that cannot be read.
    static func names(in path: String, _ access: FileAccess) throws(Failure) -> Set<String> {
        guard access.exists(path) else { return [] }
        let file = try InputFile(path, access)
        guard let text = try? SourceText(file.bytes), var list = JSONReader(text).member("pictures"),
            (try? list.enterArray(expecting: "pictures")) != nil
        else { return [] }
        var names: Set<String> = []
        while (try? list.nextElement()) == true {
            var file = list.member("file")
            if let name = try? file?.string(expecting: "a name") { names.insert(name) }
            guard (try? list.skipValue()) != nil else { break }
        }
        return names
    }
}
