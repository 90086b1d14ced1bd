/// A picture to hold against its golden.
package enum Picture: Sendable {
    /// - Parameter scale: device pixels per point, for the file that it may become.
    case pixels(PixelBuffer, scale: Double)
    case file(InputFile)

    /// - Throws: when it is a file that cannot be read.
    package func loaded() throws(Failure) -> LoadedPicture {
        switch self {
        case .pixels(let pixels, _): LoadedPicture(pixels)
        case .file(let file): try LoadedPicture(file)
        }
    }

    /// As a PNG file; one that came as a file stays as it is.
    func png() throws(Failure) -> [UInt8] {
        switch self {
        case .pixels(let pixels, let scale): try pixels.png(scale: scale)
        case .file(let file): file.bytes
        }
    }
}

/// A picture in memory, ready to be compared.
package struct LoadedPicture: Sendable {
    package let name: String
    /// All of a still, or what viewers show of an animation that know none.
    package let pixels: PixelBuffer
    /// The samples of a still of 16 bits.
    let deep: [DeepPixel]?
    /// What is wrong with the file without touching its pixels.
    package let warnings: [String]
    /// The frames of an animation are read from it, one after the other. Nil for a still without a file.
    let file: [UInt8]?

    init(_ pixels: PixelBuffer) {
        (name, self.pixels, deep, warnings, file) = ("picture", pixels, nil, [], nil)
    }

    /// - Throws: `badData` when it is not a sound PNG file.
    package init(_ file: InputFile) throws(Failure) {
        let picture = try Failure.decoding(file.name) { () throws(PNGError) in
            try PNGDecoder.read(file.bytes, deep: true)
        }
        name = file.name
        (pixels, deep, self.file) = (picture.pixels, picture.deep, file.bytes)
        warnings = picture.warnings.map { "\(file.name): \($0)" }
    }
}

extension InputFile {
    /// The picture in a PNG file.
    package func pixels() throws(Failure) -> PixelBuffer {
        try Failure.decoding(name) { () throws(PNGError) in try PNGDecoder.decode(bytes) }
    }
}

extension Failure {
    /// Calls `body`, which reads a PNG file of this name.
    static func decoding<Result>(
        _ name: String, _ body: () throws(PNGError) -> Result
    ) throws(Failure) -> Result {
        do { return try body() } catch { throw Failure(.badData, "\(name): \(error)") }
    }
}

extension PixelBuffer {
    func png(scale: Double = 1) throws(Failure) -> [UInt8] {
        do {
            return try PNGEncoder.encode(self, scale: scale)
        } catch {
            throw Failure(.internal, error.description)
        }
    }
}
