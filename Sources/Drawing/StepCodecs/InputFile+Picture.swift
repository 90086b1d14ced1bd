extension InputFile {
    /// The format by the file's first bytes; nil if it is not supported.
    package var pictureFormat: ReadFormat? { ReadFormat.allCases.first { $0.isFormat(of: bytes) } }

    /// Decodes a JPEG or a WebP file; nil for any other file.
    package func pictureUnlessPNG(until deadline: Deadline = .none) throws(Failure) -> PixelBuffer? {
        switch pictureFormat {
        case .jpeg: try JPEGPicture.decode(self, until: deadline)
        case .webP: try WebPPicture.decode(self, until: deadline)
        case .png, nil: nil
        }
    }

    /// Decodes a file of any supported format.
    /// - Parameter deadline: the time by which it must be decoded; afterwards the picture is not to be used.
    package func photo(until deadline: Deadline = .none) throws(Failure) -> PixelBuffer {
        if let picture = try pictureUnlessPNG(until: deadline) { return picture }
        do {
            return try PNGDecoder.decode(bytes, until: deadline)
        } catch {
            let found: String
            switch error {
            case .notPNG: found = bytes.isEmpty ? "an empty file" : "none of these"
            case .other(let kind, _): found = kind
            default: throw Failure(.badData, "\(name): \(error)")
            }
            throw Failure(.badData, "\(name): expected a \(ReadFormat.words) file, found \(found)")
        }
    }
}
