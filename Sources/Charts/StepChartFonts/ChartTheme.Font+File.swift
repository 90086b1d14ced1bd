extension ChartTheme.Font {
    /// Opens a font file: TrueType or OpenType, with one weight or a range of them.
    ///
    /// Its letters are drawn from their outlines, without hints, with the same pixels on every machine.
    /// - Parameter path: the path of the file. `fonts.ttc#2` is the second font of a collection.
    public init(contentsOf path: String) throws(FontError) {
        do {
            try self.init(file: path)
        } catch { throw error as? FontError ?? .notReadable(reason: (error as? Failure)?.line ?? "\(error)") }
    }

    /// Reads a font from the bytes of a file, in a collection the one of this number, from 1.
    public init(bytes: [UInt8], number: Int = 1) throws(FontError) {
        let file = FontBytes()
        try bytes.withUnsafeBufferPointer { bytes throws(FontError) in try file.append(UnsafeRawBufferPointer(bytes)) }
        self.init(Typeface(FontFile(try FontHandle(file, number: number))))
    }

    /// Opens a font file with the file access of a job.
    /// - Throws: `Failure` if the file cannot be read, `FontError` if it is no font.
    package init(file path: String, _ access: FileAccess = .unlimited) throws {
        let (path, number) = Self.location(of: path)
        let file = FontBytes()
        try InputFile.forEachPiece(of: path, access) { piece throws(Failure) in
            do throws(FontError) { try file.append(piece) } catch {
                throw Failure(.badData, "\(path): \(error)")
            }
        }
        self.init(Typeface(FontFile(try FontHandle(file, number: number))))
    }

    /// Splits `fonts.ttc#2` into the file's path and the number of the font in it, from 1 and by default 1.
    package static func location(of path: String) -> (file: String, number: Int) {
        guard let hash = path.lastIndex(of: "#"), let number = Int(path[path.index(after: hash)...]) else {
            return (path, 1)
        }
        return (String(path[..<hash]), number)
    }
}
