/// The content of a file in place of its path, as in `data:image/png;base64,iVBORw0KGgo=`.
enum DataURL {
    static func isOne(_ word: String) -> Bool { word.hasPrefix("data:") }

    /// Makes a `data:` URL of days listed in a word, as in `[7314, 8000]` or `7314,8000`; nil for any other word.
    static func days(_ word: String) -> String? {
        guard word.utf8.allSatisfy({ "[], 0123456789".utf8.contains($0) }), word.utf8.contains(UInt8(ascii: ",")),
            access(word, F_OK) != 0
        else { return nil }
        return url(of: Array(word.utf8)[...], "text/plain")
    }

    static func url(of bytes: ArraySlice<UInt8>, _ mediaType: String) -> String {
        "data:\(mediaType);base64,\(Base64.text(bytes))"
    }

    static func file(_ url: String) throws(Failure) -> InputFile {
        guard let comma = url.firstIndex(of: ","), url[..<comma].hasSuffix(";base64"),
            let bytes = Base64.decode(Array(url[url.index(after: comma)...].utf8))
        else { throw Failure(.badData, "data: URL: expected data:TYPE;base64,TEXT, found another") }
        return InputFile(name: "data: URL", bytes: bytes)
    }
}
