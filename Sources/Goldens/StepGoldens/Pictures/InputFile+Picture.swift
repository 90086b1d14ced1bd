extension InputFile {
    /// The picture in a PNG file.
    package func pixels() throws(Failure) -> PixelBuffer { try picture().pixels }

    /// The same with what is told of the file.
    /// - Parameter deep: whether samples of 16 bits are kept, too.
    package func picture(deep: Bool = false) throws(Failure) -> PNGPicture {
        do {
            return try PNGDecoder.read(bytes, deep: deep)
        } catch {
            throw Failure(.badData, "\(name): \(error)")
        }
    }
}
