extension InputFile {
    /// The format that the file's first bytes have; nil of one that is not read.
    package var pictureFormat: ReadFormat? { ReadFormat.allCases.first { $0.isFormat(of: bytes) } }

    /// The picture in a JPEG or a WebP file; nil of any other file.
    package func pictureButPNG(until deadline: Deadline = .none) throws(Failure) -> PixelBuffer? {
        switch pictureFormat {
        case .jpeg: try JPEGPicture.decode(self, until: deadline)
        case .webP: try WebPPicture.decode(self, until: deadline)
        case .png, nil: nil
        }
    }

    /// The picture in a file of any format that is read.
    /// - Parameter deadline: the time by which it must be read; a picture that is not complete then is not to be used.
    package func photo(until deadline: Deadline = .none) throws(Failure) -> PixelBuffer {
        if let picture = try pictureButPNG(until: deadline) { return picture }
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
