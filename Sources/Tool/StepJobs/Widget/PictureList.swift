/// The list that lies beside many widgets: `index.json` or `timeline.json`.
enum PictureList {
    /// The names of the files that a list has; none of what is no such list.
    /// - Throws: where there is a file that cannot be read.
    static func names(in path: String, _ access: FileAccess) throws(Failure) -> Set<String> {
        guard access.exists(path) else { return [] }
        let file = try InputFile(path, access)
        guard let text = try? SourceText(file.bytes) else { return [] }
        var reader = JSONReader(text)
        var names: Set<String> = []
        try? readLists(&reader, &names)
        return names
    }

    private static func readLists(_ reader: inout JSONReader, _ names: inout Set<String>) throws(TextError) {
        try reader.enterObject(expecting: "a list")
        while try reader.nextKey() {
            guard reader.kind() == .array else {
                try reader.skipValue()
                continue
            }
            try reader.enterArray(expecting: "pictures")
            while try reader.nextElement() { try readName(&reader, &names) }
        }
    }

    private static func readName(_ reader: inout JSONReader, _ names: inout Set<String>) throws(TextError) {
        try reader.enterObject(expecting: "a picture")
        while try reader.nextKey() {
            if reader.lastKey.elementsEqual("file".utf8) {
                names.insert(try reader.string(expecting: "a name"))
            } else {
                try reader.skipValue()
            }
        }
    }
}
