extension ChartTheme.Font {
    /// A font from a file: TrueType or OpenType, with one weight or a range of them.
    ///
    /// Its letters are drawn from their outlines, without hints, so that the same file gives the same pixels everywhere.
    /// - Parameter path: the path of the file. `fonts.ttc#2` is the second font of a collection.
    public init(contentsOf path: String) throws(FontError) {
        do {
            try self.init(file: path)
        } catch let error as FontError {
            throw error
        } catch let failure as Failure {
            throw .notReadable(reason: failure.line)
        } catch {
            throw .notReadable(reason: "\(error)")
        }
    }

    /// A font from the bytes of a file; of a collection, the font with this `number`, from 1.
    public init(bytes: [UInt8], number: Int = 1) throws(FontError) {
        let file = FontBytes()
        try bytes.withUnsafeBufferPointer { bytes throws(FontError) in try file.append(UnsafeRawBufferPointer(bytes)) }
        self.init(Typeface(FontFile(try FontHandle(file, number: number), number: number)))
    }

    /// - Throws: `Failure` where the file cannot be read, `FontError` where it is no font.
    package init(file path: String, _ access: FileAccess = .unlimited) throws {
        let (path, number) = Self.place(path)
        let file = FontBytes()
        try InputFile.forEachPiece(of: path, access) { piece throws(Failure) in
            do throws(FontError) { try file.append(piece) } catch {
                throw Failure(.badData, "\(path): \(error)")
            }
        }
        self.init(Typeface(FontFile(try FontHandle(file, number: number), number: number)))
    }

    /// The file, and which of its fonts.
    package static func place(_ path: String) -> (file: String, number: Int) {
        guard let hash = path.lastIndex(of: "#"), let number = Int(path[path.index(after: hash)...]) else {
            return (path, 1)
        }
        return (String(path[..<hash]), number)
    }
}
