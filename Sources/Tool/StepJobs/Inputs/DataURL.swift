/// A file that stands in place of its path, as in `data:image/png;base64,iVBORw0KGgo=`.
enum DataURL {
    static func isOne(_ word: String) -> Bool { word.hasPrefix("data:") }

    static func file(_ url: String) throws(Failure) -> InputFile {
        guard let comma = url.firstIndex(of: ","), url[..<comma].hasSuffix(";base64"),
            let bytes = Base64.decode(Array(url[url.index(after: comma)...].utf8))
        else { throw Failure(.badData, "data: URL: expected data:TYPE;base64,TEXT, found another") }
        return InputFile(name: "data: URL", bytes: bytes)
    }
}
