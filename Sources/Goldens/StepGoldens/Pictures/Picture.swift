/// A picture to compare: pixels, or a file of any format that is read.
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

    /// Returns the bytes of the file, or of a PNG file of the pixels.
    func asFile() throws(Failure) -> [UInt8] {
        switch self {
        case .pixels(let pixels, let scale): try pixels.png(scale: scale)
        case .file(let file): file.bytes
        }
    }
}

/// A picture in memory, ready to be compared.
package struct LoadedPicture: Sendable {
    package let name: String
    /// The pixels of a still, or for an animation the picture that viewers without support for it show.
    package let pixels: PixelBuffer
    /// The samples of a still of 16 bits.
    private(set) var deep: [DeepPixel]?
    /// Problems of the file that do not touch its pixels.
    package private(set) var warnings: [String] = []
    /// The PNG file, from which the frames of an animation are read one after the other; nil for a still without one.
    private(set) var file: [UInt8]?
    /// The size of its file in bytes; without a file, that of its pixels.
    let byteCount: Int

    init(_ pixels: PixelBuffer) {
        name = "picture"
        self.pixels = pixels
        byteCount = pixels.pixels.count * 4
    }

    /// - Throws: `badData` when it is not a sound file of a picture.
    package init(_ file: InputFile) throws(Failure) {
        name = file.name
        byteCount = file.bytes.count
        if let pixels = try file.pictureUnlessPNG() {
            self.pixels = pixels
            return
        }
        let picture = try Failure.decoding(file.name) { () throws(PNGError) in
            try PNGDecoder.read(file.bytes, deep: true)
        }
        pixels = picture.pixels
        deep = picture.deep
        self.file = file.bytes
        warnings = picture.warnings.map { "\(file.name): \($0)" }
    }
}

extension Failure {
    /// Calls `body`, which reads a PNG file; an error begins with the file's name.
    static func decoding<Result>(_ name: String, _ body: () throws(PNGError) -> Result) throws(Failure) -> Result {
        do { return try body() } catch { throw Failure(.badData, "\(name): \(error)") }
    }
}

extension PixelBuffer {
    func png(scale: Double = 1) throws(Failure) -> [UInt8] {
        do {
            return try PNGEncoder.encode(self, scale: scale)
        } catch { throw Failure(.internal, error.description) }
    }
}
